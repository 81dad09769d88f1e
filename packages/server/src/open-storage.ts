import { openHouse } from './storage/house.ts';
import { openPostgres } from './storage/postgres/postgres.ts';
import type { Storage } from './storage/storage.ts';

/** Where a house is kept: in a folder, or in a database that nodes share. */
export interface Place {
  readonly data: string;
  readonly database: string | undefined;
}

export const openStorage = ({ data, database }: Place, node?: string): Promise<Storage> =>
  database === undefined ? openHouse(data) : openPostgres(database, undefined, node);
