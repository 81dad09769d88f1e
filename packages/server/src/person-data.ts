import type { Storage } from './storage/storage.ts';
import { docFrom, rowOf, seatOf } from './table/doc.ts';

const EVERYTHING = 1_000_000;
export const ERASED_NAME = '—';

/** All that is stored about one person, as one JSON document. */
export const exportPerson = async (storage: Storage, id: string): Promise<object | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const { token_hash: _, ...known } = person;
  const rows = await storage.tablesOf(id, EVERYTHING);
  const tables = await Promise.all(
    rows.map(async row => {
      const doc = docFrom(row);
      const seat = seatOf(doc, id);
      const moves = (await storage.entries(doc.id)).filter(entry => entry.seat === seat);
      return {
        id: doc.id,
        game: doc.game,
        status: doc.status,
        createdAt: doc.createdAt,
        seat,
        places: doc.places,
        moves: moves.map(({ seq, at, kind, body }) => ({ seq, at, kind, body })),
      };
    }),
  );
  const muted = await storage.mutedBy(id);
  return { person: known, tables, chat: await storage.chatBy(id), muted, reports: await storage.reportsBy(id) };
};

/**
 * The person goes, the games of the others stay: name, chat, token and reports are gone, seats say nothing. Returns the tables that changed,
 * or nothing when there is no such person.
 */
export const erasePerson = async (storage: Storage, id: string): Promise<readonly string[] | undefined> => {
  const person = await storage.person(id);
  if (person === undefined) return undefined;
  const rows = await storage.tablesOf(id, EVERYTHING);
  for (const row of rows) {
    const doc = docFrom(row);
    const seat = seatOf(doc, id);
    doc.seats = doc.seats.map(place => (place.person === id ? { ...place, name: ERASED_NAME } : place));
    doc.watchers = doc.watchers.filter(watcher => watcher.person !== id);
    if (doc.lines !== undefined)
      doc.lines = doc.lines.map((line, index) => (index === seat ? { ...line, name: ERASED_NAME } : line));
    await storage.commit([{ put: 'table', row: rowOf(doc, row.updated_at) }]);
  }
  await storage.erasePerson(id, ERASED_NAME);
  return rows.map(row => row.id);
};
