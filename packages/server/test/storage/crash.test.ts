import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { type OpenFile, openSqliteFile, type SqliteFile } from '../../src/storage/sqlite-driver.ts';
import type { Change, Storage } from '../../src/storage/storage.ts';
import { newFolder, opened as openedAt } from './folders.ts';
import { chatRow, entry, loaded, moves, opened, tableRow } from './rows.ts';

/** Calls `before` ahead of every statement that runs. */
const watched =
  (before: (sql: string) => void): OpenFile =>
  file => {
    const database = openSqliteFile(file);
    const prepare: SqliteFile['prepare'] = sql => {
      const statement = database.prepare(sql);
      const run: typeof statement.run = values => {
        before(sql);
        return statement.run(values);
      };
      return { all: statement.all, run };
    };
    return { prepare, exec: database.exec, close: database.close };
  };

const storageWatched = async (file: string, before: (sql: string) => void): Promise<Storage> => {
  const storage = await openSqlite(file, watched(before));
  onTestFinished(() => storage.close().catch(() => undefined));
  return storage;
};

/** Everything that belongs to tables T and U, in one text. */
const picture = async (storage: Storage): Promise<string> => {
  const tables = await Promise.all(['T', 'U'].map(id => loaded(storage, id)));
  return JSON.stringify([
    tables,
    await storage.due(99, 99),
    await storage.chat('T', 9),
    await storage.tablesOf('ben', 9),
  ]);
};

const BEGINNING = [opened('T'), opened('U'), moves('T', 1, [1]), moves('U', 1, [1, 2])];

/** A bit of everything, at two tables. */
const CHANGES: readonly Change[] = [
  {
    table: { id: 'T', next: 2, entries: [entry(2), entry(1, { kind: 'act' })] },
    writes: [
      { put: 'table', row: tableRow('T', { n: 3, status: 'over' }) },
      { put: 'seat', table: 'T', seat: 1, person: 'ben' },
      { put: 'deadline', row: { table_id: 'T', kind: 'remove', due_at: 9 } },
      { put: 'chat', row: chatRow('T', 1) },
    ],
  },
  moves('U', 3, [3], [{ drop: 'deadline', table: 'U', kind: 'clock' }]),
];

/** What a process leaves behind that ends at this moment: SQLite rebuilds all else from these two. */
const leftBehind = (file: string, folder: string): string => {
  const copy = join(folder, 'conclave.db');
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  return copy;
};

test('an end of the process ahead of any statement leaves all of a commit or nothing', async () => {
  const file = join(newFolder(), 'conclave.db');
  const copies: { readonly sql: string; readonly copy: string }[] = [];
  let isWatching = false;
  const storage = await storageWatched(file, sql => {
    if (isWatching) copies.push({ sql, copy: leftBehind(file, newFolder()) });
  });
  await storage.commit(BEGINNING);
  const before = await picture(storage);
  isWatching = true;
  await storage.commit(CHANGES);
  isWatching = false;
  const after = await picture(storage);
  expect(copies.map(({ sql }) => sql.split(' ')[0])).toEqual([
    ...['begin', 'insert', 'update', 'insert', 'insert', 'insert', 'insert', 'delete', 'commit'],
  ]);
  for (const { sql, copy } of copies) expect(await picture(await openedAt(copy)), sql).toBe(before);
  expect(await picture(await openedAt(leftBehind(file, newFolder())))).toBe(after);
});

test('a power cut in the middle of writing leaves all of a commit or nothing', async () => {
  const file = join(newFolder(), 'conclave.db');
  const storage = await openedAt(file);
  await storage.commit(BEGINNING);
  const before = await picture(storage);
  const start = statSync(`${file}-wal`).size;
  await storage.commit(CHANGES);
  const after = await picture(storage);
  const end = statSync(`${file}-wal`).size;
  expect(end).toBeGreaterThan(start);
  for (let size = start; size < end; size += 1999) {
    const copy = leftBehind(file, newFolder());
    truncateSync(`${copy}-wal`, size);
    expect(await picture(await openedAt(copy)), `${size} of ${end} bytes`).toBe(before);
  }
  expect(await picture(await openedAt(leftBehind(file, newFolder())))).toBe(after);
});

