import { at, type Seat } from '@conclave/kernel';
import { activeCount, type Counts, nextPlayer } from '../rules/index.ts';
import { burdenOf, type DoubtLean, doubtLean } from './belief.ts';
import { claimable, visits } from './hand-worth.ts';
import type { Insight } from './insight.ts';
import type { Temper } from './temper.ts';

/** All that the choices of one decision have in common, worked out once. */
export interface Scene {
  readonly insight: Insight;
  readonly temper: Temper;
  readonly hand: Readonly<Counts>;
  readonly size: number;
  readonly virtue: readonly boolean[];
  /** A card that must be lied away, and the whole hand, in visits (hand-worth.ts). */
  readonly burden: number;
  readonly now: number;
  /** What the delay of one rival is worth. */
  readonly rival: number;
  readonly next: Seat;
  readonly nextSize: number;
  readonly lean: DoubtLean;
}

export const sceneOf = (insight: Insight, tempers: readonly Temper[]): Scene => {
  const { table, own, seat } = insight;
  const active = activeCount(table);
  const temper = at(tempers, active);
  const virtue = claimable(table.altar);
  const next = nextPlayer(table, seat);
  const burden = burdenOf(insight, next, temper);
  return {
    insight,
    temper,
    hand: own.hand,
    size: at(table.handSizes, seat),
    virtue,
    burden,
    now: visits(own.hand, virtue, burden, temper),
    rival: temper.rival / Math.max(1, active - 1),
    next,
    nextSize: at(table.handSizes, next),
    lean: doubtLean(insight, next, active),
  };
};
