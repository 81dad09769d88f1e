import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, copyInto, noBackup } from './backup.ts';
import type { Source, Target } from './copy.ts';
import { finished } from './files.ts';
import { migrate, SCHEMA_VERSION, versionIn } from './migrate.ts';
import { sqliteSource, sqliteTarget } from './sqlite-copy.ts';
import { type OpenFile, openSqliteFile, openToRead } from './sqlite-driver.ts';
import { SqliteSession } from './sqlite-session.ts';
import { StorageTrouble, troubleWith } from './trouble.ts';

const using = async <Result>(
  file: string,
  open: OpenFile,
  work: (session: SqliteSession) => Promise<Result>,
): Promise<Result> => {
  const session = new SqliteSession(open(file));
  try {
    return await work(session);
  } finally {
    session.close();
  }
};

/** A new file with a whole house in it, or none. */
export const makeFile = <Made>(file: string, fill: (target: Target) => Promise<Made>): Promise<Made> =>
  finished(file, unfinished =>
    using(unfinished, openSqliteFile, session => {
      migrate(session);
      return fill(sqliteTarget(session));
    }),
  ).catch(error => {
    throw troubleWith(file, error);
  });

/** Reads a whole house from a backup, or from a file in which nobody writes; one of an older Conclave is brought up to date in a copy. */
export const readFile = async <Result>(file: string, work: (source: Source) => Promise<Result>): Promise<Result> => {
  try {
    return await using(file, openToRead, async session => {
      session.exec('pragma busy_timeout = 5000');
      check(session);
      return versionIn(session) === SCHEMA_VERSION ? await work(sqliteSource(session)) : await inNewForm(session, work);
    });
  } catch (error) {
    throw error instanceof StorageTrouble ? error : troubleWith(file, noBackup(error));
  }
};

const inNewForm = async <Result>(old: SqliteSession, work: (source: Source) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  try {
    const copy = join(folder, 'house');
    copyInto(old, copy);
    return await using(copy, openSqliteFile, session => {
      migrate(session);
      return work(sqliteSource(session));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The schema in a file, without changing anything there. */
export const versionOf = (file: string): Promise<number> =>
  using(file, openToRead, async session => versionIn(session)).catch(error => {
    throw troubleWith(file, error);
  });
