import { readFileSync } from 'node:fs';
import { type GameRecord, orThrow, playOf, readRecord, seatRecord, toldSoFar, verifyRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { shownHistory } from '../rules/history.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { versions } from '../rules/rules.ts';
import { soulsOf } from './table.ts';

const load = (name: string): GameRecord =>
  orThrow(readRecord(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8')));

/** They were played by version 1, and replay by it for ever. */
const rules = versions[1];

/** All events of a record, in order. */
const told = (name: string): readonly Event[] => toldSoFar(playOf(load(name), rules)).map(({ event }) => event);

describe.each([
  ['second-cathedral-in-choice', 'D4 J-13 P-1', [3, 1, 2]],
  ['atonement-three-souls', 'D-2 J3 P1 G2', [1, 4, 2, 3]],
  ['pope-caught-in-suite-6', 'D-12 J8', [1, 2]],
  ['runs-out-in-double-placement', 'D-1 J-11 P-10', [3, 1, 2]],
  ['two-souls-in-heaven', 'D-15 J17 P-15 G18', [1, 3, 1, 4]],
  ['two-players-english-split', 'D-8 J3', [1, 2]],
  ['pope-penalised', 'D-11 J-3 P3 G8', [1, 2, 3, 4]],
  ['three-players-defer-both', 'D-15 J11 P-10', [1, 3, 2]],
] as const)('%s', (name, souls, places) => {
  test('replays to the same end, and everything it claims is true', () => {
    const record = load(name);
    const { state } = playOf(record, rules);
    expect(soulsOf(state)).toBe(souls);
    expect(rules.places(state.table)).toEqual(places);
    expect(verifyRecord(record, rules).filter(finding => !finding.ok)).toEqual([]);
  });
});

test('second-cathedral-in-choice: the last card was not taken any more (MC-8.6, MC-21.2)', () => {
  const events = told('second-cathedral-in-choice');
  const lastRound = events.slice(events.findLastIndex(event => event.type === 'roundBegan'));
  expect(lastRound.filter(event => event.type === 'characterTaken').length).toBeLessThan(3);
  expect(lastRound.some(event => event.type === 'turnBegan')).toBe(false);
  expect(lastRound.some(event => event.type === 'gameOver')).toBe(true);
});

test('atonement-three-souls: three souls move at once, two of them pushed on by others (MC-18.4, MC-3.5)', () => {
  const events = told('atonement-three-souls');
  const atonements = events.flatMap((event, index) => {
    if (event.type !== 'atonement') return [];
    const end = events.findIndex((later, place) => place > index && later.type === 'popeStonesReturned');
    return [events.slice(index, end).filter(later => later.type === 'soulMoved')];
  });
  const pushed = atonements.map(moves => moves.filter(({ from, to, steps }) => to - from > steps).length);
  expect(atonements.some((moves, index) => moves.length === 3 && (pushed[index] ?? 0) >= 2)).toBe(true);
});

test('pope-caught-in-suite-6: one step, a sin stone, two notches, the letter (MC-14.6)', () => {
  const events = told('pope-caught-in-suite-6');
  const caught = events.findIndex(event => event.type === 'guessed' && event.caught && event.place === 6);
  expect(caught).toBeGreaterThan(0);
  const after = events.slice(caught + 1, caught + 8).map(event => event.type);
  expect(
    after.filter(type => ['soulMoved', 'sinStonesPut', 'postTurned', 'yellowLetterTaken'].includes(type)).slice(0, 4),
  ).toEqual(['soulMoved', 'sinStonesPut', 'postTurned', 'yellowLetterTaken']);
});

test('runs-out-in-double-placement: one stone put, one missing, a den emptied (MC-18.6)', () => {
  const events = told('runs-out-in-double-placement');
  const at = events.findIndex((event, index) => {
    const before = events[index - 1];
    return (
      event.type === 'ranOut' &&
      event.missing === 1 &&
      before?.type === 'sinStonesPut' &&
      before.number === 1 &&
      before.rule !== 'MC-10.3'
    );
  });
  expect(at).toBeGreaterThan(0);
  expect(events[at + 1]).toMatchObject({ type: 'sinStonesBack', rule: 'MC-18.6' });
});

test('two-souls-in-heaven: they win together, on a sheet with a short way (MC-21.5, MC-27.4)', () => {
  expect(told('two-souls-in-heaven').find(event => event.type === 'gameOver')).toMatchObject({
    winners: [0, 2],
    inHeaven: [0, 2],
  });
  expect(load('two-souls-in-heaven').options).toMatchObject({ boardSheet: { track: { heavenDistance: 15 } } });
});

test('pope-penalised and three-players-defer-both: the options were used', () => {
  expect(told('pope-penalised').some(event => event.type === 'overTheLimit')).toBe(true); // MC-14.7
  expect(told('three-players-defer-both').some(event => event.type === 'preliminaryOrder')).toBe(true); // MC-23.5
});

describe('MC-7.2: what others keep of a game that is never opened', () => {
  const { places: _, ...game } = load('atonement-three-souls');

  test('that a bid was replaced is not in it, nor in its numbers', () => {
    const first = game.moves.findIndex(({ move }) => (move as Move).type === 'bid');
    const { seat = 0, at = 0 } = game.moves[first] ?? {};
    const changedMind = {
      ...game,
      moves: game.moves.toSpliced(first, 0, { seat, at, move: { type: 'bid', notches: 1, taler: 0 } }),
    };
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const kept = JSON.stringify(seatRecord(changedMind, rules, viewer));
      const without = JSON.stringify(seatRecord(game, rules, viewer));
      if (viewer === seat) expect(kept).not.toBe(without);
      else expect(kept).toBe(without);
    }
  });

  test('everything else is, with its own number', () => {
    for (const viewer of [0, 'spectator'] as const) {
      const moves = seatRecord(game, rules, viewer).lines.filter(({ line }) => line === 'move');
      expect(moves.map(line => 'number' in line && [line.number, line.seat])).toEqual(
        game.moves.map(({ seat }, index) => [index + 1, seat]),
      );
    }
  });
});

test('MC-2.4: a page shows what happened in the current round, to which the set-up belongs if it is the first; or everything', () => {
  const events = told('two-souls-in-heaven');
  const rounds = events.flatMap(({ type }, index) => (type === 'roundBegan' ? [index] : []));
  const [first = 0, second = 0, third = 0] = rounds;
  expect(first).toBeGreaterThan(0);
  const shown = (until: number, round: number, openLedger: Options['openLedger'] = 'off'): readonly Event[] =>
    shownHistory(events.slice(0, until), { options: { openLedger }, round });
  expect(shown(first, 1)).toEqual(events.slice(0, first));
  expect(shown(second, 1)).toEqual(events.slice(0, second));
  expect(shown(third, 2)).toEqual(events.slice(second, third));
  for (const openLedger of ['log', 'full'] as const)
    expect(shown(third, 2, openLedger)).toEqual(events.slice(0, third));
});
