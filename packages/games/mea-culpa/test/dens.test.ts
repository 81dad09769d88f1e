import { expect, test } from 'vitest';
import { movePopeStone } from '../rules/dens.ts';
import { choices, inDen, play, refused, soulsOf, table, types, waits } from './table.ts';

const CARD9 = { characters: 'merchant J', turn: 'J merchant', market: 'wine3', rooms: 'C9 - - -' } as const;

test('WE-9: Johanna moves the third Pope stone to Greed (MC-18.4, MC-18.5)', () => {
  const state = table({
    ...CARD9,
    popeStones: 'lust1 pettySins0 greed2',
    lust: 'P3 G3 J1',
    pettySins: 'P1 D1 J1',
    greed: 'P2 J2',
    souls: 'D12 G9 P5 J2',
  });
  const told = play(state, 'J: visit 1', 'J: popeStone lust greed');
  expect(told.filter(event => event.type === 'soulMoved')).toMatchObject([
    { seat: 0, from: 12, to: 13 },
    { seat: 3, from: 9, to: 12 },
    { seat: 2, from: 5, to: 9 },
  ]);
  expect(soulsOf(state)).toBe('D13 J2 P9 G12');
  for (const letter of ['D', 'J', 'P', 'G'])
    expect(inDen(state, 'lust', letter) + inDen(state, 'pettySins', letter)).toBe(0);
  expect(inDen(state, 'greed', 'P')).toBe(2); // protected
  expect(state.table.popeStones).toEqual([1, 1, 1]);
  expect(state.table.stock).toEqual([7, 5, 5, 7]);
});

test('MC-18.2, MC-18.3: two stones together do nothing', () => {
  const state = table({ ...CARD9, lust: 'P3' });
  const told = play(state, 'J: visit 1', 'J: popeStone lust greed');
  expect(types(told)).not.toContain('atonement');
  expect(state.table.popeStones).toEqual([0, 1, 2]);
});

test('MC-18.3: the frame of an atonement is data on the stack', () => {
  const state = table({ popeStones: 'lust1 pettySins0 greed2' });
  movePopeStone(state, 2, { type: 'popeStone', from: 'lust', to: 'greed' }, 'C9');
  expect(state.table.stack.at(-1)).toEqual({ at: 'atonement', by: 2, den: 'greed' });
});

test('WE-19: one stone is due for Greed and the stock is empty (MC-18.6)', () => {
  const state = table({ turn: 'D merchant', market: 'bread3', lust: 'D4', pettySins: 'D2', greed: 'D1', souls: 'D5' });
  play(state, 'D: greedy bread');
  expect(choices(state, 'D')).toEqual(['empty lust', 'empty pettySins', 'empty greed']); // also the target den
  play(state, 'D: empty pettySins');
  expect(soulsOf(state)).toBe('D7 J0 P0 G0');
  expect([inDen(state, 'greed', 'D'), state.table.stock[0]]).toEqual([2, 1]);
});

test('MC-18.6: available stones are put first; each den emptied is a separate move', () => {
  const frames = [{ at: 'choose', seat: 0, pick: 0 } as const];
  const state = table({ frames, lust: 'D1', greed: 'D1', pettySins: 'D5', stock: 'D0' });
  state.table.order = [0, 1, 2, 3];
  play(state, 'D: character pettySinner');
  expect(waits(state)).toBe('D runOut');
  const told = play(state, 'D: empty lust', 'D: empty greed');
  expect(told.filter(event => event.type === 'soulMoved')).toMatchObject([{ steps: 1 }, { steps: 1 }]);
  expect([inDen(state, 'pettySins', 'D'), state.table.stock[0]]).toEqual([7, 0]);
});

test('MC-18.6 in the middle of a double placement: one from the stock, one after emptying a den', () => {
  const frames = [{ at: 'choose', seat: 0, pick: 0 } as const];
  const state = table({ frames, lust: 'D3', greed: 'D3' });
  state.table.order = [0, 1, 2, 3];
  const told = play(state, 'D: character pettySinner', 'D: empty lust');
  expect(types(told)).toEqual([
    'characterTaken',
    'sinStonesPut',
    'ranOut',
    'sinStonesBack',
    'soulMoved',
    'sinStonesPut',
  ]);
  expect([inDen(state, 'pettySins', 'D'), state.table.stock[0]]).toEqual([2, 2]);
});

test('MC-29.3: the only den with own stones is emptied by itself; D-35: stones return also when the soul is stopped', () => {
  const state = table({ turn: 'D merchant', market: 'bread3', greed: 'D7', souls: 'D39' });
  play(state, 'D: greedy bread');
  expect(waits(state)).toBe('D turn');
  expect([inDen(state, 'greed', 'D'), state.table.stock[0], state.table.souls[0]]).toEqual([1, 6, 39]);
});

test('MC-18.7, D-70: C5 and C6 handle players one after another, nearest to Hell first', () => {
  const state = table({
    characters: 'merchant J',
    turn: 'J merchant',
    market: 'wine3',
    rooms: 'C6 - - -',
    souls: 'D3 P8',
    lust: 'D4 P4',
    pettySins: 'D3 P3',
  });
  play(state, 'J: visit 1', 'J: use');
  expect(waits(state)).toBe('P runOut');
  expect(inDen(state, 'greed', 'D')).toBe(0);
  play(state, 'P: empty pettySins');
  expect(waits(state)).toBe('D runOut');
  expect(refused(state, 'D', 'empty greed')).toBe('noStonesThere');
  play(state, 'D: empty lust');
  expect(['D', 'P', 'G'].map(letter => inDen(state, 'greed', letter))).toEqual([2, 2, 2]);
});