test('a statement that fails, whichever it is, leaves nothing of its commit, and the next one is as good as any', async () => {
  const file = join(newFolder(), 'conclave.db');
  let left = Number.POSITIVE_INFINITY;
  const storage = await storageWatched(file, sql => {
    if (sql === 'rollback') return;
    if (left <= 0) throw new Error('the disk is on fire');
    left -= 1;
  });
  await storage.commit(BEGINNING);
  const before = await picture(storage);
  for (let statement = 0; statement < 9; statement += 1) {
    left = statement;
    await expect(storage.commit(CHANGES)).rejects.toThrow('the disk is on fire');
    left = 0;
    expect(await storage.canSave()).toBe(false);
    left = Number.POSITIVE_INFINITY;
    const onTop = moves('T', 4, [9]); // of what was not saved
    expect(await storage.commit([onTop])).toEqual(new Set([onTop]));
    expect(await picture(storage)).toBe(before);
    expect(await storage.canSave()).toBe(true);
  }
  expect(await storage.commit(CHANGES)).toEqual(new Set());
});

test('a disk that is full: nothing of the commit is there, the error is the first one, and there is no more until there is room', async () => {
  const file = join(newFolder(), 'conclave.db');
  let database: SqliteFile | undefined;
  const storage = await openSqlite(file, name => {
    database = openSqliteFile(name);
    return database;
  });
  onTestFinished(() => storage.close());
  await storage.commit(BEGINNING);
  const before = await picture(storage);
  database?.exec('pragma max_page_count = 1'); // no page more than there are
  const large = entry(2, { body: JSON.stringify('x'.repeat(100_000)) });
  const change: Change = { table: { id: 'T', next: 2, entries: [large] }, writes: [] };
  await expect(storage.commit([moves('U', 3, [3]), change])).rejects.toThrow('database or disk is full');
  expect(await picture(storage)).toBe(before);
  database?.exec('pragma max_page_count = 100000');
  expect(await storage.commit([moves('U', 3, [3]), change])).toEqual(new Set());
});

test('every commit waits for the disk: the write-ahead log is flushed at each (synchronous = full)', async () => {
  let database: SqliteFile | undefined;
  const storage = await openSqlite(join(newFolder(), 'conclave.db'), name => {
    database = openSqliteFile(name);
    return database;
  });
  onTestFinished(() => storage.close());
  await storage.commit(BEGINNING);
  expect(database?.prepare('pragma synchronous').all([])).toEqual([{ synchronous: 2 }]);
  expect(database?.prepare('select cast(journal_mode as blob) as mode from pragma_journal_mode').all([])).toEqual([
    { mode: 'wal' },
  ]);
});

test('two processes at one file: one number, one winner', async () => {
  const file = join(newFolder(), 'conclave.db');
  const [first, second] = [await openedAt(file), await openedAt(file)];
  await first.commit([opened('T')]);
  const mine = moves('T', 1, [1]);
  const theirs = moves('T', 1, [2]);
  expect(await first.commit([mine])).toEqual(new Set());
  expect(await second.commit([theirs])).toEqual(new Set([theirs]));
  expect(await picture(second).catch(() => '')).toBe(await picture(first).catch(() => ''));
  expect(await second.since('T', 0)).toMatchObject({ entries: [{ seq: 1 }] });
  expect(readFileSync(file).length).toBeGreaterThan(0);
});

test('whoever opens a file waits from the first moment on for who reads it just then', async () => {
  const said: string[] = [];
  const storage = await openSqlite(join(newFolder(), 'conclave.db'), name => {
    const file = openSqliteFile(name);
    return {
      ...file,
      exec: sql => {
        said.push(sql);
        file.exec(sql);
      },
    };
  });
  await storage.close();
  expect(said[0]).toBe('pragma busy_timeout = 5000');
});
