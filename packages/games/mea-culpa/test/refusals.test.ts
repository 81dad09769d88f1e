import { expect, test } from 'vitest';
import { REFUSAL_CODES, REFUSED } from '../rules/refusals.ts';
import { refused, table } from './table.ts';

test('every code has a rule of the rulebook, and codes are in a fixed order', () => {
  for (const code of REFUSAL_CODES)
    expect(REFUSED[code]).toEqual({ code, rule: expect.stringMatching(/^MC-\d+\.\d+(\.\d+)?$/) });
  expect(REFUSAL_CODES.slice(0, 3)).toEqual(['gameOver', 'notYourTurn', 'notAsked']);
});

test('the first reason in that order is the one that is told', () => {
  const over = table({ frames: [{ at: 'over' }] });
  expect(refused(over, 'D', 'buy bread')).toBe('gameOver');
  const turn = table({ turn: 'J emperor', posts: 'J6', market: 'wine1', taler: 'J0 D0' });
  expect(refused(turn, 'D', 'bid 9 99')).toBe('notYourTurn');
  expect(refused(turn, 'J', 'bid 9 99')).toBe('notAsked');
  expect(refused(turn, 'J', 'buy bread')).toBe('notOnMarket'); // before tooExpensive
  const second = table({ turn: 'J emperor buy', posts: 'J6', market: 'wine1', taler: 'J0' });
  expect(refused(second, 'J', 'buy bread')).toBe('sameKind'); // before postAtLimit
  expect(refused(second, 'J', 'sell bread')).toBe('postAtLimit'); // before noSuchGood
});

test('MC-5.5: a bonus that is gone', () => {
  const state = table({ frames: [{ at: 'bonus', seat: 0 }] });
  state.table.bonuses = ['coin'];
  expect(refused(state, 'D', 'bonus jewel I')).toBe('bonusGone');
  expect(refused(state, 'D', 'bonus coin II')).toBeUndefined();
});
