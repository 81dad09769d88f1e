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

/** What lies on a shelf has left its place in the database: it can be used once somebody has fetched it from there. */
export interface Shelved<Found> extends Damaged {
  fetched(body: string): Found | Damaged;
}

export const isShelved = <Found extends object>(found: Found | Damaged): found is Shelved<Found> & Found =>
  'fetched' in found;

const NO_SHELF = 'its log is in an archive that this server was not told of';

/** Does the log lie elsewhere? */
const isElsewhere = (archive: ArchiveRow | undefined): archive is ArchiveRow => archive?.body === '';

/** A table from its row and all pieces of its log, or what is wrong with them. */
export const storedFrom = (
  row: TableRow | Damaged,
  pieces: readonly RawPiece[],
  archive: ArchiveRow | undefined,
): StoredTable | Damaged | Shelved<StoredTable> => {
  if (isDamaged(row)) return row;
  if (isElsewhere(archive))
    return { damaged: NO_SHELF, fetched: body => storedFrom(row, pieces, { ...archive, body }) };
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
): Since | Damaged | Shelved<Since> => {
  if (isElsewhere(archive))
    return { damaged: NO_SHELF, fetched: body => sinceFrom(n, pieces, row, { ...archive, body }) };
  const entries =
    archive === undefined ? readPieces(pieces, Math.min(pieces[0]?.n ?? n + 1, n + 1)) : allOf(pieces, archive);
  if (isDamaged(entries)) return entries;
  if (isDamaged(row)) return row;
  return { entries: entries.filter(entry => entry.n > n), row };
};
