import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { type OpenFile, openSqliteFile, openToRead } from '../../src/storage/sqlite-driver.ts';
import { Flaw, StorageTrouble, troubleWith } from '../../src/storage/trouble.ts';
import { newFolder, tamper } from './folders.ts';

const onFullDisk: OpenFile = file => {
  const database = openSqliteFile(file);
  database.exec('pragma max_page_count = 2');
  return database;
};

/** What whoever starts the server gets to read. */
const sentence = (file: string, open?: OpenFile): Promise<string> =>
  openSqlite(file, open).then(
    () => 'it opened',
    (error: Error) => `${error instanceof StorageTrouble ? '' : 'not a sentence: '}${error.message}`,
  );

test('a start on a full disk says that it is full, not that something could not be rolled back', async () => {
  const file = join(newFolder(), 'conclave.db');
  expect(await sentence(file, onFullDisk)).toBe(`${file}: the disk is full`);
  expect(await sentence(file)).toBe('it opened'); // nothing half made was left behind
});

test('a start on a read-only disk says so', async () => {
  const file = join(newFolder(), 'conclave.db');
  tamper(file, database => database.exec('create table x (y)'));
  tamper(file, database => database.exec('drop table x'));
  expect(await sentence(file, openToRead)).toBe(`${file}: it is read-only`);
});

test('a start at a database of another program changes nothing in it', async () => {
  const file = join(newFolder(), 'conclave.db');
  tamper(file, database => database.exec('create table recipes (name text)'));
  expect(await sentence(file)).toBe(`${file}: it is the database of another program`);
  tamper(file, database =>
    expect(database.prepare('select count(*) as n from sqlite_master').all([])).toEqual([{ n: 1 }]),
  );
});

test.each([
  [new Error('ENOSPC: no space left on device, write'), 'the disk is full'],
  [new Error("EROFS: read-only file system, mkdir '/data'"), 'it is read-only'],
  [new Error("EACCES: permission denied, mkdir '/data'"), 'it may not be used by this user'],
  [new Error('disk I/O error'), 'the disk does not answer as it should'],
  [new Error('database is locked'), 'another program holds it'],
  [new Flaw('it is empty'), 'it is empty'],
  [new Error('something else'), 'something else'],
  ['no error at all', 'no error at all'],
])('%s is said as: %s', (error, words) => {
  expect(troubleWith('/data', error).message).toBe(`/data: ${words}`);
});

test('a sentence that names a place keeps it', () => {
  const named = new StorageTrouble('/data/x: it is empty');
  expect(troubleWith('/elsewhere', named)).toBe(named);
});
