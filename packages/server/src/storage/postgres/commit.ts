import { pieceOf } from '../log-lines.ts';
import type { Change, ChatRow, EntryRow, TableRow, Write } from '../storage.ts';
import { statementOf, sumOfDoc } from '../writes.ts';
import { type Cell, type CommitRows, statementFor } from './commit-statement.ts';
import type { Line } from './line.ts';
import { numbered } from './placeholders.ts';

/** One piece of a log behind the one before it, where everything is done one by one. */
const CONTINUE = `insert into log (table_id, n, last, lines, sum)
  select $1::text, $2::bigint, $3::bigint, $4::text, $5::bigint from game_table
  where id = $1 and coalesce((select last from log where table_id = $1 order by n desc limit 1),
    (select last from archive where table_id = $1), 0) = $2 - 1
  on conflict do nothing`;

const SAID = 'select 1 from chat where table_id = $1 and (n = $2 or (person_id = $3 and say_id = $4))';

type TablePart = NonNullable<Change['table']>;
/** A change that the one statement can hold: it continues a log, and changes rows of known tables. */
type Plain = Change & { readonly table: TablePart };

const isPlainWrite = (write: Write): boolean =>
  'put' in write
    ? (write.put === 'table' && write.row.n > 0) || write.put === 'seat' || write.put === 'deadline'
    : write.drop === 'seat' || write.drop === 'deadline';

const isPlain = (change: Change): change is Plain => change.table !== undefined && change.writes.every(isPlainWrite);

/** Plain changes that follow each other, or one that is not. */
type Run = readonly Plain[] | Change;
const isTogether = (run: Run): run is readonly Plain[] => Array.isArray(run);

export const runsOf = (changes: readonly Change[]): readonly Run[] => {
  const runs: (Plain[] | Change)[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (!isPlain(change)) runs.push(change);
    else if (Array.isArray(last)) last.push(change);
    else runs.push([change]);
  }
  return runs;
};

/** What must be one transaction, because it is more than one statement. */
export const isOneStatement = (runs: readonly Run[]): boolean => runs.length === 1 && runs.every(isTogether);

/** Makes the changes and answers those that lost. What is due by them is due at this node. */
export const makeChanges = async (
  line: Line,
  runs: readonly Run[],
  node: string | null,
): Promise<ReadonlySet<Change>> => {
  const lost = new Set<Change>();
  const behind = new Set<string>();
  for (const run of runs) {
    if (isTogether(run)) await makeTogether(line, run, node, { lost, behind });
    else if ((run.table !== undefined && behind.has(run.table.id)) || !(await makeOne(line, run))) {
      lost.add(run);
      if (run.table !== undefined) behind.add(run.table.id); // what follows was decided on what has just been lost
    }
  }
  return lost;
};

/** The changes of one table, as far as each begins where the one before it ends. */
interface Chain {
  readonly changes: Plain[];
  readonly entries: EntryRow[];
  readonly next: number;
}

const makeTogether = async (
  line: Line,
  changes: readonly Plain[],
  node: string | null,
  { lost, behind }: { readonly lost: Set<Change>; readonly behind: Set<string> },
): Promise<void> => {
  const chains = new Map<string, Chain>();
  for (const change of changes) {
    const { id, next, entries } = change.table;
    if (entries.length === 0) throw new Error('a change of a table without an entry');
    const chain = chains.get(id) ?? { changes: [], entries: [], next };
    if (behind.has(id) || next !== chain.next + chain.entries.length) {
      behind.add(id);
      lost.add(change);
      continue;
    }
    chain.changes.push(change);
    chain.entries.push(...entries);
    chains.set(id, chain);
  }
  if (chains.size === 0) return;
  const { sql, values, name } = statementFor(rowsOf(chains, node));
  const { rows } = await line.query(sql, values, name);
  const won = new Set(rows.map(({ table_id }) => table_id));
  for (const id of chains.keys()) {
    if (won.has(id)) continue;
    behind.add(id);
    for (const change of changes) if (change.table.id === id) lost.add(change);
  }
};

/** The last write to a row counts, whether it puts it or takes it away. */
const lastWrites = (chains: ReadonlyMap<string, Chain>): readonly { readonly of: string; readonly write: Write }[] => {
  const rows = new Map<string, { of: string; write: Write }>();
  for (const [of, { changes }] of chains)
    for (const { writes } of changes) for (const write of writes) rows.set(rowOf(write), { of, write });
  return [...rows.values()];
};

const rowOf = (write: Write): string => {
  if ('drop' in write) return JSON.stringify([write.drop, 'table' in write ? write.table : '', keyOf(write)]);
  if (write.put === 'table') return JSON.stringify(['table', write.row.id]);
  if (write.put === 'deadline') return JSON.stringify(['deadline', write.row.table_id, write.row.kind]);
  return JSON.stringify([write.put, 'table' in write ? write.table : '', keyOf(write)]);
};

const keyOf = (write: Write): string | number => ('seat' in write ? write.seat : 'kind' in write ? write.kind : '');

const tableCells = (of: string, row: TableRow): readonly Cell[] => {
  const { id, n, status, visibility, host, updated_at, doc } = row;
  return [of, id, n, status, visibility, host, updated_at, doc, sumOfDoc(row)];
};

const rowsOf = (chains: ReadonlyMap<string, Chain>, node: string | null): CommitRows => {
  const pieces = [...chains].map(([id, { next, entries }]) => {
    const { table_id, n, last, lines, sum } = pieceOf(id, next, entries);
    return [table_id, n, last, lines, sum];
  });
  const tables: (readonly Cell[])[] = [];
  const seats: (readonly Cell[])[] = [];
  const seatsGone: (readonly Cell[])[] = [];
  const deadlines: (readonly Cell[])[] = [];
  const deadlinesGone: (readonly Cell[])[] = [];
  for (const { of, write } of lastWrites(chains)) {
    if ('put' in write) {
      if (write.put === 'table') tables.push(tableCells(of, write.row));
      else if (write.put === 'seat') seats.push([of, write.table, write.seat, write.person]);
      else if (write.put === 'deadline')
        deadlines.push([of, write.row.table_id, write.row.kind, write.row.due_at, node]);
    } else if (write.drop === 'seat') seatsGone.push([of, write.table, write.seat]);
    else if (write.drop === 'deadline') deadlinesGone.push([of, write.table, write.kind]);
  }
  return { pieces, tables, seats, seatsGone, deadlines, deadlinesGone };
};

/** What can lose is tried before anything is written. */
const makeOne = async (line: Line, { table, writes }: Change): Promise<boolean> => {
  for (const write of writes)
    if ('put' in write && write.put === 'chat' && (await isSaid(line, write.row))) return false;
  if (table !== undefined && !(await continues(line, table))) return false;
  for (const write of writes) {
    const { sql, values } = statementOf(write);
    await line.query(numbered(sql), values);
  }
  return true;
};

const isSaid = async (line: Line, { table_id, n, person_id, say_id }: ChatRow): Promise<boolean> =>
  (await line.query(SAID, [table_id, n, person_id, say_id])).rows.length > 0;

const continues = async (line: Line, { id, next, entries }: TablePart): Promise<boolean> => {
  if (entries.length === 0) throw new Error('a change of a table without an entry');
  const { n, last, lines, sum } = pieceOf(id, next, entries);
  return (await line.query(CONTINUE, [id, n, last, lines, sum])).count === 1;
};
