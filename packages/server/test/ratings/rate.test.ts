import fc, { double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { afterGame, BEGIN, type Belief, isGuess, type Player, rested, shownRating } from '../../src/ratings/rate.ts';

const player = (place: number, belief: Belief = BEGIN, changes: Partial<Player> = {}): Player => ({
  belief,
  place,
  gone: false,
  isBot: false,
  ...changes,
});
const rounded = (beliefs: readonly Belief[]): readonly (readonly number[])[] =>
  beliefs.map(({ mu, sigma }) => [Number(mu.toFixed(4)), Number(sigma.toFixed(4))]);

test('openskill’s numbers, as they were when this was written', () => {
  expect(rounded(afterGame([player(1), player(2)]))).toEqual([
    [27.6354, 8.0659],
    [22.3646, 8.0659],
  ]);
  const three = rounded(afterGame([player(1), player(2), player(2)]));
  expect(three[1]).toEqual(three[2]);
  expect(three.map(([mu = 0]) => Math.sign(mu - 25))).toEqual([1, -1, -1]);
});

test('a rating reads as a number around 1500, and is a guess until ten games or after a year', () => {
  expect([25, 26, 20.49].map(shownRating)).toEqual([1500, 1560, 1229]);
  const year = 365 * 86_400_000;
  expect([isGuess(9, 0, 0), isGuess(10, 0, 0), isGuess(10, 0, year), isGuess(10, 0, year + 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('rest makes a belief less sure, never less sure than at the beginning', () => {
  const sure = { mu: 30, sigma: 2 };
  expect(rested(sure, 0)).toEqual(sure);
  expect(rested(sure, 30 * 86_400_000).sigma).toBeCloseTo(Math.sqrt(4 + 1.67));
  expect(rested(sure, 1e13).sigma).toBe(BEGIN.sigma);
});

const beliefs = tuple(double({ min: 5, max: 45, noNaN: true }), double({ min: 1, max: 8.3, noNaN: true }));
test('who wins alone never loses by it, who leaves never gains, and a bot stays a measure', () => {
  fc.assert(
    property(tuple(beliefs, beliefs, beliefs), integer({ min: 0, max: 2 }), (given, one) => {
      const at = (seat: number): Belief => ({ mu: given[seat]?.[0] ?? 0, sigma: given[seat]?.[1] ?? 1 });
      const won = afterGame([0, 1, 2].map(seat => player(seat === one ? 1 : 2, at(seat))));
      expect(won[one]?.mu).toBeGreaterThanOrEqual(at(one).mu - 1e-9);
      const left = afterGame([0, 1, 2].map(seat => player(seat + 1, at(seat), { gone: seat !== one, isBot: true })));
      for (const seat of [0, 1, 2]) {
        if (seat !== one) expect(left[seat]?.mu).toBeLessThanOrEqual(at(seat).mu);
        expect(left[seat]?.sigma).toBeGreaterThanOrEqual(1);
      }
    }),
    { numRuns: 100 },
  );
});
