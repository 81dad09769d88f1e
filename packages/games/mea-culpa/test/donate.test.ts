import { seatView } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { isOnlyABluff } from '../rules/donate.ts';
import { rules } from '../rules/rules.ts';
import { choices, inChest, J, own, play, refused, table } from './table.ts';

test('MC-12.1, MC-12.2: one good or one coin into either compartment, shown but for the compartment', () => {
  const state = table({ turn: 'D merchant', market: 'wine2', taler: 'D7', goods: 'D cloth1' });
  const told = play(state, 'D: donate 5 II');
  expect(told[0]).toEqual({ type: 'donated', seat: 0, items: ['coin5'], rule: 'MC-12.1' });
  expect(inChest(state, 'D', 'II', 'coin5')).toBe(1);
  expect(own(state, 'D').taler).toBe(2);
  expect(state.table.chests[0]).toBe(1);
});

test('MC-12.2: any coin up to what is owned; MC-12.6: letters and stones are no donation', () => {
  const state = table({ turn: 'D merchant', market: 'wine2', taler: 'D5', letters: 'D red3' });
  expect(choices(state, 'D').filter(text => text.startsWith('donate'))).toEqual([
    'donate 1 I',
    'donate 1 II',
    'donate 2 I',
    'donate 2 II',
    'donate 5 I',
    'donate 5 II',
  ]);
  expect(refused(state, 'D', 'donate 10 I')).toBe('notYours');
  expect(refused(state, 'D', 'donate bread I')).toBe('notYours');
  expect(rules.parseMove({ type: 'donate', things: [{ item: 'red', into: 'I' }] }, state.table).ok).toBe(false);
});

test('MC-12.4, D-12: the Emperor may donate two things, alike or different', () => {
  const state = table({ turn: 'J emperor', market: 'wine2', goods: 'J bread2', taler: 'J6' });
  expect(refused(state, 'J', 'donate bread I bread II')).toBeUndefined();
  expect(refused(state, 'J', 'donate bread I 5 II')).toBeUndefined();
  expect(refused(state, 'J', 'donate 5 I 2 II')).toBe('notYours'); // seven taler
  expect(refused(state, 'J', 'donate 5 I 1 II')).toBeUndefined();
  expect(refused(state, 'J', 'donate bread I wine II')).toBe('notYours');
  play(state, 'J: donate bread I bread II');
  expect(inChest(state, 'J', 'I', 'bread') + inChest(state, 'J', 'II', 'bread')).toBe(2);
  const other = table({ turn: 'D merchant', market: 'wine2', goods: 'D bread2' });
  expect(refused(other, 'D', 'donate bread I bread I')).toBe('onlyTheEmperor');
});

test('MC-12.3, MC-2.5: nothing leaves a compartment, and its owner sees it', () => {
  const state = table({ turn: 'J emperor', market: 'wine2', chestI: 'J wine' });
  expect(seatView(state, J).own.chest[0][1]).toBe(1);
  expect(choices(state, 'J').some(text => text.startsWith('sell'))).toBe(false);
});

test('MC-12.5, D-45: after the first evaluation compartment I is legal, only a bluff', () => {
  const state = table({ turn: 'D merchant', market: 'wine2', cathedrals: 'A' });
  expect(refused(state, 'D', 'donate 1 I')).toBeUndefined();
  expect(isOnlyABluff(state.table, { item: 'coin1', into: 'I' })).toBe(true);
  expect(isOnlyABluff(state.table, { item: 'coin1', into: 'II' })).toBe(false);
});

test('MC-2.2: two donations that differ only in the compartment look the same to others', () => {
  const one = table({ turn: 'J emperor', market: 'wine2', goods: 'J bread2' });
  const other = table({ turn: 'J emperor', market: 'wine2', goods: 'J bread2' });
  const first = play(one, 'J: donate bread I').filter(event => event.type !== 'stored');
  const second = play(other, 'J: donate bread II').filter(event => event.type !== 'stored');
  expect(second).toEqual(first);
  expect(seatView(other, 0)).toEqual(seatView(one, 0));
});
