import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chronicleOf, orThrow, playOf, readRecord, sumBySeat, toldSoFar } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { chronicler, sealsHandedIn, sealsWanted, tricksWon } from '../rules/chronicle.ts';
import { COLOUR_LETTERS } from '../rules/components.ts';
import { rules } from '../rules/rules.ts';
import { TRICKS } from '../rules/state.ts';

const folder = join(import.meta.dirname, 'records');
const recorded = (name: string) => {
  const record = orThrow(readRecord(readFileSync(join(folder, `${name}.json`), 'utf8')));
  const play = playOf(record, rules);
  const told = toldSoFar(play);
  const { table } = play.state;
  const book = chronicleOf(
    chronicler,
    told.map(({ event }) => event),
    table.seats,
  );
  return { record, told, table, book };
};

describe.each(readdirSync(folder).map(file => file.replace('.json', '')))('the chronicle of %s', name => {
  const { record, table, book } = recorded(name);

  test('has the rounds, points and places of the table', () => {
    expect(book.chapters.map(({ round }) => round)).toEqual(table.points.map((_, index) => index + 1));
    expect(book.chapters.map(({ points }) => points)).toEqual(table.points);
    expect(book.chapters.at(-1)?.totals).toEqual(table.totals);
    expect(book.places).toEqual(record.places);
  });

  test('SS-5.10: gives every trick of a round to somebody', () => {
    for (const { deeds } of book.chapters) {
      expect(deeds.reduce((sum, own) => sum + tricksWon(own), 0)).toBe(TRICKS);
      for (const own of deeds) expect(own.ruffs).toBeLessThanOrEqual(tricksWon(own));
    }
  });

  test('SS-6.3, SS-6.6: nobody hands in more than was won, and what is wanted is never below zero', () => {
    for (const { deeds } of book.chapters)
      for (const own of deeds) {
        expect(sealsHandedIn(own) + own.black + own.blackAvoided).toBeLessThanOrEqual(tricksWon(own));
        for (const colour of COLOUR_LETTERS) expect(sealsWanted(own, colour)).toBeGreaterThanOrEqual(0);
      }
  });

  test('SS-4.8: what was wanted in the last round and not handed in still lies before the player', () => {
    for (const [seat, own] of book.chapters.at(-1)?.deeds.entries() ?? [])
      expect(COLOUR_LETTERS.map(colour => sealsWanted(own, colour) - own.handedIn[colour])).toEqual(
        table.seals[seat]?.slice(0, COLOUR_LETTERS.length),
      );
  });
});

test('the last round of the table and of the chronicle are the same round', () => {
  const { table, book } = recorded('four-players');
  const last = book.chapters.at(-1);
  expect(last?.deeds.map(tricksWon)).toEqual(table.tricksWon);
  expect(last?.deeds.map(sealsHandedIn)).toEqual(table.handedIn);
  expect(last?.saboteur).toBe(table.saboteur);
});

test('four-players, as somebody with the record before him counted it', () => {
  const { book } = recorded('four-players');
  expect(sumBySeat(book, ({ black }) => black)).toEqual([2, 3, 5, 9]);
  expect(sumBySeat(book, ({ takenOver }) => takenOver)).toEqual([4, 5, 6, 1]);
  expect(sumBySeat(book, ({ ruffs }) => ruffs)).toEqual([2, 2, 2, 4]);
  expect(book.chapters[0]?.deeds[0]?.dealt).toEqual({ R: 4, Y: 4, G: 2, B: 2, V: 3 });
});

test('SS-10.1: who only heard seat 1 knows only the hand of seat 1', () => {
  const { told, table } = recorded('four-players');
  const heard = told.filter(({ to }) => to === 'all' || to === 1).map(({ event }) => event);
  const [first] = chronicleOf(chronicler, heard, table.seats).chapters;
  expect(first?.deeds.map(({ dealt }) => dealt !== undefined)).toEqual([false, true, false, false]);
});
