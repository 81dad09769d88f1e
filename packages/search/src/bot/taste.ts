import { at, type Stream } from '@conclave/kernel';
import { exp } from '@conclave/kernel/arithmetic';

/** What is behind by more than so many tastes is a fault that nobody makes: the obvious is always seen. */
const OBVIOUS = 4;
const FINE = 1 << 20;

const bestOf = <Choice>(choices: readonly Choice[], worthOf: (choice: Choice) => number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const choice of choices) best = Math.max(best, worthOf(choice));
  return best;
};

/**
 * Errs as people do: a choice is taken with a chance in proportion to exp(−loss / taste), so that small faults are frequent, large ones seldom,
 * and none are made where one choice is plainly the best. The loss is in whatever the worth is told in, and so is the taste.
 */
export const drawByLoss = <Choice extends object | number>(
  choices: readonly Choice[],
  worthOf: (choice: Choice) => number,
  taste: number,
  stream: Stream,
): Choice => {
  const best = bestOf(choices, worthOf);
  const weights = choices.map(choice => {
    const loss = best - worthOf(choice);
    return loss > OBVIOUS * taste ? 0 : exp(-loss / taste);
  });
  let left = (stream.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at(choices, index);
  }
  return at(choices, Math.max(0, weights.lastIndexOf(Math.max(...weights))));
};
