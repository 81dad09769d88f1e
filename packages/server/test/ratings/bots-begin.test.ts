import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@conclave/kernel';
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
])('in %s for %i levels begin in their order, and a regular where people do', (game, pool) => {
  expect(begins(game, 'regular', pool)).toBe(1500);
  const all = LEVELS.map(level => begins(game, level, pool));
  for (const [index, lower] of all.slice(0, 3).entries()) expect(all[index + 1]).toBeGreaterThan(lower);
  expect(begins(game, 'master', pool)).toBeGreaterThanOrEqual(begins(game, 'prior', pool));
  expect(begins(game, 'cardinal', pool)).toBe(begins(game, 'master', pool)); // more time was not shown to help
});

test('all of 20 deals won are 20.5 of 21, and that is how far ahead of a prior a master of Mea Culpa is for two', () => {
  const pair = Math.sqrt(2 * ((25 / 6) ** 2 + 2.5 ** 2));
  const ahead = (share: number, deals: number): number =>
    pair * Math.log((share * deals + 0.5) / ((1 - share) * deals + 0.5));
  // −0.367 of 30 deals: a prior is ahead of a regular in 68.35 % of the pairs.
  const prior = 25 + ahead(0.6835, 30);
  expect(botBegins('bot:mea-culpa:prior:1', 2).mu).toBeCloseTo(prior, 9);
  expect(botBegins('bot:mea-culpa:master:1', 2).mu).toBeCloseTo(prior + ahead(1, 20), 9);
  // In Dogma −0.65 of 40 deals, and −0.633 of 30: by both a master is farther above a regular than was seen of the two alone.
  expect(botBegins('bot:dogma:master:1', 2).mu).toBeCloseTo(25 + ahead(0.825, 40) + ahead(0.8165, 30), 9);
});

test('no belief of a bot is surer than 1, and of a game that nobody measured nothing is known', () => {
  for (const level of LEVELS) expect(botBegins(`bot:dogma:${level}:1`, 3).sigma).toBeGreaterThanOrEqual(1);
  expect(begins('sealed-bids', 'master', 2)).toBe(1500);
});

describe('the figures are those of the arena', () => {
  const plan = [...ARENA.matchAll(/^\| (\S+) (\d) (master,regular) .*?\| \d+ \((\d+)\) \| (-[\d.]+)/gm)];
  const neighbours = [
    ...ARENA.matchAll(
      /^\| (\S+) (\d) (pilgrim,novice|regular,pilgrim|prior,regular|master,prior) \| (\d+)(?: of \d+)? \| ([+-]?[\d.]+) /gm,
    ),
  ];
  const lines = [...plan, ...neighbours].map(
    ([, game, players, pair, deals, place]) => `  ${game} ${players} ${pair} ${deals} ${Number(place)}\n`,
  );
  test.each(lines)('%s', line => expect(COPY).toContain(line));
  test('and there are no others', () => {
    expect(plan).toHaveLength(13);
    expect(neighbours.length).toBeGreaterThan(12);
    expect([...COPY.matchAll(/^ {2}\S+ \d \w+,\w+ \d/gm)]).toHaveLength(lines.length);
  });
});
