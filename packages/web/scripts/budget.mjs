// Fails the build when the page grows too heavy: gzipped JavaScript of the first load, and of what Home needs before its first paint.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from './chunks.mjs';

const DIST = new URL('../dist/', import.meta.url).pathname;
const BUDGET = {
  'before the first paint of Home': 60_000,
  'with one game open, at most 60 kB of it art': 180_000,
  fonts: 60_000,
};

const gzipped = file => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
};
const weight = keys => [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), 0);

const home = withImports('index.html');
/** The files that scripts/chunks.mjs names. */
const chunk = name => {
  const found = Object.keys(manifest).filter(key => key.startsWith('_') && manifest[key].name === name);
  if (found.length !== 1) throw new Error(`one file was expected for "${name}", not ${found.length}`);
  return found[0];
};
const tables = GAMES.map(game =>
  weight(new Set([...home, ...withImports(chunk('table')), ...withImports(chunk(game))])),
);
// Workers are not in the manifest: they load after the page, and count to the whole all the same.
const assets = readdirSync(join(DIST, 'assets'));
const heaviest = pattern =>
  Math.max(0, ...assets.filter(name => pattern.test(name)).map(name => gzipped(`assets/${name}`)));
const worker = heaviest(/^solo.*worker.*\.js$/) + heaviest(/^rules-.*\.js$/);
const fonts = assets
  .filter(name => name.endsWith('.woff2'))
  .reduce((sum, name) => sum + readFileSync(join(DIST, 'assets', name)).length, 0);

const measured = {
  'before the first paint of Home': weight(home),
  'with one game open, at most 60 kB of it art': Math.max(weight(home), ...tables) + worker,
  fonts,
};
let over = false;
for (const [what, bytes] of Object.entries(measured)) {
  const limit = BUDGET[what];
  const fits = bytes <= limit;
  over ||= !fits;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}
if (over) process.exit(1);
