import { describe, expect, test } from 'vitest';
import { statistics as dogma } from '../../../games/dogma/page/statistics.ts';
import { statistics as sevenSeals } from '../../../games/seven-seals/page/statistics.ts';
import { lastIndex, stepAt, toldBefore } from '../../src/replay/film.ts';
import { filmOf } from '../../src/replay/make-film.ts';
import { isCounted, isNothing, less, together } from '../../src/statistics/add.ts';
import { countGame, countShared, type Finished } from '../../src/statistics/fold.ts';
import { countsOf, NOTHING_YET, statisticsFrom, storedForm } from '../../src/statistics/statistics.ts';
import { statisticsOf } from '../parts.ts';
import { ALL_RULES, randomRecord } from './random-record.ts';

const finished = async (game: string, name: string, seat = 0): Promise<Finished> => {
  const rules = ALL_RULES.find(({ id }) => id === game);
  if (rules === undefined) throw new Error(game);
  const film = filmOf(randomRecord(game, 4, name), rules);
  const end = lastIndex(film);
  const events = [...toldBefore(film, end, seat), ...stepAt(film, end, seat, true).events];
  return { id: name, game, seat, places: film.record.places ?? [], events, part: await statisticsOf(game) };
};

describe.each(ALL_RULES.map(({ id }) => id))('a finished game of %s', game => {
  test('counts once, with its place', async () => {
    const one = await finished(game, 'count', 2);
    const counted = countGame(NOTHING_YET, one);
    const place = one.places[2] ?? 0;
    expect(countsOf(counted, game).games).toBe(1);
    expect(countsOf(counted, game).places[place - 1]).toBe(1);
    expect(countGame(counted, one)).toEqual(counted);
    expect(countsOf(countGame(counted, await finished(game, 'another')), game).games).toBe(2);
  });

  test('of two devices is the same as of one, and what was passed on can be taken away again', async () => {
    const [one, other] = [await finished(game, 'phone'), await finished(game, 'desk', 1)];
    const [phone, desk] = [countGame(NOTHING_YET, one), countGame(NOTHING_YET, other)];
    const both = together(desk, phone);
    expect(both).toEqual(countGame(phone, other));
    expect(countsOf(less(both, desk), game).games).toBe(1);
    expect(isNothing(less(phone, phone))).toBe(true);
    expect([isCounted(phone, both), isCounted(both, phone), isCounted(NOTHING_YET, both)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is stored and read back as it was', async () => {
    const counted = countGame(NOTHING_YET, await finished(game, 'stored'));
    expect(statisticsFrom(JSON.parse(JSON.stringify(storedForm(counted))))).toEqual(counted);
  });
});

const seals = (events: readonly object[], seat = 0) =>
  sevenSeals.count(sevenSeals.read(undefined), events as Finished['events'], seat, 2);
const predicted = (seat: number, fromMiddle: object, takeOvers: readonly object[] = []) => ({
  type: 'predicted',
  seat,
  fromMiddle,
  takeOvers,
  whites: 0,
});
const handedIn = (seat: number, seal: string) => ({ type: 'handedIn', seat, seal, chosen: true });
const scored = { type: 'roundScored', round: 1, points: [], totals: [], tricks: [] };

test('a predicted colour is hit when all its seals were handed in', () => {
  const { R, Y, G } = seals([
    predicted(0, { R: 2, Y: 1 }),
    handedIn(0, 'R'),
    handedIn(0, 'R'),
    handedIn(1, 'Y'),
    scored,
  ]);
  expect([R, Y, G]).toEqual([
    { tried: 1, hit: 1 },
    { tried: 1, hit: 0 },
    { tried: 0, hit: 0 },
  ]);
});

test('a seal that was taken over by somebody is no longer wanted', () => {
  const events = [predicted(0, { R: 1 }), predicted(1, {}, [{ colour: 'R', giver: 0 }]), scored];
  expect(seals(events).R).toEqual({ tried: 0, hit: 0 });
  expect(seals(events, 1).R).toEqual({ tried: 1, hit: 0 });
});

test('own lies are counted from what was laid, and how they were answered', () => {
  const events = [
    { type: 'confessed', seat: 0, count: 1, claim: 'love', responder: 1 },
    { type: 'laid', seat: 0, cards: ['envy'] },
    { type: 'judged', seat: 0, honest: false, responderRight: false },
    { type: 'confessed', seat: 0, count: 1, claim: 'love', responder: 1 },
    { type: 'laid', seat: 0, cards: ['envy'] },
    { type: 'judged', seat: 0, honest: false, responderRight: true },
    { type: 'confessed', seat: 1, count: 1, claim: 'love', responder: 0 },
    { type: 'judged', seat: 1, honest: false, responderRight: true },
  ];
  const { own } = countGame(NOTHING_YET, { id: 'x', game: 'dogma', seat: 0, places: [1, 2], events, part: dogma });
  expect(own.lies).toEqual({ told: 2, caught: 1, believed: 1 });
});

test('a device that is passed around counts for its owner, and for nobody else', () => {
  const owner = { id: 'hot', game: 'dogma', seat: 1, places: [2, 1, 3], events: [], part: dogma };
  const mine = countShared(NOTHING_YET, 'hot', owner);
  expect(mine).toMatchObject({ shared: 1, counted: ['hot'] });
  expect(mine.games.dogma).toEqual({ games: 1, places: [1] });
  expect(countShared(mine, 'hot', owner)).toBe(mine);
  const others = countShared(NOTHING_YET, 'hot', undefined);
  expect(others.shared).toBe(1);
  expect(others.games).toEqual(NOTHING_YET.games);
  expect(countShared(others, 'hot', owner)).toBe(others);
});

test('broken statistics fall back to nothing, figure by figure', () => {
  expect(statisticsFrom('rubbish')).toEqual(NOTHING_YET);
  const kept = statisticsFrom({ games: { dogma: { games: -1, places: ['x', 2] } }, lies: { told: 3, caught: 'x' } });
  expect(kept).toMatchObject({ games: { dogma: { games: 0, places: [0, 2] } }, shared: 0, counted: [] });
  expect(dogma.read(kept.own.lies)).toEqual({ told: 3, caught: 0, believed: 0 });
});

test('figures that an older page kept are read and kept on', () => {
  const before = {
    lies: { told: 3, caught: 1, believed: 1 },
    souls: { saved: 2, letters: 9 },
    shared: 1,
    counted: ['a'],
  };
  expect(storedForm(statisticsFrom(before))).toMatchObject(before);
});
