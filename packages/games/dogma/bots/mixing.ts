import { at, type Stream } from '@conclave/kernel';
import { exp } from '@conclave/kernel/arithmetic';
import type { Move } from '../rules/index.ts';
import type { Reason } from './words/en.ts';

/** A move, what it promises in visits saved (hand-worth.ts), and why. */
export interface Prospect {
  readonly move: Move;
  readonly value: number;
  readonly reason: Reason;
  /** The chance it was weighed with: that a claim is doubted, or, for an answer, that the claim is honest. */
  readonly chance: number;
  /** What it saves if all goes well, in visits. */
  readonly gain: number;
}

const FINE = 1 << 16;

/**
 * A mixed strategy: the better a move, the more often it is chosen, and moves of equal promise equally often. Who always did the same in the
 * same place could be read.
 */
export const drawProspect = (prospects: readonly Prospect[], temperature: number, stream: Stream): Prospect => {
  let best = Number.NEGATIVE_INFINITY;
  for (const { value } of prospects) if (value > best) best = value;
  let sum = 0;
  for (const { value } of prospects) sum += exp((value - best) / temperature);
  let left = (stream.below(FINE) / FINE) * sum;
  for (const prospect of prospects) {
    left -= exp((prospect.value - best) / temperature);
    if (left < 0) return prospect;
  }
  return at(prospects, prospects.length - 1);
};
