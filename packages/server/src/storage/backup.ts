import { existsSync, renameSync, rmSync } from 'node:fs';
import { flushFile, ownersOnly } from './files.ts';
import { versionIn } from './migrate.ts';
import { openSqliteFile, openToRead } from './sqlite-driver.ts';
import { SqliteSession } from './sqlite-session.ts';
import { Flaw, isMalformed, isNoDatabase, troubleWith } from './trouble.ts';

/** A complete copy of one moment, under its name only when it is whole and on the disk. */
export const copyInto = (session: SqliteSession, file: string): void => {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    ownersOnly(unfinished);
    session.run('vacuum into ?', unfinished);
    flushFile(unfinished);
    renameSync(unfinished, file);
    flushFile(file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw troubleWith(file, error);
  }
};

const reading = <Result>(file: string, work: (session: SqliteSession) => Result): Result => {
  const session = new SqliteSession(openToRead(file));
  try {
    session.exec('pragma busy_timeout = 5000');
    return work(session);
  } finally {
    session.close();
  }
};

/** Reads only; a server may be at work in the file. */
export const backUp = (database: string, file: string): void => {
  try {
    reading(database, session => {
      versionIn(session);
      copyInto(session, file);
    });
  } catch (error) {
    throw troubleWith(database, error);
  }
};

/** Puts a backup in place of a database that nobody uses (house-lock.ts), or leaves everything as it was. */
export const restoreFrom = (file: string, database: string): void => {
  const ready = `${database}.restored`;
  rmSync(ready, { force: true });
  try {
    reading(file, session => {
      check(session);
      copyInto(session, ready);
    });
  } catch (error) {
    throw troubleWith(file, noBackup(error));
  }
  putInPlace(ready, database);
};

/** A whole house takes the place of what was there. */
export const putInPlace = (ready: string, database: string): void => {
  settle(database);
  renameSync(ready, database);
  flushFile(database);
};

const EMPTY = 'it is empty, not a backup';
const FOREIGN = 'it is not a backup of Conclave';
const CUT = 'it is damaged or cut short, not a whole backup';

/** Whole, ours, and not newer than we are. */
export const check = (session: SqliteSession): void => {
  if (versionIn(session) === 0) throw new Flaw(EMPTY);
  const found = session.all('select cast(integrity_check as blob) as found from pragma_integrity_check limit 1')[0]
    ?.found;
  if (found !== 'ok') throw new Flaw(CUT);
};

export const noBackup = (error: unknown): unknown => {
  if (isNoDatabase(error)) return new Flaw(FOREIGN);
  return isMalformed(error) ? new Flaw(CUT) : error;
};

/** What still waits in the write-ahead log goes into the old file, so that no moment is left in which it has lost it. */
const settle = (database: string): void => {
  if (!existsSync(database)) return;
  try {
    const session = new SqliteSession(openSqliteFile(database));
    session.exec('pragma wal_checkpoint(truncate)');
    session.close();
  } catch {} // it is beyond reading, and about to be replaced
  for (const rest of ['-wal', '-shm']) rmSync(database + rest, { force: true });
};
