import { expect, test } from 'vitest';
import { steadily } from '../src/house/steady-clock.ts';

test('time never goes back: where a clock is set back it goes on by itself until the clock has caught up', () => {
  const clock = { wall: 1_000_000, ticks: 0 };
  const now = steadily(
    () => clock.wall,
    () => clock.ticks,
  );
  const pass = (ms: number, wall = clock.wall + ms): number => {
    clock.ticks += ms;
    clock.wall = wall;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(pass(500)).toBe(1_000_500);
  expect(pass(500, 400_000)).toBe(1_001_000); // ten minutes back
  expect(pass(2000)).toBe(1_003_000);
  expect(pass(1000, 1_003_500)).toBe(1_004_000); // still behind
  expect(pass(1000, 2_000_000)).toBe(2_000_000); // set right again
  expect(pass(0)).toBe(2_000_000);
});
