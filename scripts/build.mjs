// Builds everything: quietly, and in full words when it fails. With --if-needed only when the sources differ from those of the last build
// that succeeded, so that an install builds once and a start after `git pull` builds what came.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const STEPS = [
  ['node', 'node_modules/@typescript/native/bin/tsc', '-b'],
  ['node', 'scripts/flatten.mjs'],
  ['npm', 'run', 'build', '--workspace', 'packages/web'],
];
/** Lies with the last of the outputs, and is gone when they are. */
const MARK = 'packages/cli/dist/built-from';
const NO_SOURCES = new Set(['node_modules', 'dist', 'test']);
const isSource = name => /\.(ts|svelte|js|mjs|json|css|html|svg|woff2|png|webmanifest)$/.test(name);

const sourcesIn = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : sourcesIn(path);
    return isSource(entry.name) ? [path] : [];
  });

const fingerprint = () => {
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.game.json',
    'tsconfig.json',
    'scripts/flatten.mjs',
    'scripts/inline-at.mjs',
  ];
  const hash = createHash('sha256');
  for (const file of [...files, ...sourcesIn('packages').sort()]) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const isBuilt = print =>
  existsSync(MARK) && readFileSync(MARK, 'utf8') === print && existsSync('packages/web/dist/index.html');

const run = ([command, ...args]) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}${error ?? ''}`);
  process.exit(status || 1);
};

const build = print => {
  const start = Date.now();
  rmSync(MARK, { force: true });
  for (const step of STEPS) run(step);
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, print);
  console.log(`Built in ${Math.round((Date.now() - start) / 1000)} s.`);
};

await import('./references.mjs');
const print = fingerprint();
if (!process.argv.includes('--if-needed') || !isBuilt(print)) build(print);
