import { expect, test } from 'vitest';
import { flightsOf as dogmaFlights } from '../../games/dogma/page/draw.ts';
import { figures as dogmaFigures } from '../../games/dogma/page/figures.ts';
import { flightsOf, stationOf, stepOf } from '../../games/mea-culpa/page/flights.ts';
import { flightsOf as sealFlights } from '../../games/seven-seals/page/draw.ts';
import { figures as sealFigures } from '../../games/seven-seals/page/figures.ts';

test('a bought good travels from its stall behind the own screen, and the coin the other way', () => {
  const ways = flightsOf([{ type: 'bought', seat: 1, good: 'wine', price: 6, greedy: true, rule: 'MC-10.3' }], 1);
  expect(ways.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['coin', 'stall wine'],
    ['stall wine', 'good wine'],
    ['stall wine', 'good wine'],
  ]);
  expect(ways.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  const [coin] = flightsOf([{ type: 'bought', seat: 1, good: 'wine', price: 3, greedy: false, rule: 'MC-10.2' }], 0);
  expect(coin?.from).toEqual(['seat 1']);
});

test('sin stones go into the den and come back', () => {
  const put = flightsOf([{ type: 'sinStonesPut', seat: 2, den: 'lust', number: 2, rule: 'MC-18.2' }], 0);
  expect(put.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['seat 2', 'den lust'],
    ['seat 2', 'den lust'],
  ]);
});

test('the procession counts its stations', () => {
  const scored = (seat: number) =>
    ({ type: 'scored', seat, letters: { red: 1 }, sets: 0, value: 1, from: 3, to: 2, rule: 'MC-21.4' }) as const;
  expect(stationOf([scored(0), { type: 'marketEmpty', rule: 'MC-9.9' }])).toEqual(scored(0));
  expect(stepOf(scored(1), [scored(0), scored(1)], 4)).toEqual([2, 4]);
  expect(stationOf([{ type: 'marketEmpty', rule: 'MC-9.9' }])).toBeUndefined();
});

test('a taken-over seal comes from its giver, and a white one only where there is one (SS-4.9)', () => {
  const told = {
    type: 'predicted',
    seat: 0,
    fromMiddle: { R: 1, Y: 0, G: 0, B: 0, V: 0 },
    takeOvers: [
      { colour: 'R', giver: 1 },
      { colour: 'R', giver: 2 },
    ],
    whites: 1,
  } as const;
  expect(sealFlights([told]).map(({ what, from, to }) => `${what}: ${from[0]} to ${to[0]}`)).toEqual([
    'red: middle to seat 0',
    'red: seat 1 to seat 0',
    'white: middle to seat 1',
    'red: seat 2 to seat 0',
  ]);
});

test('two rubies pay for a dogma', () => {
  const told = { type: 'dogmaCreated', rule: 'DG-10.3', seat: 3, dogma: 'fraud', altar: ['fraud'] } as const;
  expect(dogmaFlights([told], []).map(({ what, to }) => `${what} to ${to[0]}`)).toEqual([
    'ruby to altar',
    'ruby to altar',
  ]);
});

test('figures count what was told, and the last word on a seat is found', () => {
  const log = [
    { type: 'predicted', seat: 0, fromMiddle: { R: 2, Y: 0, G: 0, B: 0, V: 0 }, takeOvers: [], whites: 0 },
    { type: 'trickWon', seat: 0, led: 'R', ruffed: false },
    { type: 'handedIn', seat: 0, seal: 'R' },
    { type: 'blackTaken', seat: 1 },
  ];
  const lines = sealFigures.lines(log, 2);
  expect(lines.find(({ key }) => key === 'R')?.values).toEqual(['1 / 2', '0 / 0']);
  expect(lines.find(({ key }) => key === 'black')?.values).toEqual(['0', '1']);
  const dogma = dogmaFigures.lines(
    [{ type: 'judged', seat: 1, honest: false, responderRight: false } as { type: string }],
    2,
  );
  expect(dogma.find(({ key }) => key === 'believed')?.values).toEqual(['0', '1']);
  expect(
    dogmaFigures.lastWordOn(
      [{ type: 'wentOut', seat: 1 } as { type: string }, { type: 'wentOut', seat: 0 } as { type: string }],
      1,
    ),
  ).toEqual({
    type: 'wentOut',
    seat: 1,
  });
  expect(dogmaFigures.lastWordOn([], 0)).toBeUndefined();
});

test('SS-9.1: beside a name stands what it has in the end', () => {
  const log = [
    { type: 'roundScored', round: 1, points: [3, 1], totals: [3, 1], tricks: [] },
    { type: 'gameEnded', places: [1, 0], totals: [12, 1] },
  ];
  expect(sealFigures.stood?.en(log, 0)).toBe('12 penalty points');
  expect(sealFigures.stood?.de(log, 1)).toBe('1 Strafpunkt');
});
