import type { Seat } from '@conclave/kernel';
import type { Table } from './state.ts';

/** One seat at a time; nobody when the game is over. */
const SEATS_ALONE = [[0], [1], [2], [3], [4]] as const;
const NOBODY: readonly Seat[] = [];
export const toAct = ({ phase, turn }: Table): readonly Seat[] =>
  phase === 'over' ? NOBODY : (SEATS_ALONE[turn] ?? NOBODY);
