import { at, type Seat } from '@conclave/kernel';
import { newAct } from './meta-acts.ts';
import type { Callable } from './meta-register.ts';
import {
  type Act,
  booksOf,
  changedAct,
  type Fate,
  type HiddenBooks,
  type Sin,
  type What,
  withFate,
} from './meta-state.ts';
import type { State } from './state.ts';

/** MC-26.6.3, MC-26.20  The record of sins, which nobody sees. */

export const hiddenBooks = ({ hidden }: State): HiddenBooks => {
  if (hidden.books === undefined) throw new Error('this table plays in enforced mode');
  return hidden.books;
};

const isSame = (sin: Sin, act: Act, entry: Callable): boolean => sin.act === act.id && sin.entry === entry;

/** MC-26.2.4, MC-26.24 e  One duty, one sin: late and still missing at the end is no second one. Under the table's books there is none. */
export const commit = (state: State, act: Act, entry: Callable): void => {
  if (act.kept) return;
  const books = hiddenBooks(state);
  if (books.sins.some(sin => isSame(sin, act, entry) && sin.fate !== 'covered')) return;
  const { seat, petty, turn } = act;
  const { round } = state.table;
  const step = booksOf(state.table).hands + 1; // the step under way
  const sin: Sin = { act: act.id, seat, entry, petty, round, turn, step, fate: 'open', answered: false };
  books.sins = [...books.sins, sin];
};

/** A sin that stands alone: a bid, a card, sleep, an attempt out of turn, a step taken back. */
export const commitAlone = (state: State, seat: Seat, what: What, entry: Callable, facts?: Partial<Act>): Act => {
  const act = keepHidden(state, seat, what, facts);
  commit(state, act, entry);
  return act;
};

/** An act that only the hidden books know. */
export const keepHidden = (state: State, seat: Seat, what: What, facts?: Partial<Act>): Act => {
  const books = hiddenBooks(state);
  books.lastAct -= 1; // numbers of their own, so that nobody can count them
  const act = newAct(state.table, books.lastAct, seat, what, facts);
  books.acts = [...books.acts, act];
  return act;
};

export const changeHidden = (state: State, id: number, changes: Partial<Act>): void => {
  const books = hiddenBooks(state);
  books.acts = books.acts.map(act => (act.id === id ? changedAct(act, changes) : act));
};

/** MC-26.12  The latest matching sin that was not yet called and is still in its window. */
export const latestOpen = (state: State, seat: Seat, entry: Callable): Sin | undefined =>
  hiddenBooks(state).sins.findLast(sin => sin.seat === seat && sin.entry === entry && sin.fate === 'open');

export const decideFate = (state: State, fits: (sin: Sin) => boolean, fate: Fate): void => {
  const books = hiddenBooks(state);
  if (!books.sins.some(sin => sin.fate === 'open' && fits(sin))) return;
  books.sins = books.sins.map(sin => (sin.fate === 'open' && fits(sin) ? withFate(sin, fate) : sin));
};

/** MC-26.34  Closes what declared ends have marked: what nobody called up to there stays unpunished (MC-26.3.3). */
export const closeMarked = (state: State): void => {
  const books = hiddenBooks(state);
  const { marked } = booksOf(state.table);
  const isClosed = ({ seat, turn }: Sin | Act): boolean => turn <= at(marked, seat);
  decideFate(state, isClosed, 'expired');
  if (books.acts.some(isClosed)) books.acts = books.acts.filter(act => !isClosed(act));
  books.closed = marked;
};

/** MC-26.3.2, MC-26.34  A last call closes everything; the sins of the round that nobody called are kept for the end (MC-26.6.3). */
export const closeAll = (state: State): void => {
  const books = hiddenBooks(state);
  decideFate(state, () => true, 'expired');
  books.uncalled = [...books.uncalled, ...books.sins.filter(({ fate }) => fate === 'expired')];
  books.sins = [];
  books.acts = [];
  books.closed = books.closed.map(() => -1);
};

export const isWindowClosed = (state: State, seat: Seat): boolean => at(hiddenBooks(state).closed, seat) >= 0;
