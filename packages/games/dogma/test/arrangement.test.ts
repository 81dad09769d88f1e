import { fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { type Arrangement, arrange } from '../rules/arrangement.ts';
import { COPIES, countsOf, TYPES } from '../rules/components.ts';
import { DISCARD, inHand, numberOf, PLACE_COUNT } from '../rules/whereabouts.ts';
import { A, B, C, cards } from './support/table.ts';

const room = (...places: readonly (readonly [number, number])[]): number[] => {
  const free = new Array<number>(PLACE_COUNT).fill(0);
  for (const [place, count] of places) free[numberOf(place)] = count;
  return free;
};

const most = ({ cards: types, places }: Arrangement, place: number): number => {
  const held = new Array<number>(TYPES).fill(0);
  for (const [index, type] of types.entries())
    if (places[index] === numberOf(place)) held[type] = (held[type] ?? 0) + 1;
  return Math.max(...held);
};

test('DG-20.2: where dealing again hardly ever helps, single cards are exchanged until no hand holds a set of four', () => {
  const unseen = new Array<number>(TYPES).fill(COPIES).fill(0, 8); // eight whole types
  const stream = fastChance(20);
  for (let times = 0; times < 50; times += 1) {
    const arrangement = arrange(unseen, room([inHand(B), 24], [DISCARD, 8]), [], stream);
    expect(most(arrangement, inHand(B))).toBe(3);
    expect(arrangement.places.filter(place => place === numberOf(DISCARD))).toHaveLength(8);
  }
});

test('DG-20.2: exchanging keeps every sighting where it may be', () => {
  const unseen = new Array<number>(TYPES).fill(COPIES).fill(0, 8);
  const sightings = cards('honesty*3 mercy').map(card => ({ card, places: inHand(B) }));
  const stream = fastChance(21);
  for (let times = 0; times < 50; times += 1) {
    const { places, cards: types, allowed } = arrange(unseen, room([inHand(B), 24], [DISCARD, 8]), sightings, stream);
    expect(places.every((place, index) => ((allowed[index] ?? 0) >> place) & 1)).toBe(true);
    expect(types.slice(0, 4).length).toBe(places.slice(0, 4).filter(place => place === numberOf(inHand(B))).length);
  }
});

test('DG-16.5: crossing sightings make room for each other', () => {
  const sightings = [
    { card: 'murder', places: inHand(A) | inHand(B) },
    { card: 'envy', places: inHand(A) | inHand(C) },
    { card: 'theft', places: inHand(A) | inHand(B) },
  ] as const;
  const unseen = countsOf(cards('murder envy theft'));
  const stream = fastChance(22);
  for (let times = 0; times < 100; times += 1) {
    const { places } = arrange(unseen, room([inHand(A), 1], [inHand(B), 1], [inHand(C), 1]), sightings, stream);
    expect(places[1]).toBe(C); // the only way that all three fit
    expect(new Set(places)).toEqual(new Set([A, B, C]));
  }
});

test('a memory that does not belong to the view is a bug, not a guess', () => {
  const sightings = [{ card: 'murder', places: inHand(A) }] as const;
  expect(() => arrange(countsOf(cards('murder')), room([inHand(B), 1]), sightings, fastChance(1))).toThrow(
    'do not fit',
  );
});
