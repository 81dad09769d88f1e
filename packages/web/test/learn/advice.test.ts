import { dogmaBots } from '@conclave/bots/dogma';
import { explain } from '@conclave/bots/explain';
import { meaCulpaBots } from '@conclave/bots/mea-culpa';
import { sevenSealsBots } from '@conclave/bots/seven-seals';
import { rules as dogma } from '@conclave/dogma/rules';
import { type AnyGame, type AnyRules, fastChance, maySee, playMove, seatView, startMatch } from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import { describe, expect, test } from 'vitest';
import { type Advisers, advise, alternatives, distanceOf } from '../../src/learn/hint/advice.ts';
import { isSame } from '../../src/learn/tutorial/lesson.ts';
import { GAMES, type GameId } from '../../src/lib/games.ts';

const RULES: Readonly<Record<GameId, AnyRules>> = { 'seven-seals': sevenSeals, dogma, 'mea-culpa': meaCulpa };
const BOTS: Readonly<Record<GameId, Advisers>> = {
  'seven-seals': sevenSealsBots,
  dogma: dogmaBots,
  'mea-culpa': meaCulpaBots,
};
const SEATS = 3;

/** Plays on by luck until seat 0 is asked for the time `asked`, remembering what it was told. */
const askedFor = (game: GameId, asked: number) => {
  const rules = RULES[game];
  const options = rules.options.parse({}, { seats: SEATS, humans: 1 });
  if (!options.ok) throw new Error(options.fault.message);
  const chance = fastChance(7);
  const events: AnyGame['event'][] = [];
  const emit = (to: Parameters<typeof maySee>[0], event: AnyGame['event']): void => {
    if (maySee(to, 0)) events.push(event);
  };
  const match = startMatch(rules, options.value, SEATS, chance, emit);
  for (let times = 0; ; ) {
    const seats = rules.toAct(match.state.table);
    if (seats.includes(0)) {
      times += 1;
      if (times === asked) return { rules, events, view: seatView(match.state, 0) };
    }
    const seat = seats[0] ?? 0;
    const { table, own } = seatView(match.state, seat);
    playMove(match, seat, rules.randomMove(table, own, seat, chance.stream('test')), emit);
  }
};

describe.each(GAMES)('advice in %s', game => {
  test.each([1, 3])('question %i: an allowed move, a sentence in both languages, at most two others', asked => {
    const { rules, events, view } = askedFor(game, asked);
    const before = JSON.stringify({ view, events });
    const advice = advise(rules, BOTS[game], { game, seats: SEATS, view, events, seed: 1 }, { iterations: 96 });
    expect(rules.refusal(view.table, view.own, 0, advice.move)).toBeUndefined();
    expect(explain(advice.why, 'en')).not.toBe(explain(advice.why, 'de'));
    expect(explain(advice.why, 'en')).not.toMatch(/[{}]/);
    expect(advice.others.length).toBeLessThanOrEqual(2);
    for (const { move, hundredths } of advice.others) {
      expect(rules.refusal(view.table, view.own, 0, move)).toBeUndefined();
      expect(isSame(move, advice.move)).toBe(false);
      expect(hundredths).toBeGreaterThanOrEqual(0);
    }
    expect(JSON.stringify({ view, events })).toBe(before);
  });
});

test('the two best others are named in order, and those hardly looked at are left out', () => {
  const considered = [
    { move: { type: 'a' }, visits: 60, mean: 0.6 },
    { move: { type: 'b' }, visits: 20, mean: 0.47 },
    { move: { type: 'c' }, visits: 15, mean: 0.58 },
    { move: { type: 'd' }, visits: 2, mean: 0.99 },
    { move: { type: 'e' }, visits: 9, mean: 0.2 },
  ];
  expect(alternatives({ type: 'a' }, considered)).toEqual([
    { move: { type: 'c' }, distance: 'close', hundredths: 2 },
    { move: { type: 'b' }, distance: 'far', hundredths: 13 },
  ]);
});

test.each([
  [0, 'even'],
  [0.02, 'close'],
  [0.05, 'behind'],
  [0.3, 'far'],
] as const)('%f behind is %s', (behind, distance) => {
  expect(distanceOf(behind)).toBe(distance);
});
