import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from './files.ts';
import { Flaw, troubleWith } from './trouble.ts';

/** Where the logs of finished games lie outside of the database, each as it was packed. All nodes of a house share one. */
export interface Shelf {
  readonly place: string;
  /** When this resolves, it outlives a power cut. */
  put(table: string, body: string): Promise<void>;
  get(table: string): Promise<string | undefined>;
  remove(table: string): Promise<void>;
}

/** The name of a file is the link to a table, so nobody else may read the folder. */
const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;
/** Stands in every shelf: a folder without it is a disk that is not there. */
const SIGN = 'conclave-archive';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await writeFile(unfinished, bytes, { mode: OWNER_ONLY, flush: true });
    await rename(unfinished, file);
    flushFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

const orNothing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** A folder in which something can be written; `isUsed` where games of this house lie in it already. */
export const openShelf = async (folder: string, isUsed: boolean): Promise<Shelf> => {
  const sign = join(folder, SIGN);
  try {
    if (isUsed && !(await isThere(sign)))
      throw new Flaw('games of this house should lie in it, but it is empty; is its disk there?');
    await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER });
    await writeWhole(sign, Buffer.from('Finished games of a house of Conclave (docs/hosting.md).\n'));
  } catch (error) {
    throw troubleWith(`the archive ${folder}`, error);
  }
  return shelfIn(folder);
};

/** Only to read, where one lies. */
export const shelfIn = (folder: string): Shelf => {
  const fileOf = (table: string): string => join(folder, table.slice(0, 2), `${table}.json.gz`);
  return {
    place: folder,
    put: async (table, body) => {
      const file = fileOf(table);
      await mkdir(dirname(file), { recursive: true, mode: OWNERS_FOLDER });
      await writeWhole(file, Buffer.from(body, 'base64'));
      flushFolder(folder);
    },
    get: table => readFile(fileOf(table), 'base64').catch(orNothing),
    remove: table => rm(fileOf(table), { force: true }),
  };
};
