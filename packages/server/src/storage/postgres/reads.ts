import type pg from 'pg';
import type { ArchiveRow } from '../archive.ts';
import { type FoundTable, sinceFrom, storedFrom, tableFrom, usable } from '../found.ts';
import type { RawPiece } from '../log-lines.ts';
import { listsFrom, type Reads } from '../reads.ts';
import { namesIn, type Schema } from '../schema.ts';
import { numbered } from './placeholders.ts';

const from = (name: keyof Schema): string => `select ${namesIn(name).join(', ')} from ${name}`;

/** Row and log come with one statement: they are of one moment. */
const PIECES = `(select coalesce(json_agg(json_build_array(l.n, l.last, l.lines, l.sum) order by l.n), '[]') from log l where l.table_id = asked.id`;
const AFTER = `l.last > $2 and l.n >= coalesce((select max(b.n) from log b where b.table_id = asked.id and b.n <= $2 + 1), 0)`;
/** What was packed of it, if that goes beyond entry n. */
const archiveBeyond = (n: string): string =>
  `(select json_build_object('table_id', a.table_id, 'last', a.last, 'body', a.body, 'sum', a.sum) from archive a where a.table_id = asked.id and a.last > ${n}) as archive`;
const ROW = namesIn('game_table')
  .map(column => `g.${column}`)
  .join(', ');
const LOAD = `select ${ROW}, ${PIECES}) as pieces, ${archiveBeyond('0')} from (select $1::text as id) asked join game_table g on g.id = asked.id`;
/** No row is joined unless its document is newer. */
const SINCE = `select ${ROW}, ${PIECES} and ${AFTER}) as pieces, ${archiveBeyond('$2')}
  from (select $1::text as id) asked left join game_table g on g.id = asked.id and g.n > $2`;

const NEWS = `select u.t from unnest($1::text[], $2::bigint[]) as u(t, n)
  where coalesce((select l.last from log l where l.table_id = u.t order by l.n desc limit 1),
    (select a.last from archive a where a.table_id = u.t)) > u.n`;

interface Pieces {
  readonly archive: ArchiveRow | null;
  readonly pieces: readonly (readonly [n: number, last: number, lines: string, sum: number])[];
}

const piecesIn = (table_id: string, { pieces }: Pick<Pieces, 'pieces'>): readonly RawPiece[] =>
  pieces.map(([n, last, lines, sum]) => ({ table_id, n, last, lines, sum }));

/** Reads never wait for those who write. */
export const readsFrom = (pool: pg.Pool): Reads => {
  const all = async <Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    (await pool.query({ text: sql, values: [...values] })).rows as readonly Row[];
  return {
    ...listsFrom({
      from,
      all: (sql, ...values) => all(numbered(sql), ...values),
      tables: async (sql, ...values) => usable((await all<FoundTable>(numbered(sql), ...values)).map(tableFrom)),
    }),
    load: async id => {
      const [found] = await all<FoundTable & Pieces>(LOAD, id);
      if (found === undefined) return undefined;
      const { pieces, archive, ...row } = found;
      return storedFrom(tableFrom(row), piecesIn(id, { pieces }), archive ?? undefined);
    },
    since: async (id, n) => {
      const [found] = await all<(FoundTable | { readonly id: null }) & Pieces>(SINCE, id, n);
      if (found === undefined) return { entries: [], row: undefined };
      const { pieces, archive, ...row } = found;
      const table = row.id === null ? undefined : tableFrom(row);
      return sinceFrom(n, piecesIn(id, { pieces }), table, archive ?? undefined);
    },
    news: async asked => {
      const ids = asked.map(({ id }) => id);
      const numbers = asked.map(({ n }) => n);
      return (await all<{ readonly t: string }>(NEWS, ids, numbers)).map(({ t }) => t);
    },
    table: async id => {
      const [found] = await all<FoundTable>(`${from('game_table')} where id = $1`, id);
      return found && tableFrom(found);
    },
  };
};
