import pg from 'pg';
import { forgettingChat, packingOf, unpackable } from '../archive.ts';
import { type Attempt, type Change, isDamaged, NoRoom, type Storage } from '../storage.ts';
import { endingClub, erasureOf, removalOf, type Statement, trialOf } from '../writes.ts';
import { addressFor } from './address.ts';
import { askingOf } from './asking.ts';
import { copyToFile, migrateAt } from './backup.ts';
import { isOneStatement, makeChanges, runsOf } from './commit.ts';
import { barrier, CommitLine, type Line } from './line.ts';
import { numbered } from './placeholders.ts';
import { readsFrom } from './reads.ts';
import { deadlinesOf, sharingOf } from './sharing.ts';
import { postgresTrouble } from './trouble.ts';
import { TYPES } from './types.ts';

const READERS = 4;
/** A line on which no answer comes is given up and replaced: `pg` would wait for it until the system finds out. */
const READ_PATIENCE = 15_000;
/** A connection that does not come about is given up sooner. */
class Reader extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 3000 });
  }
}

/**
 * Two nodes that wait for each other, or said the same chat line at the same moment: who tries again sees what the other did. And what was prepared
 * on another connection (line.ts) is then sent as it is. None of them has changed anything.
 */
const AGAIN = new Set(['40P01', '40001', '23505', '26000', '42P05']);
const MOST_TRIES = 3;
/** Something unique would be there twice. */
const TWICE = '23505';

/** A house on PostgreSQL, which other nodes may share. */
export const openPostgres = async (url: string, patience?: () => number, node?: string): Promise<Storage> => {
  await migrateAt(url);
  const line = new CommitLine(url, patience);
  const pool = new pg.Pool({
    connectionString: addressFor(url),
    types: TYPES,
    max: READERS,
    keepAlive: true,
    connectionTimeoutMillis: READ_PATIENCE, // also for whoever waits until one is free: when a node dies thousands come at once
    Client: Reader,
    application_name: 'conclave reads',
    query_timeout: READ_PATIENCE,
    idleTimeoutMillis: 0, // each begins with a barrier, so it is kept
    onConnect: barrier,
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced by the next question
  let rescued = 0;
  const rescue = (count: number): void => {
    rescued += count;
  };
  const asking = askingOf(pool, url);
  const reads = readsFrom(asking);
  return {
    ...reads,
    ...(node === undefined ? {} : deadlinesOf(asking, node, rescue)),
    figures: () => ({ poolWaiting: pool.waitingCount, rescued }),
    isShared: true,
    sharing: sharingOf(asking),
    commit: changes => commit(line, changes, node ?? null),
    attempt: statements => attempt(line, statements),
    canSave: () =>
      makeAll(line, [trialOf(Date.now())]).then(
        () => true,
        () => false,
      ),
    removeTable: id => makeAll(line, [NOBODY_WRITES, ...removalOf(id)]),
    forgetChat: id => makeAll(line, forgettingChat(id)),
    pack: async (id, chatForMs) => {
      const stored = await reads.load(id);
      await makeAll(line, stored === undefined || isDamaged(stored) ? [unpackable(id)] : packingOf(stored, chatForMs));
    },
    erasePerson: (id, newName) => makeAll(line, erasureOf(id, newName)),
    endClub: id => makeAll(line, endingClub(id)),
    backup: async file => void (await copyToFile(url, file)),
    close: async () => {
      await line.close();
      await pool.end();
    },
  };
};

/** A commit that is under way would leave a piece behind that belongs to no table: it is waited for, and those after it find no table. */
const NOBODY_WRITES: Statement = { sql: 'lock table log in share row exclusive mode', values: [] };

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** A full disk, no memory, or a database that only reads: less would not fare better. */
const hasNoRoom = (error: unknown): boolean => /^(53|25006)/.test(codeOf(error));

const commit = async (
  line: CommitLine,
  changes: readonly Change[],
  node: string | null,
): Promise<ReadonlySet<Change>> => {
  const runs = runsOf(changes);
  const make = (one: Line): Promise<ReadonlySet<Change>> => makeChanges(one, runs, node);
  for (let tries = 1; ; tries += 1)
    try {
      return await (isOneStatement(runs) ? line.alone(make) : line.transaction(make));
    } catch (error) {
      if (hasNoRoom(error)) throw new NoRoom(postgresTrouble(line.url, error).message, { cause: error });
      if (!AGAIN.has(codeOf(error)) || tries === MOST_TRIES) throw error;
    }
};

class OtherRows extends Error {}

const attempt = async (line: CommitLine, statements: readonly Attempt[]): Promise<boolean> => {
  try {
    await line.transaction(async one => {
      for (const { sql, values, rows } of statements)
        if ((await one.query(numbered(sql), values)).count !== rows) throw new OtherRows('another number of rows');
    });
    return true;
  } catch (error) {
    if (error instanceof OtherRows || codeOf(error) === TWICE) return false;
    throw error;
  }
};

/** All of them or none. */
const makeAll = (line: CommitLine, statements: readonly Statement[]): Promise<void> =>
  line.transaction(async one => {
    for (const { sql, values } of statements) await one.query(numbered(sql), values);
  });
