import { at, type Seat } from '@conclave/kernel';
import { COLOUR, type Colour, type Good, STONE, type Stone } from './components.ts';
import { add } from './counts.ts';
import type { State } from './state.ts';

/** MC-2.3  Open transfers behind and from behind the screens. With `openLedger = full` the table keeps the totals too (MC-2.4). */

const LEDGER_GOODS = 1;
const LEDGER_LETTERS = 5;

const note = ({ table: { ledger } }: State, seat: Seat, column: number, number: number): void => {
  const line = ledger[seat];
  if (line !== undefined) add(line, column, number);
};

export const gainTaler = (state: State, seat: Seat, taler: number): void => {
  at(state.secrets, seat).taler += taler;
  note(state, seat, 0, taler);
};

export const gainGood = (state: State, seat: Seat, good: Good, number: number): void => {
  add(at(state.secrets, seat).goods, STONE[good], number);
  note(state, seat, LEDGER_GOODS + STONE[good], number);
};

export const gainLetter = (state: State, seat: Seat, colour: Colour, number: number): void => {
  add(at(state.secrets, seat).letters, COLOUR[colour], number);
  note(state, seat, LEDGER_LETTERS + COLOUR[colour], number);
};

/** MC-9.9  What goes into the bag is not seen again this round. */
export const intoBag = ({ table, hidden }: State, stone: Stone, number: number): void => {
  for (let each = 0; each < number; each += 1) hidden.bag.push(STONE[stone]);
  table.bag += number;
};

/** MC-26.23  What was just put into the bag comes out of it again. */
export const outOfBag = ({ table, hidden }: State, stone: Stone): void => {
  hidden.bag.splice(hidden.bag.lastIndexOf(STONE[stone]), 1);
  table.bag -= 1;
};

/** Goods go from the market behind a screen. */
export const takeGoods = (state: State, seat: Seat, good: Good, number: number): void => {
  add(state.table.market, STONE[good], -number);
  gainGood(state, seat, good, number);
};
