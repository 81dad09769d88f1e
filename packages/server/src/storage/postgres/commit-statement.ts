import { numbered } from './placeholders.ts';

export type Cell = string | number | null;
type Row = readonly Cell[];

/**
 * The commit of scale.md: pieces of many logs in one statement, each only behind the piece before it, and all other rows only where the log
 * took its piece. `of` names that log. Sorted, so that two nodes never wait for each other crosswise.
 */
const PIECES = `insert into log (table_id, n, last, lines, sum)
  select u.t, u.n, u.last, u.lines, u.sum
  from unnest(?::text[], ?::bigint[], ?::bigint[], ?::text[], ?::bigint[]) as u(t, n, last, lines, sum)
  join game_table g on g.id = u.t
  where coalesce((select l.last from log l where l.table_id = u.t order by l.n desc limit 1),
    (select a.last from archive a where a.table_id = u.t), 0) = u.n - 1
  order by u.t
  on conflict do nothing
  returning table_id`;

/** What may come along with the pieces. */
const PARTS = {
  tables: `update game_table t set n = u.n, status = u.status, visibility = u.visibility, host = u.host, updated_at = u.at, doc = u.doc, sum = u.sum
  from unnest(?::text[], ?::text[], ?::bigint[], ?::text[], ?::text[], ?::text[], ?::bigint[], ?::text[], ?::bigint[])
    as u(of, id, n, status, visibility, host, at, doc, sum)
  where t.id = u.id and u.of in (select table_id from e)`,
  seats: `insert into seat (table_id, seat, person_id)
  select u.t, u.seat, u.person from unnest(?::text[], ?::text[], ?::bigint[], ?::text[]) as u(of, t, seat, person)
  where u.of in (select table_id from e) order by u.t, u.seat
  on conflict (table_id, seat) do update set person_id = excluded.person_id`,
  seatsGone: `delete from seat using unnest(?::text[], ?::text[], ?::bigint[]) as u(of, t, seat)
  where seat.table_id = u.t and seat.seat = u.seat and u.of in (select table_id from e)`,
  deadlines: `insert into deadline (table_id, kind, due_at, node)
  select u.t, u.kind, u.due, u.node from unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::text[]) as u(of, t, kind, due, node)
  where u.of in (select table_id from e) order by u.t, u.kind
  on conflict (table_id, kind) do update set due_at = excluded.due_at, node = excluded.node`,
  deadlinesGone: `delete from deadline using unnest(?::text[], ?::text[], ?::text[]) as u(of, t, kind)
  where deadline.table_id = u.t and deadline.kind = u.kind and u.of in (select table_id from e)`,
} as const;

type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as readonly Part[];

/** All rows of a commit, each a list of cells in the order of its part's columns. */
export type CommitRows = Readonly<Record<'pieces' | Part, readonly Row[]>>;

export interface CommitStatement {
  readonly sql: string;
  /** Under which it is prepared. */
  readonly name: string;
  readonly values: readonly (readonly Cell[])[];
}

const texts = new Map<string, string>();

/** Most moves are a piece and nothing else, or a deadline: what there is none of is not asked for, which would cost both sides as much again. */
const textOf = (name: string, parts: readonly Part[]): string => {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const also = parts.map(part => `,\n${part.toLowerCase()} as (\n  ${PARTS[part]})`);
  const sql = numbered(`with e as (\n  ${PIECES})${also.join('')}\nselect table_id from e`);
  texts.set(name, sql);
  return sql;
};

/** Rows turned into one list for each column. */
const columnsOf = (rows: readonly Row[]): readonly Row[] =>
  (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? null));

export const statementFor = (rows: CommitRows): CommitStatement => {
  const parts = ALL.filter(part => rows[part].length > 0);
  const name = ['commit', ...parts].join(' ');
  const values = [rows.pieces, ...parts.map(part => rows[part])].flatMap(columnsOf);
  return { sql: textOf(name, parts), name, values };
};
