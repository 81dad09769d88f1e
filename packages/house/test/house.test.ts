import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, LEVELS } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { OPEN_GAMES } from '../src/all.ts';
import { characterOf, GAME_IDS, gameNamed, gameOfRule, isGame, loadVersions } from '../src/house.ts';
import { RATINGS } from '../src/ratings.ts';

test.each(OPEN_GAMES)('$title.id: lid, rules and words are of the same game', ({ title, rules, versions, words }) => {
  expect([rules.id, rules.seats.min, rules.seats.max]).toEqual([title.id, title.seats.min, title.seats.max]);
  expect(LANGUAGES.map(language => words[language].title)).toEqual(LANGUAGES.map(language => title.title[language]));
  expect(gameOfRule(`${title.letters}-1.2`)?.title.id).toBe(title.id);
  expect(Object.entries(versions).map(([version, { rulesVersion }]) => [Number(version), rulesVersion])).toEqual(
    Object.values(versions).map(({ rulesVersion }) => [rulesVersion, rulesVersion]),
  );
});

test('no two games share an id or the letters of their rules', () => {
  expect(new Set(GAME_IDS).size).toBe(GAME_IDS.length);
  expect(new Set(OPEN_GAMES.map(({ title }) => title.letters)).size).toBe(GAME_IDS.length);
});

test('what the house does not know it says so', async () => {
  expect(isGame('whist')).toBe(false);
  expect(() => gameNamed('whist')).toThrow('there is no game whist; there are seven-seals');
  expect([gameOfRule('XX-1'), await loadVersions('whist')]).toEqual([undefined, undefined]);
});

test.each(GAME_IDS)('%s: every level has a name and a line of character', game => {
  for (const level of LEVELS) {
    const { name, line } = characterOf(game, level);
    for (const language of LANGUAGES) {
      expect(name[language].length).toBeGreaterThan(2);
      expect(line[language]).toMatch(/\.$/);
    }
  }
});

const ARENA = readFileSync(fileURLToPath(new URL('../../../bench/arena/README.md', import.meta.url)), 'utf8');

/** A game that has just come has not been to the arena. */
const MEASURED = OPEN_GAMES.filter(({ title }) => title.id in RATINGS);

test('what was measured is of games of the house', () => {
  expect(MEASURED.map(({ title }) => title.id).toSorted()).toEqual(Object.keys(RATINGS).toSorted());
});

test.each(MEASURED)(
  '$title.id: what is said of each level is what the arena saw, and none is below the one before',
  game => {
    const { id } = game.title;
    const ratings = RATINGS[id] ?? {};
    const line = ARENA.split('\n').find(text => text.startsWith(`| ${id} | `)) ?? '';
    const seen = line.split('|').slice(2, -1);
    expect(LEVELS.map(level => String(ratings[level] ?? '–'))).toEqual(seen.map(text => text.trim()));
    const known = LEVELS.flatMap(level => ratings[level] ?? []);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  },
);

test.each(OPEN_GAMES)('$title.id has a bot for every level', ({ bots }) => {
  for (const level of LEVELS) expect(bots[level]).toBeDefined();
});
