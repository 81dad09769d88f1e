import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** A database is made or kept so that nobody else on the machine can read it; SQLite gives its side files the same rights. */
export const ownersOnly = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) restrict(part);
};

const restrict = (file: string): void => {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {} // somebody else's file: they decide who reads it
};

const flushed = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** A file that was written as a whole outlives a power cut, its name too. */
export const flushFile = (file: string): void => {
  flushed(file);
  flushFolder(dirname(file));
};

/** Not every system lets a folder be opened; where it does not, nothing more can be done. */
export const flushFolder = (folder: string): void => {
  try {
    flushed(folder);
  } catch {}
};

/** A file that is under its name only when it is whole and on the disk; until then nothing is there. */
export const finished = async <Made>(file: string, make: (unfinished: string) => Promise<Made>): Promise<Made> => {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    ownersOnly(unfinished);
    const made = await make(unfinished);
    flushFile(unfinished);
    renameSync(unfinished, file);
    flushFile(file);
    return made;
  } catch (error) {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + rest, { force: true });
    throw error;
  }
};
