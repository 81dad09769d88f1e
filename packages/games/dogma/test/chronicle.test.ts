import { readdirSync, readFileSync } from 'node:fs';
import { chronicleOf, orThrow, playOf, readRecord, sumBySeat, toldSoFar } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { chronicler, falseCards, liesOf } from '../rules/chronicle.ts';
import { newMemory, remember } from '../rules/memory.ts';
import { rules } from '../rules/rules.ts';
import { only } from './support/table.ts';

const folder = new URL('./records/', import.meta.url);
const recorded = (name: string) => {
  const record = orThrow(readRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  const play = playOf(record, rules);
  const told = toldSoFar(play);
  const { table } = play.state;
  const seats = table.handSizes.length;
  const book = chronicleOf(
    chronicler,
    told.map(({ event }) => event),
    seats,
  );
  return { told, table, seats, book };
};

describe.each(readdirSync(folder).map(file => file.replace('.json', '')))('the chronicle of %s', name => {
  const { told, table, seats, book } = recorded(name);

  test('ends with the hands, sets and places of the table', () => {
    expect(book.handSizes).toEqual(table.handSizes);
    expect(book.sets.map(({ seat, card }) => ({ seat, card }))).toEqual(table.sets);
    expect(book.places).toEqual(table.places);
  });

  test('DG-6, DG-8: every confession has one check, and its cards are all known', () => {
    for (const { pile, decision, honest, responder } of book.chapters) {
      expect(pile.map(({ covered }) => covered)).toEqual(pile.map((_, index) => index < pile.length - 1));
      expect(pile.map(({ cards }) => cards?.length)).toEqual(pile.map(({ count }) => count));
      const last = pile.at(-1);
      expect(last === undefined ? undefined : falseCards(last) === 0).toBe(honest);
      expect(responder === undefined).toBe(decision === undefined);
    }
  });

  test('DG-8.3: a lie that was turned up was either caught or believed, and somebody saw through every caught one', () => {
    const caught = sumBySeat(book, deeds => deeds.caught);
    const gotAway = sumBySeat(book, deeds => deeds.gotAway);
    expect(sumBySeat(book, deeds => deeds.shownLying)).toEqual(
      caught.map((number, seat) => number + (gotAway[seat] ?? 0)),
    );
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
    expect(sum(sumBySeat(book, deeds => deeds.seenThrough))).toBe(sum(caught));
    for (const [seat, number] of caught.entries()) expect(liesOf(book, seat).length).toBeGreaterThanOrEqual(number);
  });

  test('DG-16.5: the habits in a memory are those of the chronicle', () => {
    const memory = newMemory(table.options, seats, 'spectator');
    for (const { to, event } of told) if (to === 'all') remember(memory, event);
    for (const habit of ['confessed', 'joined', 'believed', 'doubted', 'shownHonest', 'shownLying'] as const)
      expect(sumBySeat(book, deeds => deeds[habit])).toEqual(memory.habits.map(seat => seat[habit]));
  });

  test('DG-9, DG-10: rubies gained less two for each dogma are what is left, with what was lost by going out', () => {
    const returned = told.flatMap(({ event }) => (event.type === 'rubiesReturned' ? [event] : []));
    const left = sumBySeat(book, ({ rubies, dogmas }) => rubies - 2 * dogmas).map(
      (number, seat) =>
        number - returned.filter(event => event.seat === seat).reduce((all, { count }) => all + count, 0),
    );
    expect(left).toEqual(table.rubies);
  });
});

test('DG-16.1: who only heard seat 1 knows only the cards that seat 1 laid', () => {
  const { told, seats } = recorded('three-players');
  const heard = told.filter(({ to }) => to === 'all' || to === 1).map(({ event }) => event);
  const book = chronicleOf(chronicler, heard, seats);
  const known = book.chapters.flatMap(({ pile }) => pile.filter(({ cards }) => cards !== undefined));
  expect([...new Set(known.map(({ seat }) => seat))]).toEqual([1]);
  expect(liesOf(book, 0)).toEqual([]);
  expect(only(told, 'laid').length).toBeGreaterThan(known.length);
});

test('two-players, as somebody with the record before him counted it', () => {
  const { book } = recorded('two-players');
  expect(book.chapters).toHaveLength(10);
  expect(sumBySeat(book, ({ caught }) => caught)).toEqual([4, 0]);
  expect(sumBySeat(book, ({ gotAway }) => gotAway)).toEqual([0, 2]);
  expect(sumBySeat(book, ({ dogmas }) => dogmas)).toEqual([0, 1]);
});
