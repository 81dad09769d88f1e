import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const files = readdirSync(GAMES)
  .map(game => `${GAMES}${game}/bots`)
  .filter(existsSync)
  .flatMap(folder =>
    readdirSync(folder, { encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  );

/** Only these may open a game's full-state door: what the search is fed with, and the list of bots. Nets are numbers, no door. */
const MAY_SEE_STATES = ['outlook.ts', 'bots.ts'];

test('no bot but the search opens a door to whole states', () => {
  const open = files
    .filter(({ text }) => /'(\.\.\/rules\/(?!index\.ts')|#(?!nets'))/.test(text))
    .map(({ name }) => name);
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(name => !MAY_SEE_STATES.includes(name))).toEqual([]);
});
