import { readFileSync } from 'node:fs';
import { logistic } from '@conclave/kernel/arithmetic';
import { describe, expect, test } from 'vitest';
import { evaluate, LEAK, type NetFile, readNet, sumOfNet } from '../src/net/net.ts';

const base64 = (numbers: readonly number[]): string =>
  Buffer.from(Float32Array.from(numbers).buffer).toString('base64');

const summed = (file: Omit<NetFile, 'checksum'>): NetFile => ({ ...file, checksum: sumOfNet(file) });

/** Two inputs, two in between, one output: bias and weights of each. */
const WEIGHTS = [0.5, 1, -2, 0.25, -1, 0.5, -0.125, 2, 4];
const PLAIN: Omit<NetFile, 'checksum'> = {
  format: 'conclave-net',
  version: 1,
  game: 'sealed-bids',
  players: 3,
  features: 'sealed-bids/2',
  layers: [2, 2, 1],
  mean: base64([1, 10]),
  deviation: base64([2, 5]),
  weights: base64(WEIGHTS),
  made: {},
};
const WANTED = { game: 'sealed-bids', players: 3, features: 'sealed-bids/2' };

describe('a net', () => {
  const net = readNet(summed(PLAIN), WANTED);

  test('by hand: inputs in deviations, a leaky ramp in between, the logistic at the end', () => {
    // (3 - 1) / 2 = 1 and (5 - 10) / 5 = -1
    const [first, second] = [0.5 + 1 + 2, LEAK * (0.25 - 1 - 0.5)];
    expect(evaluate(net, Float64Array.of(3, 5))).toBe(logistic(-0.125 + 2 * first + 4 * second));
  });

  test('reads its inputs from where it is told', () => {
    const many = Float64Array.of(9, 9, 9, 3, 5, 9);
    expect(evaluate(net, many, 3)).toBe(evaluate(net, Float64Array.of(3, 5)));
  });

  test('an input that is far off counts as four deviations', () => {
    expect(evaluate(net, Float64Array.of(1e6, 10))).toBe(evaluate(net, Float64Array.of(9, 10)));
    expect(evaluate(net, Float64Array.of(-1e6, 10))).toBe(evaluate(net, Float64Array.of(-7, 10)));
    expect(evaluate(net, Float64Array.of(8, 10))).not.toBe(evaluate(net, Float64Array.of(9, 10)));
  });

  test.each([1, 2, 3, 4, 5, 6])('%i numbers come out of base64 as they went in', inputs => {
    const numbers = Array.from({ length: inputs }, (_, index) => Math.fround(1 / (index + 3)));
    const weights = Array.from({ length: inputs + 1 }, (_, index) => Math.fround(Math.sqrt(index) - 1.5));
    const file = {
      ...PLAIN,
      layers: [inputs, 1],
      mean: base64(numbers),
      deviation: base64(numbers),
      weights: base64(weights),
    };
    const read = readNet(summed(file), WANTED);
    expect([...read.mean]).toEqual(numbers);
    expect([...read.weights]).toEqual(weights);
  });
});

describe('a net is refused', () => {
  const refused = (change: Partial<NetFile>): string => {
    try {
      readNet(summed({ ...PLAIN, ...change }), WANTED);
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.message : 'odd';
    }
  };

  test('if it is another format, game, number of players or number of features', () => {
    expect(refused({})).toBe('taken');
    expect(refused({ format: 'onnx' })).toContain('onnx');
    expect(refused({ version: 2 })).toContain('no net that can be read');
    expect(refused({ game: 'dogma' })).toBe('a net for dogma with 3 players');
    expect(refused({ players: 4 })).toBe('a net for sealed-bids with 4 players');
    expect(refused({ features: 'sealed-bids/1' })).toBe('a net for features sealed-bids/1, not sealed-bids/2');
  });

  test('if a number is missing, or one too many', () => {
    expect(refused({ weights: base64(WEIGHTS.slice(1)) })).toBe('a net with numbers missing');
    expect(refused({ weights: base64([...WEIGHTS, 1]) })).toBe('a net with numbers missing');
    expect(refused({ mean: base64([1]) })).toBe('a net with numbers missing');
    expect(refused({ deviation: base64([1, 2, 3]) })).toBe('a net with numbers missing');
    expect(refused({ layers: [2, 3] })).toBe('a net with numbers missing');
  });

  test('if one letter of it was changed after its checksum was taken', () => {
    const file = summed(PLAIN);
    const changed = file.weights.replace(/^./, letter => (letter === 'A' ? 'B' : 'A'));
    expect(() => readNet({ ...file, weights: changed }, WANTED)).toThrow('checksum');
    expect(() => readNet({ ...file, layers: [2, 1, 1] }, WANTED)).toThrow('checksum');
    expect(() => readNet({ ...file, mean: file.deviation }, WANTED)).toThrow('checksum');
  });
});

test('what reads and asks a net is at most a hundred lines', () => {
  const source = readFileSync(new URL('../src/net/net.ts', import.meta.url), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
