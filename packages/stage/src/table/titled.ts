import type { Seat } from '@conclave/kernel';
import type { TableRun } from './run.svelte.ts';

/** The players of the house have titles; where room is scarce, the name alone must do. The name keeps the space between them. */
export const titled = (run: TableRun, seat: Seat): readonly [title: string, name: string] => {
  const whole = run.names[seat] ?? '';
  const cut = run.sitterAt(seat)?.caught === undefined ? 0 : Math.max(0, whole.indexOf(' '));
  return [whole.slice(0, cut), whole.slice(cut)];
};
