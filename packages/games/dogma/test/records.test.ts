import { readFileSync } from 'node:fs';
import { type GameRecord, orThrow, playOf, readRecord, toldByStep, verifyRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../rules/invariants.ts';
import { rules } from '../rules/rules.ts';
import { only, typesOf } from './support/table.ts';

const recorded = (name: string): GameRecord =>
  orThrow(readRecord(readFileSync(new URL(`./records/${name}.json`, import.meta.url), 'utf8')));

/** What was told, move by move; the set-up first. */
const played = (record: GameRecord) => {
  const play = playOf(record, rules);
  const steps = toldByStep(play).map(({ heard }) => heard);
  return { state: play.state, steps, last: steps.at(-1) ?? [] };
};

describe('recorded games replay, verify and end as they did', () => {
  test.each([
    ['two-players', [2, 1]],
    ['three-players', [3, 1, 2]],
    ['five-players', [4, 1, 2, 5, 3]],
    ['eight-players', [5, 2, 8, 1, 3, 4, 7, 6]],
    ['stalemate', [3, 1, 3, 5, 2]],
    ['caught-liar-out', [2, 1, 3]],
    ['both-empty', [3, 1, 2]],
  ])('%s: places %j', (name, places) => {
    const record = recorded(name);
    expect(verifyRecord(record, rules).filter(({ ok }) => !ok)).toEqual([]);
    const { state } = played(record);
    expect(state.table.places).toEqual(places);
    expect(brokenInvariants(state)).toEqual([]);
  });
});

test.each(['two-players', 'three-players', 'five-players', 'eight-players'])(
  'DG-14.1, DG-14.2: %s ends normally, with joins, sets of four and dogmas on the way',
  name => {
    const { last, steps } = played(recorded(name));
    expect(only(last, 'gameEnded')[0]).toMatchObject({ rule: 'DG-14.1' });
    const types = new Set(typesOf(steps.flat()));
    for (const type of ['joined', 'setOfFour', 'dogmaCreated', 'rubyGained', 'wentOut']) expect(types).toContain(type);
  },
);

test('DG-19.1, DG-19.2: the game of five uses both other readings of the book', () => {
  const { steps } = played(recorded('five-players'));
  expect(only(steps.flat(), 'turn').some(({ rule }) => rule === 'DG-19.1')).toBe(true);
  expect(only(steps.flat(), 'pileDiscarded').some(({ rule }) => rule === 'DG-19.2')).toBe(true);
});

test('DG-15.3, DG-15.4: a stalemate after 30 confessions without progress, with a shared place', () => {
  const { last, state } = played(recorded('stalemate'));
  expect(only(last, 'stalemate')).toEqual([
    { type: 'stalemate', rule: 'DG-15.3', withoutProgress: 30, handSizes: [9, 0, 9, 10, 7] },
  ]);
  expect(only(last, 'gameEnded')[0]).toMatchObject({ rule: 'DG-15.4', losers: [3] });
  expect(state.table.out).toEqual([1]);
});

test('DG-D32, DG-11.6: a set of four takes a caught liar out', () => {
  const { steps } = played(recorded('caught-liar-out'));
  const step = steps.find(told => {
    const [taken] = only(told, 'pileTaken');
    return taken?.why === 'caught' && only(told, 'wentOut').some(({ seat }) => seat === taken.seat);
  });
  expect(typesOf(step ?? [])).toContain('setOfFour');
});

test('DG-D33: both of the last two empty their hands in one check; L is out, R loses', () => {
  const { last, state } = played(recorded('both-empty'));
  const [decided] = only(last, 'decided');
  expect(state.table.handSizes).toEqual([0, 0, 0]);
  expect(only(last, 'setOfFour').map(({ seat }) => seat)).toContain(decided?.seat);
  expect(only(last, 'wentOut').map(({ seat }) => seat)).toEqual([decided?.contributor]);
  expect(only(last, 'gameEnded')[0]?.losers).toEqual([decided?.seat]);
});

test('a changed move or place is found', () => {
  const record = recorded('two-players');
  const [first, ...moves] = record.moves;
  const forged = { ...record, moves: [{ ...first, move: { type: 'doubt' } }, ...moves] } as GameRecord;
  expect(verifyRecord(forged, rules).find(({ what }) => what === 'moves')).toMatchObject({ ok: false });
  expect(
    verifyRecord({ ...record, places: [1, 2] }, rules)
      .filter(({ ok }) => !ok)
      .map(({ what }) => what),
  ).toEqual(['digest', 'places']);
});
