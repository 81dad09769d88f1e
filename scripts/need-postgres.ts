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

/**
 * The folder with PostgreSQL's programs. Where we may install, it is the newest that Debian offers; elsewhere the one that is there, and
 * without one its tests are skipped loudly. In CI a skip is a failure.
 */
export const postgresPrograms = (): string | undefined => {
  if (mayInstall && (isCI || find() === undefined)) tryToInstall(PACKAGES, 'the tests on PostgreSQL');
  const folder = find();
  if (folder !== undefined) return folder;
  const sentence = `There is no PostgreSQL in ${VERSIONS}. Install one (${commandFor(PACKAGES)}).`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! TESTS ON POSTGRESQL ARE SKIPPED. ${sentence}\n`);
  return undefined;
};
