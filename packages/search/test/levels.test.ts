import { type AnyGame, fastChance, LEVELS, MASTERS } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyBot, atAGlance, type Considered, decide, drawByLoss, THINKING, withAllLevels } from '../src/index.ts';

const DRAWS = 4000;

/** How often each choice is drawn, in parts of one. */
const sharesOf = (worths: readonly number[], taste: number): readonly number[] => {
  const stream = fastChance(5);
  const drawn = worths.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const choice = drawByLoss([...worths.keys()], index => worths[index] ?? 0, taste, stream);
    drawn[choice] = (drawn[choice] ?? 0) + 1;
  }
  return drawn.map(times => times / DRAWS);
};

describe('errors like people’s', () => {
  test('a choice is drawn in proportion to exp(−loss / taste): small faults often, large ones seldom', () => {
    const [best = 0, close = 0, far = 0] = sharesOf([10, 9, 7], 1);
    expect(close / best).toBeCloseTo(Math.exp(-1), 1);
    expect(far / best).toBeCloseTo(Math.exp(-3), 1);
    expect(far).toBeGreaterThan(0);
  });

  test('what is equally good is drawn equally often', () => {
    const [one = 0, other = 0] = sharesOf([3, 3], 0.1);
    expect(one).toBeCloseTo(0.5, 1);
    expect(one + other).toBe(1);
  });

  test('the obvious is always seen: what is behind by more than four tastes is never drawn', () => {
    expect(sharesOf([0, -4.1, -100], 1)).toEqual([1, 0, 0]);
    expect(sharesOf([-4.1, 0, -100], 1)).toEqual([0, 1, 0]);
    expect(sharesOf([7], 0.001)).toEqual([1]);
  });
});

const move = (name: string): AnyGame['move'] => ({ type: name });

/** A search that is asked for a budget and tells what it was given. */
const asked = (considered: readonly Considered<AnyGame['move']>[]): AnyBot & { budgets: object[] } => ({
  budgets: [],
  // biome-ignore lint/correctness/useYield: it has nothing to report before its answer
  *think(_situation, _stream, budget) {
    this.budgets.push(budget);
    return { move: considered[0]?.move ?? move('nothing'), why: { reason: 'searched' }, iterations: 1, considered };
  },
});

const NOWHERE = { view: { table: {}, own: {}, seat: 0 as const }, memory: {} };
const CLOSE = [
  { move: move('best'), visits: 40, mean: 0.62 },
  { move: move('close'), visits: 40, mean: 0.6 },
  { move: move('bad'), visits: 40, mean: 0.1 },
];

describe('a glance', () => {
  test('is so many imagined games on every device: no clock, and never more than one was allowed', () => {
    const bot = asked(CLOSE);
    decide(atAGlance(bot, { iterations: 40 }), NOWHERE, fastChance(1), { milliseconds: 3000, now: () => 0 });
    decide(atAGlance(bot, { iterations: 40 }), NOWHERE, fastChance(1), { iterations: 6 });
    expect(bot.budgets).toEqual([{ iterations: 40 }, { iterations: 6 }]);
  });

  test('without a taste for error it does what the search says', () => {
    const said = decide(atAGlance(asked(CLOSE), { iterations: 40 }), NOWHERE, fastChance(1));
    expect([said.move, said.why]).toEqual([move('best'), { reason: 'searched' }]);
  });

  test('with one it takes what is nearly as good too, says that it did, and leaves what is plainly bad', () => {
    const bot = atAGlance(asked(CLOSE), { iterations: 40, taste: 0.03 });
    const said = Array.from({ length: 200 }, (_, seed) => decide(bot, NOWHERE, fastChance(seed)));
    const close = said.filter(({ move: made }) => made.type === 'close');
    expect(close.length).toBeGreaterThan(40);
    expect(close.length).toBeLessThan(110);
    for (const { why } of close) expect(why).toEqual({ reason: 'goodEnough', facts: { choices: 3 } });
    expect(said.filter(({ move: made }) => made.type === 'bad')).toEqual([]);
  });

  test('a mixture is drawn already and stays as it is', () => {
    const bids = CLOSE.map(each => ({ ...each, share: 0.3 }));
    const bot = atAGlance(asked(bids), { iterations: 40, taste: 100 });
    for (let seed = 0; seed < 20; seed += 1) expect(decide(bot, NOWHERE, fastChance(seed)).move).toEqual(move('best'));
  });
});

describe('the six levels', () => {
  const bot = asked(CLOSE);
  const three = { random: bot, plain: bot, novice: bot, regular: bot, master: bot };

  test('a game that brings three has six, and what it brings itself stays', () => {
    const own = { ...three, prior: asked([]) };
    const bots = withAllLevels(own);
    for (const level of LEVELS) expect(bots[level]).toBeDefined();
    expect([bots.prior, bots.cardinal, bots.regular]).toEqual([own.prior, own.master, own.regular]);
  });

  test('masters are those who think by the clock; they take the same time always, and a server waits a little longer', () => {
    expect(LEVELS.filter(level => THINKING[level].milliseconds > 0)).toEqual(MASTERS);
    for (const level of LEVELS) {
      const { milliseconds, pace } = THINKING[level];
      if (milliseconds > 0) expect(pace).toBeGreaterThan(milliseconds);
    }
    expect(THINKING.cardinal).toEqual({ milliseconds: 3000, pace: 3400 });
  });
});
