import { pieceOf } from './log-lines.ts';
import { valuesOf } from './schema.ts';
import type { SqliteSession } from './sqlite-session.ts';
import type { Attempt, Change, ChatRow } from './storage.ts';
import { statementOf } from './writes.ts';

/** A piece goes in only behind the piece that ends with the number before it, and only while its table is there. */
const CONTINUE_LOG = `insert into log (table_id, n, last, lines, sum) select ?, ?, ?, ?, ?
  where coalesce((select last from log where table_id = ? order by n desc limit 1), 0) = ? - 1
  and exists (select 1 from game_table where id = ?)`;

const SAID = 'select 1 from chat where table_id = ? and (n = ? or (person_id = ? and say_id = ?))';

/** In one transaction; returns the changes that lost. */
export const commitChanges = (session: SqliteSession, changes: readonly Change[]): ReadonlySet<Change> =>
  session.transaction(() => {
    const lost = new Set<Change>();
    const behind = new Set<string>();
    for (const change of changes) {
      const { table } = change;
      if (table !== undefined && behind.has(table.id)) lost.add(change);
      else if (!wins(session, change)) {
        lost.add(change);
        if (table !== undefined) behind.add(table.id); // what follows was decided on what has just been lost
      }
    }
    return lost;
  });

/** What can lose is tried before anything is written, so nothing has to be taken back. */
const wins = (session: SqliteSession, change: Change): boolean => {
  if (change.writes.some(write => 'put' in write && write.put === 'chat' && isSaid(session, write.row))) return false;
  if (!continuesLog(session, change.table)) return false;
  for (const write of change.writes) {
    const { sql, values } = statementOf(write);
    session.run(sql, ...values);
  }
  return true;
};

const isSaid = (session: SqliteSession, { table_id, n, person_id, say_id }: ChatRow): boolean =>
  session.all(SAID, table_id, n, person_id, say_id).length > 0;

const continuesLog = (session: SqliteSession, table: Change['table']): boolean => {
  if (table === undefined) return true;
  if (table.entries.length === 0) throw new Error('a change of a table without an entry');
  const { id, next, entries } = table;
  return session.run(CONTINUE_LOG, ...valuesOf('log', pieceOf(id, next, entries)), id, next, id) === 1;
};

class OtherRows extends Error {}

export const attemptAll = (session: SqliteSession, statements: readonly Attempt[]): boolean => {
  try {
    session.transaction(() => {
      for (const { sql, values, rows } of statements)
        if (session.run(sql, ...values) !== rows) throw new OtherRows('another number of rows');
    });
    return true;
  } catch (error) {
    if (error instanceof OtherRows) return false;
    throw error;
  }
};
