import { at, type Chance, type Seat, type State as StateOf, type Stream } from '@conclave/kernel';
import type { Budget, Findings, Outlook } from '@conclave/search';
import type { Dogma, Move } from '../rules/index.ts';

type State = StateOf<Dogma>;

interface Tally {
  readonly move: Move;
  readonly prior: number;
  visits: number;
  total: number;
}

const STEP = 32;
/** When this much of the budget is used, the worst half of what is left is given up. */
const CUTS = [0.15, 0.35, 0.6] as const;

/** What was promised and what was found: the promise counts as so many playouts. */
export const blended = (prior: number, visits: number, total: number, priorVisits: number): number =>
  (prior * priorVisits + total) / (priorVisits + visits);

export interface Race {
  readonly moves: readonly Move[];
  /** What each is expected to be worth before any playout, from 0 to 1. */
  readonly priors: readonly number[];
  readonly priorVisits: number;
  world(): State;
  /** What this move brought in this world, from 0 to 1; the world is left as it was. */
  play(world: State, move: Move): number;
}

/**
 * All choices are played out in the same imagined worlds, so that what differs is the choice and not the deal. Who falls behind is given up by
 * and by, and the rest is looked at more often.
 */
export function* playOut(
  race: Race,
  { iterations, milliseconds, now, signal }: Budget,
): Generator<number, Findings<Move>, void> {
  if (iterations === undefined && (milliseconds === undefined || now === undefined))
    throw new Error('playouts need a number of iterations, or milliseconds and a clock');
  const start = now?.() ?? 0;
  const all: Tally[] = race.moves.map((move, index) => ({
    move,
    prior: race.priors[index] ?? 0.5,
    visits: 0,
    total: 0,
  }));
  let running = all;
  let done = 0;
  let cuts = 0;
  let root = race.world();
  let next = 0;
  const byTime = (): number => (milliseconds === undefined || now === undefined ? 0 : (now() - start) / milliseconds);
  const isOver = (): boolean => (iterations !== undefined && done >= iterations) || (done > 0 && byTime() >= 1);
  for (let share = 0; share < 1; ) {
    for (let step = 0; step < STEP && !isOver(); step += 1) {
      if (next === running.length) {
        next = 0;
        root = race.world();
      }
      const tally = at(running, next);
      next += 1;
      tally.total += race.play(root, tally.move);
      tally.visits += 1;
      done += 1;
    }
    const byCount = iterations === undefined ? 0 : done / iterations;
    share = signal?.aborted === true ? 1 : Math.max(byCount, byTime());
    if (cuts < CUTS.length && share >= at(CUTS, cuts)) {
      cuts += 1;
      running = betterHalf(running, race.priorVisits);
      next = running.length;
    }
    yield Math.min(1, share);
  }
  const moves = all
    .filter(({ visits }) => visits > 0)
    .map(({ move, visits, total }) => ({ move, visits, mean: total / visits }))
    .sort((one, other) => other.visits - one.visits || other.mean - one.mean);
  return { moves, iterations: done };
}

const betterHalf = (running: readonly Tally[], priorVisits: number): Tally[] =>
  running
    .toSorted(
      (one, other) =>
        blended(other.prior, other.visits, other.total, priorVisits) -
        blended(one.prior, one.visits, one.total, priorVisits),
    )
    .slice(0, Math.max(2, Math.ceil(running.length / 2)));

/** The move, and then everybody by the policy. */
export const playOne = (
  outlook: Outlook<Dogma>,
  state: State,
  seat: Seat,
  first: Move,
  stream: Stream & Chance,
): number => {
  const { rules } = outlook;
  rules.apply(state, seat, first, stream);
  for (let plies = 1; ; plies += 1) {
    const values = outlook.values(state, plies);
    if (values !== undefined) return at(values, seat);
    const mover = at(rules.toAct(state.table), 0);
    rules.apply(state, mover, outlook.policy(state, mover, stream), stream);
  }
};
