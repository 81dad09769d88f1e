import type { AnyGame } from '@conclave/kernel';
import { LANGUAGES } from '@conclave/stage/language/catalogue.ts';
import { readingTime } from '@conclave/stage/table/reading.ts';
import type { RoundPart, RoundWords } from '@conclave/stage/table/staging.ts';
import { describe, expect, test } from 'vitest';
import { round as dogma } from '../../games/dogma/page/round.ts';
import { round as meaCulpa } from '../../games/mea-culpa/page/round.ts';
import { round as sevenSeals } from '../../games/seven-seals/page/round.ts';
import { type Film, stepAt, toldBefore } from '../src/replay/film.ts';
import { filmOf } from '../src/replay/make-film.ts';
import { ALL_RULES, randomRecord } from './lookback/random-record.ts';

const PARTS: Readonly<Record<string, RoundPart>> = {
  dogma: dogma as RoundPart,
  'mea-culpa': meaCulpa as RoundPart,
  'seven-seals': sevenSeals as RoundPart,
};

interface Ended {
  readonly index: number;
  readonly events: readonly AnyGame['event'][];
  readonly words: Readonly<Record<(typeof LANGUAGES)[number], RoundWords>>;
}

/** Every summary that seat 0 sees in this game. */
const endsIn = (film: Film, part: RoundPart): readonly Ended[] =>
  film.pictures.flatMap((_, index) => {
    const { events, view } = stepAt(film, index, 0, false);
    if (!part.ends(events, view)) return [];
    const log = [...toldBefore(film, index, 0), ...events];
    const [en, de] = [part.tell(log, view.table, 'en'), part.tell(log, view.table, 'de')];
    return [{ index, events, words: { en, de } }];
  });

describe.each(ALL_RULES.map(rules => [rules.id, rules] as const))('the end of a round of %s', (id, rules) => {
  const part = PARTS[id];
  if (part === undefined) throw new Error(`${id} has no rounds`);
  const film = filmOf(randomRecord(id, 4, 'rounds'), rules);
  const ends = endsIn(film, part);

  test('every seat is told of once: what it did and where it stands', () => {
    expect(ends.length).toBeGreaterThan(2);
    for (const { words } of ends)
      for (const language of LANGUAGES) {
        const { title, why, rules: numbers, lines } = words[language];
        expect(title).toMatch(/\d|Judgement|Gericht/);
        expect(why).not.toBe('');
        expect(numbers.length).toBeGreaterThan(0);
        expect(lines.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
        for (const { stands } of lines) expect(stands).not.toBe('');
        expect(lines.some(({ what }) => what !== '')).toBe(true);
        expect(JSON.stringify(lines)).not.toMatch(/undefined|NaN/);
      }
  });

  test('what it says of one seat is read in a glance', () => {
    for (const { words } of ends)
      for (const language of LANGUAGES)
        for (const { what } of words[language].lines) expect(what.split(' ').length).toBeLessThan(26);
  });
});

test('SS-8.4: points and totals are those of the score, and few points stand first', () => {
  const [rules] = ALL_RULES;
  if (rules === undefined) throw new Error('no rules');
  const ends = endsIn(filmOf(randomRecord('seven-seals', 4, 'rounds'), rules), sevenSeals as RoundPart);
  expect(ends.map(({ words }) => words.en.title)).toEqual([1, 2, 3, 4].map(round => `Round ${round} of 4`));
  for (const { events, words } of ends) {
    const scored = events.find(({ type }) => type === 'roundScored') as unknown as {
      readonly points: readonly number[];
      readonly totals: readonly number[];
    };
    const { lines } = words.en;
    expect(lines.map(({ stands }) => Number(stands))).toEqual(scored.totals.toSorted((one, other) => one - other));
    for (const { seat, points } of lines) expect(Number(points)).toBe(scored.points[seat]);
  }
});

test('DG-8.2: nobody is stopped but by an own pile or by somebody who is out', () => {
  const rules = ALL_RULES.find(({ id }) => id === 'dogma');
  if (rules === undefined) throw new Error('no rules');
  const film = filmOf(randomRecord('dogma', 4, 'rounds'), rules);
  const ends = endsIn(film, dogma as RoundPart);
  const judged = film.pictures.filter(({ told }) => told.some(({ event }) => event.type === 'judged'));
  expect(ends.length).toBeLessThan(judged.length);
  for (const { events, words } of ends) {
    const mine = words.en.lines.find(({ seat }) => seat === 0)?.what;
    if (!events.some(({ type }) => type === 'wentOut')) expect(mine).toMatch(/takes \d+ card/);
  }
});

test('MC-3.5: the steps of a round are those that the souls walked', () => {
  const rules = ALL_RULES.find(({ id }) => id === 'mea-culpa');
  if (rules === undefined) throw new Error('no rules');
  const film = filmOf(randomRecord('mea-culpa', 4, 'rounds'), rules);
  const ends = endsIn(film, meaCulpa as RoundPart);
  let before = 0;
  for (const { index, words } of ends.slice(0, -1)) {
    const moved = film.pictures
      .slice(before, index + 1)
      .flatMap(({ told }) => told)
      .flatMap(({ event }) =>
        event.type === 'soulMoved' ? [event as unknown as { seat: number; from: number; to: number }] : [],
      );
    for (const { seat, points } of words.en.lines) {
      const steps = moved.filter(one => one.seat === seat).reduce((sum, { from, to }) => sum + to - from, 0);
      expect(points).toBe(steps === 0 ? '' : `↓ ${steps}`);
    }
    before = index + 1;
  }
});

test('a text of fifty words stands for more than a second, and none for ever', () => {
  const fifty = Array.from({ length: 50 }, () => 'word').join(' ');
  expect(readingTime(fifty)).toBeGreaterThan(8000);
  expect(readingTime(`${fifty} ${fifty}`)).toBeLessThan(10_000);
  expect(readingTime('')).toBe(0);
  expect(readingTime('Tetzel: red 12.')).toBeLessThan(600);
});
