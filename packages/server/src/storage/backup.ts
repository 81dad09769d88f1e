import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { flushFile, ownersOnly } from './files.ts';
import { versionIn } from './migrate.ts';
import { openSqliteFile, openToRead } from './sqlite-driver.ts';
import { SqliteSession } from './sqlite-session.ts';
import { isMalformed, isNoDatabase, StorageTrouble, troubleWith } from './trouble.ts';

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
    throw named(database, error);
  }
};

/** Puts a backup in place of a database that nobody uses (house-lock.ts), or leaves everything as it was. */
export const restoreFrom = (file: string, database: string): void => {
  const ready = `${database}.restored`;
  rmSync(ready, { force: true });
  try {
    if (statSync(file).size === 0) throw new StorageTrouble('it is empty, not a backup');
    reading(file, session => {
      check(session);
      copyInto(session, ready);
    });
  } catch (error) {
    throw named(file, error);
  }
  settle(database);
  renameSync(ready, database);
  flushFile(database);
};

/** Whole, ours, and not newer than we are. */
const check = (session: SqliteSession): void => {
  const version = versionIn(session);
  if (version === 0) throw new StorageTrouble('it is empty, not a backup');
  const found = session.all('select cast(integrity_check as blob) as found from pragma_integrity_check limit 1')[0]
    ?.found;
  if (found !== 'ok') throw new StorageTrouble(CUT);
};

const CUT = 'it is damaged or cut short, not a whole backup';

const named = (file: string, error: unknown): StorageTrouble => {
  if (isNoDatabase(error)) return new StorageTrouble(`${file}: it is not a backup of Conclave`, { cause: error });
  if (isMalformed(error)) return new StorageTrouble(`${file}: ${CUT}`, { cause: error });
  if (error instanceof StorageTrouble && !error.message.includes(file))
    return new StorageTrouble(`${file}: ${error.message}`, { cause: error });
  return troubleWith(file, error);
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
