import { openGame } from '@conclave/house/all';
import {
  fastChance,
  maySee,
  namedSecret,
  openPlay,
  playStep,
  sealedChance,
  seatView,
  toActAt,
  toldSoFar,
} from '@conclave/kernel';
import { alternatives, distanceOf, explain } from '@conclave/search';
import { isSame } from '@conclave/stage/table/same-move.ts';
import { describe, expect, test } from 'vitest';
import { advise, answer } from '../../src/hint/advice.ts';
import { GAMES, type GameId } from '../games.ts';

const SEATS = 3;

/** Plays on by luck until seat 0 is asked for the time `asked`, remembering what it was told. */
const askedFor = (game: GameId, asked: number) => {
  const rules = openGame(game).rules;
  const options = rules.options.parse({}, { seats: SEATS, humans: 1 });
  if (!options.ok) throw new Error(options.fault.message);
  const chance = sealedChance(namedSecret(`advice in ${game}`));
  const luck = fastChance(7);
  let play = openPlay({ rules, options: options.value, seats: SEATS, chance });
  for (let times = 0; ; ) {
    const seats = toActAt(play);
    if (seats.includes(0)) {
      times += 1;
      const events = toldSoFar(play).flatMap(({ to, event }) => (maySee(to, 0) ? [event] : []));
      if (times === asked) return { rules, events, view: seatView(play.state, 0) };
    }
    const seat = seats[0] ?? 0;
    const { table, own } = seatView(play.state, seat);
    ({ play } = playStep(play, seat, rules.randomMove(table, own, seat, luck), { at: 0 }));
  }
};

describe.each(GAMES)('advice in %s', game => {
  test.each([1, 3])('question %i: an allowed move, a sentence in both languages, at most two others', asked => {
    const { rules, events, view } = askedFor(game, asked);
    const before = JSON.stringify({ view, events });
    const advice = advise(
      rules,
      openGame(game).bots,
      { game, rulesVersion: 'newest', seats: SEATS, view, events, seed: 1 },
      { iterations: 96 },
    );
    expect(rules.refusal(view.table, view.own, 0, advice.move)).toBeUndefined();
    expect(explain(advice.why, 'en', openGame(game).reasons)).not.toBe(
      explain(advice.why, 'de', openGame(game).reasons),
    );
    expect(explain(advice.why, 'en', openGame(game).reasons)).not.toMatch(/[{}]/);
    expect(advice.others.length).toBeLessThanOrEqual(2);
    for (const { move, hundredths } of advice.others) {
      expect(rules.refusal(view.table, view.own, 0, move)).toBeUndefined();
      expect(isSame(move, advice.move)).toBe(false);
      expect(hundredths).toBeGreaterThanOrEqual(0);
    }
    expect(JSON.stringify({ view, events })).toBe(before);
  });
});

test('what a seat was told is folded by the rules of its own table, never by newer ones', async () => {
  const { events, view } = askedFor('mea-culpa', 1);
  const question = { game: 'mea-culpa', seats: SEATS, view, events, seed: 1 };
  await expect(answer({ ...question, rulesVersion: 99 }, { iterations: 8 })).rejects.toThrow(/99/);
  await expect(answer({ ...question, rulesVersion: 'newest' }, { iterations: 8 })).resolves.toHaveProperty('move');
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
