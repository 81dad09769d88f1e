import { expect, test } from 'vitest';
import { clockState, dueAt, MOST_SHOWN_MS, startClocks, tick } from '../../src/table/clock.ts';

const EXTRA = [0, 0, 0];
const MOVE = { kind: 'move', seconds: 30 } as const;
const step = (by: number, at: number, events: number) => ({
  by,
  at,
  events: Array.from({ length: events }, () => ({})),
});

test('who is asked by a step has the own time when it has been shown, half a second for each event', () => {
  const clocks = tick(startClocks(MOVE, 3, [0], EXTRA), step(0, 10_000, 4), [1]);
  expect(dueAt(clocks, 1, EXTRA)).toBe(42_000);
  expect(clockState(clocks, 10_000, EXTRA)).toEqual({ left: [30_000, 32_000, 30_000], running: [1] });
  expect(clockState(clocks, 12_000, EXTRA)?.left[1]).toBe(30_000);
  expect(clockState(clocks, 13_000, EXTRA)?.left[1]).toBe(29_000);
});

test('steps that follow quickly are shown one after the other', () => {
  const first = tick(startClocks(MOVE, 3, [0], EXTRA), step(0, 10_000, 4), [1]);
  const second = tick(first, step(1, 10_100, 4), [2]); // a bot, at once
  expect(dueAt(second, 2, EXTRA)).toBe(30_000 + 14_000);
});

test('a long show is granted up to a cap, however much happened', () => {
  const clocks = tick(startClocks(MOVE, 3, [0], EXTRA), step(0, 10_000, 500), [1]);
  expect(dueAt(clocks, 1, EXTRA)).toBe(40_000 + MOST_SHOWN_MS);
  const again = tick(clocks, step(1, 10_100, 500), [2]);
  expect(dueAt(again, 2, EXTRA)).toBe(40_100 + MOST_SHOWN_MS);
});

test('who moves before the show is over has used no time and gains none', () => {
  const rule = { kind: 'player', seconds: 60, increment: 0 } as const;
  const asked = tick(startClocks(rule, 3, [0], EXTRA), step(0, 10_000, 4), [1]);
  expect(asked.bank).toEqual([50_000, 60_000, 60_000]);
  expect(tick(asked, step(1, 11_000, 1), [2]).bank[1]).toBe(60_000);
  expect(tick(asked, step(1, 15_000, 1), [2]).bank[1]).toBe(57_000);
});

test('who was asked before goes on as before', () => {
  const clocks = tick(startClocks(MOVE, 3, [0, 1], EXTRA), step(0, 10_000, 4), [1]);
  expect(dueAt(clocks, 1, EXTRA)).toBe(30_000);
});
