import type { EntryRow, LogRow } from './schema.ts';

/** An entry as it is read back: its body is no longer text. */
export type StoredEntry = Omit<EntryRow, 'body'> & { readonly body: unknown };

type Line = readonly [
  seq: number,
  part: number,
  seat: number,
  at: number,
  kind: string,
  how: string | null,
  move_id: string | null,
  body: unknown,
];

/** An entry as one JSON list without its table; the body is JSON already and is put in as it is. */
export const lineOf = ({ seq, part, seat, at, kind, how, move_id, body }: EntryRow): string =>
  `[${seq},${part},${seat},${at},"${kind}",${how === null ? null : `"${how}"`},${JSON.stringify(move_id)},${body}]`;

const entryFrom = (table_id: string, [seq, part, seat, at, kind, how, move_id, body]: Line): StoredEntry => ({
  table_id,
  seq,
  part,
  seat,
  at,
  kind,
  how,
  move_id,
  body,
});

export const entriesIn = ({ table_id, lines }: LogRow): readonly StoredEntry[] =>
  (JSON.parse(lines) as readonly Line[]).map(line => entryFrom(table_id, line));

/** Entries of one table that follow each other, as one row of the table `log`. */
export const rowOfEntries = (table_id: string, first: EntryRow, entries: readonly EntryRow[]): LogRow => ({
  table_id,
  seq: first.seq,
  part: first.part,
  lines: `[${entries.map(lineOf).join(',')}]`,
});
