import { readFileSync } from 'node:fs';
import {
  at,
  beginningOf,
  type GameRecord,
  orThrow,
  playMoves,
  playOf,
  readRecord,
  toldSoFar,
  verifyRecord,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event, EventOf } from '../rules/events.ts';
import { hiddenBooks } from '../rules/meta-sins.ts';
import { booksOf } from '../rules/meta-state.ts';
import { type State, versions } from '../rules/rules.ts';

const rules = versions[2];

const load = (name: string): GameRecord =>
  orThrow(readRecord(readFileSync(new URL(`records/meta-${name}.json`, import.meta.url), 'utf8')));

const told = (name: string): readonly Event[] => toldSoFar(playOf(load(name), rules)).map(({ event }) => event);

const all = <Type extends Event['type']>(events: readonly Event[], type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

describe.each([
  ['last-moment', [23, 13, -2], [3, 2, 1]],
  ['false-witness', [14, 6, 9], [3, 1, 2]],
  ['pope-in-the-open-de', [-8, 10, 7], [1, 3, 2]],
  ['pope-in-the-open-en', [-2, -6, -5], [3, 1, 2]],
  ['petty-sinner', [17, 13, 2, 12], [4, 3, 1, 2]],
  ['late-crew-ends-the-game', [-3, -1, 2], [1, 2, 3]],
  ['last-call-before-the-last-comparison', [9, 0, 4], [3, 1, 2]],
] as const)('%s', (name, souls, places) => {
  test('MC-26.11: replays without a clock to the same end, and everything it claims is true', () => {
    const record = load(name);
    const { state } = playOf(record, rules);
    expect(state.table.souls).toEqual(souls);
    expect(rules.places(state.table)).toEqual(places);
    expect(verifyRecord(record, rules).filter(finding => !finding.ok)).toEqual([]);
  });
});

test('last-moment: a call after the end of the next turn and before windowClosed is upheld (MC-26.34)', () => {
  const record = load('last-moment');
  const isLast = (before: State, { culprit, entry }: { readonly culprit: number; readonly entry: string }): boolean =>
    hiddenBooks(before).sins.some(
      ({ seat, entry: committed, turn, fate }) =>
        seat === culprit && committed === entry && fate === 'open' && turn <= at(booksOf(before.table).marked, culprit), // the next `windowClosed` closes it
    );
  const last: string[] = [];
  playMoves(beginningOf(record, rules), record.moves, ({ state }, { step }) => {
    for (const { event } of step.heard)
      if (event.type === 'accused' && isLast(state, event)) last.push(`${event.entry} ${event.verdict}`);
  });
  expect(last).toContain('S8 upheld');
});

test('false-witness: the accuser puts a stone into Petty Sins (MC-26.3.4)', () => {
  const events = told('false-witness');
  const [unfounded] = all(events, 'accused').filter(({ verdict }) => verdict === 'unfounded');
  const stones = all(events, 'sinStonesPut').filter(({ rule }) => rule === 'MC-26.3.4');
  expect(stones[0]).toMatchObject({ seat: unfounded?.seat, den: 'pettySins', number: 1 });
});

test('the Pope in the open: undone under de, paid for under en (MC-26.4.3)', () => {
  expect(all(told('pope-in-the-open-de'), 'visitUndone').length).toBeGreaterThan(0);
  const english = told('pope-in-the-open-en');
  expect(all(english, 'visitUndone')).toEqual([]);
  expect(all(english, 'accused').some(({ entry, verdict }) => entry === 'S6' && verdict === 'upheld')).toBe(true);
});

test('petty-sinner: reminded he puts no stone for it, not reminded he is free, and the list names it apart (MC-25.5)', () => {
  const events = told('petty-sinner');
  expect(all(events, 'accused').some(({ verdict }) => verdict === 'reminder')).toBe(true);
  const { sins = [], leftOut = [] } = all(events, 'confessions')[0] ?? {};
  expect(leftOut.length).toBeGreaterThan(0);
  for (const one of leftOut) expect(sins).not.toContainEqual(one); // it was no sin (MC-26.33)
});

test('late-crew-ends-the-game: the crew of an upheld S8 finishes the second cathedral, then a last call (MC-26.13, MC-26.14)', () => {
  const events = told('late-crew-ends-the-game');
  const end = events.findIndex(event => event.type === 'lastCallBegan' && event.final);
  const call = events.findLastIndex((event, index) => index < end && event.type === 'accused');
  const between = events.slice(call, end).map(({ type }) => type);
  expect(events[call]).toMatchObject({ entry: 'S8', verdict: 'upheld' });
  expect(between).toEqual(expect.arrayContaining(['crewArrived', 'built', 'chestsOpened', 'chestsCleared']));
});

test('last-call-before-the-last-comparison: somebody is called there, and posts are compared afterwards (MC-26.14, MC-26.27)', () => {
  const events = told('last-call-before-the-last-comparison');
  const began = events.findIndex(event => event.type === 'lastCallBegan' && event.final);
  const types = events.slice(began).map(({ type }) => type);
  expect(types.indexOf('accused')).toBeGreaterThan(0);
  expect(types.indexOf('postsCompared')).toBeGreaterThan(types.indexOf('accused'));
});
