import { existsSync } from 'node:fs';
import { commandFor, isCI, mayInstall, tryToInstall } from './debian.ts';

const PACKAGES = ['redis-server'];
const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];

const find = (): string | undefined => PROGRAMS.find(program => existsSync(program));

/** Redis or Valkey, whichever is there; found, installed or missed as PostgreSQL is (need-postgres.ts). */
export const redisProgram = (): string | undefined => {
  if (mayInstall && (isCI || find() === undefined)) tryToInstall(PACKAGES, 'the tests with Redis');
  const program = find();
  if (program !== undefined) return program;
  const sentence = `There is no ${PROGRAMS.join(' or ')}. Install one (${commandFor(PACKAGES)}).`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! TESTS WITH REDIS ARE SKIPPED. ${sentence}\n`);
  return undefined;
};
