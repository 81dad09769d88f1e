import { at, type BySeat, type Chance, type GameTypes, type Seat, type State, type Stream } from '@conclave/kernel';
import type { Budget } from '../bot/bot.ts';
import type { Outlook } from './outlook.ts';
import type { Findings } from './search.ts';

/** Every line of play to the end, each seat choosing what is best for itself (max^n). Only where few moves are left. */
const solve = <Game extends GameTypes>(
  outlook: Outlook<Game>,
  state: State<Game>,
  stream: Stream & Chance,
  plies: number,
): BySeat<number> => {
  const values = outlook.values(state, plies);
  if (values !== undefined) return values;
  const seat = at(outlook.rules.toAct(state.table), 0);
  const moves = outlook.candidates(state, seat, stream, false) ?? [outlook.policy(state, seat, stream)];
  let best: BySeat<number> | undefined;
  for (const move of moves) {
    const next = moves.length === 1 ? state : outlook.rules.clone(state);
    outlook.rules.apply(next, seat, move, stream);
    const found = solve(outlook, next, stream, plies + 1);
    if (best === undefined || at(found, seat) > at(best, seat)) best = found;
  }
  if (best === undefined) throw new Error('a seat that is to act has no move');
  return best;
};

/** A world solved to the end is worth so many iterations of the search. */
const WORTH = 4;

/** Solves one imagined world after another and adds up what each move is worth in them. */
export function* exactSearch<Game extends GameTypes>(
  outlook: Outlook<Game>,
  seat: Seat,
  world: () => State<Game>,
  stream: Stream & Chance,
  { iterations, milliseconds, now, signal }: Budget,
): Generator<number, Findings<Game['move']>, void> {
  const start = now?.() ?? 0;
  const sums = new Map<string, { readonly move: Game['move']; total: number }>();
  let worlds = 0;
  for (let share = 0; share < 1; ) {
    const root = world();
    outlook.prepare?.(root);
    for (const move of outlook.candidates(root, seat, stream, true) ?? []) {
      const next = outlook.rules.clone(root);
      outlook.rules.apply(next, seat, move, stream);
      const key = outlook.keyOf(move, root, seat);
      const sum = sums.get(key) ?? { move, total: 0 };
      sum.total += at(solve(outlook, next, stream, 1), seat);
      sums.set(key, sum);
    }
    worlds += 1;
    const byCount = iterations === undefined ? 0 : (worlds * WORTH) / iterations;
    const byTime = milliseconds === undefined || now === undefined ? 0 : (now() - start) / milliseconds;
    share = signal?.aborted === true ? 1 : Math.max(byCount, byTime);
    yield Math.min(1, share);
  }
  const moves = [...sums.values()]
    .map(({ move, total }) => ({ move, visits: worlds, mean: total / worlds }))
    .sort((one, other) => other.mean - one.mean);
  return { moves, iterations: worlds };
}
