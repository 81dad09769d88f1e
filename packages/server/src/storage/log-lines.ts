import { crc32 } from 'node:zlib';
import type { LogRow } from './rows.ts';
import type { Damaged, EntryKind, EntryRow, StoredEntry } from './storage.ts';

export type Line = readonly [
  seq: number,
  part: number,
  seat: number | null,
  at: number,
  kind: EntryKind,
  how: string | null,
  move_id: string | null,
  person: string | null,
  body: unknown,
];

/** An entry as one JSON list without its number; the body is JSON already and is put in as it is. */
const lineOf = ({ seq, part, seat, at, kind, how, move_id, person, body }: EntryRow): string =>
  `[${seq},${part},${seat},${at},"${kind}",${how === null ? null : `"${how}"`},${JSON.stringify(move_id)},${JSON.stringify(person)},${body}]`;

/** An entry whose body is not text, as a list. */
export const lineFrom = ({ seq, part, seat, at, kind, how, move_id, person, body }: Omit<StoredEntry, 'n'>): Line => [
  seq,
  part,
  seat,
  at,
  kind,
  how,
  move_id,
  person,
  body,
];

export const numberedEntry = (
  [seq, part, seat, at, kind, how, move_id, person, body]: Line,
  n: number,
): StoredEntry => ({
  n,
  seq,
  part,
  seat,
  at,
  kind,
  how,
  move_id,
  person,
  body,
});

/** Finds what rots on a disk, and a piece that was put where it does not belong. */
const sumOf = (table_id: string, n: number, last: number, lines: string): number =>
  crc32(`${table_id} ${n} ${last} ${lines}`);

/** Entries of one table that are stored together, the first of them with number n. Written out: spread together, each has a shape of its own. */
export const pieceOf = (table_id: string, n: number, entries: readonly EntryRow[]): LogRow => {
  const last = n + entries.length - 1;
  const lines = `[${entries.map(lineOf).join(',')}]`;
  return { table_id, n, last, lines, sum: sumOf(table_id, n, last, lines) };
};

/** A piece as it was read; lines that are no text come as bytes. */
export type RawPiece = Omit<LogRow, 'lines'> & { readonly lines: string | Uint8Array };

const isWhole = (piece: RawPiece): piece is LogRow =>
  typeof piece.lines === 'string' && piece.sum === sumOf(piece.table_id, piece.n, piece.last, piece.lines);

const entriesIn = ({ n, lines }: LogRow): readonly StoredEntry[] =>
  (JSON.parse(lines) as readonly Line[]).map((line, index) => numberedEntry(line, n + index));

/** All entries of pieces in their order, or the first thing that is wrong with them. The first piece begins with number n. */
export const readPieces = (pieces: readonly RawPiece[], n: number): readonly StoredEntry[] | Damaged => {
  const entries: StoredEntry[] = [];
  for (const piece of pieces) {
    const expected = n + entries.length;
    if (piece.n > expected) return { damaged: `entry ${expected} is missing` };
    if (piece.n < expected) return { damaged: `entry ${piece.n} is there twice` };
    if (!isWhole(piece)) return { damaged: `the piece at entry ${piece.n} is damaged (checksum)` };
    entries.push(...entriesIn(piece));
  }
  return entries;
};
