import type pg from 'pg';
import { type RawPiece, readPieces } from '../log-lines.ts';
import { type Lists, listsFrom } from '../reads.ts';
import { namesIn, type Schema } from '../schema.ts';
import { type Damaged, isDamaged, type Since, type Storage, type StoredTable, type TableRow } from '../storage.ts';
import { sumOfDoc } from '../writes.ts';
import type { CommitLine } from './line.ts';
import { numbered } from './placeholders.ts';

type Reads = Lists & Pick<Storage, 'load' | 'since' | 'news' | 'table'>;

const from = (name: keyof Schema): string => `select ${namesIn(name).join(', ')} from ${name}`;

/** Row and log come with one statement: they are of one moment. */
const PIECES = `(select coalesce(json_agg(json_build_array(l.n, l.last, l.lines, l.sum) order by l.n), '[]') from log l where l.table_id = asked.id`;
const AFTER = `l.last > $2 and l.n >= coalesce((select max(b.n) from log b where b.table_id = asked.id and b.n <= $2 + 1), 0)`;
const LOAD = `select ${namesIn('game_table')
  .map(column => `g.${column}`)
  .join(', ')}, ${PIECES}) as pieces
  from (select $1::text as id) asked join game_table g on g.id = asked.id`;
const SINCE = `select ${namesIn('game_table')
  .map(column => `g.${column}`)
  .join(', ')}, ${PIECES} and ${AFTER}) as pieces
  from (select $1::text as id) asked left join game_table g on g.id = asked.id and g.n > $2`;

const NEWS = `select u.t from unnest($1::text[], $2::bigint[]) as u(t, n)
  where (select l.last from log l where l.table_id = u.t order by l.n desc limit 1) > u.n`;

type StoredRow = Schema['game_table'];
type WithPieces = StoredRow & { readonly pieces: readonly [n: number, last: number, lines: string, sum: number][] };

const tableFrom = ({ sum, ...row }: StoredRow): TableRow | Damaged =>
  sum === sumOfDoc(row) ? row : { damaged: 'its document is damaged (checksum)' };

const usable = (rows: readonly StoredRow[]): readonly TableRow[] =>
  rows.map(tableFrom).filter((row): row is TableRow => !isDamaged(row));

const piecesIn = (table_id: string, { pieces }: WithPieces): readonly RawPiece[] =>
  pieces.map(([n, last, lines, sum]) => ({ table_id, n, last, lines, sum }));

const loadedFrom = (id: string, found: WithPieces): StoredTable | Damaged => {
  const { pieces, ...stored } = found;
  const row = tableFrom(stored);
  if (isDamaged(row)) return row;
  const entries = readPieces(piecesIn(id, found), 1);
  if (isDamaged(entries)) return entries;
  if (row.n > entries.length) return { damaged: `entry ${entries.length + 1} is missing` };
  return { row, n: entries.length, entries };
};

const sinceFrom = (id: string, n: number, found: WithPieces): Since | Damaged => {
  const { pieces: _, ...stored } = found;
  const pieces = piecesIn(id, found);
  const entries = readPieces(pieces, Math.min(pieces[0]?.n ?? n + 1, n + 1));
  if (isDamaged(entries)) return entries;
  // No row was joined unless its document is newer.
  const row = (stored.id as string | null) === null ? undefined : tableFrom(stored);
  if (isDamaged(row)) return row;
  return { entries: entries.filter(entry => entry.n > n), row };
};

/** Reads wait for the barrier of the line (line.ts), and never for those who write. */
export const readsFrom = (pool: pg.Pool, line: CommitLine): Reads => {
  const all = async <Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> => {
    await line.ready;
    return (await pool.query({ text: sql, values: [...values] })).rows as readonly Row[];
  };
  return {
    ...listsFrom({
      from,
      all: (sql, ...values) => all(numbered(sql), ...values),
      tables: async (sql, ...values) => usable(await all<StoredRow>(numbered(sql), ...values)),
    }),
    load: async id => {
      const [found] = await all<WithPieces>(LOAD, id);
      return found === undefined ? undefined : loadedFrom(id, found);
    },
    since: async (id, n) => {
      const [found] = await all<WithPieces>(SINCE, id, n);
      return found === undefined ? { entries: [], row: undefined } : sinceFrom(id, n, found);
    },
    news: async asked => {
      const ids = asked.map(({ id }) => id);
      const numbers = asked.map(({ n }) => n);
      return (await all<{ readonly t: string }>(NEWS, ids, numbers)).map(({ t }) => t);
    },
    table: async id => {
      const [found] = await all<StoredRow>(`${from('game_table')} where id = $1`, id);
      return found === undefined ? undefined : tableFrom(found);
    },
  };
};
