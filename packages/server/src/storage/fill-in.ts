import { flushFile } from './files.ts';
import type { Shelf } from './shelf.ts';
import { openSqliteFile } from './sqlite-driver.ts';
import { SqliteSession } from './sqlite-session.ts';
import { HAS_SHELF } from './with-shelf.ts';

const HAS_ARCHIVE = "select 1 from sqlite_master where type = 'table' and name = 'archive'";
const EMPTY = "select cast(table_id as blob) as id from archive where body = '' order by table_id";

/** What of a house lies on a shelf, in a copy of it. */
export interface FilledIn {
  readonly filled: number;
  /** Not in the copy, because there was no shelf, or not on it. */
  readonly missing: number;
}

/** Puts what lies on the shelf into a copy of the house, which then needs no shelf. */
export const fillIn = async (file: string, shelf: Shelf | undefined): Promise<FilledIn> => {
  const session = new SqliteSession(openSqliteFile(file));
  try {
    const shelved = session.all(HAS_ARCHIVE).length === 0 ? [] : session.all(EMPTY).map(({ id }) => String(id));
    session.exec('begin');
    const filled = shelf === undefined ? 0 : await fillAll(session, shelf, shelved);
    if (filled === shelved.length) session.run('delete from meta where name = ?', `note ${HAS_SHELF}`);
    session.exec('commit');
    return { filled, missing: shelved.length - filled };
  } finally {
    session.close();
    flushFile(file);
  }
};

const fillAll = async (session: SqliteSession, shelf: Shelf, shelved: readonly string[]): Promise<number> => {
  let filled = 0;
  for (const table of shelved) {
    const body = await shelf.get(table);
    if (body === undefined) continue;
    session.run('update archive set body = ? where table_id = ?', body, table);
    filled += 1;
  }
  return filled;
};
