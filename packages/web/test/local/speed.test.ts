import { gameNamed } from '@conclave/house';
import { expect, test } from 'vitest';
import { watchSpeed } from '../../src/local/speed.ts';

const USUAL = 4000;

/** What is said after each of so many searches of 1.2 s. */
const saidAfter = (searches: readonly number[], usual: number | undefined = USUAL): readonly boolean[] => {
  const isSlow = watchSpeed(usual);
  return searches.map(iterations => isSlow(iterations, 1200));
};

test('a device that imagines a fifth of the usual games is slow, and that is known after five searches', () => {
  expect(saidAfter([960, 960, 960, 960, 960, 960])).toEqual([false, false, false, false, true, true]);
});

test('half of the usual is not worth a word, nor is a single slow search', () => {
  expect(saidAfter([2400, 2400, 2400, 2400, 2400])).toEqual([false, false, false, false, false]);
  expect(saidAfter([4800, 4800, 100, 4800, 4800])).toEqual([false, false, false, false, false]);
});

test('what was solved without a search says nothing of the device', () => {
  expect(saidAfter([0, 0, 0, 0, 0, 0, 0])).not.toContain(true);
});

test('of a game whose levels nobody measured nothing is said', () => {
  const isSlow = watchSpeed(undefined);
  for (let search = 0; search < 9; search += 1) expect(isSlow(1, 1200)).toBe(false);
});

test('a master of Dogma that asks what it learned imagines a quarter of the games, and is not called slow for it', async () => {
  const usualWith = async (players: number) => (await gameNamed('dogma').speed?.(players)) ?? 0;
  const quarter = (1.2 * (await usualWith(3))) / 4;
  const imagined = [quarter, quarter, quarter, quarter, quarter];
  expect(saidAfter(imagined, await usualWith(3))).toContain(true);
  expect(saidAfter(imagined, await usualWith(4))).not.toContain(true);
});
