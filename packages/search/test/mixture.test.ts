import { fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { mix } from '../src/tree/mixture.ts';

interface Arm {
  readonly choice: number;
  visits: number;
  total: number;
  regret: number;
  share: number;
}

const arms = (number: number): Arm[] =>
  Array.from({ length: number }, (_, choice) => ({ choice, visits: 0, total: 0, regret: 0, share: 0 }));

const sharesOf = (list: readonly Arm[]): readonly number[] => {
  const sum = list.reduce((total, { share }) => total + share, 0);
  return list.map(({ share }) => share / sum);
};

/** Two players choose in secret, again and again; `payoff` is what the first gets, from 0 to 1, and the second gets the rest. */
const selfPlay = (size: number, payoff: (one: number, other: number) => number, rounds: number) => {
  const stream = fastChance(5);
  const first = arms(size);
  const second = arms(size);
  for (let round = 0; round < rounds; round += 1) {
    const one = mix(first, stream);
    const other = mix(second, stream);
    const value = payoff(one.choice, other.choice);
    one.visits += 1;
    one.total += value;
    other.visits += 1;
    other.total += 1 - value;
  }
  return [sharesOf(first), sharesOf(second)] as const;
};

test('where one choice is best whatever the other does, it is found', () => {
  const [first] = selfPlay(3, one => one / 2, 2000);
  expect(first[2]).toBeGreaterThan(0.9);
});

test('rock, paper, scissors become a mixture of all three', () => {
  const [first, second] = selfPlay(3, (one, other) => [0.5, 1, 0][(one - other + 3) % 3] as number, 20_000);
  for (const share of [...first, ...second]) expect(share).toBeGreaterThan(0.15);
});

test('every choice is tried once before any is chosen twice', () => {
  const stream = fastChance(9);
  const list = arms(6);
  for (let round = 0; round < 6; round += 1) mix(list, stream).visits += 1;
  expect(list.map(({ visits }) => visits)).toEqual([1, 1, 1, 1, 1, 1]);
});
