import { describe, expect, test } from 'vitest';
import { mayDonateTwo, travelsIncognito, visitsWithoutNotches } from '../rules/characters.ts';
import {
  ALL_LETTERS,
  ALL_STONES,
  CHARACTERS,
  COIN_VALUE,
  ITEMS,
  LEAST_NOTCHES,
  MOST_NOTCHES,
  SIN_STONES,
} from '../rules/components.ts';
import { total } from '../rules/counts.ts';
import { DEFAULT_SHEET } from '../rules/default-sheet.ts';

test('MC-1.1: 35 goods and 6 indulgence stones, 51 letters, 7 sin stones each', () => {
  expect(total(ALL_STONES)).toBe(35 + 6);
  expect(total(ALL_LETTERS)).toBe(51);
  expect(SIN_STONES).toBe(DEFAULT_SHEET.start.sinStones);
});

test('MC-1.2, D-2: posts show 1 to 6 notches', () => {
  expect([LEAST_NOTCHES, MOST_NOTCHES]).toEqual([DEFAULT_SHEET.post.min, DEFAULT_SHEET.post.max]);
});

test('MC-1.3, MC-12.2: coins of 1, 2, 5 and 10 taler', () => {
  expect(ITEMS.filter((_, index) => (COIN_VALUE[index] ?? 0) > 0)).toEqual(['coin1', 'coin2', 'coin5', 'coin10']);
});

describe('MC-15.1, MC-15.2, MC-15.4: each privilege belongs to one character', () => {
  test.each([
    ['incognito', travelsIncognito, 'pope'],
    ['two donations', mayDonateTwo, 'emperor'],
    ['no notches', visitsWithoutNotches, 'pettySinner'],
  ])('%s', (_what, has, character) => {
    expect(CHARACTERS.filter(has)).toEqual([character]);
  });
});
