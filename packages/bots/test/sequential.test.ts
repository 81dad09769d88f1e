import { describe, expect, test } from 'vitest';
import type { Result } from '../src/arena/arena.ts';
import { labelledChance } from '../src/arena/labelled-chance.ts';
import { signed } from '../src/arena/report.ts';
import { type Bounds, gainsOf, logRatio, SIMPLER, STRONGER, verdictOn } from '../src/arena/sequential.ts';
import { estimate } from '../src/arena/summary.ts';
import { contestOf, gainsBefore, isOver, nameOf, type Run, runOf, type Trial } from '../src/arena/trial.ts';

const repeated = (gains: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => gains).flat();

describe('the logarithm of the likelihood ratio', () => {
  test('by hand: ten deals with mean 0.4 and deviation 0.96609', () => {
    const gains = [1, 1, 1, 1, 1, 1, 1, -1, -1, -1]; // squares 8.4, over 9: deviation 0.96609
    expect(logRatio(gains, { t0: 0, t1: 0.25 })).toBeCloseTo(10 * 0.25 * (0.4 / 0.966_092 - 0.125), 5);
    expect(logRatio(gains, { t0: -0.15, t1: 0.1 })).toBeCloseTo(10 * 0.25 * (0.4 / 0.966_092 + 0.025), 5);
  });

  test('it does not depend on the unit of the gains, and turns with their sign about the middle of the bounds', () => {
    const gains = [0.5, -0.25, 1, 0, 0.75];
    const halves = gains.map(gain => gain / 2);
    expect(logRatio(halves, STRONGER)).toBeCloseTo(logRatio(gains, STRONGER), 10);
    const balanced = { t0: -0.2, t1: 0.2 };
    expect(
      logRatio(
        gains.map(gain => -gain),
        balanced,
      ),
    ).toBeCloseTo(-logRatio(gains, balanced), 10);
  });

  test('no gain at all speaks against, the same gain in all deals for', () => {
    expect(logRatio(repeated([0], 12), STRONGER)).toBeCloseTo(12 * 0.25 * -0.125, 10);
    expect(logRatio(repeated([1], 12), STRONGER)).toBe(Number.POSITIVE_INFINITY);
    expect(logRatio(repeated([-1], 12), STRONGER)).toBe(Number.NEGATIVE_INFINITY);
    expect(logRatio([1], STRONGER)).toBe(0); // one deal has no deviation
  });
});

describe('verdicts', () => {
  test('none before the twelfth deal, however clear it is', () => {
    expect(verdictOn(repeated([1], 11), STRONGER)).toBeUndefined();
    expect(verdictOn(repeated([1], 12), STRONGER)).toBe('passed');
    expect(verdictOn(repeated([-1], 12), STRONGER)).toBe('failed');
  });

  test('a large gain passes soon, none fails later, and 400 deals are the end', () => {
    expect(verdictOn(repeated([1, 1, 1, -1], 6), STRONGER)).toBeUndefined(); // 24 deals: 2.64
    expect(verdictOn(repeated([1, 1, 1, -1], 7), STRONGER)).toBe('passed'); // 28 deals: 3.06
    expect(verdictOn(repeated([1, -1], 46), STRONGER)).toBeUndefined(); // 92 deals: -2.875
    expect(verdictOn(repeated([1, -1], 48), STRONGER)).toBe('failed'); // 96 deals: -3
    const between = Array.from({ length: 400 }, (_, deal) => (deal % 16 === 0 ? 1 : deal % 2 === 0 ? 1 : -0.75));
    const middle: Bounds = { ...STRONGER, t0: 0.13, t1: 0.16 };
    expect(verdictOn(between.slice(0, 399), middle)).toBeUndefined();
    expect(verdictOn(between, middle)).toBe('open');
  });

  /** How often a test passes whose deals gain so much on average, with deviation 1. */
  const passes = (gain: number, bounds: Bounds): number => {
    let passed = 0;
    for (let run = 0; run < 400; run += 1) {
      const stream = labelledChance(`gain ${gain}`).stream(`run ${run}`);
      const gains: number[] = [];
      const draw = (): number =>
        (Array.from({ length: 12 }, () => stream.below(1000)).reduce((a, b) => a + b, 0) - 5994) / 1000;
      let verdict: ReturnType<typeof verdictOn>;
      for (; verdict === undefined; verdict = verdictOn(gains, bounds)) gains.push(gain + draw());
      if (verdict === 'passed') passed += 1;
    }
    return passed / 400;
  };

  test('what is worth nothing passes in about one of twenty, what is worth a quarter deviation fails as seldom', () => {
    expect(passes(0, STRONGER)).toBeLessThan(0.09);
    expect(passes(0.25, STRONGER)).toBeGreaterThan(0.91);
    expect(passes(-0.15, SIMPLER)).toBeLessThan(0.09);
    expect(passes(0.1, SIMPLER)).toBeGreaterThan(0.91);
  });
});

