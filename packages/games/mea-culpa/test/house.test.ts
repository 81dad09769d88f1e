import { expect, test } from 'vitest';
import { isOpen, notchCost, openPlaces } from '../rules/house.ts';
import { choices, inDen, lettersOf, own, play, postsOf, refused, soulsOf, table, types, waits } from './table.ts';

test('MC-13.1 to MC-13.3: places, what is open, and what they cost', () => {
  const { table: laid } = table({ rooms: 'C12 C13 C14 C4' });
  expect(openPlaces(laid)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(openPlaces(laid).map(place => notchCost(laid, place))).toEqual([0, 1, 2, 3, 0, 2]);
  expect(openPlaces(table({ rooms: '- C13 - -', suite6: false }).table)).toEqual([2, 5]);
  expect(isOpen(table({ rooms: '- - - -' }).table, 5)).toBe(false); // D-26
});

test('WE-15: suite 6 costs a sin stone and two notches (MC-13.7)', () => {
  const state = table({ turn: 'D merchant', posts: 'D4', market: 'wine2' });
  const told = play(state, 'D: visit 6');
  expect(types(told)).toEqual(['visitBegan', 'sinStonesPut', 'postTurned', 'yellowLetterTaken']); // MC-13.4
  expect(inDen(state, 'lust', 'D')).toBe(1);
  expect(state.table.posts[0]).toBe(6);
  expect(lettersOf(state, 'D')).toBe('yellow1');
  expect(isOpen(state.table, 6)).toBe(false); // MC-13.9
  expect(refused(table({ turn: 'D merchant', posts: 'D5', market: 'wine2' }), 'D', 'visit 6')).toBe('overTheLimit');
});

test('WE-16: suite 5 at post 6 for a card of cost 3 (MC-13.6)', () => {
  const state = table({ turn: 'D merchant', posts: 'D6', market: 'wine2', rooms: 'C4 C12 - -', souls: 'J1 P2 G3' });
  play(state, 'D: visit 5');
  expect(waits(state)).toBe('D room');
  expect(state.table.suite5).toBe(false); // turned with the payment
  expect(refused(state, 'D', 'room 3')).toBe('noCardThere');
  play(state, 'D: room 1', 'D: use');
  expect(inDen(state, 'lust', 'D')).toBe(1);
  expect(postsOf(state)).toBe('D6 J1 P1 G1');
  expect(state.table.rooms).toEqual([0, 12, 0, 0]);
  expect(state.table.discard[4]).toBe(1);
  expect(soulsOf(state)).toBe('D0 J6 P7 G8');
});

test('MC-13.5, D-13: a card may be declined, costs are paid and it is discarded in any case', () => {
  const state = table({ turn: 'D merchant', market: 'wine2 bread1', rooms: 'C14 - - -' });
  const told = play(state, 'D: visit 1', 'D: decline');
  expect(own(state, 'D').taler).toBe(25);
  expect(state.table.posts[0]).toBe(3);
  expect(types(told)).toEqual(['visitBegan', 'postTurned', 'declined', 'cardCleared']);
});

test('MC-13.8, D-27: a place may be visited although its effect is impossible', () => {
  const state = table({ turn: 'D merchant', market: 'indulgence2', rooms: 'C7 C10 - -' });
  play(state, 'D: visit 2');
  expect(choices(state, 'D')).toEqual(['decline']); // no good on the market; still asked (MC-29.3)
});

test('MC-13.3, MC-15.4: the Petty Sinner ignores the limit but pays sin stones', () => {
  const state = table({ turn: 'G pettySinner', posts: 'G6', market: 'wine2', rooms: 'C4 - - -' });
  play(state, 'G: visit 6');
  expect(state.table.posts[3]).toBe(6);
  expect(inDen(state, 'lust', 'G')).toBe(1);
});
