/** Something is wrong with the place where everything is kept: one sentence for whoever runs the house, which names the place. */
export class StorageTrouble extends Error {}

/** What is wrong with a file, said where its name is not known: "it is empty". */
export class Flaw extends Error {}

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Both libraries hand on SQLite's own words, but not its codes in one way. */
const says = (error: unknown, words: string): boolean => text(error).includes(words);

export const isMalformed = (error: unknown): boolean =>
  says(error, 'database disk image is malformed') || says(error, 'malformed database schema');
export const isBusy = (error: unknown): boolean => says(error, 'database is locked');
export const isTwice = (error: unknown): boolean => says(error, 'UNIQUE constraint failed');
export const isNoDatabase = (error: unknown): boolean => says(error, 'file is not a database');

const SENTENCES: readonly (readonly [words: RegExp, sentence: string])[] = [
  [/database or disk is full|ENOSPC|no space left/, 'the disk is full'],
  [/readonly database|EROFS|read-only file system/, 'it is read-only'],
  [/file is not a database/, 'it is not a database'],
  [/malformed/, 'it is damaged; restore a backup'],
  [/database is locked/, 'another program holds it'],
  [/disk I\/O error|EIO/, 'the disk does not answer as it should'],
  [/EACCES|EPERM|permission denied/, 'it may not be used by this user'],
  [/EEXIST|ENOTDIR/, 'it is not a folder'],
  [/unable to open|Unable to open|ENOENT|EISDIR/, 'it cannot be opened'],
];

/** What went wrong with a file or folder, in one sentence that names it. */
export const troubleWith = (what: string, error: unknown): StorageTrouble => {
  if (error instanceof StorageTrouble) return error;
  if (error instanceof Flaw) return new StorageTrouble(`${what}: ${error.message}`, { cause: error });
  const found = SENTENCES.find(([words]) => words.test(text(error)));
  return new StorageTrouble(`${what}: ${found?.[1] ?? text(error)}`, { cause: error });
};
