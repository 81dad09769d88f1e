import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { type Line, lineFrom, numberedEntry } from './log-lines.ts';
import type { Schema } from './schema.ts';
import type { Damaged, StoredEntry, StoredTable } from './storage.ts';
import type { Statement } from './writes.ts';

/** The log of a finished game in one row, from its first entry to its last. */
export type ArchiveRow = Schema['archive'];

const sumOf = ({ table_id, last, body }: Omit<ArchiveRow, 'sum'>): number => crc32(`${table_id} ${last} ${body}`);

/** Nobody asks again an hour after the end: what a request was called, and whose it was, is left out. */
const lineOf = (entry: StoredEntry): Line => lineFrom({ ...entry, move_id: null, person: null });

export const packed = (table_id: string, entries: readonly StoredEntry[]): ArchiveRow => {
  const body = gzipSync(JSON.stringify(entries.map(lineOf))).toString('base64');
  const row = { table_id, last: entries.length, body };
  return { ...row, sum: sumOf(row) };
};

export const unpacked = (row: ArchiveRow): readonly StoredEntry[] | Damaged => {
  if (row.sum !== sumOf(row)) return { damaged: 'its archive is damaged (checksum)' };
  const lines = JSON.parse(gunzipSync(Buffer.from(row.body, 'base64')).toString('utf8')) as readonly Line[];
  return lines.map((line, index) => numberedEntry(line, index + 1));
};

const PACK = `insert into archive (table_id, last, body, sum)
  select id, cast(? as bigint), cast(? as text), cast(? as bigint) from game_table where id = ? on conflict do nothing`;

/** One transaction: what is packed, and nothing else, goes from the log. A commit with an old number is lost before and after. */
export const packingOf = ({ row, entries }: StoredTable, chatForMs = CHAT_IS_KEPT): readonly Statement[] => {
  const { table_id, last, body, sum } = packed(row.id, entries);
  return [
    { sql: PACK, values: [last, body, sum, table_id] },
    {
      sql: 'delete from log where table_id = ? and last <= (select last from archive where table_id = ?)',
      values: [table_id, table_id],
    },
    ...(chatForMs === 0 ? [] : [{ sql: CHAT_UNTIL, values: [chatForMs, table_id] }]),
    unpackable(table_id),
  ];
};

/** What was said at a table is not packed: it goes so long after the last thing that happened there; 0 for never. */
const CHAT_IS_KEPT = 90 * 86_400_000;
const CHAT_UNTIL = `insert into deadline (table_id, kind, due_at)
  select id, 'chat', updated_at + cast(? as bigint) from game_table where id = ? on conflict do nothing`;

export const forgettingChat = (table: string): readonly Statement[] => [
  { sql: 'delete from chat where table_id = ?', values: [table] },
  { sql: "delete from deadline where table_id = ? and kind = 'chat'", values: [table] },
];

/** Nothing is left to do. */
export const unpackable = (table: string): Statement => ({
  sql: "delete from deadline where table_id = ? and kind = 'archive'",
  values: [table],
});
