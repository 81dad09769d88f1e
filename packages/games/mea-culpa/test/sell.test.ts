import { expect, test } from 'vitest';
import { own, play, refused, table } from './table.ts';

test('MC-11.1: the good goes into the bag, its price comes from the bank', () => {
  const state = table({ turn: 'D emperor', market: 'wine1', goods: 'D jewel2' });
  play(state, 'D: sell jewel');
  expect(own(state, 'D').taler).toBe(34);
  expect(own(state, 'D').goods).toEqual([0, 0, 0, 1]);
  expect(state.hidden.bag).toEqual([3]);
});

test('MC-11.2: only goods behind the screen, one at a time', () => {
  const state = table({ turn: 'D emperor', market: 'wine1', chestI: 'D bread', letters: 'D red2' });
  expect(refused(state, 'D', 'sell bread')).toBe('noSuchGood');
});
