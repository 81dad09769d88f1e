import { fastChance, orThrow } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { places, pointsForSaboteur, pointsForSeals } from '../rules/scoring.ts';
import { A, B, C, D, play, playing, seals, table } from './table.ts';

describe('SS-8 scoring', () => {
  test('SS-8.2: 2 for a coloured seal, 3 for a black, 4 for a white', () => {
    expect(['', 'Y2 B1 K1', 'R1 W1', 'K6'].map(text => pointsForSeals(seals(text)))).toEqual([0, 9, 6, 18]);
  });
  test.each([
    ['SS-E8', 4, 3, 1],
    ['SS-E8, SS-8.3', 4, 4, 0],
    ['SS-E8, SS-8.3', 4, 6, 0],
    ['SS-E8', 4, 0, 4],
    ['SS-E12, SS-13.1', 5, 2, 3],
    ['SS-E12', 5, 0, 5],
    ['SS-E12, SS-D21', 5, 5, 0],
    ['SS-E12', 5, 6, 0],
  ])('%s: base %i less %i black seals is %i', (_example, base, black, points) =>
    expect(pointsForSaboteur(base, black)).toBe(points),
  );

  /** The last card of the last trick, which D wins as nobody special. */
  const lastTrick = (sketch: object) =>
    table({ phase: 'play', turn: A, trickNumber: 15, round: 4, hands: ['Y1', 'Y2', 'Y3', 'Y4'], ...sketch });
  const finish = (state: ReturnType<typeof table>) =>
    play(state, [A, playing('Y1')], [B, playing('Y2')], [C, playing('Y3')], [D, playing('Y4')]);

  test('SS-E7: A 3, B 4, C as saboteur 4 - 2, D 2 + 3', () => {
    const state = lastTrick({ saboteur: C, seals: ['K1', 'W1', '', 'Y2 K1'] });
    const told = finish(state);
    expect(told.find(({ event }) => event.type === 'roundScored')?.event).toMatchObject({
      points: [3, 4, 2, 5],
      totals: [3, 4, 2, 5],
    });
    expect(state.table.points).toEqual([[3, 4, 2, 5]]); // SS-8.4
  });
  test('SS-2.5: penalty points are collected, and the lowest total wins', () => {
    const state = lastTrick({ seals: ['K1', 'W1', '', 'Y1'], points: [[0, 0, 9, 5]] });
    finish(state);
    expect([state.table.totals, places(state.table)]).toEqual([
      [3, 4, 9, 5],
      [1, 2, 4, 3],
    ]);
  });
  test('SS-8.1, SS-9.1: after the last round the game is over', () => {
    const state = lastTrick({ seals: ['', '', '', 'Y1'] });
    finish(state);
    expect([state.table.phase, rules.toAct(state.table), places(state.table)]).toEqual(['over', [], [1, 1, 1, 1]]);
  });
  test('SS-8.5, SS-10.2: before that, the tricks are shown and the next round is dealt', () => {
    const state = lastTrick({ round: 2, seals: ['', '', '', 'Y1'] });
    const told = finish(state);
    expect(told.find(({ event }) => event.type === 'roundScored')?.event).toMatchObject({
      tricks: [{ leader: A, cards: ['Y1', 'Y2', 'Y3', 'Y4'] }],
    });
    expect(state.table).toMatchObject({
      round: 3,
      dealer: A,
      turn: B,
      phase: 'predict',
      lookable: [],
      saboteur: undefined,
    });
    expect(state.table.seals.flat().every(count => count === 0)).toBe(true);
  });
  test('SS-6.9: a choice of a seal is open even after the 15th trick', () => {
    const state = lastTrick({ seals: ['', '', '', 'Y1 W1'] });
    finish(state);
    expect(state.table.phase).toBe('handIn');
    play(state, [D, { type: 'handIn', seal: 'W' }]);
    expect([state.table.phase, state.table.points]).toEqual(['over', [[0, 0, 0, 2]]]);
  });
});

describe('SS-9 ranking', () => {
  const over = (points: readonly (readonly number[])[], options: object = {}) =>
    places(table({ phase: 'over', points, options }).table);
  test('SS-9.2: by ascending total', () => expect(over([[5, 3, 9, 1]])).toEqual([3, 2, 4, 1]));
  test('SS-9.2, SS-9.3, SS-D25: equal totals share the better place, the next is skipped', () => {
    expect(over([[2, 2, 4, 7]])).toEqual([1, 1, 3, 4]);
  });
  test('SS-13.5: perfectRounds ranks more rounds of 0 points better', () => {
    const points = [
      [0, 2, 4, 4],
      [4, 2, 0, 0],
    ];
    expect(over(points, { tieBreak: 'perfectRounds' })).toEqual([1, 4, 1, 1]);
    expect(over(points)).toEqual([1, 1, 1, 1]);
  });
  test('SS-9.1: nobody has a place before the end', () => expect(places(table({}).table)).toBeUndefined());
});

test('SS-14.10, SS-5.10: a round has n predictions and 15 times n cards, whatever is played', () => {
  for (const seats of [3, 4, 5]) {
    const stream = fastChance(seats);
    const state = rules.setup(orThrow(rules.options.parse({}, { seats, humans: seats })), seats, stream);
    const made: Record<string, number> = {};
    while (state.table.round === 1) {
      const { turn } = state.table;
      const own = state.secrets[turn] ?? { hand: [] };
      const move = rules.randomMove(state.table, own, turn, stream);
      const kind = move.type === 'takeSaboteur' ? 'predict' : move.type;
      made[kind] = (made[kind] ?? 0) + 1;
      rules.apply(state, turn, move, stream);
    }
    expect(made).toMatchObject({ predict: seats, playCard: 15 * seats });
  }
});
