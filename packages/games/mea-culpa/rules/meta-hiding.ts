import { at, type Seat } from '@conclave/kernel';
import { hiddenBooks } from './meta-sins.ts';
import { type Act, booksOf, changedAct } from './meta-state.ts';
import type { Drop, State, Table } from './state.ts';

const NONE: readonly never[] = [];

const withItems = (act: Act, drops: readonly Drop[] = NONE): Act => {
  const items = drops.filter(drop => drop.act === act.id && !drop.shown).map(({ item }) => item);
  return items.length === 0 ? act : changedAct(act, { items });
};

/** MC-26.20  Ended acts go into the hidden books, with what was dropped unshown. */
export const hideActs = (state: State, seat: Seat): void => {
  const books = booksOf(state.table);
  const own = at(state.secrets, seat);
  const hidden = hiddenBooks(state);
  if (books.acts.length > 0) hidden.acts = [...hidden.acts, ...books.acts.map(act => withItems(act, own.drops))];
  if (own.drops !== undefined) delete own.drops;
  books.acts = NONE;
  books.steps = NONE;
  books.reminded = NONE;
  books.asked = false;
  books.awake = false;
};

/** MC-26.30  A lock ends with the next declared end, "done" or reveal. */
export const endLocks = (table: Table): void => {
  booksOf(table).locked = 0;
};
