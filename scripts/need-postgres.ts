import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandFor, isCI, mayInstall, tryToInstall } from './debian.ts';

const VERSIONS = '/usr/lib/postgresql';
const PACKAGES = ['postgresql'];

const find = (): string | undefined => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .sort((one, other) => other - one)
    .map(version => join(VERSIONS, String(version), 'bin'))
    .find(folder => existsSync(join(folder, 'initdb')));
};

const WHY = 'the tests on PostgreSQL';

/** Once before all tests, as each look at what Debian offers takes seconds: CI takes the newest. */
export const setup = (): void => {
  if (isCI) tryToInstall(PACKAGES, WHY);
};

/**
 * The folder with PostgreSQL's programs. Where we may install, it is installed; elsewhere its tests are skipped loudly. In CI a skip is a
 * failure.
 */
export const postgresPrograms = (): string | undefined => {
  if (mayInstall && find() === undefined) tryToInstall(PACKAGES, WHY);
  const folder = find();
  if (folder !== undefined) return folder;
  const sentence = `There is no PostgreSQL in ${VERSIONS}. Install one (${commandFor(PACKAGES)}).`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! TESTS ON POSTGRESQL ARE SKIPPED. ${sentence}\n`);
  return undefined;
};
