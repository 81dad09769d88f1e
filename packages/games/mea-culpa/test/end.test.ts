import { expect, test } from 'vitest';
import { letterValue } from '../rules/end.ts';
import { rules } from '../rules/rules.ts';
import { play, soulsOf, type TableText, table, types, waits } from './table.ts';

test.each([
  [[1, 1, 1, 1], 8],
  [[1, 1, 1, 2], 9],
  [[2, 2, 5, 2], 19],
  [[0, 3, 3, 3], 9],
  [[0, 0, 0, 0], 0],
])('WE-13: letters %j are worth %i (MC-21.3)', (letters, value) => {
  expect(letterValue(letters)).toBe(value);
});

/** Gregor finishes the second cathedral; nobody has donated. */
const ended = (text: TableText) => {
  const state = table({
    turn: 'G merchant',
    market: 'wine3',
    rooms: 'C8 - - -',
    cathedrals: 'B',
    naves: 'A',
    crews: 'A1',
    ...text,
  });
  const told = play(state, 'G: visit 1', 'G: crew A');
  return { state, told };
};

test('MC-21.1, MC-21.2: evaluation, one last comparison, scoring, winner; the rest is dropped', () => {
  const { state, told } = ended({ posts: 'D4 J3 P3', souls: 'D3 J9', letters: 'J red2' });
  expect(types(told).slice(-9)).toEqual([
    'chestsCleared',
    'postsCompared',
    'soulMoved',
    'scored',
    'scored',
    'scored',
    'scored',
    'gameOver',
    'screensOpened',
  ]);
  expect(soulsOf(state)).toBe('D5 J7 P0 G0'); // 4 - 2: Gregor's visit turned his post to 2
  expect(waits(state)).toBe('over');
  expect(rules.toAct(state.table)).toEqual([]);
});

test('MC-21.4: nearest to Hell is scored first, and later souls see the new places', () => {
  const { state } = ended({ souls: 'D8 J5 P20 G30', posts: 'D2 J2 P2', letters: 'D red8 | J red5' });
  expect(soulsOf(state)).toBe('D0 J-1 P20 G30'); // WE-22: Johanna would land on Dominik's space 0
});

test('MC-21.5: nobody in Heaven: the nearest wins, on space 0 the start stack decides', () => {
  const { state } = ended({ posts: 'D2 J2 P2', stack: 'J D G P' });
  expect(rules.places(state.table)).toEqual([3, 4, 1, 2]);
});

test('MC-21.5, MC-3.10: all souls in Heaven win together', () => {
  const { state, told } = ended({
    posts: 'D2 J2 P2',
    souls: 'D2 J3 P30',
    letters: 'D yellow5 blue5 red5 green5 | J yellow5 blue5 red5 green5',
  });
  expect(soulsOf(state)).toBe('D-35 J-35 P30 G0');
  expect(rules.places(state.table)).toEqual([1, 1, 4, 3]);
  expect(told.find(event => event.type === 'gameOver')).toMatchObject({ winners: [0, 1], inHeaven: [0, 1] });
});

test('MC-21.6, MC-2.6: taler and goods are worthless; at the end all is shown', () => {
  const { state, told } = ended({ posts: 'D2 J2 P2', stack: 'D J P G', taler: 'D99', goods: 'D jewel7' });
  expect(rules.places(state.table)).toEqual([4, 3, 2, 1]);
  expect(told.at(-1)).toMatchObject({
    type: 'screensOpened',
    screens: [{ taler: 99, goods: { jewel: 7 } }, {}, {}, {}],
  });
  expect(rules.opensAfterGame(state.table.options)).toBe(true);
});
