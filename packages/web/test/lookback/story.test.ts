import { awardTo } from '@conclave/stage/page/award.ts';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../src/games/games.ts';
import { lastIndex, stateAt } from '../../src/replay/film.ts';
import { filmOf } from '../../src/replay/make-film.ts';
import { sayHid, storyText, tellingOf } from '../../src/story/sentences.ts';
import { type Story, tellStory } from '../../src/story/tell-story.ts';
import { turningPoints } from '../../src/story/turning-points.ts';
import { ALL_RULES, randomRecord } from './random-record.ts';

const storyIn = async (...about: Parameters<typeof tellStory>): Promise<Story> => {
  const story = await tellStory(...about);
  if (story === undefined) throw new Error(`${about[0]} tells no story`);
  return story;
};

/** Awards that stand among the figures of the result too. */
const SAME_FIGURE: Readonly<Record<string, string>> = {
  sinner: 'hell',
  patron: 'gifts',
  regular: 'visits',
  merchant: 'sales',
  believedLiar: 'believed',
  doubtedSaint: 'doubted',
  lawgiver: 'dogmas',
  mule: 'carried',
  blackCollector: 'black',
};

const NAMES = ['Anna', 'Bert', 'Clara', 'Dora'];

describe.each(ALL_RULES.map(rules => [rules.id, rules] as const))('the story of a game of %s', async (id, rules) => {
  const film = filmOf(randomRecord(id, 4, 'story'), rules);
  const story = await storyIn(
    id,
    film.pictures.flatMap(({ told }) => told),
    4,
  );

  test('its graph ends where the game ended', () => {
    const { table } = stateAt(film, lastIndex(film));
    const last = story.standings.at(-1)?.values;
    const points = id === 'dogma' ? (table as { handSizes: number[] }).handSizes : rules.points?.(table);
    expect(last).toEqual(id === 'seven-seals' ? (table as { totals: number[] }).totals : points);
  });

  test('has one standing by chapter, in order', () => {
    expect(story.standings.length).toBeGreaterThan(3);
    expect(story.standings.map(({ chapter }) => chapter)).toEqual(story.standings.map((_, index) => index));
    for (const { values } of story.standings) expect(values).toHaveLength(4);
  });

  test('has awards and something that each seat hid', () => {
    expect(story.awards.length).toBeGreaterThan(1);
    for (const { seats, count } of story.awards) {
      expect(seats.length).toBeGreaterThan(0);
      expect(count).toBeGreaterThan(0);
    }
    expect(story.hid.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('its awards and its figures count the same', async () => {
    const log = film.pictures.flatMap(({ told }) => told).flatMap(({ to, event }) => (to === 'all' ? [event] : []));
    const lines = (await pageOf(id).figures?.())?.lines(log, 4) ?? [];
    const { awards } = await storyIn(
      id,
      log.map(event => ({ to: 'all', event })),
      4,
    );
    const twice = awards.flatMap(({ key, count }) => {
      const line = lines.find(figure => figure.key === SAME_FIGURE[key]);
      return line === undefined ? [] : [{ key, count, most: Math.max(...line.values.map(Number)) }];
    });
    expect(twice.length).toBeGreaterThan(0);
    for (const { key, count, most } of twice) expect([key, count]).toEqual([key, most]);
  });

  test.each(['en', 'de'] as const)('says it all in %s, every award with its seal', language => {
    const telling = tellingOf(story, language);
    for (const hid of story.hid) expect(sayHid(telling, hid, NAMES)).toContain(NAMES[hid.seat]);
    for (const { key } of story.awards) {
      expect(telling.own.awards[key]?.name, key).toBeTruthy();
      expect(story.part.medals[key], key).toBeDefined();
    }
    expect(storyText(telling, story, NAMES, 'Title', [])).toContain(telling.own.axis);
  });
});

test('what a seat hid is not told from another seat’s events', async () => {
  const [, dogma] = ALL_RULES;
  if (dogma === undefined) throw new Error('no rules');
  const film = filmOf(randomRecord('dogma', 4, 'closed', { revealAfterGame: 'off' }), dogma);
  const heard = film.pictures.flatMap(({ told }) => told.filter(({ to }) => to === 'all' || to === 0));
  expect((await storyIn('dogma', heard, 4)).hid.map(({ seat }) => seat)).toEqual([0]);
});

test('turning points: who took the lead from whom, and the largest leap', () => {
  const standings = [
    { chapter: 0, values: [0, 0] },
    { chapter: 1, values: [3, 1] },
    { chapter: 2, values: [4, 9] },
    { chapter: 3, values: [6, 10] },
  ];
  expect(turningPoints(standings, false)).toEqual([
    { key: 'lead', chapter: 2, seat: 1, from: 0 },
    { key: 'leap', chapter: 2, seat: 1, by: 8 },
  ]);
  expect(turningPoints(standings, true)[0]).toEqual({ key: 'lead', chapter: 2, seat: 0, from: 1 });
});

test('an award is for the most, and for nobody when all are alike', () => {
  expect(awardTo('ruffian', [0, 0, 0])).toEqual([]);
  expect(awardTo('ruffian', [0, 2, 0])).toEqual([{ key: 'ruffian', seats: [1], count: 2 }]);
  expect(awardTo('ruffian', [2, 2, 2])).toEqual([]);
});
