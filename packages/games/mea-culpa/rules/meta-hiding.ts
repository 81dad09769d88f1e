import { at, type Seat } from '@conclave/kernel';
import { hiddenBooks } from './meta-sins.ts';
import { booksOf } from './meta-state.ts';
import type { State, Table } from './state.ts';

/** MC-26.20  Ended acts go into the hidden books, with what was dropped unshown. */
export const hideActs = (state: State, seat: Seat): void => {
  const books = booksOf(state.table);
  const own = at(state.secrets, seat);
  const drops = own.drops ?? [];
  const named = books.acts.map(act => ({
    ...act,
    items: drops.filter(drop => drop.act === act.id && !drop.shown).map(({ item }) => item),
  }));
  const hidden = hiddenBooks(state);
  hidden.acts = [...hidden.acts, ...named];
  delete own.drops;
  books.acts = [];
  books.steps = [];
  books.reminded = [];
  books.asked = false;
  books.awake = false;
};

/** MC-26.30  A lock ends with the next declared end, "done" or reveal. */
export const endLocks = (table: Table): void => {
  booksOf(table).locked = 0;
};
