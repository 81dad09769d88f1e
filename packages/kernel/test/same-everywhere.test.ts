import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const games = readdirSync(join(PACKAGES, 'games'));
const PLACES = ['kernel/src', 'search/src', ...games.flatMap(game => [`games/${game}/rules`, `games/${game}/bots`])];

/** What the language leaves to each engine. Roots are exact everywhere, and so are sums and products. */
const UNLIKE = /\bMath\.(?!abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)(\w+)|\S\s\*\*=?\s/;

const sources = PLACES.flatMap(place =>
  readdirSync(join(PACKAGES, place), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(place, file)),
);
const code = (file: string): readonly string[] =>
  readFileSync(join(PACKAGES, file), 'utf8')
    .split('\n')
    .map(line => line.replace(/\/\/.*|^\s*\/?\*.*/, ''));

test('rules and bots decide with arithmetic that is the same in every engine', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap(file =>
    code(file).flatMap((line, index) => (UNLIKE.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
