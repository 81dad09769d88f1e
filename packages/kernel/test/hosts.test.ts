import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const walk = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (['node_modules', 'dist', 'test', 'fixtures'].includes(name)) return [];
    return statSync(path).isDirectory() ? walk(path) : /\.(ts|svelte|mjs|js)$/.test(name) ? [path] : [];
  });

const sources = ['packages', 'bench']
  .map(folder => join(root, folder))
  .filter(existsSync)
  .flatMap(walk)
  .map(path => ({ file: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

/** Who does this, beside those who may. */
const others = (what: RegExp, may: RegExp): readonly string[] =>
  sources.filter(({ file, text }) => what.test(text) && !may.test(file)).map(({ file }) => file);

/** A game's own rules, what searches on imagined states, the conformance suite, and benches of bare rules. */
const BARE =
  /^(packages\/games\/[^/]+\/(rules|bots)\/|packages\/search\/src\/|packages\/kernel\/src\/conformance\/|bench\/)/;

const kernel = (...names: readonly string[]): string => `packages/kernel/src/(${names.join('|')})\\.ts$`;
const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

test.each<[string, RegExp, RegExp]>([
  [
    'Only the kernel plays: hosts take openPlay, playStep, undoStep, replay or playOut',
    /\.apply\(|\brules\.setup\(/,
    either(BARE.source, kernel('play', 'play-out', 'standing', 'remembered', 'undo')),
  ],
  [
    'Only the kernel folds memories: hosts take memoryOf, or memoryFrom where they know no more than what was told',
    /\.remember\(|\bnewMemory\(/,
    either(BARE.source, kernel('remembered', 'play-out', 'game')),
  ],
  [
    'One builder of records: hosts take recordOf or recordFor',
    /\bmakeRecord\b/,
    either(kernel('record', 'keep-record')),
  ],
  [
    'One replay: hosts take replay, replayRecord or playMoves',
    /\bplayMade\b|\bmakeStep\b/,
    either('^packages/games/', kernel('play', 'replay', 'play-record')),
  ],
  [
    'One digest: who writes a record does not compute it by hand',
    /\bdigestOver\(/,
    either(kernel('record', 'seat-record', 'verify')),
  ],
])('%s', (_sentence, what, may) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(others(what, may)).toEqual([]);
});

test('the protocol holds no engine', () => {
  const engine = /\b(openPlay|playStep|undoStep|makeStep|replay|playOut|memoryOf|toldByStep)\b/;
  expect(sources.filter(({ file, text }) => file.startsWith('packages/protocol/src/') && engine.test(text))).toEqual(
    [],
  );
});
