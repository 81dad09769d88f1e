import { at, type Emit, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { LEAST_NOTCHES, MOST_NOTCHES } from './components.ts';
import { bySeat } from './counts.ts';
import type { Event } from './events.ts';
import type { MoveOf } from './moves.ts';
import { always, question } from './question.ts';
import { REFUSED } from './refusals.ts';
import { gainTaler } from './screens.ts';
import { type Frame, replace } from './stack.ts';
import { type Bid, isByHand, NO_BID, type Secrets, type State, type Table } from './state.ts';
import { ranked } from './ties.ts';

/** MC-7.1  The value of a bid. */
export const bidValue = ({ notches, taler }: Bid): number => notches + taler;

export const hasLockedIn = ({ locked }: Table, seat: Seat): boolean => ((locked >> seat) & 1) === 1;

const everyone = ({ seats }: Table): number => (1 << seats) - 1;

/** MC-7.1, MC-7.3  Notches 1 to 6; taler behind the screen only, not those in the chest. */
const refuseBid = (own: Secrets, { notches, taler }: MoveOf<'bid'>): Refusal | undefined => {
  if (notches < LEAST_NOTCHES || notches > MOST_NOTCHES) return REFUSED.notches;
  return taler > own.taler ? REFUSED.bidBeyondTaler : undefined;
};

/** MC-7.2  Lock in a bid, or replace it by another; with the last lock all bids are revealed. Others are not told of a replacement. */
const lockIn = (state: State, seat: Seat, { notches, taler }: MoveOf<'bid'>, emit?: Emit<Event>): void => {
  const { table, secrets } = state;
  const bid = { notches, taler };
  at(secrets, seat).bid = bid;
  emit?.(seat, { type: 'bidSealed', seat, bid, rule: 'MC-7.1' });
  if (!hasLockedIn(table, seat)) {
    table.locked |= 1 << seat;
    emit?.('all', { type: 'bidLocked', seat, rule: 'MC-7.2' });
  }
  if (table.locked === everyone(table)) reveal(state, emit);
};

/** MC-7.4 to MC-7.8  All bids become public at once, the order of choice is fixed, and all are settled (D-19). */
const reveal = (state: State, emit?: Emit<Event>): void => {
  const { table, secrets } = state;
  const bids = secrets.map(own => own.bid);
  for (let seat = 0; seat < table.seats; seat += 1) table.posts[seat] = at(bids, seat).notches; // MC-7.7
  for (const own of secrets) own.bid = NO_BID;
  table.bids = bids;
  table.locked = 0;
  table.keeper = at(ranked(table, table.posts), 0);
  table.order = choiceOrder(table, bids);
  tellBids(table, emit);
  if (table.manual !== undefined) byHand().revealByHand(state);
  if (isByHand(table, 'S2')) byHand().layBeside(state);
  else settle(state);
  replace(table, firstChoice(table));
};

/** MC-26.24 d  With S8 off the preliminary action is asked as in enforced mode. */
const firstChoice = (table: Table): Frame => {
  const seat = at(table.order, 0);
  return isByHand(table, 'S8') ? { at: 'choosing', seat, pick: 0, offices: [] } : { at: 'choose', seat, pick: 0 };
};

const tellBids = (table: Table, emit?: Emit<Event>): void => {
  const { bids, keeper, order } = table;
  const told = { type: 'bidsRevealed', bids, keeper, order, rule: 'MC-7.4' } as const;
  emit?.('all', isByHand(table, 'S2') ? { ...told, beside: true } : told);
};

/** MC-7.8, MC-24.2  Descending bids, ties nearer to Hell first; two players choose twice in turn. */
const choiceOrder = (table: Table, bids: readonly Bid[]): readonly Seat[] => {
  const order = ranked(table, bids.map(bidValue));
  return table.seats === 2 ? [...order, ...order] : order;
};

/** MC-7.5, MC-7.6  Everyone pays his bid taler, except the one who shows the most notches (D-56: also if he bid none). */
const settle = (state: State): void => {
  const { table } = state;
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (seat !== table.keeper) gainTaler(state, seat, -at(table.bids, seat).taler);
  }
};

/** Six posts, and every taler behind the screen or none. */
function* allBids(own: Secrets): Generator<MoveOf<'bid'>> {
  for (let notches = LEAST_NOTCHES; notches <= MOST_NOTCHES; notches += 1) {
    for (let taler = 0; taler <= own.taler; taler += 1) yield { type: 'bid', notches, taler };
  }
}

const anyBid = (own: Secrets, stream: Stream): MoveOf<'bid'> => ({
  type: 'bid',
  notches: LEAST_NOTCHES + stream.below(MOST_NOTCHES),
  taler: stream.below(own.taler + 1),
});

/** Lists of seats exist once: by bits. */
const SEATS_BY_BITS: readonly (readonly Seat[])[] = bySeat(16, bits =>
  [0, 1, 2, 3].filter(seat => ((bits >> seat) & 1) === 1),
);

/** MC-7.1, MC-7.2  All are asked at once; who has locked in may still replace his bid. */
export const bidQuestion = question<'bid', 'bid'>({
  takes: ['bid'],
  asks: table => at(SEATS_BY_BITS, everyone(table) & ~table.locked),
  answers: always(),
  legal: allBids,
  random: (_table, own, _frame, stream) => anyBid(own, stream),
  refuse: (_table, own, _frame, move) => refuseBid(own, move),
  decide: (state, _frame, move, { seat }, emit) => lockIn(state, seat, move, emit),
  timeout: () => ({ type: 'bid', notches: 1, taler: 0 }),
});
