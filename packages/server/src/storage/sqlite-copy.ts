import type { Cell, Cells, Source, Target } from './copy.ts';
import { columnsOf, insertionInto, keyOf, namesIn, type Schema } from './schema.ts';
import type { RawRow, Value } from './sqlite-driver.ts';
import type { SqliteSession } from './sqlite-session.ts';

const AT_ONCE = 500;
type Name = keyof Schema;

/** PostgreSQL holds no text that is not UTF-8, and no NUL. What rotted stays damaged by its checksum, wherever it goes. */
const clean = (cell: Value | Uint8Array | undefined): Cell => {
  const text = cell instanceof Uint8Array ? new TextDecoder().decode(cell) : (cell ?? null);
  return typeof text === 'string' ? text.replaceAll('\0', '\ufffd') : text;
};

const cellsOf = (name: Name, row: RawRow): Cells => namesIn(name).map(column => clean(row[column]));

/**
 * The next rows in the order of the keys, from the first one on or after a row, whose first key is given and then its whole key: no page costs
 * more than another. Columns have their table's name, or a sort would be by what they are read as.
 */
export const pageQuery = (name: Name, isFirst: boolean): string => {
  const columns = keyOf(name).map(column => `${name}.${column}`);
  const key = columns.join(', ');
  const after = `where ${columns[0]} >= ? and (${key}) > (${columns.map(() => '?').join(', ')})`;
  return `select ${columnsOf(name)} from ${name} ${isFirst ? '' : after} order by ${key} limit ${AT_ONCE}`;
};

const pageAfter = (session: SqliteSession, name: Name, last: RawRow | undefined): readonly RawRow[] => {
  if (last === undefined) return session.all(pageQuery(name, true));
  const values = keyOf(name).map(column => clean(last[column]));
  return session.all(pageQuery(name, false), values[0] ?? null, ...values);
};

/** The rows of a file in which nobody writes meanwhile. */
export const sqliteSource = (session: SqliteSession): Source => ({
  count: async name => Number(session.all(`select count(*) as rows from ${name}`)[0]?.rows),
  pages: async function* (name) {
    for (let page = pageAfter(session, name, undefined); page.length > 0; page = pageAfter(session, name, page.at(-1)))
      yield page.map(row => cellsOf(name, row));
  },
});

/** A new file with the schema in it. */
export const sqliteTarget = (session: SqliteSession): Target => ({
  ...sqliteSource(session),
  put: async (name, rows) =>
    session.transaction(() => {
      for (const row of rows) session.run(insertionInto(name), ...row);
    }),
});
