import { fastChance } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { masterWith } from '../../bots/master.ts';
import { byPoints, byStanding } from '../../bots/outlook.ts';
import { rules } from '../../rules/rules.ts';
import { A, table } from '../table.ts';

const last = byStanding(0);
const lastButOne = byStanding(1);

describe('SS-9.1 what points are worth beside the standing', () => {
  test('in the last round only who is passed counts', () => {
    const before = [10, 11, 30, 40];
    const [ahead = 0] = last([4, 4, 4, 4], before);
    const [further = 0] = last([0, 4, 4, 4], before);
    const [behind = 0] = last([8, 4, 4, 4], before);
    expect(further - ahead).toBeLessThan(0.1);
    expect(ahead - behind).toBeGreaterThan(0.2);
    expect(byPoints([4, 4, 4, 4], before)).toEqual(byPoints([4, 4, 4, 4], [0, 0, 0, 0]));
  });

  test('with a round to come a lead is less sure, and points less decisive', () => {
    const before = [10, 12, 10, 10];
    const [now = 0] = last([4, 4, 4, 4], before);
    const [then = 0] = lastButOne([4, 4, 4, 4], before);
    expect(now).toBeGreaterThan(then);
    expect(then).toBeGreaterThan(0.5);
  });

  test.each([0, 1])('all together hope for half, with %i rounds left', left => {
    const worths = byStanding(left)([3, 0, 9, 6, 2], [10, 12, 8, 30, 10]);
    expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(2.5, 9);
  });
});

describe('a master that plays to the standing', () => {
  const situation = (round: number, points: readonly (readonly number[])[]) => {
    const state = rules.setup(table({}).table.options, 4, fastChance(4));
    state.table.round = round;
    for (const row of points) {
      state.table.points.push([...row]);
      for (const [seat, own] of row.entries()) state.table.totals[seat] = (state.table.totals[seat] ?? 0) + own;
    }
    const seat = state.table.turn;
    const own = state.secrets[seat] ?? { hand: [] };
    return { view: { seat, table: state.table, own }, memory: rules.newMemory(state.table.options, 4, A) };
  };
  const found = (standing: boolean, round: number, points: readonly (readonly number[])[]) =>
    decide(masterWith({ standing }), situation(round, points), fastChance(3), { iterations: 150 });

  test('looks at the standing in the last two rounds, tells it in places, and at points before', () => {
    const rows = [
      [0, 9, 20, 9],
      [0, 9, 20, 9],
    ];
    expect(found(true, 2, rows.slice(1))).toEqual(found(false, 2, rows.slice(1)));
    expect(found(true, 3, rows).considered).not.toEqual(found(false, 3, rows).considered);
    expect(found(true, 4, rows).considered).not.toEqual(found(true, 3, rows).considered);
    const told = [3, 4].map(round => found(true, round, rows).why.found?.reason);
    expect(told.every(reason => reason !== 'found.points')).toBe(true);
  });
});
