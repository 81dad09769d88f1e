import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, putInPlace, restoreFrom } from '../storage/backup.ts';
import type { Copied, OnProgress } from '../storage/copy.ts';
import { flushFile } from '../storage/files.ts';
import { type FilledIn, fillIn } from '../storage/fill-in.ts';
import { readFile } from '../storage/house-file.ts';
import { enterHouse } from '../storage/house-lock.ts';
import { copyToFile, fillFrom, refuseServersAt } from '../storage/postgres/backup.ts';
import { shelfIn } from '../storage/shelf.ts';
import { existing, type Place } from './place.ts';

const MOVES =
  'a house moves from a folder into a database (--data DIR --to postgres://…) or back (--database postgres://… --to DIR)';

/** The house of one moment in a new file, while servers may be at work; with what lies in its archive, where that is known. */
export const backUpTo = async (
  place: Place,
  file: string,
  archive: string | undefined,
  onProgress: OnProgress,
): Promise<FilledIn> => {
  const copied = `${file}.copied`;
  rmSync(copied, { force: true });
  try {
    if ('data' in place) backUp(existing(place.data), copied);
    else await copyToFile(place.database, copied, onProgress);
    const filledIn = await fillIn(copied, archive === undefined ? undefined : shelfIn(archive));
    renameSync(copied, file);
    flushFile(file);
    return filledIn;
  } catch (error) {
    rmSync(copied, { force: true });
    throw error;
  }
};

/** Alone in a folder: a server must not run beside it. `work` is told where its database is. */
export const alone = async <Result>(data: string, work: (database: string) => Promise<Result>): Promise<Result> => {
  const house = enterHouse(data);
  try {
    return await work(house.database);
  } finally {
    house.release();
  }
};

export const restoreInto = (file: string, place: Place, force: boolean, onProgress: OnProgress): Promise<unknown> =>
  'data' in place
    ? alone(place.data, async database => restoreFrom(file, emptyUnless(force, place.data, database)))
    : readFile(file, source => fillFrom(place.database, source, force, onProgress));

/** From a folder into a database, or back; where it came from is left as it was. */
export const moveHouse = (from: Place, to: Place, force: boolean, onProgress: OnProgress): Promise<Copied> => {
  if ('data' in from && 'database' in to)
    return alone(from.data, database => readFile(database, source => fillFrom(to.database, source, force, onProgress)));
  if ('database' in from && 'data' in to)
    return alone(to.data, async database => {
      emptyUnless(force, to.data, database);
      await refuseServersAt(from.database);
      const ready = `${database}.moved`;
      rmSync(ready, { force: true });
      const copied = await copyToFile(from.database, ready, onProgress);
      putInPlace(ready, database);
      return copied;
    });
  throw new Error(MOVES);
};

const emptyUnless = (force: boolean, data: string, database: string): string => {
  if (existsSync(database) && !force) throw new Error(`there is data in ${resolve(data)}; --force replaces it`);
  return database;
};
