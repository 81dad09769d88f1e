import { type RawPiece, readPieces } from './log-lines.ts';
import type { Schema } from './schema.ts';
import { type Damaged, isDamaged, type Since, type StoredTable, type TableRow } from './storage.ts';
import { sumOfDoc } from './writes.ts';

/** A row of `game_table` as it is stored. */
export type FoundTable = Schema['game_table'];

/** A document decides who sits where and which cards are dealt: no byte of it may be another. */
export const tableFrom = ({ sum, ...row }: FoundTable): TableRow | Damaged =>
  sum === sumOfDoc(row) ? row : { damaged: 'its document is damaged (checksum)' };

export const usable = (rows: readonly (TableRow | Damaged)[]): readonly TableRow[] =>
  rows.filter((row): row is TableRow => !isDamaged(row));

/** A table from its row and all pieces of its log, or what is wrong with them. */
export const storedFrom = (row: TableRow | Damaged, pieces: readonly RawPiece[]): StoredTable | Damaged => {
  if (isDamaged(row)) return row;
  const entries = readPieces(pieces, 1);
  if (isDamaged(entries)) return entries;
  if (row.n > entries.length) return { damaged: `entry ${entries.length + 1} is missing` };
  return { row, n: entries.length, entries };
};

/** What came after entry n, from the pieces that hold it and the row if it is newer. */
export const sinceFrom = (
  n: number,
  pieces: readonly RawPiece[],
  row: TableRow | Damaged | undefined,
): Since | Damaged => {
  const entries = readPieces(pieces, Math.min(pieces[0]?.n ?? n + 1, n + 1));
  if (isDamaged(entries)) return entries;
  if (isDamaged(row)) return row;
  return { entries: entries.filter(entry => entry.n > n), row };
};
