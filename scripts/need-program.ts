import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandFor, isCI, mayInstall, tryToInstall } from './debian.ts';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map(folder => join(folder, name))
    .find(isThere);

/** Where a program of Debian's is. Where we may install, it is installed; elsewhere its tests are skipped loudly. In CI a skip is a failure. */
export const programNamed = (name: string, packages: readonly string[], why: string): string | undefined => {
  if (find(name) === undefined && mayInstall) tryToInstall(packages, why);
  const path = find(name);
  if (path !== undefined) return path;
  const sentence = `There is no ${name}. Install it (${commandFor(packages)}).`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! SKIPPED: ${why}. ${sentence}\n`);
  return undefined;
};
