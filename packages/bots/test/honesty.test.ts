import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));

/** Only these may open a game's full-state door: what the search is fed with, the list of bots, and the arena's list of games. */
const MAY_SEE_STATES = /^(games\.ts|[a-z-]+\/(outlook|bots)\.ts)$/;

test('no bot but the search opens a door to whole states', () => {
  const open = files.filter(name => /'@conclave\/[a-z-]+\/rules'/.test(readFileSync(SOURCE + name, 'utf8')));
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(name => !MAY_SEE_STATES.test(name))).toEqual([]);
});

test('what searches and what bots share runs without Node', () => {
  const bound = files.filter(name => /'node:/.test(readFileSync(SOURCE + name, 'utf8')));
  expect(bound.filter(name => !name.startsWith('node/'))).toEqual([]);
});
