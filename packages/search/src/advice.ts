import { type AnyGame, same } from '@conclave/kernel';
import type { Considered, Decision, Why } from './bot/bot.ts';

type Move = AnyGame['move'];

/** How far a move is behind the best one, from what the imagined games brought. */
export const DISTANCES = ['even', 'close', 'behind', 'far'] as const;
export type Distance = (typeof DISTANCES)[number];

export interface Alternative {
  readonly move: Move;
  readonly distance: Distance;
  /** In hundredths of the way from the worst to the best result. */
  readonly hundredths: number;
  /** What speaks for it at first sight, where somebody would have made it. */
  readonly why?: Why;
}

/** What a master would do in this seat, why, and the two best other moves. */
export interface Advice {
  readonly move: Move;
  readonly why: Why;
  readonly worlds: number;
  readonly others: readonly Alternative[];
}

const LIMITS = { even: 0.01, close: 0.04, behind: 0.1 } as const;

export const distanceOf = (behind: number): Distance => {
  if (behind < LIMITS.even) return 'even';
  if (behind < LIMITS.close) return 'close';
  return behind < LIMITS.behind ? 'behind' : 'far';
};

/** A move that was hardly looked at has no value to speak of. */
const FEWEST_VISITS = 3;

export const alternatives = (move: Move, considered: readonly Considered<Move>[]): readonly Alternative[] => {
  const best = considered.find(other => same(other.move, move))?.mean;
  const others = considered.filter(other => !same(other.move, move) && other.visits >= FEWEST_VISITS);
  if (best === undefined) return [];
  return others
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, 2)
    .map(other => {
      const behind = Math.max(0, best - other.mean);
      return { move: other.move, distance: distanceOf(behind), hundredths: Math.round(behind * 100) };
    });
};

/** What the search found is told in either case. */
const foundAsWell = (why: Why, { found }: Why): Why => (found === undefined ? why : { ...why, found });

/** The master decides; where the quick bot would do the same, its plain reason is the better sentence. */
export const adviceFrom = (master: Decision<AnyGame>, quick: Decision<AnyGame>): Advice => ({
  move: master.move,
  why: same(quick.move, master.move) ? foundAsWell(quick.why, master.why) : master.why,
  worlds: master.iterations,
  others: alternatives(master.move, master.considered ?? []).map(other =>
    same(quick.move, other.move) ? { ...other, why: quick.why } : other,
  ),
});
