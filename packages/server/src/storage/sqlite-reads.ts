import { type RawPiece, readPieces } from './log-lines.ts';
import { type Lists, listsFrom } from './reads.ts';
import type { TableRow } from './rows.ts';
import { columnsOf, type Schema } from './schema.ts';
import type { RawRow, Value } from './sqlite-driver.ts';
import type { SqliteSession } from './sqlite-session.ts';
import { type Damaged, isDamaged, type Since, type Storage, type StoredTable } from './storage.ts';
import { isMalformed } from './trouble.ts';
import { sumOfDoc } from './writes.ts';

type Reads = Lists & Pick<Storage, 'load' | 'since' | 'news' | 'table'>;

const from = (name: keyof Schema): string => `select ${columnsOf(name)} from ${name}`;

/** What people wrote stays readable when a byte of it is not. */
const readable = (row: RawRow): Readonly<Record<string, Value>> => {
  const text = (value: Value | Uint8Array): Value =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)]));
};

/** The columns are those of the row by `columnsOf`. */
const rowsOf = <Row>(rows: readonly RawRow[]): readonly Row[] => rows.map(row => readable(row) as Row);

/** A document decides who sits where and which cards are dealt: no byte of it may be another. */
const tableFrom = (raw: RawRow): TableRow | Damaged => {
  if (Object.values(raw).some(value => value instanceof Uint8Array)) return { damaged: 'its row is not text (UTF-8)' };
  const { sum, ...row } = raw as unknown as Schema['game_table'];
  return sum === sumOfDoc(row) ? row : { damaged: 'its document is damaged (checksum)' };
};

const usable = (rows: readonly RawRow[]): readonly TableRow[] =>
  rows.map(tableFrom).filter((row): row is TableRow => !isDamaged(row));

const PIECES = from('log');
/** From the piece on that holds entry n + 1 or begins with it. */
const PIECES_AFTER = `${PIECES} where table_id = ? and last > ?
  and n >= coalesce((select max(n) from log where table_id = ? and n <= ? + 1), 0) order by n`;

const piecesOf = (rows: readonly RawRow[]): readonly RawPiece[] => rows as unknown as readonly RawPiece[];

const tableNamed = (session: SqliteSession, id: string): TableRow | Damaged | undefined => {
  const raw = session.all(`${from('game_table')} where id = ?`, id)[0];
  return raw === undefined ? undefined : tableFrom(raw);
};

const loadTable = (session: SqliteSession, id: string): StoredTable | Damaged | undefined => {
  const row = tableNamed(session, id);
  if (row === undefined || isDamaged(row)) return row;
  const entries = readPieces(piecesOf(session.all(`${PIECES} where table_id = ? order by n`, id)), 1);
  if (isDamaged(entries)) return entries;
  if (row.n > entries.length) return { damaged: `entry ${entries.length + 1} is missing` };
  return { row, n: entries.length, entries };
};

const sinceEntry = (session: SqliteSession, id: string, n: number): Since | Damaged => {
  const pieces = piecesOf(session.all(PIECES_AFTER, id, n, id, n));
  const entries = readPieces(pieces, Math.min(pieces[0]?.n ?? n + 1, n + 1));
  if (isDamaged(entries)) return entries;
  const raw = session.all(`${from('game_table')} where id = ? and n > ?`, id, n)[0];
  const row = raw === undefined ? undefined : tableFrom(raw);
  if (isDamaged(row)) return row;
  return { entries: entries.filter(entry => entry.n > n), row };
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
    tables: async (sql, ...values) => usable(session.all(sql, ...values)),
  }),
  load: async id => orDamaged(() => session.snapshot(() => loadTable(session, id))),
  since: async (id, n) => orDamaged(() => session.snapshot(() => sinceEntry(session, id, n))),
  news: async asked => asked.filter(({ id, n }) => hasNews(session, id, n)).map(({ id }) => id),
  table: async id => orDamaged(() => tableNamed(session, id)),
});

const NEWER = 'select 1 where (select last from log where table_id = ? order by n desc limit 1) > ?';

const hasNews = (session: SqliteSession, id: string, n: number): boolean => session.all(NEWER, id, n).length > 0;
