import { botOf, openGame } from '@conclave/house/all';
import { describe, expect, test } from 'vitest';
import { type Contest, lineUp, playDeal, type Result } from '../src/arena/arena.ts';
import { labelledChance } from '../src/arena/labelled-chance.ts';
import { playEncounter } from '../src/arena/play.ts';
import { estimate, summarise } from '../src/arena/summary.ts';
import { runArena } from '../src/node/arena.ts';
import { arenaCommand, type Terminal } from '../src/node/arena-command.ts';

const contest: Contest = {
  game: 'seven-seals',
  players: 4,
  bots: ['regular', 'random'],
  games: 16,
  seed: 'test',
  iterations: 10,
};

describe('fairness', () => {
  test('over the rotations of a deal every bot of a full list sits on every seat once', () => {
    const four = { ...contest, bots: ['a', 'b', 'c', 'd'] };
    const rotations = [0, 1, 2, 3].map(rotation => lineUp(four, 0, rotation));
    for (const seat of [0, 1, 2, 3]) expect(rotations.map(names => names[seat]).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('two bots at three seats take turns to be the two', () => {
    const three = { ...contest, players: 3, bots: ['a', 'b'] };
    expect([...lineUp(three, 0, 0)].sort()).toEqual(['a', 'a', 'b']);
    expect([...lineUp(three, 1, 0)].sort()).toEqual(['a', 'b', 'b']);
  });

  test('a deal does not depend on what was drawn before it', () => {
    const chance = labelledChance('x');
    const fresh = labelledChance('x').stream('deal 2').below(1_000_000);
    chance.stream('deal 1').below(7);
    expect(chance.stream('deal 2').below(1_000_000)).toBe(fresh);
    expect(chance.stream('deal 3').below(1_000_000)).not.toBe(fresh);
  });
});

describe('figures', () => {
  test('the interval is that of Student: five deals, t = 2.78', () => {
    const { mean, within } = estimate([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(within).toBeCloseTo((2.776 * Math.sqrt(2.5)) / Math.sqrt(5), 1);
  });

  test('games of one deal count as one observation', () => {
    const game = (deal: number, places: readonly number[]): Result => ({
      deal,
      names: ['a', 'b'],
      places,
      points: places,
    });
    const once = summarise([game(0, [1, 2]), game(1, [2, 1]), game(2, [1, 2])]);
    const often = summarise(
      [0, 1, 2].flatMap(deal => [0, 1, 2, 3].map(() => game(deal, deal === 1 ? [2, 1] : [1, 2]))),
    );
    expect(often.comparisons[0]?.place).toEqual(once.comparisons[0]?.place);
    expect(often.standings[0]?.bot).toBe('a');
    expect(often.standings[0]?.ordinal).toBeGreaterThan(often.standings[1]?.ordinal ?? 0);
  });
});

describe('runs', () => {
  test('the same contest gives the same figures, however many threads', async () => {
    const shares: number[] = [];
    const one = await runArena(contest, { threads: 1, progress: done => shares.push(done) });
    const two = await runArena(contest, { threads: 2 });
    expect(two).toEqual(one);
    expect(shares).toEqual([1, 2, 3, 4]);
    const difference = one.comparisons[0]?.place;
    expect(one.comparisons[0]?.bot).toBe('regular');
    expect((difference?.mean ?? 0) + (difference?.within ?? 0)).toBeLessThan(0); // regular beats random, even in 16 games
  });

  const terminal = (): Terminal & { readonly said: string[]; readonly complained: string[] } => {
    const said: string[] = [];
    const complained: string[] = [];
    return { said, complained, out: text => said.push(text), err: text => complained.push(text), isInteractive: false };
  };

  test('the command prints a report, or JSON', async () => {
    const shown = terminal();
    const args = ['seven-seals', '--players', '3', '--bots', 'regular,novice', '--games', '3', '--iterations', '5'];
    expect(await arenaCommand(args, shown)).toBe(0);
    expect(shown.said[0]).toContain('3 games of 1 deals');
    expect(await arenaCommand([...args, '--json'], shown)).toBe(0);
    expect(JSON.parse(shown.said[1] ?? '')).toMatchObject({
      games: 3,
      contest: { players: 3, bots: ['regular', 'novice'] },
    });
  });

  test('with a time the report says what a move took', async () => {
    const shown = terminal();
    const args = [
      'dogma',
      '--players',
      '3',
      '--bots',
      'master,plain',
      '--games',
      '3',
      '--time',
      '10',
      '--cpu',
      '--json',
    ];
    expect(await arenaCommand(args, shown)).toBe(0);
    const { standings } = JSON.parse(shown.said[0] ?? '') as {
      readonly standings: readonly { milliseconds: number }[];
    };
    for (const { milliseconds } of standings) expect(milliseconds).toBeGreaterThanOrEqual(10);
  });

  test('searches of different kinds take the same time by the same clock', () => {
    let time = 0;
    const now = (): number => {
      time += 1;
      return time;
    };
    const { thought } = playEncounter({
      rules: openGame('dogma').rules,
      bots: ['master', 'plain', 'master'].map(name => botOf('dogma', name)),
      deal: 'clock',
      luck: 'clock',
      budget: { milliseconds: 10, now },
    });
    const [one = 0, other = 0] = thought.map(({ milliseconds, decisions }) => milliseconds / decisions);
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(1.5);
  });

  test('a budget in the name of a bot is its own: iterations, or milliseconds', () => {
    const dogma: Contest = { ...contest, game: 'dogma', players: 2, bots: ['master', 'novice'], iterations: 6 };
    const figures = (bots: readonly string[], iterations: number) =>
      playDeal({ ...dogma, bots, iterations }, 0, () => 0).map(({ places, points }) => ({ places, points }));
    expect(figures(['master@6', 'novice'], 40)).toEqual(figures(['master', 'novice'], 6));
    let time = 0;
    const [first] = playDeal({ ...dogma, bots: ['master@40ms', 'master@10ms'], milliseconds: 1 }, 0, () => {
      time += 1;
      return time;
    });
    const [long = 0, short = 0] = (first?.thought ?? []).map(({ milliseconds, decisions }) => milliseconds / decisions);
    expect(long / short).toBeGreaterThan(2);
  });

  test.each([
    [['chess'], 'there is no game chess'],
    [['dogma', '--bots', 'wizard@60'], 'has no bot wizard'],
    [['seven-seals', '--players', '9'], 'for 3 to 5 players'],
    [['seven-seals', '--bots', 'wizard'], 'has no bot wizard'],
    [['seven-seals', '--games', '0'], '--games must be a whole number'],
    [['seven-seals', '--colour', 'red'], 'Unknown option'],
  ])('%j is refused', async (args, message) => {
    const shown = terminal();
    expect(await arenaCommand(args, shown)).toBe(2);
    expect(shown.complained.join('')).toContain(message);
  });

  test('help names every game and option', async () => {
    const shown = terminal();
    expect(await arenaCommand(['--help'], shown)).toBe(0);
    for (const word of [
      'seven-seals',
      'dogma',
      'mea-culpa',
      '--players',
      '--bots',
      '--games',
      '--seed',
      '--time',
      '--json',
    ])
      expect(shown.said[0]).toContain(word);
  });
});
