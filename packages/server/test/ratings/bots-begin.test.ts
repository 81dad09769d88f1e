import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { botBegins } from '../../src/ratings/bots-begin.ts';
import { shownRating } from '../../src/ratings/rate.ts';

const ARENA = readFileSync(fileURLToPath(new URL('../../../../bench/arena/README.md', import.meta.url)), 'utf8');
const COPY = readFileSync(fileURLToPath(new URL('../../src/ratings/bots-begin.ts', import.meta.url)), 'utf8');

const begins = (game: string, level: string, pool: number): number =>
  shownRating(botBegins(`bot:${game}:${level}:1`, pool).mu);

test.each([
  ['dogma', 2],
  ['dogma', 3],
  ['seven-seals', 3],
  ['mea-culpa', 2],
  ['mea-culpa', 3],
])('in %s for %i a master begins above a regular, who begins where people do, and a novice below', (game, pool) => {
  expect(begins(game, 'regular', pool)).toBe(1500);
  expect(begins(game, 'master', pool)).toBeGreaterThan(1600);
  expect(begins(game, 'novice', pool)).toBeLessThan(1450);
});

test('all of 15 deals won are 15.5 of 16, and that is how far ahead a master of Mea Culpa is for two', () => {
  const pair = Math.sqrt(2 * ((25 / 6) ** 2 + 2.5 ** 2));
  expect(botBegins('bot:mea-culpa:master:1', 2).mu).toBeCloseTo(25 + pair * Math.log(15.5 / 0.5), 9);
  // −0.35 of 20 deals: ahead in 67.5 % of the pairs.
  expect(botBegins('bot:dogma:master:1', 2).mu).toBeCloseTo(25 + pair * Math.log(14 / 7), 9);
});

test('no belief of a bot is surer than 1, and of a game that nobody measured nothing is known', () => {
  for (const level of ['novice', 'regular', 'master'])
    expect(botBegins(`bot:dogma:${level}:1`, 3).sigma).toBeGreaterThanOrEqual(1);
  expect(begins('sealed-bids', 'master', 2)).toBe(1500);
});

describe('the figures are those of the arena', () => {
  const plan = [...ARENA.matchAll(/^\| (\S+) (\d) (master,regular) .*?\| \d+ \((\d+)\) \| (-[\d.]+)/gm)];
  const novices = [...ARENA.matchAll(/^\| ([a-z-]+) (\d)( )\| 60 \((\d+)\) \| (-[\d.]+)/gm)];
  const lines = [...plan, ...novices].map(([, game, players, pair = '', deals, place]) => {
    return `  ${game} ${players} ${pair === ' ' ? 'regular,novice' : pair} ${deals} ${Number(place)}\n`;
  });
  test.each(lines)('%s', line => expect(COPY).toContain(line));
  test('and there are no others', () => {
    expect([plan.length, novices.length]).toEqual([13, 10]);
    expect([...COPY.matchAll(/^ {2}\S+ \d \w+,\w+ \d/gm)]).toHaveLength(23);
  });
});
