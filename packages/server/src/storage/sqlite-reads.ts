import type { ArchiveRow } from './archive.ts';
import { type FoundTable, sinceFrom, storedFrom, tableFrom, usable } from './found.ts';
import type { RawPiece } from './log-lines.ts';
import { listsFrom, type Reads } from './reads.ts';
import type { TableRow } from './rows.ts';
import { columnsOf, type Schema } from './schema.ts';
import type { RawRow, Value } from './sqlite-driver.ts';
import type { SqliteSession } from './sqlite-session.ts';
import type { Damaged, Since, StoredTable } from './storage.ts';
import { isMalformed } from './trouble.ts';

const from = (name: keyof Schema): string => `select ${columnsOf(name)} from ${name}`;

/** What people wrote stays readable when a byte of it is not. */
const readable = (row: RawRow): Readonly<Record<string, Value>> => {
  const text = (value: Value | Uint8Array): Value =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]));
};

/** The columns are those of the row by `columnsOf`. */
const rowsOf = <Row>(rows: readonly RawRow[]): readonly Row[] => rows.map(row => readable(row) as Row);

const asTable = (raw: RawRow): TableRow | Damaged =>
  Object.values(raw).some(value => value instanceof Uint8Array)
    ? { damaged: 'its row is not text (UTF-8)' }
    : tableFrom(raw as unknown as FoundTable);

const PIECES = from('log');
/** From the piece on that holds entry n + 1 or begins with it. */
const PIECES_AFTER = `${PIECES} where table_id = ? and last > ?
  and n >= coalesce((select max(n) from log where table_id = ? and n <= ? + 1), 0) order by n`;

const piecesOf = (rows: readonly RawRow[]): readonly RawPiece[] => rows as unknown as readonly RawPiece[];

const tableNamed = (session: SqliteSession, id: string): TableRow | Damaged | undefined => {
  const raw = session.all(`${from('game_table')} where id = ?`, id)[0];
  return raw === undefined ? undefined : asTable(raw);
};

/** What was packed of a log, if that goes beyond entry n. */
const archiveOf = (session: SqliteSession, id: string, n: number): ArchiveRow | undefined =>
  rowsOf<ArchiveRow>(session.all(`${from('archive')} where table_id = ? and last > ?`, id, n))[0];

const loadTable = (session: SqliteSession, id: string): StoredTable | Damaged | undefined => {
  const row = tableNamed(session, id);
  if (row === undefined) return undefined;
  const pieces = piecesOf(session.all(`${PIECES} where table_id = ? order by n`, id));
  return storedFrom(row, pieces, pieces[0]?.n === 1 ? undefined : archiveOf(session, id, 0));
};

const sinceEntry = (session: SqliteSession, id: string, n: number): Since | Damaged => {
  const pieces = piecesOf(session.all(PIECES_AFTER, id, n, id, n));
  const raw = session.all(`${from('game_table')} where id = ? and n > ?`, id, n)[0];
  const isWhole = (pieces[0]?.n ?? n + 2) <= n + 1;
  return sinceFrom(n, pieces, raw && asTable(raw), isWhole ? undefined : archiveOf(session, id, n));
};

/** A page of the file that cannot be read damages the table it belongs to, and no other. */
const orDamaged = <Found>(read: () => Found): Found | Damaged => {
  try {
    return read();
  } catch (error) {
    if (isMalformed(error)) return { damaged: 'the file is damaged where it lies' };
    throw error;
  }
};

export const readsOf = (session: SqliteSession): Reads => ({
  ...listsFrom({
    from,
    all: async <Row>(sql: string, ...values: readonly Value[]) => rowsOf<Row>(session.all(sql, ...values)),
    tables: async (sql, ...values) => usable(session.all(sql, ...values).map(asTable)),
  }),
  load: async id => orDamaged(() => session.snapshot(() => loadTable(session, id))),
  since: async (id, n) => orDamaged(() => session.snapshot(() => sinceEntry(session, id, n))),
  news: async asked => asked.filter(({ id, n }) => hasNews(session, id, n)).map(({ id }) => id),
  table: async id => orDamaged(() => tableNamed(session, id)),
});

const NEWER = `select 1 where coalesce((select last from log where table_id = ? order by n desc limit 1),
  (select last from archive where table_id = ?)) > ?`;

const hasNews = (session: SqliteSession, id: string, n: number): boolean => session.all(NEWER, id, id, n).length > 0;
