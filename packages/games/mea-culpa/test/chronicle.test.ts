import { readdirSync, readFileSync } from 'node:fs';
import { chronicleOf, orThrow, playOf, readRecord, sumBySeat, toldSoFar } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { figures } from '../page/figures.ts';
import { story } from '../page/story.ts';
import { chronicler, stepsTowardsHell } from '../rules/chronicle.ts';
import { COLOURS } from '../rules/components.ts';
import type { Event, EventOf } from '../rules/events.ts';
import { versions } from '../rules/rules.ts';
import { BONUS_ITEMS } from '../rules/starting-bonuses.ts';

const folder = new URL('./records/', import.meta.url);
const NAMES = readdirSync(folder).map(file => file.replace('.json', ''));
const recorded = (name: string) => {
  const record = orThrow(readRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  const play = playOf(record, versions[record.rulesVersion === 1 ? 1 : 2]);
  const told = toldSoFar(play);
  const { state } = play;
  const events = told.map(({ event }) => event);
  return { told, events, state, table: state.table, book: chronicleOf(chronicler, events, state.table.seats) };
};

describe.each(NAMES)('the chronicle of %s', name => {
  const { told, events, state, table, book } = recorded(name);

  test('has the rounds of the table, and ends with its souls', () => {
    expect(book.chapters.map(({ round }) => round)).toEqual(
      Array.from({ length: table.round }, (_, index) => index + 1),
    );
    expect(book.souls).toEqual(table.souls);
    expect(book.places).toEqual(table.result);
  });

  test('MC-3.5: all steps, whatever their cause, lead from the start to where the souls stood before they were judged', () => {
    expect(sumBySeat(book, stepsTowardsHell)).toEqual(book.judged);
    expect(book.scores.map(score => score?.to)).toEqual(table.souls);
    expect(sumBySeat(book, ({ steps }) => steps.penalty)).toEqual(table.souls.map(() => 0)); // nothing else moves a soul (MC-3.8)
  });

  test('the letters that came and went are those behind the screens', () => {
    for (const colour of COLOURS) {
      const held = state.secrets.map(({ letters }) => letters[COLOURS.indexOf(colour)]);
      expect(sumBySeat(book, ({ letters }) => letters[colour])).toEqual(held);
    }
  });

  test('MC-12: what was donated was stored, with the starting bonus', () => {
    const bonus = book.bonuses.map(taken => (taken === undefined ? 0 : BONUS_ITEMS[taken].length));
    expect(sumBySeat(book, ({ stored }) => (stored?.I ?? 0) + (stored?.II ?? 0))).toEqual(
      sumBySeat(book, ({ donated }) => donated).map((number, seat) => number + (bonus[seat] ?? 0)),
    );
  });

  test('MC-7: everyone bids once a round, and MC-19.3: what was built stands', () => {
    for (const { deeds } of book.chapters.slice(0, -1)) for (const { bid } of deeds) expect(bid).toBeDefined();
    expect(book.chapters.flatMap(({ built }) => built).length).toBe(table.parts.reduce((sum, parts) => sum + parts, 0));
  });

  test('figures and awards agree about steps', () => {
    const line = figures.lines(events, table.seats).find(({ key }) => key === 'hell');
    const award = story.tell(told, table.seats).awards.find(({ key }) => key === 'sinner');
    const steps = (line?.values ?? []).map(Number);
    expect(steps).toEqual(sumBySeat(book, stepsTowardsHell));
    if (award === undefined) return;
    expect(award.count).toBe(Math.max(...steps));
    for (const seat of award.seats) expect(steps[seat]).toBe(award.count);
  });
});

test('atonement-three-souls: a push counts as steps, whoever caused it (MC-3.5)', () => {
  const { events, book } = recorded('atonement-three-souls');
  const due = events.flatMap(event => (event.type === 'soulMoved' ? [event.steps] : [])).reduce((sum, n) => sum + n, 0);
  const walked = sumBySeat(book, stepsTowardsHell).reduce((sum, steps) => sum + steps, 0);
  expect(walked).toBeGreaterThan(due);
  expect(sumBySeat(book, ({ steps }) => steps.atonement).filter(steps => steps > 0).length).toBeGreaterThanOrEqual(3);
});

test('MC-2.2: who only heard seat 1 knows only the compartments of seat 1', () => {
  const { told, table } = recorded('two-souls-in-heaven');
  const heard = told.filter(({ to }) => to === 'all' || to === 1).map(({ event }) => event);
  const book = chronicleOf(chronicler, heard, table.seats);
  for (const { deeds } of book.chapters)
    for (const [seat, { stored }] of deeds.entries()) if (seat !== 1) expect(stored).toBeUndefined();
  expect(book.chapters.some(({ deeds }) => deeds[1]?.stored !== undefined)).toBe(true);
});

test('pope-penalised: the steps of round by round have their cause', () => {
  const { book } = recorded('pope-penalised');
  expect(sumBySeat(book, ({ steps }) => steps.incognito).reduce((sum, steps) => sum + steps, 0)).toBeGreaterThan(0);
  expect(sumBySeat(book, ({ journeys }) => journeys).reduce((sum, number) => sum + number, 0)).toBeGreaterThan(0);
});

test('MC-26.24: by hand a visit counts once something came of it, a journey when the die is shown, and nothing that was withdrawn or undone', () => {
  const rule = 'MC-26.33';
  const declared = (seat: number, action: EventOf<'declared'>['action']): Event => ({
    type: 'declared',
    seat,
    action,
    second: false,
    rule,
  });
  const events: readonly Event[] = [
    { type: 'roundBegan', round: 1, rule },
    declared(0, { type: 'visit', place: 3 }),
    { type: 'cardUsed', seat: 0, card: 'C14', rule },
    { type: 'cardUsed', seat: 0, card: 'C14', rule }, // the same visit
    { type: 'turnEnded', seat: 0, character: 'merchant', rule },
    declared(1, { type: 'visit', place: 2 }),
    { type: 'withdrawn', seat: 1, rule },
    declared(1, { type: 'buy', good: 'wine' }),
    declared(2, { type: 'travel' }),
    { type: 'guessed', seat: 0, pope: 2, guess: 1, place: 6, caught: false, rule },
    { type: 'yellowLetterTaken', seat: 2, rule },
    declared(3, { type: 'visit', place: 1 }),
    { type: 'cardUsed', seat: 3, card: 'C12', rule },
    { type: 'visitUndone', seat: 3, place: 1, taler: 3, letter: false, notches: 0, stones: 0, rule },
  ];
  const book = chronicleOf(chronicler, events, 4);
  expect(book.chapters[0]?.deeds.map(({ visits }) => visits)).toEqual([[3], [], [6], []]);
});
