import { type AnyRules, expandRecord, maySee, playOf, seatRecord, viewOf, writeRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../src/records/address.ts';
import { pack, unpack } from '../../src/records/pack.ts';
import { chapterAt, chapterStep, startOfChapter } from '../../src/replay/chapters.ts';
import { type Film, lastIndex, stepAt, toldBefore, viewersOf } from '../../src/replay/film.ts';
import { filmOf } from '../../src/replay/make-film.ts';
import { openText } from '../../src/replay/read-file.ts';
import { eventsIn, namesIn, placesIn } from '../../src/replay/seat-record.ts';
import { ALL_RULES, randomRecord } from './random-record.ts';

const filmFor = (rules: AnyRules): Film => filmOf(randomRecord(rules.id, 4, 'film'), rules);

describe.each(ALL_RULES.map(rules => [rules.id, rules] as const))('a film of %s', (_, rules) => {
  const film = filmFor(rules);
  const end = lastIndex(film);

  test('has a picture for the set-up and one after each move, each as the kernel replays it', () => {
    expect(end).toBe(film.record.moves.length);
    for (const index of [0, 1, Math.floor(end / 2), end]) {
      const { state } = playOf({ ...film.record, moves: film.record.moves.slice(0, index) }, rules);
      for (const viewer of [0, 3, 'spectator'] as const)
        expect(stepAt(film, index, viewer, true).view).toEqual(viewOf(state, viewer));
    }
  });

  test('tells each viewer exactly what the expanded record shows this viewer', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const shown = expandRecord(film.record, rules, viewer).flatMap(line =>
        line.line === 'event' ? [line.event] : [],
      );
      const told = [...toldBefore(film, end, viewer), ...stepAt(film, end, viewer, true).events];
      expect(told).toEqual(shown);
    }
  });

  test('chapters are numbered from 1, in order, and every picture finds its own', () => {
    expect(film.chapters.length).toBeGreaterThan(2);
    expect(film.chapters.map(({ number }) => number)).toEqual(film.chapters.map((_chapter, index) => index + 1));
    const [first, second] = film.chapters;
    expect(startOfChapter(film.chapters, 2)).toBe(second?.at);
    expect(chapterAt(film.chapters, second?.at ?? 0)?.number).toBe(2);
    expect(chapterAt(film.chapters, (second?.at ?? 1) - 1)?.number).toBe(1);
    expect(chapterStep(film.chapters, first?.at ?? 0, 1)).toBe(second?.at);
    expect(chapterStep(film.chapters, second?.at ?? 0, -1)).toBe(first?.at);
    expect(startOfChapter(film.chapters, 9999)).toBeUndefined();
  });

  test('the file itself opens as this film, and a seat record as far as it goes', async () => {
    const opened = await openText(writeRecord(film.record));
    expect(opened.kind).toBe('film');
    const seat = seatRecord(film.record, rules, 1);
    const own = await openText(JSON.stringify(seat));
    if (own.kind !== 'seat') throw new Error(own.kind);
    expect(namesIn(own.record)).toEqual(['P0', 'P1', 'P2', 'P3']);
    expect(placesIn(own.record)).toEqual(film.record.places);
    const shown = film.pictures.flatMap(({ told }) => told.filter(({ to }) => maySee(to, 1)));
    expect(eventsIn(own.record).map(({ told }) => told)).toEqual(shown);
  });
});

test('a table that keeps its secrets shows its one person only (DG-19.4)', () => {
  const [, dogma] = ALL_RULES;
  if (dogma === undefined) throw new Error('no rules');
  const closed = filmOf(randomRecord('dogma', 3, 'closed', { revealAfterGame: 'off' }), dogma);
  expect(closed.opens).toBe(false);
  expect(viewersOf(closed)).toEqual([0, 'spectator']);
  expect(viewersOf(filmFor(dogma))).toEqual([0, 1, 2, 3, 'spectator']);
});

test('a record of rules that are not known here says exactly why not', async () => {
  const record = randomRecord('dogma', 3, 'old');
  const newer = await openText(JSON.stringify({ ...record, rulesVersion: 99 }));
  expect(newer).toMatchObject({ kind: 'broken', fault: { path: 'rulesVersion', code: 'unknownRulesVersion' } });
  const other = await openText(JSON.stringify({ ...record, game: 'chess' }));
  expect(other).toMatchObject({ kind: 'broken', fault: { path: 'game', code: 'unknownGame' } });
  const cut = await openText(writeRecord(record).slice(0, -10));
  expect(cut).toMatchObject({ kind: 'broken', fault: { code: 'malformed' } });
});

test('a link says which game, which moment and whose knowledge, and is read back', () => {
  const address = { table: 'ab12', move: 57, seat: 1, open: true, leaf: 'story' } as const;
  expect(readAddress(writeAddress(address))).toMatchObject(address);
  expect(readAddress('record=x&round=3&seat=spectator')).toMatchObject({ record: 'x', round: 3, seat: 'spectator' });
  expect(readAddress('move=-4&seat=me&leaf=cellar&open=yes')).toEqual(readAddress(''));
});

test('a record fits into a link and comes back whole; a broken link is nothing', async () => {
  const text = writeRecord(randomRecord('seven-seals', 4, 'link'));
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(8000);
  expect(await unpack(packed)).toBe(text);
  expect(await unpack('not packed at all')).toBeUndefined();
});
