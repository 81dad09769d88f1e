import { timeLeft } from '@conclave/stage/table/clock.ts';
import { expect, test } from 'vitest';
import { ladderPercent, letterCounts } from '../../games/mea-culpa/page/things/draw.ts';
import { hashOf, type Place, placeOf } from '../src/page/place.ts';

test('MC-3.1: Heaven is above, Hell below', () => {
  const board = { buy: [], sell: [], lists: [], heaven: 35 };
  expect(ladderPercent({ board }, -35)).toBe(0);
  expect(ladderPercent({ board }, 40)).toBe(100);
  expect(letterCounts([0, 2, 0, 1])).toEqual([
    { colour: 'blue', count: 2 },
    { colour: 'green', count: 1 },
  ]);
});

test.each<Place>([
  { at: 'home' },
  { at: 'lobby' },
  { at: 'settings' },
  { at: 'new', game: 'dogma', people: true },
  { at: 'new', game: 'mea-culpa', people: false },
  { at: 'solo', id: 'a1b2' },
  { at: 'table', id: 'Ab_9-xyz' },
])('the address of $at leads back to it', place => {
  expect(placeOf(hashOf(place))).toEqual(place);
});

test('a clock runs for the seats it waits for, and stands for the others', () => {
  const clock = { left: [61_000, 3_725_000], running: [0], since: 1000 };
  expect(timeLeft(clock, 0, 1000)).toBe('1:01');
  expect(timeLeft(clock, 0, 31_000)).toBe('0:31');
  expect(timeLeft(clock, 0, 999_000)).toBe('0:00');
  expect(timeLeft(clock, 1, 999_000)).toBe('1:02:05');
});
