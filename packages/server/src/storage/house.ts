import { enterHouse } from './house-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Everything in this folder, in the hands of this process alone until the storage is closed. */
export const openHouse = async (folder: string): Promise<Storage> => {
  const house = enterHouse(folder);
  try {
    const storage = await openSqlite(house.database);
    return { ...storage, close: () => storage.close().finally(house.release) };
  } catch (error) {
    house.release();
    throw error;
  }
};
