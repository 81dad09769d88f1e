import { expect, test } from 'vitest';
import { hellOrder, moveTowardsHell, nearestToHell, targetTowardsHeaven } from '../rules/record-of-sins.ts';
import { bonusOrder } from '../rules/starting-bonuses.ts';
import { ranked } from '../rules/ties.ts';
import { D, G, J, P, soulsOf, table } from './table.ts';

test('WE-1: the start stack decides on space 0, and bonuses are chosen from the Heaven side (MC-3.2, MC-3.3, MC-5.5)', () => {
  const state = table({ stack: 'P J G D' });
  expect(hellOrder(state.table)).toEqual([P, J, G, D]);
  expect(bonusOrder(state.table)).toEqual([D, G, J, P]);
});

test('MC-3.3: a higher space is nearer to Hell than any place in the start stack', () => {
  const { table: laid } = table({ stack: 'D J P G', souls: 'G1' });
  expect(hellOrder(laid)).toEqual([G, D, J, P]);
  expect(nearestToHell(laid)).toBe(G);
  expect(nearestToHell(laid, G)).toBe(D);
});

test.each([
  ['D2', 0, 2], // MC-3.5 (1)
  ['D2', 3, 5], // a free target
  ['D2 J5', 3, 6], // pushed on (3)
  ['D2 J5 P6 G7', 3, 8], // pushed on and on
  ['D2 J4', 3, 5], // passing does not matter (2)
])('MC-3.4, MC-3.5: %s moving %i ends on %i', (souls, steps, end) => {
  const state = table({ souls });
  moveTowardsHell(state.table, D, steps, 'MC-3.5');
  expect(state.table.souls[D]).toBe(end);
});

test.each([
  ['D38', 3, 38],
  ['D38', 2, 40],
  ['D38 J40', 2, 38], // D-36: a push beyond 40 cancels the move
  ['D37 J39 P40', 2, 37],
])('WE-23: %s moving %i ends on %i (MC-3.6)', (souls, steps, end) => {
  const state = table({ souls });
  moveTowardsHell(state.table, D, steps, 'MC-3.6');
  expect(state.table.souls[D]).toBe(end);
});

test('MC-3.1: Heaven lies where the board sheet says', () => {
  expect(table().table.board.heaven).toBe(35);
});

test('WE-22: space 0 counts as occupied in the final scoring when another soul stands there (MC-3.9)', () => {
  const occupied = table({ souls: 'D5 J7 P9' }); // Gregor is on 0
  expect(targetTowardsHeaven(occupied.table, D, 5)).toBe(-1);
  const empty = table({ souls: 'D5 J7 P9 G12' });
  expect(targetTowardsHeaven(empty.table, D, 5)).toBe(0);
});

test('MC-3.9, MC-3.10: towards Heaven souls push on too, steps left over are lost, a push into Heaven counts', () => {
  const state = table({ souls: 'D5 J-10 P-34 G-35' });
  expect(targetTowardsHeaven(state.table, D, 0)).toBe(5);
  expect(targetTowardsHeaven(state.table, D, 15)).toBe(-11);
  expect(targetTowardsHeaven(state.table, D, 60)).toBe(-35);
  expect(targetTowardsHeaven(state.table, D, 39)).toBe(-35); // pushed from -34
});

test('MC-4.1, MC-4.2: of equals the one nearer to Hell comes first', () => {
  const state = table({ souls: 'D3 J9 P1 G5' });
  expect(ranked(state.table, [4, 4, 7, 4])).toEqual([P, J, G, D]);
  expect(soulsOf(state)).toBe('D3 J9 P1 G5');
});

test('MC-3.7: several souls move one after another, the nearest to Hell first', () => {
  const state = table({ souls: 'D4 J5 P6', seats: 3 });
  for (const seat of hellOrder(state.table)) moveTowardsHell(state.table, seat, 1, 'MC-3.7');
  expect(soulsOf(state)).toBe('D5 J6 P7'); // in any other order they would push each other
});
