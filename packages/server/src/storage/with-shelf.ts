import { isShelved } from './found.ts';
import type { Shelf } from './shelf.ts';
import type { Damaged, Storage } from './storage.ts';
import { troubleWith } from './trouble.ts';

/** Noted once something lies on a shelf: who starts without it should know. */
export const HAS_SHELF = 'archive';
const AT_ONCE = 100;
const LOST: Damaged = { damaged: 'its log is not in the archive' };
const EMPTY = "update archive set body = '' where table_id = ? and body <> ''";
const STILL_HERE = "where table_id > ? and body <> '' order by table_id limit ?";

/** A storage whose finished games lie on a shelf: of each of them the database keeps where its log ends, and a checksum. */
export interface ShelvingStorage extends Storage {
  /** Takes what is packed in the database to the shelf: games from before there was one, from a backup, or when its disk was full. */
  sweep(): Promise<void>;
}

export const withShelf = (storage: Storage, shelf: Shelf, trouble: (sentence: string) => void): ShelvingStorage => {
  let isNoted = false;
  let isClosed = false;
  let sweeping: Promise<void> | undefined;

  const noteOnce = async (): Promise<void> => {
    if (!isNoted) await storage.commit([{ writes: [{ put: 'note', name: HAS_SHELF, value: 'yes' }] }]);
    isNoted = true;
  };
  const fetched = async <Found extends object>(table: string, found: Found | Damaged): Promise<Found | Damaged> => {
    if (!isShelved(found)) return found;
    const body = await shelf.get(table);
    return body === undefined ? LOST : found.fetched(body);
  };
  /** First it lies there, then it goes from here. Two nodes that do so write the same. */
  const shelve = async (table: string, body: string): Promise<void> => {
    await noteOnce();
    await shelf.put(table, body);
    await storage.attempt([{ sql: EMPTY, values: [table], rows: 1 }]);
    const isRemoved = (await storage.count('archive', 'where table_id = ?', table)) === 0;
    if (isRemoved) await shelf.remove(table);
  };
  const shelveAll = async (): Promise<void> => {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: readonly { table_id: string; body: string }[] = await storage.ask(
        'archive',
        STILL_HERE,
        after,
        AT_ONCE,
      );
      for (const { table_id, body } of rows) {
        if (isClosed) return;
        await shelve(table_id, body);
      }
      after = rows.at(-1)?.table_id;
    }
  };
  const failed = (error: unknown): void => {
    const { message } = troubleWith(`the archive ${shelf.place}`, error);
    if (!isClosed) trouble(`${message}; until it is well, finished games stay in the database`);
  };

  return {
    ...storage,
    load: async table => {
      const found = await storage.load(table);
      return found && fetched(table, found);
    },
    since: async (table, n) => fetched(table, await storage.since(table, n)),
    pack: async (table, chatForMs) => {
      await storage.pack(table, chatForMs);
      const [row] = await storage.ask('archive', "where table_id = ? and body <> ''", table);
      if (row !== undefined) await shelve(table, row.body).catch(failed);
    },
    removeTable: async table => {
      await shelf.remove(table); // nobody finds it without its row
      await storage.removeTable(table);
      await shelf.remove(table); // if another node was about to shelve it
    },
    sweep: () => {
      sweeping ??= shelveAll()
        .catch(failed)
        .finally(() => {
          sweeping = undefined;
        });
      return sweeping;
    },
    close: async () => {
      isClosed = true;
      await sweeping;
      await storage.close();
    },
  };
};

const DAY = 86_400_000;

/** Looks for what stayed behind at the start, and once a day. */
export const sweptDaily = (storage: ShelvingStorage): Storage => {
  const days = setInterval(() => void storage.sweep(), DAY);
  days.unref();
  void storage.sweep();
  return {
    ...storage,
    close: () => {
      clearInterval(days);
      return storage.close();
    },
  };
};
