import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, restoreFrom } from '../../src/storage/backup.ts';
import { openHouse } from '../../src/storage/house.ts';
import { readSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { newFolder, opened as openedAt, tamper } from './folders.ts';
import { moves, opened, seqsOf } from './rows.ts';

const house = async (): Promise<{ folder: string; file: string; storage: Storage }> => {
  const folder = newFolder();
  const file = join(folder, 'conclave.db');
  const storage = await openedAt(file);
  await storage.commit([opened('T')]);
  return { folder, file, storage };
};

const play = async (storage: Storage, from: number, to: number): Promise<void> => {
  for (let n = from; n <= to; n += 1) expect(await storage.commit([moves('T', n, [n])])).toEqual(new Set());
};

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

test('moves, backup, moves, backup, moves, restart: every move is there once', async () => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 20);
  backUp(file, join(folder, 'first.backup'));
  await play(storage, 21, 40);
  backUp(file, join(folder, 'second.backup'));
  await play(storage, 41, 60);
  await storage.close();
  expect(await seqsOf(await openedAt(file), 'T')).toEqual(upTo(60));
  expect(await seqsOf(await openedAt(join(folder, 'first.backup')), 'T')).toEqual(upTo(20));
  expect(await seqsOf(await openedAt(join(folder, 'second.backup')), 'T')).toEqual(upTo(40));
});

test('whoever only reads can change nothing, and sees what a running server has saved', async () => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 3);
  const reader = await readSqlite(file);
  expect(await seqsOf(reader, 'T')).toEqual([1, 2, 3]);
  await play(storage, 4, 4);
  expect(await seqsOf(reader, 'T')).toEqual([1, 2, 3, 4]);
  await expect(reader.commit([moves('T', 5, [5])])).rejects.toThrow('readonly');
  expect(await reader.canSave()).toBe(false);
  await reader.close();
  await play(storage, 5, 5);
  await storage.close();
  const bytes = readFileSync(file);
  await (await readSqlite(file)).close();
  backUp(file, join(folder, 'copy'));
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a backup is for its owner alone, and what was not finished is not there', async () => {
  const { folder, file } = await house();
  const copy = join(folder, 'copy.backup');
  backUp(file, copy);
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  expect(() => backUp(file, join(folder, 'no', 'such', 'folder'))).toThrow(/folder: it cannot be opened$/);
  expect(readdirSync(folder).filter(name => name.includes('unfinished'))).toEqual([]);
});

test('restore puts a backup in place of what was there, also of what was not yet in its file', async () => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 3);
  const copy = join(folder, 'copy.backup');
  backUp(file, copy);
  await play(storage, 4, 9);
  const target = join(newFolder(), 'conclave.db');
  for (const rest of ['', '-wal']) copyFileSync(file + rest, target + rest); // as a killed server leaves it
  restoreFrom(copy, target);
  expect(await seqsOf(await openedAt(target), 'T')).toEqual([1, 2, 3]);
  expect((statSync(target).mode & 0o777).toString(8)).toBe('600');
});

test.each<[string, string, (file: string) => void]>([
  ['an empty file', 'it is empty, not a backup', file => writeFileSync(file, '')],
  ['an empty database', 'it is empty, not a backup', file => tamper(file, db => db.exec('vacuum'))],
  ['no database', 'it is not a backup of Conclave', file => writeFileSync(file, 'my diary '.repeat(2000))],
  [
    'a foreign database',
    'it is the database of another program',
    file => tamper(file, db => db.exec('create table recipes (name text)')),
  ],
  [
    'a foreign database that looks like ours',
    'it is the database of another program',
    file =>
      tamper(file, db => {
        for (const name of ['game_table', 'log', 'person', 'deadline']) db.exec(`create table ${name} (id text)`);
        db.exec("create table meta (name text, value text); insert into meta values ('schema', '4')");
      }),
  ],
])('restore refuses %s by name, and leaves everything as it was', async (_what, sentence, make) => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 3);
  await storage.close();
  const bad = join(folder, 'bad');
  make(bad);
  expect(() => restoreFrom(bad, file)).toThrow(`${bad}: ${sentence}`);
  expect(await seqsOf(await openedAt(file), 'T')).toEqual([1, 2, 3]);
  expect(readdirSync(folder).filter(name => /restored|unfinished/.test(name))).toEqual([]);
});

test('restore refuses a backup that was cut short, wherever it was cut, and one with a rotten page', async () => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 200);
  await storage.close();
  const copy = join(folder, 'copy.backup');
  backUp(file, copy);
  const { size } = statSync(copy);
  const cut = join(folder, 'cut');
  for (const part of [0.2, 0.5, 0.9, 0.999]) {
    copyFileSync(copy, cut);
    truncateSync(cut, Math.floor(size * part));
    expect(() => restoreFrom(cut, file), `${part}`).toThrow(
      /cut: (it is damaged or cut short, not a whole backup|it is not)/,
    );
  }
  const bytes = readFileSync(copy);
  bytes.fill(0xee, size - 4096, size - 4000);
  writeFileSync(cut, bytes);
  expect(() => restoreFrom(cut, file)).toThrow('it is damaged or cut short, not a whole backup');
  expect(await seqsOf(await openedAt(file), 'T')).toHaveLength(200);
});

test('restore refuses the backup of a newer Conclave', async () => {
  const { folder, file, storage } = await house();
  await storage.close();
  const copy = join(folder, 'copy.backup');
  backUp(file, copy);
  tamper(copy, db => db.exec("update meta set value = '99' where name = 'schema'"));
  expect(() => restoreFrom(copy, file)).toThrow('it was written by a newer Conclave (schema 99); nothing was changed');
});

test('a backup under writers is whole, and of one moment', async () => {
  const { folder, file, storage } = await house();
  await storage.commit([opened('U')]);
  for (let n = 1; n <= 60; n += 1) {
    await storage.commit([moves('T', n, [n]), moves('U', n, [n])]);
    if (n % 20 === 10) backUp(file, join(folder, `${n}.backup`));
  }
  for (const n of [10, 30, 50]) {
    const read = await openedAt(join(folder, `${n}.backup`));
    expect(await seqsOf(read, 'T')).toEqual(upTo(n));
    expect(await seqsOf(read, 'U')).toEqual(upTo(n));
  }
});

test('a house is opened again after a restore', async () => {
  const { folder, file, storage } = await house();
  await play(storage, 1, 2);
  const copy = join(folder, 'copy.backup');
  backUp(file, copy);
  const elsewhere = newFolder();
  restoreFrom(copy, join(elsewhere, 'conclave.db'));
  const again = await openHouse(elsewhere);
  await play(again, 3, 4);
  expect(await seqsOf(again, 'T')).toEqual([1, 2, 3, 4]);
  await again.close();
  expect(existsSync(join(elsewhere, 'conclave.db.restored'))).toBe(false);
});
