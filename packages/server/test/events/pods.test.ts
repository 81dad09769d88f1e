import { OPEN_GAMES } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { type Entrant, type Met, type PodRange, pairPods, podRange, podSizes } from '../../src/events/pods.ts';

const SEALS: PodRange = { min: 3, max: 5, best: 4 };
const RANGES = OPEN_GAMES.map(({ rules }) => [rules.id, podRange(rules.seats)] as const);
const people = (sizes: ReturnType<typeof podSizes>): readonly number[] => sizes.map(size => size.people);

describe('sizes of pods', () => {
  test.each([
    [11, [4, 4, 3]],
    [13, [5, 4, 4]],
    [17, [5, 4, 4, 4]],
    [3, [3]],
    [6, [3, 3]],
    [9, [5, 4]],
  ])('%i people at games that are best with four sit as %j', (players, sizes) => {
    expect(people(podSizes(players, SEALS))).toEqual(sizes);
  });

  test('five for a game of three or four: bots fill the smaller pod', () => {
    expect(podSizes(5, { min: 3, max: 4, best: 4 })).toEqual([
      { people: 3, bots: 0 },
      { people: 2, bots: 1 },
    ]);
  });

  test('what the games of the house play well', () => {
    expect(Object.fromEntries(RANGES)).toEqual({
      'seven-seals': SEALS,
      dogma: { min: 3, max: 6, best: 5 },
      'mea-culpa': { min: 3, max: 4, best: 4 },
    });
  });

  test.each(RANGES)(
    '3 to 200 people at %s: all sit, as equal as can be, within what the game plays well',
    (_game, range) => {
      for (let players = 3; players <= 200; players += 1) {
        const sizes = podSizes(players, range);
        const counts = people(sizes);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        for (const size of sizes) {
          expect(size.people).toBeLessThanOrEqual(range.max);
          expect(size.people + size.bots).toBeGreaterThanOrEqual(range.min);
        }
        const needsBots = sizes.some(({ bots }) => bots > 0);
        const couldDoWithout = Array.from({ length: players }, (_, more) => more + 1).some(
          pods => Math.floor(players / pods) >= range.min && Math.ceil(players / pods) <= range.max,
        );
        expect([players, needsBots]).toEqual([players, !couldDoWithout]);
      }
    },
  );
});

const named = (count: number, pointsOf: (who: number) => number = () => 0): readonly Entrant[] =>
  Array.from({ length: count }, (_, who) => ({ id: `P${who}`, points: pointsOf(who) }));

/** Who has met whom, counted over rounds. */
class Meetings {
  readonly #times = new Map<string, number>();
  readonly met: Met = (one, other) => this.#times.get(key(one, other)) ?? 0;
  note(pods: readonly (readonly string[])[]): void {
    for (const [one, other] of pods.flatMap(pairsIn)) this.#times.set(key(one, other), this.met(one, other) + 1);
  }
}
const key = (one: string, other: string): string => [one, other].toSorted().join(' ');
const pairsIn = (pod: readonly string[]): readonly (readonly [string, string])[] =>
  pod.flatMap((one, at) => pod.slice(at + 1).map(other => [one, other] as const));
const repeatsIn = (pods: readonly (readonly string[])[], met: Met): number =>
  pods.flatMap(pairsIn).reduce((sum, [one, other]) => sum + met(one, other), 0);

/** The fewest repeats that any way to sit allows. */
const fewest = (left: readonly string[], sizes: readonly number[], met: Met): number => {
  const [size, ...rest] = sizes;
  if (size === undefined) return 0;
  return Math.min(
    ...podsOf(left, size).map(pod => {
      const others = left.filter(id => !pod.includes(id));
      return repeatsIn([pod], met) + fewest(others, rest, met);
    }),
  );
};
const podsOf = (ids: readonly string[], size: number): readonly (readonly string[])[] => {
  if (size === 0) return [[]];
  return ids.flatMap((id, at) => podsOf(ids.slice(at + 1), size - 1).map(pod => [id, ...pod]));
};

describe('who sits with whom', () => {
  test('everybody in exactly one pod, and the same luck makes the same pods', () => {
    for (const count of [3, 7, 11, 24, 64]) {
      const entrants = named(count, who => (who * 7) % 10);
      const pair = (seed: number) => pairPods(entrants, SEALS, () => 0, fastChance(seed));
      expect(pair(SEED).flat().toSorted()).toEqual(entrants.map(({ id }) => id).toSorted());
      expect(pair(SEED)).toEqual(pair(SEED));
    }
  });

  test('in the first round the order of points decides: the best sit together', () => {
    const pods = pairPods(
      named(8, who => who),
      SEALS,
      () => 0,
      fastChance(SEED),
    );
    expect(pods.map(pod => pod.toSorted())).toEqual([
      ['P4', 'P5', 'P6', 'P7'],
      ['P0', 'P1', 'P2', 'P3'],
    ]);
  });

  test('repeats are at most one above the fewest possible, for up to nine people in four rounds', () => {
    for (let count = 6; count <= 9; count += 1)
      for (let seed = SEED; seed < SEED + 3 * LONGER; seed += 1) {
        const luck = fastChance(seed);
        const meetings = new Meetings();
        const points = Array.from({ length: count }, () => 0);
        for (let round = 0; round < 4; round += 1) {
          const entrants = named(count, who => points[who] ?? 0);
          const pods = pairPods(entrants, SEALS, meetings.met, luck);
          const sizes = people(podSizes(count, SEALS));
          const least = fewest(
            entrants.map(({ id }) => id),
            sizes,
            meetings.met,
          );
          expect([count, seed, round, repeatsIn(pods, meetings.met) <= least + 1]).toEqual([count, seed, round, true]);
          meetings.note(pods);
          for (const who of points.keys()) points[who] = (points[who] ?? 0) + luck.below(11);
        }
      }
  });

  test('forty people meet nobody twice in four rounds', () => {
    const meetings = new Meetings();
    const luck = fastChance(SEED);
    const points = Array.from({ length: 40 }, () => 0);
    for (let round = 0; round < 4; round += 1) {
      const pods = pairPods(
        named(40, who => points[who] ?? 0),
        SEALS,
        meetings.met,
        luck,
      );
      expect([round, repeatsIn(pods, meetings.met)]).toEqual([round, 0]);
      meetings.note(pods);
      for (const who of points.keys()) points[who] = (points[who] ?? 0) + luck.below(11);
    }
  });

  test('two who change their names change their places, and nobody else', () => {
    const entrants = named(13, who => (who * 3) % 11);
    const met: Met = (one, other) => (key(one, other) === 'P1 P2' || key(one, other) === 'P3 P7' ? 1 : 0);
    const other = (id: string): string => (id === 'P1' ? 'P7' : id === 'P7' ? 'P1' : id);
    const renamed = entrants.map(({ id, points }) => ({ id: other(id), points }));
    const pods = pairPods(entrants, SEALS, met, fastChance(SEED));
    const swapped = pairPods(renamed, SEALS, (one, two) => met(other(one), other(two)), fastChance(SEED));
    expect(swapped).toEqual(pods.map(pod => pod.map(other)));
  });
});
