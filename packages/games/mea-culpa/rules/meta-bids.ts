import { allSeats, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { CHARACTER, CHARACTERS, type Character, NOBODY } from './components.ts';
import type { Event } from './events.ts';
import { hasOldCard, holdsPettySinner } from './meta-duties.ts';
import { endLocks } from './meta-hiding.ts';
import type { HandMoveOf } from './meta-moves.ts';
import { changeHidden, commitAlone, decideFate, hiddenBooks, isWindowClosed } from './meta-sins.ts';
import { besides, booksOf } from './meta-state.ts';
import { REFUSED } from './refusals.ts';
import { gainTaler } from './screens.ts';
import { top } from './stack.ts';
import { isByHand, type State, type Table } from './state.ts';

/** MC-26.16, MC-26.25  Bid taler beside the posts, and the cards of last round. */

const setBeside = (table: Table, seat: Seat, taler: number): void => {
  const books = booksOf(table);
  books.beside = books.beside.map((before, other) => (other === seat ? taler : before));
};

/** MC-26.16  The taler of all bids lie beside the posts until they are settled. */
export const layBeside = (state: State): void => {
  for (const [seat, { taler }] of state.table.bids.entries()) {
    gainTaler(state, seat, -taler);
    setBeside(state.table, seat, taler);
  }
};

/** MC-26.24 g  By anyone for himself, at any time between the reveal and the last call. */
export const refuseSettle = (table: Table, seat: Seat): Refusal | undefined => {
  if (top(table).at === 'lastCall') return REFUSED.lastCall;
  return besides(table, seat) > 0 ? undefined : REFUSED.notOwed;
};

/** MC-7.5  To the bank, or behind the screen of the one who keeps them. */
export const settleBid = (state: State, seat: Seat, madeUp: boolean, emit?: Emit<Event>): void => {
  const { table } = state;
  const taler = besides(table, seat);
  if (taler === 0) return;
  setBeside(table, seat, 0);
  const to = seat === table.keeper ? 'screen' : 'bank';
  if (to === 'screen') gainTaler(state, seat, taler);
  emit?.('all', { type: 'bidSettled', seat, taler, to, madeUp, rule: 'MC-7.5' });
};

/**
 * MC-26.5 S2, MC-26.8  A card is taken before the bid is settled. With the Petty Sinner's own card that is no sin, only a duty he can be
 * reminded of; with two players it becomes one when he takes his other card (MC-26.24 h).
 */
export const noticeUnsettledBid = (state: State, seat: Seat, character: Character): void => {
  if (!isByHand(state.table, 'S2') || besides(state.table, seat) === 0) return;
  const petty = character === 'pettySinner';
  const known = hiddenBooks(state).sins.find(sin => sin.seat === seat && sin.entry === 'S2' && sin.fate !== 'covered');
  if (known !== undefined && (petty || !known.petty)) return;
  decideFate(state, sin => sin === known, 'covered');
  commitAlone(state, seat, 'bid', 'S2', { petty });
};

/** MC-26.3.3, MC-26.16  What was not settled returns when the window of the choice phase is closed. */
export const returnBids = (state: State, all: boolean, emit?: Emit<Event>): void => {
  const { table } = state;
  for (let seat = 0; seat < table.seats; seat += 1) {
    const taler = besides(table, seat);
    if (taler === 0 || !(all || isWindowClosed(state, seat))) continue;
    setBeside(table, seat, 0);
    gainTaler(state, seat, taler);
    emit?.('all', { type: 'bidReturned', seat, taler, rule: 'MC-26.16' });
  }
};

/** MC-26.31  From preparation to the reveal. */
export const refusePutBack = (table: Table, seat: Seat, { character }: HandMoveOf<'putBack'>): Refusal | undefined => {
  if (top(table).at === 'lastCall') return REFUSED.lastCall;
  return hasOldCard(table, seat) && table.characters[CHARACTER[character]] === seat ? undefined : REFUSED.notOwed;
};

export const putBack = ({ table }: State, seat: Seat, character: Character, emit?: Emit<Event>): void => {
  table.characters[CHARACTER[character]] = NOBODY;
  emit?.('all', { type: 'cardPutBack', seat, character, rule: 'MC-26.5' });
};

export const putAllBack = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  for (const character of CHARACTERS)
    if (state.table.characters[CHARACTER[character]] === seat) putBack(state, seat, character, emit);
};

/** MC-26.25, D-73  Cards still lying about at the reveal are put back without a word. The Petty Sinner's card never makes S7 (MC-26.8). */
const noticeCards = (state: State): void => {
  const { table } = state;
  for (const seat of allSeats(table.seats)) {
    const cards = CHARACTERS.filter(character => table.characters[CHARACTER[character]] === seat);
    const isExcused = table.seats > 2 ? holdsPettySinner(table, seat) : cards.every(card => card === 'pettySinner');
    if (cards.length > 0 && !isExcused) commitAlone(state, seat, 'card', 'S7', { petty: false });
  }
  table.characters.fill(NOBODY);
};

/** MC-26.24 d  What the reveal does in manual mode; with S2 off the bids are settled at once, as in enforced mode. */
export const revealByHand = (state: State): void => {
  endLocks(state.table);
  noticeCards(state);
};

/** MC-26.30 d  So that a second reminder is dropped. */
export const remindedOf = (state: State, seat: Seat, what: 'bid' | 'card', entry: 'S2' | 'S7'): void => {
  const act = hiddenBooks(state).acts.find(act => act.seat === seat && act.what === what);
  if (act !== undefined) changeHidden(state, act.id, { reminded: [entry] });
};
