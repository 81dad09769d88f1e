import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_CONFIG } from '../house/config.ts';
import { openHouse } from '../storage/house.ts';
import { databaseIn } from '../storage/house-lock.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { checkAddress, placeIn } from '../storage/postgres/trouble.ts';
import { shelfIn } from '../storage/shelf.ts';
import { readSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { withShelf } from '../storage/with-shelf.ts';

/** Where a house is kept: in a folder, or in a database. */
export type Place = { readonly data: string } | { readonly database: string };

export interface Asked {
  readonly place: Place;
  readonly words: readonly string[];
  readonly force: boolean;
  readonly to: string | undefined;
  /** Where its finished games lie. */
  readonly archive: string | undefined;
}

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  to: { type: 'string' },
  archive: { type: 'string' },
  force: { type: 'boolean' },
} as const;

/** Flags count more than the environment, and a database more than a folder. */
export const asked = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Asked => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { data, database, to, force = false } = values;
  if (data !== undefined && database !== undefined) throw new Error('--data or --database, not both');
  const address = database ?? (data === undefined ? env.CONCLAVE_DATABASE : undefined);
  const place =
    address === undefined || address === ''
      ? { data: data ?? env.CONCLAVE_DATA ?? DEFAULT_CONFIG.data }
      : { database: checkAddress(address) };
  return { place, words: positionals, force, to, archive: values.archive ?? (env.CONCLAVE_ARCHIVE || undefined) };
};

export const isAddress = (text: string): boolean => /^\w+:\/\//.test(text);
export const placeFrom = (text: string): Place => (isAddress(text) ? { database: checkAddress(text) } : { data: text });

export const named = (place: Place): string => ('data' in place ? resolve(place.data) : placeIn(place.database));

/** The file of a house that is there. */
export const existing = (data: string): string => {
  const database = databaseIn(data);
  if (!existsSync(database)) throw new Error(`there is no data in ${resolve(data)}`);
  return database;
};

/** To look only; a server may be at work. */
export const openToLook = async (place: Place, archive?: string): Promise<Storage> => {
  const storage = await ('data' in place ? readSqlite(existing(place.data)) : openPostgres(place.database));
  return archive === undefined ? storage : withShelf(storage, shelfIn(archive), () => undefined);
};

/** To change something: alone in a folder; in a database beside the nodes, which notice. */
export const openToChange = (place: Place): Promise<Storage> => {
  if ('database' in place) return openPostgres(place.database);
  existing(place.data);
  return openHouse(place.data);
};

export const closing = async <Result>(storage: Storage, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } finally {
    await storage.close();
  }
};
