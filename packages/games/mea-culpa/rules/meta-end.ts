import type { Emit } from '@conclave/kernel';
import type { Event } from './events.ts';
import type { Confession } from './meta-events.ts';
import { hideActs } from './meta-hiding.ts';
import type { Callable } from './meta-register.ts';
import { hiddenBooks } from './meta-sins.ts';
import { booksOf, type Sin } from './meta-state.ts';
import type { Frame } from './stack.ts';
import type { State } from './state.ts';

/** MC-26.14, MC-26.27  What META CULPA adds to the end. */

const CALLED: ReadonlySet<Frame['at']> = new Set(['penance', 'correction', 'restore', 'vote']);

/**
 * MC-26.27, D-75  The second cathedral cuts everything off: open duties that were not late lapse without sin, what was called follows in
 * the last call (MC-26.14), which comes after the evaluation.
 */
export const cutOff = (state: State): readonly Frame[] => {
  const { table } = state;
  const [act] = booksOf(table).acts;
  if (act !== undefined) hideActs(state, act.seat);
  const called = table.stack.filter(({ at }) => CALLED.has(at));
  return [{ at: 'lastCall', final: true, begun: false, said: 0 }, ...called];
};

/** What a Petty Sinner did rather than left out. */
const NOTHING_LEFT_OUT: readonly Callable[] = ['S1', 'S12', 'S13'];

const confession = ({ seat, entry, round, step }: Sin): Confession => ({ seat, entry, round, step });

/** MC-26.6.3, MC-26.33  Every expired sin; apart from them what a Petty Sinner left out unreminded, which was none. */
export const readConfessions = (state: State, emit?: Emit<Event>): void => {
  const { uncalled } = hiddenBooks(state);
  emit?.('all', {
    type: 'confessions',
    sins: uncalled.filter(({ petty }) => !petty).map(confession),
    leftOut: uncalled.filter(({ petty, entry }) => petty && !NOTHING_LEFT_OUT.includes(entry)).map(confession),
    rule: 'MC-26.6.3',
  });
};
