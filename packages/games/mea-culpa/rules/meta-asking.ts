import type { Emit, Refusal, Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import { runningStep } from './meta-acts.ts';
import { commitAlone, hiddenBooks } from './meta-sins.ts';
import { booksOf } from './meta-state.ts';
import { REFUSED } from './refusals.ts';
import { top } from './stack.ts';
import { isByHand, type State, type Table } from './state.ts';

/** MC-26.5 S12  "Next player, please!" The delay before it (`askDelay`) is kept by whoever has a clock (MC-26.11). */

const isWaiting = (table: Table): boolean => top(table) === runningStep(table);

/** Any other seat, before the first sign of life, once per turn. */
export const refuseAsk = (table: Table, seat: Seat): Refusal | undefined => {
  const frame = top(table);
  if (frame.at === 'lastCall') return REFUSED.lastCall;
  if (!isWaiting(table)) return REFUSED.notNow;
  const { awake, asked } = booksOf(table);
  return !isByHand(table, 'S12') || frame.seat === seat || awake || asked ? REFUSED.cannotAsk : undefined;
};

export const ask = ({ table }: State, seat: Seat, emit?: Emit<Event>): void => {
  const of = runningStep(table)?.seat ?? seat;
  booksOf(table).asked = true;
  emit?.('all', { type: 'nextPlayerAsked', seat, of, rule: 'MC-25.3' });
};

/** The running player, before his first sign of life. */
export const refuseHere = (table: Table, seat: Seat): Refusal | undefined => {
  const frame = top(table);
  if (frame.at === 'lastCall') return REFUSED.lastCall;
  return isWaiting(table) && frame.seat === seat && !booksOf(table).awake ? undefined : REFUSED.notNow;
};

export const sayHere = ({ table }: State, seat: Seat, emit?: Emit<Event>): void => {
  const books = booksOf(table);
  books.awake = true;
  books.asked = false;
  emit?.('all', { type: 'here', seat, rule: 'MC-26.31' });
};

const hasAlready = (state: State, seat: Seat, entry: 'S12' | 'S13'): boolean => {
  const { turn } = booksOf(state.table);
  return hiddenBooks(state).sins.some(sin => sin.seat === seat && sin.entry === entry && sin.turn === turn);
};

/** MC-26.5 S12, MC-26.15  Nobody answered in time: at most once per player and turn. Told to nobody (MC-26.33). */
export const fallAsleep = (state: State): void => {
  const step = runningStep(state.table);
  if (step === undefined || hasAlready(state, step.seat, 'S12')) return;
  commitAlone(state, step.seat, 'asleep', 'S12');
};

/** MC-26.24 i, MC-26.15  A step out of turn is void, recorded and told; a sin at most once per player and turn. */
export const reach = (state: State, seat: Seat, where: 'market' | 'card' | 'turn', emit?: Emit<Event>): void => {
  emit?.('all', { type: 'reached', seat, where, rule: 'MC-26.24' });
  if (!hasAlready(state, seat, 'S13')) commitAlone(state, seat, 'outOfTurn', 'S13');
};