const game = (deal: number, names: readonly string[], places: readonly number[]): Result => ({
  deal,
  names,
  places,
  points: places,
  thought: names.map(name => ({ decisions: 10, milliseconds: name === 'new' ? 200 : 100 })),
});

describe('trials', () => {
  const trial: Trial = {
    name: 'x',
    game: 'dogma',
    players: 2,
    bots: ['new', 'old'],
    budget: '20 ms',
    seed: 's',
    length: STRONGER,
    code: 'c',
  };
  const played = [
    game(0, ['new', 'old'], [1, 2]),
    game(0, ['old', 'new'], [1, 2]),
    game(1, ['old', 'new'], [2, 1]),
    game(1, ['new', 'old'], [1, 2]),
  ];

  test('a gain is in places, better being positive, and a deal is one of them', () => {
    expect(gainsOf(played, ['new', 'old'])).toEqual([0, 1]);
    expect(gainsOf(played, ['old', 'new'])).toEqual([0, -1]);
    const doubled = played.map(result => ({ ...result, points: result.places.map(place => 2 * place) }));
    expect(gainsOf(doubled, ['new', 'old'], 'points')).toEqual([0, 2]);
    expect(runOf(trial, [], doubled, 'now')).toMatchObject({ gains: [0, 1], points: [0, 2] });
  });

  test('a run goes on where the last one of the same code stopped', () => {
    const run = runOf(trial, [1, 1], played, 'now');
    expect(run).toMatchObject({
      from: 2,
      gains: [0, 1],
      deals: 4,
      mean: 0.75,
      verdict: 'unfinished',
      milliseconds: [20, 10],
    });
    expect(run.logRatio).toBeCloseTo(logRatio([1, 1, 0, 1], STRONGER), 10);
    const other: Run = { ...run, code: 'of yesterday', gains: [-1] };
    expect(gainsBefore(trial, [other, run, { ...run, name: 'y' }, { ...run, gains: [0.5] }])).toEqual([0, 1, 0.5]);
  });

  test('a fixed length is measured to its end and no further, and has no ratio', () => {
    const fixed: Trial = { ...trial, length: { deals: 4 } };
    expect(isOver(fixed, [1, 1, 1])).toBe(false);
    expect(isOver(fixed, [1, 1, 1, 1])).toBe(true);
    const { within, ...run } = runOf(fixed, [1, 1], played, 'now');
    expect(run).toMatchObject({ verdict: 'measured', deals: 4 });
    expect(run).not.toHaveProperty('logRatio');
    expect(within).toBeCloseTo(estimate([1, 1, 0, 1]).within, 10);
  });

  test('where all deals are the same there is no interval, but their number', () => {
    const same = runOf(trial, [1, 1], [], 'now');
    expect(same).not.toHaveProperty('within');
    expect(same).not.toHaveProperty('logRatio');
    expect(JSON.parse(JSON.stringify(same))).toEqual({ ...same, milliseconds: [null, null] });
    expect(same.deals).toBe(2);
    expect(signed(estimate([-1, -1, -1]))).toBe('-1.000 in all 3 deals');
    expect(signed(estimate(repeated([1 / 3], 7)))).toBe('+0.333 in all 7 deals');
    expect(signed(estimate([-1, 0, -1]))).toMatch(/^-0\.667 ±\d\.\d+$/);
  });

  test('the budget is read from its words, and the name says all that matters', () => {
    expect(contestOf(trial)).toMatchObject({
      game: 'dogma',
      players: 2,
      games: 2,
      milliseconds: 20,
      byProcessor: true,
    });
    expect(contestOf({ ...trial, budget: '60 iterations' })).toMatchObject({ iterations: 60 });
    expect(() => contestOf({ ...trial, budget: '20 minutes' })).toThrow('is no budget');
    expect(nameOf(trial)).toBe('dogma 2 new,old 20 ms s');
    const short = { ...trial, options: { rounds: 3 } };
    expect(nameOf(short)).toBe('dogma 2 new,old 20 ms s rounds=3');
    expect(contestOf(short).options).toEqual({ rounds: 3 });
  });
});
