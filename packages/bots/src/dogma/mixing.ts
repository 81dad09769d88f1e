import type { Move } from '@conclave/dogma';
import type { Stream } from '@conclave/kernel';
import type { Why } from '../bot.ts';

/** A move, what it promises in cards got rid of, and why. */
export interface Prospect {
  readonly move: Move;
  readonly value: number;
  readonly why: Why;
}

const FINE = 1 << 16;

/**
 * A mixed strategy: the better a move, the more often it is chosen, and moves of equal promise equally often. Who always did the same in the
 * same place could be read.
 */
export const drawProspect = (prospects: readonly Prospect[], temperature: number, stream: Stream): Prospect => {
  const best = Math.max(...prospects.map(({ value }) => value));
  const weights = prospects.map(({ value }) => Math.exp((value - best) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (stream.below(FINE) / FINE) * sum;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return prospects[index] as Prospect;
  }
  return prospects[prospects.length - 1] as Prospect;
};
