import { at, pick, type Stream } from '@conclave/kernel';

/** What is kept of one choice among several that are made in secret at the same time as those of others. */
export interface Mixed {
  readonly visits: number;
  readonly total: number;
  /** How much better it would have done than what was played, summed up. */
  regret: number;
  /** How often it should have been played, summed up: the average of these is the mixture that is looked for. */
  share: number;
}

/** So often any choice is tried, in a hundred. */
const CURIOSITY = 15;
/** A choice that was seldom tried counts as average for so many games. */
const DOUBT = 2;
const FINE = 1 << 20;

/** Each is tried once before any is chosen twice. */
const untriedOf = <Choice extends Mixed>(choices: readonly Choice[], stream: Stream): Choice | undefined => {
  let found: Choice | undefined;
  let untried = 0;
  for (const choice of choices) {
    if (choice.visits > 0) continue;
    untried += 1;
    if (stream.below(untried) === 0) found = choice;
  }
  return found;
};

const averageOf = (choices: readonly Mixed[]): number => {
  let visits = 0;
  let total = 0;
  for (const choice of choices) {
    visits += choice.visits;
    total += choice.total;
  }
  return total / visits;
};

/**
 * Regret matching (with regrets that never fall below zero): each choice is played in proportion to how much it was missed so far. In
 * self-play the average of these mixtures approaches one that nobody can take advantage of, where the best single move could be answered.
 */
export const mix = <Choice extends Mixed>(choices: readonly Choice[], stream: Stream): Choice => {
  const untried = untriedOf(choices, stream);
  if (untried !== undefined) return untried;
  let regrets = 0;
  for (const { regret } of choices) regrets += regret;
  const chosen = draw(choices, regrets, stream);
  learn(choices, regrets);
  return chosen;
};

const shareOf = ({ regret }: Mixed, regrets: number, choices: number): number =>
  regrets > 0 ? regret / regrets : 1 / choices;

const draw = <Choice extends Mixed>(choices: readonly Choice[], regrets: number, stream: Stream): Choice => {
  if (regrets <= 0 || stream.below(100) < CURIOSITY) return pick(choices, stream);
  let left = (stream.below(FINE) / FINE) * regrets;
  for (const choice of choices) {
    left -= choice.regret;
    if (left < 0) return choice;
  }
  return at(choices, choices.length - 1);
};

const learn = (choices: readonly Mixed[], regrets: number): void => {
  const average = averageOf(choices);
  const meanOf = ({ total, visits }: Mixed): number => (total + DOUBT * average) / (visits + DOUBT);
  let expected = 0;
  for (const choice of choices) expected += shareOf(choice, regrets, choices.length) * meanOf(choice);
  for (const choice of choices) {
    choice.share += shareOf(choice, regrets, choices.length);
    choice.regret = Math.max(0, choice.regret + meanOf(choice) - expected);
  }
};
