import { GAMES } from '../house/games.ts';
import { isDamaged, type Storage } from '../storage/storage.ts';
import { DamagedTable, loadTable } from '../table/replay.ts';

/** Those of the running games that cannot be played on, each with what is wrong with it. Loads every one with the real rules. */
export const unplayable = async (storage: Storage, running: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const id of running) {
    const why = await faultOf(storage, id);
    if (why !== undefined) found.push(`${id.slice(0, 6)}…: ${why}`);
  }
  return found;
};

const faultOf = async (storage: Storage, id: string): Promise<string | undefined> => {
  const stored = await storage.load(id);
  if (stored === undefined) return 'it is not there';
  if (isDamaged(stored)) return stored.damaged;
  try {
    loadTable(stored, GAMES);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedTable) return error.message;
    return 'it cannot be read';
  }
};
