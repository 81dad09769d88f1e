import { type Change, type EntryRow, isDamaged, type Storage, type StoredTable } from './storage/storage.ts';
import { docFrom, seatOf, type TableDoc } from './table/doc.ts';

const EVERYTHING = 1_000_000;
export const ERASED_NAME = '—';

/** All that is stored about one person, as one JSON document. */
export const exportPerson = async (storage: Storage, id: string): Promise<object | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const { token_hash: _, ...known } = person;
  const rows = await storage.tablesOf(id, EVERYTHING);
  const tables = await Promise.all(rows.map(row => exportTable(storage, docFrom(row), id)));
  const muted = await storage.mutedBy(id);
  return { person: known, tables, chat: await storage.chatBy(id), muted, reports: await storage.reportsBy(id) };
};

const exportTable = async (storage: Storage, doc: TableDoc, person: string): Promise<object> => {
  const seat = seatOf(doc, person);
  const { id, game, status, createdAt, places } = doc;
  const about = { id, game, status, createdAt, seat, places };
  const stored = await storage.load(id);
  if (stored === undefined || isDamaged(stored)) return { ...about, damaged: stored?.damaged };
  const own = stored.entries.filter(entry => entry.person === person || (entry.seat !== null && entry.seat === seat));
  return { ...about, moves: own.map(({ seq, at, kind, body }) => ({ seq, at, kind, body })) };
};

/** The table without a name that says who sat there, and without the right to watch. */
export const withoutPerson = (doc: TableDoc, id: string): TableDoc => {
  const seat = seatOf(doc, id);
  return {
    ...doc,
    seats: doc.seats.map(place => (place.person === id ? { ...place, name: ERASED_NAME } : place)),
    watchers: doc.watchers.filter(watcher => watcher.person !== id),
    ...(doc.lines === undefined
      ? {}
      : { lines: doc.lines.map((line, index) => (index === seat ? { ...line, name: ERASED_NAME } : line)) }),
  };
};

/**
 * The person goes, the games of the others stay: name, chat, token and reports are gone, seats say nothing. Returns the tables that changed,
 * or nothing when there is no such person.
 */
export const erasePerson = async (storage: Storage, id: string): Promise<readonly string[] | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const rows = await storage.tablesOf(id, EVERYTHING);
  for (const row of rows) await eraseAt(storage, row.id, id);
  await storage.erasePerson(id, ERASED_NAME);
  return rows.map(row => row.id);
};

/** An act like any other: if somebody else was first, it is decided again. */
const eraseAt = async (storage: Storage, table: string, person: string): Promise<void> => {
  const stored = await storage.load(table);
  if (stored === undefined || isDamaged(stored)) return;
  const lost = await storage.commit([erasing(stored, person)]);
  if (lost.size > 0) await eraseAt(storage, table, person);
};

const erasing = ({ row, n, entries }: StoredTable, person: string): Change => {
  const { seq = 0, at = 0 } = entries.at(-1) ?? {};
  const act: EntryRow = {
    seq,
    part: 0,
    seat: null,
    at,
    kind: 'act',
    how: null,
    move_id: null,
    person: null,
    body: 'null',
  };
  const doc = JSON.stringify(withoutPerson(docFrom(row), person));
  return {
    table: { id: row.id, next: n + 1, entries: [act] },
    writes: [{ put: 'table', row: { ...row, n: n + 1, doc } }],
  };
};
