import { forgettingChat, packingOf, unpackable } from './archive.ts';
import { copyInto } from './backup.ts';
import { ownersOnly } from './files.ts';
import { migrate, SCHEMA_VERSION, versionIn } from './migrate.ts';
import { attemptAll, SqliteCommits } from './sqlite-commit.ts';
import { type OpenFile, openSqliteFile, openToRead, type SqliteFile } from './sqlite-driver.ts';
import { readsOf } from './sqlite-reads.ts';
import { SqliteSession } from './sqlite-session.ts';
import { isDamaged, type Storage } from './storage.ts';
import { Flaw, troubleWith } from './trouble.ts';
import { endingClub, erasureOf, trialOf } from './writes.ts';

/** Write-ahead log, and every commit waits until the disk has it. */
const PRAGMAS = [
  'pragma busy_timeout = 5000', // first: after a crash a backup that reads may hold the file just while it is opened
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  // 32 MB of write-ahead log: moving it into the file makes everyone wait, and most of its pages are written again and again until then.
  'pragma wal_autocheckpoint = 8000',
];

const openOwn: OpenFile = file => {
  ownersOnly(file);
  return openSqliteFile(file);
};

/** SQLite in a file. Whoever opens it to write holds the lock of its folder (house-lock.ts). */
export const openSqlite = async (file: string, open: OpenFile = openOwn): Promise<Storage> =>
  orTrouble(file, () => {
    const session = ready(open(file), made => {
      for (const pragma of PRAGMAS) made.exec(pragma);
      migrate(made);
    });
    return storageOf(session, () => session.exec('pragma wal_checkpoint(truncate)'));
  });

/** For those who only look: nothing in the file can change through it, and a server may run beside it. */
export const readSqlite = async (file: string): Promise<Storage> =>
  orTrouble(file, () => {
    const session = ready(openToRead(file), made => {
      made.exec('pragma busy_timeout = 5000');
      if (versionIn(made) !== SCHEMA_VERSION)
        throw new Flaw('it was written by an older Conclave; start the server once, then ask again');
    });
    return storageOf(session, () => undefined);
  });

const ready = (file: SqliteFile, prepare: (session: SqliteSession) => void): SqliteSession => {
  const session = new SqliteSession(file);
  try {
    prepare(session);
    return session;
  } catch (error) {
    session.close();
    throw error;
  }
};

const orTrouble = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw troubleWith(file, error);
  }
};

const storageOf = (session: SqliteSession, settle: () => void): Storage => {
  const commits = new SqliteCommits(session);
  const reads = readsOf(session);
  return {
    ...reads,
    isShared: false,
    commit: async changes => commits.commit(changes),
    attempt: async statements => attemptAll(session, statements),
    canSave: async () => canSave(session),
    removeTable: async id => commits.removeTable(id),
    forgetChat: async id => session.runAll(forgettingChat(id)),
    pack: async (id, chatForMs) => {
      const stored = await reads.load(id);
      session.runAll(stored === undefined || isDamaged(stored) ? [unpackable(id)] : packingOf(stored, chatForMs));
    },
    erasePerson: async (id, newName) => session.runAll(erasureOf(id, newName)),
    endClub: async id => session.runAll(endingClub(id)),
    backup: async file => copyInto(session, file),
    close: async () => {
      settle();
      session.close();
    },
  };
};

const canSave = (session: SqliteSession): boolean => {
  try {
    session.runAll([trialOf(Date.now())]);
    return true;
  } catch {
    return false;
  }
};
