import { expect, test } from 'vitest';
import { whereTold } from '../../page/focus.ts';
import { leadsOf, lettersOf, missingToSet, spread, stepsIfCompared } from '../../page/things/draw.ts';
import { aroundAll, DISTRICTS, isClose, lookAt, RECT_OF, rectOf, seesAll, WORLD } from '../../page/town/places.ts';
import { DENS, PLACES, SITES, STONES } from '../../rules/components.ts';
import type { EventOf } from '../../rules/events.ts';
import { table } from '../table.ts';

test('souls that crowd step aside, as little as they must, and keep their order', () => {
  expect(spread([49, 50, 51, 90], 10, 0, 100)).toEqual([40, 50, 60, 90]); // around their own middle, not all towards Hell
  expect(spread([10, 25, 27, 90], 10, 0, 100)).toEqual([10, 21, 31, 90]);
  expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
});

test('MC-26.33: what somebody says and does by hand is looked at where it happens, and behind a screen nothing is', () => {
  const [seat, rule] = [1, 'MC-26.33'];
  const declared = (action: EventOf<'declared'>['action']) =>
    whereTold([{ type: 'declared', seat, action, second: false, rule }]);
  expect(declared({ type: 'greedy', good: 'wine' })).toEqual(['market']);
  expect(declared({ type: 'visit', place: 3 })).toEqual(['house']);
  expect(declared({ type: 'donate' })).toBeUndefined();
  expect(whereTold([{ type: 'stoneTaken', seat, stone: 'wine', rule }])).toEqual(['market']);
  expect(whereTold([{ type: 'takenBack', seat, step: 'stone', den: 'lust', rule }])).toEqual(['dens']);
});

test('signs that hang above things are looked at with them, where the box is higher than they need', () => {
  const box = { width: 390, height: 360 };
  expect(lookAt(box, aroundAll(['house', 'market'])).y).toBeLessThan(54); // the name of the House
});

test('every seat has a letter of its own', () => {
  expect(lettersOf(['Pilgrim', 'Tetzel', 'Pico', 'Tetzel'])).toEqual(['P', 'T', 'I', 'E']);
  expect(lettersOf(['A', 'A'])).toEqual(['A', '2']);
});

test('MC-2.4: who leads in a category is told by what was shown, since the chests were opened', () => {
  const rule = 'MC-12.1';
  const shown = [
    { type: 'bonusTaken', seat: 0, bonus: 'breadAndWine', rule },
    { type: 'donated', seat: 1, items: ['coin5'], rule },
    { type: 'donated', seat: 2, items: ['jewel'], rule },
    { type: 'donated', seat: 3, items: ['jewel'], rule },
  ] as const;
  expect(leadsOf(shown, 4)).toEqual([{ seat: 0, value: 3 }, undefined, { seat: 1, value: 5 }]);
  expect(leadsOf([...shown, { type: 'chestsCleared', compartment: 'I', rule }], 4)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('MC-21.3: what is missing to the next set', () => {
  expect(missingToSet([0, 2, 1, 0])).toEqual(['yellow', 'green']);
  expect(missingToSet([1, 1, 1, 1])).toEqual(['yellow', 'blue', 'red', 'green']);
});

test('WE-7, WE-8: what the own post would cost now', () => {
  const one = table({ posts: 'D2 G2 P4 J5', souls: 'J4 P6 D9 G1' }).table;
  expect([0, 1, 2, 3].map(seat => stepsIfCompared(one, seat))).toEqual([0, 3, 0, 0]);
  const tied = table({ posts: 'J1 G5 P5 D5', souls: 'D12 G8 P3 J0' }).table;
  expect([0, 1, 2, 3].map(seat => stepsIfCompared(tied, seat))).toEqual([0, 0, 4, 0]);
});

test('the town: everything stands in its district, and nothing on anything else', () => {
  const spots = [
    ...STONES.map(stone => `stall ${stone}` as const),
    ...PLACES.map(place => `place ${place}` as const),
    ...SITES.map(site => `site ${site}` as const),
    ...DENS.map(den => `den ${den}` as const),
  ];
  for (const [index, spot] of spots.entries()) {
    const one = rectOf(spot);
    for (const other of spots.slice(index + 1).map(rectOf)) {
      const apart =
        one.x + one.w <= other.x ||
        other.x + other.w <= one.x ||
        one.y + one.h <= other.y ||
        other.y + other.h <= one.y;
      expect({ spot, apart }).toEqual({ spot, apart: true });
    }
  }
  const all = aroundAll(DISTRICTS);
  expect(all.x).toBeGreaterThanOrEqual(WORLD.x);
  expect(all.x + all.w).toBeLessThanOrEqual(WORLD.w);
  expect(all.y + all.h).toBeLessThanOrEqual(WORLD.h);
});

test('the camera: a phone looks at what the question is about, all of it large enough for a thumb; a desktop sees everything', () => {
  for (const box of [
    { width: 356, height: 278 },
    { width: 390, height: 380 },
    { width: 304, height: 298 },
    { width: 286, height: 268 },
    { width: 768, height: 640 },
  ]) {
    expect(seesAll(box)).toBe(false);
    for (const districts of [['house', 'market'], ['dens'], ['sites'], ['market'], ['house']] as const) {
      const camera = lookAt(box, aroundAll(districts));
      for (const district of districts) expect(isClose(box, camera, district)).toBe(true);
    }
  }
  for (const box of [
    { width: 864, height: 424 },
    { width: 950, height: 460 },
    { width: 1400, height: 600 },
  ])
    expect(seesAll(box)).toBe(true);
  expect(RECT_OF.house.w).toBeGreaterThan(0);
});
