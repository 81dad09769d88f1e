import { type ArchiveRow, unpacked } from './archive.ts';
import { type RawPiece, readPieces } from './log-lines.ts';
import type { Schema } from './schema.ts';
import { type Damaged, isDamaged, type Since, type StoredEntry, type StoredTable, type TableRow } from './storage.ts';
import { sumOfDoc } from './writes.ts';

/** A row of `game_table` as it is stored. */
export type FoundTable = Schema['game_table'];

/** A document decides who sits where and which cards are dealt: no byte of it may be another. */
export const tableFrom = ({ sum, ...row }: FoundTable): TableRow | Damaged =>
  sum === sumOfDoc(row) ? row : { damaged: 'its document is damaged (checksum)' };

export const usable = (rows: readonly (TableRow | Damaged)[]): readonly TableRow[] =>
  rows.filter((row): row is TableRow => !isDamaged(row));

/** A table from its row and all pieces of its log, or what is wrong with them. */
export const storedFrom = (
  row: TableRow | Damaged,
  pieces: readonly RawPiece[],
  archive: ArchiveRow | undefined,
): StoredTable | Damaged => {
  if (isDamaged(row)) return row;
  const entries = allOf(pieces, archive);
  if (isDamaged(entries)) return entries;
  if (row.n > entries.length) return { damaged: `entry ${entries.length + 1} is missing` };
  return { row, n: entries.length, entries };
};

/** What was packed comes first, and the rest begins behind it. */
const allOf = (pieces: readonly RawPiece[], archive: ArchiveRow | undefined): readonly StoredEntry[] | Damaged => {
  if (archive === undefined) return readPieces(pieces, 1);
  const before = unpacked(archive);
  const after = readPieces(pieces, archive.last + 1);
  if (isDamaged(before)) return before;
  return isDamaged(after) ? after : [...before, ...after];
};

/** What came after entry n, from the pieces that hold it and the row if it is newer. */
export const sinceFrom = (
  n: number,
  pieces: readonly RawPiece[],
  row: TableRow | Damaged | undefined,
  archive: ArchiveRow | undefined,
): Since | Damaged => {
  const entries =
    archive === undefined ? readPieces(pieces, Math.min(pieces[0]?.n ?? n + 1, n + 1)) : allOf(pieces, archive);
  if (isDamaged(entries)) return entries;
  if (isDamaged(row)) return row;
  return { entries: entries.filter(entry => entry.n > n), row };
};
