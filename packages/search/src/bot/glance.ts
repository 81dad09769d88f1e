import { type GameTypes, type Stream, same } from '@conclave/kernel';
import type { Bot, Budget, Considered, Decision } from './bot.ts';
import { drawByLoss } from './taste.ts';

/** A quick look: so many imagined games on every device, and how readily something less good is taken (in values from 0 to 1). */
export interface Glance {
  readonly iterations: number;
  readonly taste?: number;
}

/** A choice that was looked at seldom counts as average for so many games. */
const DOUBT = 2;

const worthIn = (considered: readonly Considered<unknown>[]): ((choice: Considered<unknown>) => number) => {
  const games = considered.reduce((sum, each) => sum + each.visits, 0);
  const total = considered.reduce((sum, each) => sum + each.visits * each.mean, 0);
  return ({ visits, mean }) => (visits * mean + (DOUBT * total) / games) / (visits + DOUBT);
};

/** Mixtures are drawn already, and who looked at nothing has nothing else to take. */
const erring = <Game extends GameTypes>(decision: Decision<Game>, taste: number, stream: Stream): Decision<Game> => {
  const seen = (decision.considered ?? []).filter(({ visits }) => visits > 0);
  if (seen.length < 2 || seen.some(({ share }) => share !== undefined)) return decision;
  const { move } = drawByLoss(seen, worthIn(seen), taste, stream);
  if (same(move, decision.move)) return decision;
  return { ...decision, move, why: { reason: 'goodEnough', facts: { choices: seen.length } } };
};

/** A searching bot that looks only so far: as strong on a phone as anywhere, and it answers at once. */
export const atAGlance = <Game extends GameTypes>(bot: Bot<Game>, { iterations, taste }: Glance): Bot<Game> => ({
  *think(situation, stream, { signal, iterations: most = iterations }: Budget) {
    const budget = { iterations: Math.min(iterations, most), ...(signal === undefined ? {} : { signal }) };
    const decision = yield* bot.think(situation, stream, budget);
    return taste === undefined ? decision : erring(decision, taste, stream);
  },
});
