import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesToHex,
  commitmentTo,
  fastChance,
  hexToBytes,
  namedSecret,
  pick,
  type Stream,
  sealedChance,
  seedFrom,
} from '../src/index.ts';
import vectors from './sealed-shuffle-vectors.json' with { type: 'json' };

const counts = (stream: Stream, n: number, draws: number): number[] => {
  const seen = Array<number>(n).fill(0);
  for (let draw = 0; draw < draws; draw += 1) {
    const number = stream.below(n);
    seen[number] = (seen[number] ?? 0) + 1;
  }
  return seen;
};

/** Chi-square against equal chances; 1 % of fair generators exceed mean + 3.1 standard deviations. The seeds here are fixed. */
const looksFair = (seen: readonly number[], draws: number): boolean => {
  const expected = draws / seen.length;
  const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chi < seen.length - 1 + 4 * Math.sqrt(2 * (seen.length - 1));
};

describe.each([
  ['sealed', (seed: number) => sealedChance(namedSecret(`fair ${seed}`)).stream('x')],
  ['fast', (seed: number) => fastChance(seed).stream('x')],
] as const)('%s chance', (_name, streamOf) => {
  test.each([2, 3, 6, 10, 60, 75, 1000])('below(%i) is fair', n => {
    expect(looksFair(counts(streamOf(n), n, n * 400), n * 400)).toBe(true);
  });
  test('below(n) stays in range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, seed) => {
        const number = streamOf(seed).below(n);
        return Number.isInteger(number) && number >= 0 && number < n;
      }),
      { numRuns: 300 },
    );
  });
  test('every order of four comes out equally often', () => {
    const stream = streamOf(4);
    const orders = new Map<string, number>();
    for (let time = 0; time < 24 * 400; time += 1) {
      const order = stream.shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(looksFair([...orders.values()], 24 * 400)).toBe(true);
  });
});

test('streams of one seed do not know each other, and begin anew each time', () => {
  const chance = sealedChance(namedSecret('labels'));
  const draw = (label: string): number[] =>
    Array.from({ length: 8 }, () => 0).map((_, index) =>
      counts(chance.stream(`${label}`), 1000, index + 1).findIndex(count => count > 0),
    );
  expect(draw('deal 1')).toEqual(draw('deal 1'));
  expect(draw('deal 1')).not.toEqual(draw('deal 2'));
});

test('picking from nothing is a bug', () => expect(() => pick([], fastChance(1))).toThrow());
test('a seed has 32 bytes', () => expect(() => sealedChance(new Uint8Array(31))).toThrow());

describe('docs/sealed-shuffle.md: test vectors', () => {
  test.each(vectors)('$name', ({ secret, nonces, commitment, seed, streams }) => {
    expect(commitmentTo(hexToBytes(secret))).toBe(commitment);
    const computed = seedFrom(hexToBytes(secret), nonces);
    expect(bytesToHex(computed)).toBe(seed);
    const chance = sealedChance(computed);
    for (const { label, below, draws, shuffled } of streams) {
      const stream = chance.stream(label);
      expect(draws.map(() => stream.below(below))).toEqual(draws);
      expect(chance.stream(`${label} cards`).shuffle(shuffled.map((_, index) => index))).toEqual(shuffled);
    }
  });
});
