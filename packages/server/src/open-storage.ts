import { openHouse } from './storage/house.ts';
import { openPostgres } from './storage/postgres/postgres.ts';
import { openShelf } from './storage/shelf.ts';
import type { Storage } from './storage/storage.ts';
import { HAS_SHELF, sweptDaily, withShelf } from './storage/with-shelf.ts';

/** Where a house is kept: in a folder, or in a database that nodes share; and where its finished games go. */
export interface Place {
  readonly data: string;
  readonly database: string | undefined;
  readonly archive: string | undefined;
}

const NO_SHELF = 'finished games of this house lie in an archive: without --archive nobody can look at them';

export const openStorage = async (
  { data, database, archive }: Place,
  node: string | undefined,
  trouble: (sentence: string) => void,
): Promise<Storage> => {
  const storage = await (database === undefined ? openHouse(data) : openPostgres(database, undefined, node));
  try {
    const isUsed = (await storage.note(HAS_SHELF)) !== undefined;
    if (archive !== undefined) return sweptDaily(withShelf(storage, await openShelf(archive, isUsed), trouble));
    if (isUsed) trouble(NO_SHELF);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
};
