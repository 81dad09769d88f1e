import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { openSqliteFile, type SqliteFile } from '../../src/storage/sqlite-driver.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** A folder that goes with its test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A storage that is closed with its test, if it has not been before. */
export const opened = async (file: string): Promise<Storage> => {
  const storage = await openSqlite(file);
  onTestFinished(() => storage.close().catch(() => undefined));
  return storage;
};

/** Somebody else at the same file, who keeps to nothing. */
export const tamper = (file: string, work: (database: SqliteFile) => void): void => {
  const database = openSqliteFile(file);
  work(database);
  database.close();
};
