import type { Emit, Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import { actOf, changeAct, missingNotches, missingStones } from './meta-acts.ts';
import { isPreliminaryOpen, putMissing, tablePutsStone, turnMissing } from './meta-duties.ts';
import { hideActs } from './meta-hiding.ts';
import { clearUnused } from './meta-house.ts';
import { commit } from './meta-sins.ts';
import { type Act, booksOf } from './meta-state.ts';
import { isByHand, type State, type Table } from './state.ts';

/** MC-26.24  A declared end: what was begun is owed, what was left out is a sin now, what was never begun never happened. */

/** MC-26.24 c  Begun but nothing taken: nothing more is owed. One good of two: an ordinary purchase. */
const isNothingTaken = ({ what, taken }: Act): boolean =>
  taken === 0 && what !== 'visit' && what !== 'travel' && what !== 'preliminary';

const forgive = (table: Table, act: Act): void => {
  if (isNothingTaken(act)) changeAct(table, act.id, { price: act.paid, notches: act.turned, stones: act.put });
  else if (act.what === 'greedy' && act.taken === 1) changeAct(table, act.id, { stones: act.put });
};

/** MC-26.2.4  Omission sins; what an entry that is off asks for is done at the latest now (MC-26.24 d). */
const bookOmissions = (state: State, id: number, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = actOf(table, id);
  if (act === undefined) return;
  if (isPreliminaryOpen(act)) commit(state, act, 'S8');
  if (act.what === 'preliminary') return;
  if (missingNotches(act) > 0 && isByHand(table, 'S3') && !act.kept) commit(state, act, 'S3');
  else if (missingNotches(act) > 0) turnMissing(state, act, emit);
  const stands = actOf(table, id);
  if (stands !== undefined && missingStones(stands) > 0 && tablePutsStone(state, id, true))
    putMissing(state, stands, emit);
};

/** The acts of a step that ends. Frames of stones that run out come on top of what follows. */
export const closeBooks = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const { table } = state;
  const books = booksOf(table);
  if (books.acts.length > 0) books.acts = books.acts.filter(act => act.begun || act.what === 'preliminary');
  for (const act of books.acts) {
    forgive(table, act);
    clearUnused(state, act);
  }
  for (const { id } of books.acts) bookOmissions(state, id, emit);
  hideActs(state, seat);
};
