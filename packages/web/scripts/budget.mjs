// Fails the build when the page grows too heavy: gzipped JavaScript of the first load, of what Home needs before its first paint, and of the
// worker that holds a game alone. Every file counts once, with all that it imports. Seen in Chromium with Mea Culpa, the heaviest game, before
// it had its art: alone a phone fetched 97 kB for the page (115 kB with others, where there is no worker) and, beside it, 40 kB for the worker,
// then 14 kB more for its bots when the first of them was to move. A page and its worker share no file, as workers are bundled apart, so the
// rules of a game travel twice; an earlier count left out what the worker's rules import, and said 118 kB where it was 136. The page itself
// may have 120 kB, and 60 kB more for a game's art; its worker has a bar of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from './chunks.mjs';

const DIST = new URL('../dist/', import.meta.url).pathname;
const BUDGET = {
  'before the first paint of Home': 60_000,
  'a table with others, without its game': 88_000, // of the 120 that a page with a game may have; six levels have names, lines and faces
  'with one game open, at most 60 kB of it art': 180_000,
  'the worker of a game, with its bots': 61_000, // nine characters have tastes, names and lines
  fonts: 60_000,
};

const gzipped = file => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const read = file => JSON.parse(readFileSync(join(DIST, '.vite', file), 'utf8'));
const manifest = read('manifest.json');
const workers = read('workers.json');

/** A file and all that it imports, in the manifest or among the files of workers. */
const withImports = (graph, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of graph[key]?.imports ?? []) withImports(graph, next, seen);
  return seen;
};
const allOf = (graph, keys) => new Set(keys.flatMap(key => [...withImports(graph, key)]));
const weight = files => [...files].reduce((sum, file) => sum + gzipped(file), 0);
const weigh = keys => weight(new Set([...allOf(manifest, keys)].map(key => manifest[key].file)));

/** The one key for which this holds. */
const only = (graph, what, holds) => {
  const found = Object.keys(graph).filter(holds);
  if (found.length !== 1) throw new Error(`one file was expected for "${what}", not ${found.length}`);
  return found[0];
};
/** The files that scripts/chunks.mjs names. */
const chunk = name =>
  only(manifest, name, key => key.startsWith('_') && manifest[key].name === name && key.endsWith('.js'));

const DRAWER = '../stage/src/table/Drawer.svelte';
const ALONE = [DRAWER];
const WITH_OTHERS = [DRAWER, 'src/online/OnlineTable.svelte', 'src/online/HouseBar.svelte'];
const tables = GAMES.flatMap(game =>
  [ALONE, WITH_OTHERS].map(screens => weigh(['index.html', chunk('table'), chunk(game), ...screens])),
);

const isOf = (file, path) => workers[file].entry?.endsWith(path) === true;
const solo = only(workers, 'solo', file => isOf(file, '/solo/solo.worker.ts'));
/** Rules and bots that this worker loads for a game; other workers have files of their own for them. */
const later = path => only(workers, path, file => workers[solo].dynamicImports.includes(file) && isOf(file, path));
const inWorkers = GAMES.map(game => {
  const parts = ['rules/rules.ts', 'bots/bots.ts'].map(part => later(`/games/${game}/${part}`));
  return weight(allOf(workers, [solo, ...parts]));
});

/** What all tables share must not bring a game along: everybody would fetch it. */
const strangers = () => {
  const games = GAMES.map(chunk);
  return Object.keys(manifest)
    .filter(key => /^(src|\.\.\/stage)\/.*\.(svelte|ts)$/.test(key))
    .filter(key => games.some(game => withImports(manifest, key).has(game)));
};

const fonts = readdirSync(join(DIST, 'assets'))
  .filter(name => name.endsWith('.woff2'))
  .reduce((sum, name) => sum + readFileSync(join(DIST, 'assets', name)).length, 0);

const measured = {
  'before the first paint of Home': weigh(['index.html']),
  'a table with others, without its game': weigh(['index.html', chunk('table'), ...WITH_OTHERS]),
  'with one game open, at most 60 kB of it art': Math.max(...tables),
  'the worker of a game, with its bots': Math.max(...inWorkers),
  fonts,
};
let over = false;
for (const [what, bytes] of Object.entries(measured)) {
  const limit = BUDGET[what];
  const fits = bytes <= limit;
  over ||= !fits;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}
for (const key of strangers()) {
  over = true;
  console.log(`OVER ${key} brings a game to every table`);
}
if (over) process.exit(1);
