import type { Chance, GameTypes, Seat, State, Stream } from '@conclave/kernel';
import type { Budget, Considered } from '../bot/bot.ts';
import type { Outlook } from './outlook.ts';
import { type SearchStyle, Walk } from './walk.ts';

export type { SearchStyle } from './walk.ts';

export interface Findings<Move> {
  /** Most visited first. */
  readonly moves: readonly Considered<Move>[];
  readonly iterations: number;
}

/** It pauses after so many iterations, and looks at the clock after so many. */
const STEP = 32;
const LOOK = 4;

/**
 * Information-set Monte Carlo tree search (multiple observers): every iteration imagines a world that fits what the seat knows, walks down
 * the trees by what each seat can tell apart, adds a branch, plays on by the policy, and books each seat's own value for its own moves.
 * Several seats that decide in secret at the same time choose one after another, each in its own tree, where the others' choices look alike.
 */
export function* search<Game extends GameTypes>(
  outlook: Outlook<Game>,
  seat: Seat,
  world: () => State<Game>,
  stream: Stream & Chance,
  budget: Budget,
  style: SearchStyle,
): Generator<number, Findings<Game['move']>, void> {
  const walk = new Walk(outlook, seat, stream, style);
  const used = spent(budget);
  const most = budget.iterations;
  let iterations = 0;
  for (let share = 0; share < 1; ) {
    do {
      walk.iterate(world());
      iterations += 1;
    } while (iterations % STEP !== 0 && (iterations % LOOK !== 0 || used(iterations) < 1) && iterations !== most);
    share = budget.signal?.aborted === true ? 1 : used(iterations);
    yield Math.min(1, share);
  }
  return { moves: walk.considered(), iterations };
}

/** How much of the budget is used after so many iterations. */
const spent = ({ iterations, milliseconds, now }: Budget): ((done: number) => number) => {
  if (iterations === undefined && (milliseconds === undefined || now === undefined))
    throw new Error('a search needs a number of iterations, or milliseconds and a clock');
  const start = now?.() ?? 0;
  return done => {
    const byCount = iterations === undefined ? 0 : done / iterations;
    const byTime = milliseconds === undefined || now === undefined ? 0 : (now() - start) / milliseconds;
    return Math.max(byCount, byTime);
  };
};
