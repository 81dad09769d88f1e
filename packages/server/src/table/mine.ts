import type { PersonId, TableLine } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { askedAt } from './asked.ts';
import { docFrom, isFinished, lineOf, type TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';
import type { Tables } from './registry.ts';

/** Who has left a game for good is not among its people any more. */
export const isAmong = ({ host, seats }: TableDoc, person: PersonId): boolean =>
  host === person || seats.some(seat => seat.person === person);

/** A table as one of its people sees it in «my tables». */
export const lineFor = (loaded: Loaded, person: PersonId): TableLine => {
  const asked = askedAt(loaded).find(one => one.person === person);
  const line = lineOf(loaded.doc, asked !== undefined);
  return asked?.due === undefined ? line : { ...line, dueAt: asked.due };
};

/** A line, and the number of the last entry that it knows. */
export interface MyLine {
  readonly line: TableLine;
  readonly n: number;
}

/** The tables of a person, those that changed last first. */
export const myLines = async (
  { storage }: Pick<Services, 'storage'>,
  tables: Tables,
  person: PersonId,
  most: number,
): Promise<readonly MyLine[]> => {
  const docs = (await storage.tablesOf(person, most)).map(row => ({ doc: docFrom(row), n: row.n }));
  const lines = docs
    .filter(({ doc }) => isAmong(doc, person))
    .map(async ({ doc, n }) => {
      if (doc.status !== 'running') return { line: lineOf(doc, false), n };
      const read = await tables.at(doc.id).read(loaded => ({ line: lineFor(loaded, person), n: loaded.n }));
      return 'line' in read ? read : { line: lineOf(doc, false), n };
    });
  return Promise.all(lines);
};

/** Does this table belong into the list of somebody's tables that are not over? */
export const isMine = (doc: TableDoc, person: PersonId): boolean => !isFinished(doc) && isAmong(doc, person);
