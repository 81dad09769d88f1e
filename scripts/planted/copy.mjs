// A copy of the tree as it stands, in which faults may be planted.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const lines = (command, ...args) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(line => line !== '');

/** Packages of others are linked; our own lead into the copy, so that a fault in one is a fault for all. */
const linkModules = copy => {
  const from = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@conclave'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@conclave') symlinkSync(join(from, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(from, '@conclave'))) {
    const folder = ['packages', 'packages/games'].map(place => join(copy, place, name)).find(path => existsSync(path));
    if (folder !== undefined) symlinkSync(folder, join(copy, 'node_modules/@conclave', name));
  }
};

export const copyTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'conclave-planted-'));
  const files = lines('git', 'ls-files', '-co', '--exclude-standard').filter(file => existsSync(join(ROOT, file)));
  const ignored = lines('git', 'ls-files', '-o', '-i', '--exclude-standard', '--directory');
  for (const path of [...files, ...ignored.filter(name => name.endsWith('dist/'))]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  linkModules(copy);
  return copy;
};
