import { expect, test } from 'vitest';
import { climbWide, townIn } from '../../page/room.ts';

const beside = { docked: false, feeds: false };

test('with larger text everything beside the town is larger, and what the climb and a dock leave is still all of the board', () => {
  const wide = { shape: 'wide', width: 1200, height: 500 } as const;
  expect(climbWide({ ...wide, scale: 2 })).toBe(2 * climbWide(wide));
  const large = townIn({ ...wide, scale: 2 }, beside);
  expect(large.width + climbWide({ ...wide, scale: 2 })).toBe(2 * 1200 - 2);
  expect(large.height).toBe(1000);
  const phone = { shape: 'tall', width: 390, height: 400, scale: 1.5 } as const;
  const docked = townIn(phone, { ...beside, docked: true });
  expect(townIn(phone, beside).height - docked.height).toBe(104 * 1.5 + 2);
});
