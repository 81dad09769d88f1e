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

/** After this row, in the order of the keys: no page costs more than another. */
const pageAfter = (session: SqliteSession, name: Name, last: RawRow | undefined): readonly RawRow[] => {
  const key = keyOf(name).join(', ');
  const from = `select ${columnsOf(name)} from ${name}`;
  const rest = `order by ${key} limit ${AT_ONCE}`;
  if (last === undefined) return session.all(`${from} ${rest}`);
  const marks = keyOf(name).map(() => '?');
  const values = keyOf(name).map(column => clean(last[column]));
  const [first] = keyOf(name); // said on its own: a view is not searched by a key of several columns
  const after = `${first} >= ? and (${key}) > (${marks.join(', ')})`;
  return session.all(`${from} where ${after} ${rest}`, values[0] ?? null, ...values);
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
