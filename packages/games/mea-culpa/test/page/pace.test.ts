import { expect, test } from 'vitest';
import { departure, drawnAfter, followed, glidesAfter, isLaidAnew } from '../../page/town/pace.ts';
import { aroundAll, BROAD, type District, HIGH, isClose, lookAt } from '../../page/town/places.ts';

const box = { width: 390, height: 462 };
const phone = { layout: HIGH, box };
const shown = (...districts: readonly District[]) => lookAt(HIGH, box, aroundAll(HIGH, districts));

test('what happens in sight moves no camera', () => {
  const camera = shown('house', 'market');
  expect(followed(phone, camera, ['market'])).toBe(camera);
  expect(followed(phone, camera, ['house', 'market'])).toBe(camera);
});

test('what happens elsewhere is followed without going nearer than the camera stands', () => {
  const camera = shown('house', 'market');
  const goal = followed(phone, camera, ['dens']);
  expect(isClose(HIGH, box, goal, 'dens')).toBe(true);
  expect(goal.scale).toBe(camera.scale);
  expect(goal.scale).toBeLessThan(shown('dens').scale);
});

test('from the whole town the camera goes as near as is well seen, and no nearer', () => {
  const far = lookAt(HIGH, box, HIGH.world);
  expect(isClose(HIGH, box, far, 'dens')).toBe(true);
  expect(followed(phone, far, ['dens']).scale).toBe(0.6);
});

test('what is docked below the town covers some of it; a window that is turned has another', () => {
  expect(isLaidAnew(phone, { layout: HIGH, box: { width: 390, height: 356 } })).toBe(false);
  expect(isLaidAnew(phone, { layout: HIGH, box: { width: 430, height: 462 } })).toBe(true);
  expect(isLaidAnew(phone, { layout: BROAD, box })).toBe(true);
});

test('where a picture takes long to draw the camera does not glide, it is there', () => {
  expect([[], [8], [8, 16, 50]].map(glidesAfter)).toEqual([true, true, true]);
  const slow = drawnAfter(drawnAfter([8, 16, 12], 51), 9);
  expect(glidesAfter(slow)).toBe(false);
  // One slow picture is forgotten after some quick ones.
  expect(glidesAfter(drawnAfter(drawnAfter(slow, 9), 9))).toBe(true);
});

test.each([
  ['follows', 'whenDrawn'],
  ['asked', 'whenDrawn'],
  ['atOnce', 'now'],
  ['stays', 'none'],
] as const)('a camera that %s leaves: %s', (pace, leaves) => {
  expect(departure(pace, false, false)).toBe(leaves);
  expect(departure(pace, true, false)).toBe('none');
  // To another town, or without motion, no way leads: not even an own move is waited for.
  expect(departure(pace, false, true)).toBe('cut');
});
