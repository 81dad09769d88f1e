import { expect, test } from 'vitest';
import { whereTold } from '../../page/focus.ts';
import { leadsOf, lettersOf, missingToSet, spread, stepsIfCompared } from '../../page/things/draw.ts';
import {
  aroundAll,
  BROAD,
  carried,
  DISTRICTS,
  HIGH,
  isClose,
  layoutFor,
  lookAt,
  nearer,
  type Rect,
  rectOf,
  seesAll,
} from '../../page/town/places.ts';
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
  for (const layout of [BROAD, HIGH])
    expect(lookAt(layout, box, aroundAll(layout, ['house', 'market'])).y).toBeLessThan(54); // the name of the House
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

const apart = (one: Rect, other: Rect): boolean =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;
const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

test.each([BROAD, HIGH])('the $lies town: everything stands in its district, and nothing on anything else', layout => {
  const spots = {
    market: STONES.map(stone => `stall ${stone}` as const),
    house: PLACES.map(place => `place ${place}` as const),
    sites: SITES.map(site => `site ${site}` as const),
    dens: DENS.map(den => `den ${den}` as const),
  };
  const rects = Object.values(spots)
    .flat()
    .map(spot => rectOf(layout, spot));
  const all = [...rects, layout.districts.hut];
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1))
      expect({ one, other, apart: apart(one, other) }).toMatchObject({ apart: true });
  for (const district of ['market', 'house', 'sites', 'dens'] as const)
    for (const spot of spots[district])
      expect({ spot, isHome: holds(layout.districts[district], rectOf(layout, spot)) }).toEqual({ spot, isHome: true });
  for (const district of DISTRICTS) expect(holds(layout.world, layout.districts[district])).toBe(true);
});

test('the camera: a phone looks at what the question is about, all of it large enough for a thumb; a desktop sees everything', () => {
  for (const box of [
    { width: 356, height: 278 },
    { width: 390, height: 380 },
    { width: 390, height: 462 },
    { width: 304, height: 298 },
    { width: 286, height: 268 },
  ]) {
    const layout = layoutFor(box);
    expect(seesAll(layout, box)).toBe(false);
    for (const districts of [['house', 'market'], ['dens'], ['sites'], ['market'], ['house']] as const) {
      const camera = lookAt(layout, box, aroundAll(layout, districts));
      for (const district of districts) expect(isClose(layout, box, camera, district)).toBe(true);
    }
  }
  for (const box of [
    { width: 864, height: 424 },
    { width: 950, height: 460 },
    { width: 1400, height: 600 },
    { width: 670, height: 690 }, // a tablet upright, and the same with a dock
    { width: 670, height: 585 },
  ])
    expect(seesAll(layoutFor(box), box)).toBe(true);
});

test('an upright board has the high town, in which the whole of it is a third larger', () => {
  const phone = { width: 390, height: 462 };
  expect(layoutFor(phone)).toBe(HIGH);
  expect(layoutFor({ width: 360, height: 275 })).toBe(BROAD);
  const [high, broad] = [HIGH, BROAD].map(layout => lookAt(layout, phone, layout.world).scale);
  expect((high ?? 0) / (broad ?? 1)).toBeGreaterThan(1.33);
});

test('a hand moves the town: what lies between two fingers stays there, and nobody leaves the walls', () => {
  const box = { width: 390, height: 462 };
  const far = lookAt(HIGH, box, HIGH.world);
  const at = { x: 200, y: 150 };
  const close = nearer(HIGH, box, far, 2, at);
  expect(close.scale).toBeCloseTo(far.scale * 2);
  expect(close.x + at.x / close.scale).toBeCloseTo(far.x + at.x / far.scale);
  expect(close.y + at.y / close.scale).toBeCloseTo(far.y + at.y / far.scale);
  const right = carried(HIGH, box, close, { x: -100, y: 0 });
  expect((right.x - close.x) * close.scale).toBeCloseTo(100);
  expect(carried(HIGH, box, close, { x: -9999, y: -9999 })).toEqual({
    scale: close.scale,
    x: HIGH.world.w - box.width / close.scale,
    y: HIGH.world.h - box.height / close.scale,
  });
  expect(nearer(HIGH, box, close, 0.01, at).scale).toBeCloseTo(far.scale);
  expect(nearer(HIGH, box, close, 100, at).scale).toBeLessThan(2);
});
