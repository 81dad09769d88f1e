import { type Chance, leftNeighbour, type Seat } from '@conclave/kernel';
import type { Bid, Emit, Options, State, Table } from './state.ts';

/** BB-1  Cards of a hand. */
const HAND = 6;
export const PRIZES: readonly number[] = [1, 2, 3, 4, 5, 6]; // BB-2

/** BB-1  1 to six times the number of players. */
export const cardsOf = (seats: number): readonly number[] =>
  Array.from({ length: seats * HAND }, (_, index) => index + 1);

export const isOver = ({ round, options }: Table): boolean => round > options.rounds;

/** BB-2  The next prize is turned up. */
const turnUpPrize = ({ table, hidden }: State, emit?: Emit): void => {
  table.round += 1;
  table.prize = isOver(table) ? 0 : (hidden.prizes.pop() ?? 0);
  if (!isOver(table)) emit?.('all', { type: 'roundStarted', round: table.round, prize: table.prize });
};

/** BB-1, BB-2 */
export const setup = (options: Options, seats: number, chance: Chance, emit?: Emit): State => {
  const deck = chance.stream('deal').shuffle([...cardsOf(seats)]);
  const secrets = Array.from({ length: seats }, (_, seat) => ({
    hand: deck.slice(seat * HAND, (seat + 1) * HAND).toSorted((one, other) => one - other),
  }));
  const table = {
    options,
    round: 0,
    prize: 0,
    hasBid: secrets.map(() => false),
    points: secrets.map(() => 0),
  };
  const state = { table, secrets, hidden: { prizes: chance.stream('prizes').shuffle([...PRIZES]) } };
  for (const [seat, { hand }] of secrets.entries()) emit?.(seat, { type: 'dealt', hand: [...hand] });
  turnUpPrize(state, emit);
  return state;
};

/** BB-3  Nobody but the bidder sees the card, or that it was changed. */
export const bid = (state: State, seat: Seat, { card }: Bid, emit?: Emit): void => {
  const { table, secrets } = state;
  const own = secrets[seat];
  if (own === undefined) throw new RangeError(`there is no seat ${seat}`);
  if (table.hasBid[seat] !== true) emit?.('all', { type: 'bidLaid', seat });
  own.bid = card;
  table.hasBid[seat] = true;
  emit?.(seat, { type: 'ownBid', card });
  if (table.hasBid.every(hasBid => hasBid)) reveal(state, emit);
};

/** BB-4 */
const reveal = (state: State, emit?: Emit): void => {
  const { table, secrets } = state;
  const bids = secrets.map(own => own.bid ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  table.points[winner] = (table.points[winner] ?? 0) + table.prize;
  emit?.('all', { type: 'revealed', bids, winner, prize: table.prize });
  for (const own of secrets) {
    own.hand = own.hand.filter(card => card !== own.bid);
    delete own.bid;
  }
  table.hasBid.fill(false);
  turnUpPrize(state, emit);
};

/** BB-3  All who have not bid yet. */
export const toAct = (table: Table): readonly Seat[] =>
  isOver(table) ? [] : table.hasBid.flatMap((hasBid, seat) => (hasBid ? [] : [seat]));

/** BB-5 */
export const places = (table: Table): readonly number[] | undefined =>
  isOver(table) ? table.points.map(mine => 1 + table.points.filter(other => other > mine).length) : undefined;

/** BB-1  Each card once, everywhere. */
export const brokenInvariants = ({ secrets }: State): readonly string[] => {
  const cards = secrets.flatMap(({ hand }) => hand);
  const sizes = secrets.map(({ hand }) => hand.length);
  const uneven = sizes.some((size, seat) => size !== sizes[leftNeighbour(seat, sizes.length)]);
  return [
    ...(new Set(cards).size === cards.length ? [] : ['BB-1: a card is there twice']),
    ...(uneven ? ['BB-4: hands of different sizes'] : []),
  ];
};
