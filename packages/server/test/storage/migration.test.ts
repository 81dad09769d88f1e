import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { newFolder, opened, tamper } from './folders.ts';
import { backTo4, backTo14 } from './old-versions.ts';
import { loaded, moves } from './rows.ts';

/** A house as version 3 left it when it was killed: four entries sorted in, three still in its journal. */
const VERSION_3 = readFileSync(fileURLToPath(new URL('./version-3.sql', import.meta.url)), 'utf8');
const T = 'running-table-01';

const houseOf3 = (...sql: readonly string[]): string => {
  const file = join(newFolder(), 'conclave.db');
  tamper(file, database => {
    for (const statement of [VERSION_3, ...sql]) database.exec(statement);
  });
  return file;
};

const linesOf = async (storage: Storage): Promise<readonly (readonly unknown[])[]> =>
  (await loaded(storage, T)).entries.map(({ n, seq, part, kind, person, move_id }) => [
    n,
    seq,
    part,
    kind,
    person,
    move_id,
  ]);

const WHOLE = [
  [1, 1, 0, 'move', 'ben', 'm1.0'],
  [2, 2, 0, 'move', 'ada', 'm2.0'],
  [3, 2, 1, 'move', 'ada', 'm2.1'],
  [4, 3, 0, 'move', 'ben', 'm3.0'],
  [5, 4, 0, 'undo', 'ben', null],
  [6, 5, 0, 'move', 'ada', null],
  [7, 5, 1, 'move', 'ben', 'm5.1'],
];

test('from version 3: entries are numbered, what waited in the journal comes behind, and the table goes on', async () => {
  const file = houseOf3();
  const storage = await opened(file);
  expect(await linesOf(storage)).toEqual(WHOLE);
  const { row, entries } = await loaded(storage, T);
  expect(row).toMatchObject({ n: 0, status: 'running', host: 'ada' });
  expect(entries[4]).toMatchObject({ at: 4000, seat: 1, body: 2 });
  expect(entries[5]).toMatchObject({ how: 'bot', body: { type: 'play', card: 'V5', say: 'ä' } });
  expect(await storage.commit([moves(T, 8, [6])])).toEqual(new Set());
  await storage.close();
  expect((await loaded(await opened(file), T)).n).toBe(8); // the second start changes nothing
});

test('from version 3: everything else is as it was', async () => {
  const storage = await opened(houseOf3());
  expect(await storage.person('ben')).toMatchObject({
    name: 'Ben 😀',
    name_key: null,
    changed_at: 1763300005000,
  });
  expect(await storage.personByToken('hash of ben')).toMatchObject({ id: 'ben' }); // nobody is signed out
  expect((await storage.chat(T, 10)).map(({ n, text }) => [n, text])).toEqual([
    [1, 'hello'],
    [2, 'good day'],
  ]);
  expect((await storage.tablesOf('ben', 10)).map(({ id }) => id)).toEqual([T]);
  expect((await storage.openTables(10)).map(({ id }) => id)).toEqual(['open-table-00002']);
  expect(await storage.nextDue()).toBe(1763300200000);
  expect(await storage.mutedBy('ada')).toEqual(['ben']);
  expect(await storage.reports(10)).toMatchObject([{ reason: 'rude' }]);
});

test('from version 3: a game that runs is looked at one day, so that it is closed when nobody touches it', async () => {
  const storage = await opened(houseOf3());
  const { row } = await loaded(storage, T);
  const rows = (await storage.due(Number.MAX_SAFE_INTEGER, 100)).filter(({ kind }) => kind === 'warn');
  expect(rows.filter(({ table_id }) => table_id === T)).toEqual([
    { table_id: T, kind: 'warn', due_at: row.updated_at + 27 * 86_400_000 },
  ]);
  const before = await opened(houseOf3(`insert into deadline values ('${T}', 'warn', 5)`));
  expect(await before.due(5, 100)).toEqual([{ table_id: T, kind: 'warn', due_at: 5 }]);
});

test('from version 3: what the journal and the log both have is there once', async () => {
  const both = `insert into log values ('${T}', 4, 0, '[[4,0,1,4000,"undo",null,null,2]]')`;
  expect(await linesOf(await opened(houseOf3(both)))).toEqual(WHOLE);
});

test('from version 3: a piece that cannot be read is set aside with its table, and nothing else', async () => {
  const storage = await opened(houseOf3(`update log set lines = cast(x'5b5bff' as text)`));
  expect(await storage.load(T)).toEqual({ damaged: 'the piece at entry 1 is damaged (checksum)' });
  expect(await loaded(storage, 'open-table-00002')).toMatchObject({ n: 0 });
});

test('from version 3: a document that is no text too', async () => {
  const storage = await opened(houseOf3(`update game_table set doc = cast(x'7bff7d' as text) where id = '${T}'`));
  expect(await storage.load(T)).toEqual({ damaged: 'its row is not text (UTF-8)' });
  expect(await loaded(storage, 'open-table-00002')).toMatchObject({ n: 0 });
});

const entryTable = (part: string, key: string): string =>
  `create table entry (table_id text not null, seq integer not null, ${part} seat integer not null, at bigint not null,
    kind text not null, how text, move_id text, body text not null, primary key (table_id, seq${key}))`;

test('from version 2: a row for each entry, and a journal in front', async () => {
  const file = houseOf3(
    entryTable('part integer not null,', ', part'),
    `insert into entry select table_id, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value -> 7
      from log, json_each(log.lines)`,
    'create table journal (id integer primary key, entries text not null)',
    `insert into journal (entries) values ('[["${T}",4,1,4000,"undo",null,null,"2"],["${T}",5,0,5000,"move","bot",null,"{}"],["${T}",5,1,5001,"move",null,"m5.1","{}",1]]')`,
    "drop table log; drop table pending; update meta set value = '2' where name = 'schema'",
  );
  expect(await linesOf(await opened(file))).toEqual(WHOLE);
});

test('from version 1: without quiet steps', async () => {
  const file = houseOf3(
    entryTable('', ''),
    `insert into entry select table_id, value ->> 0, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value -> 7
      from log, json_each(log.lines) where value ->> 1 = 0`,
    "drop table log; drop table pending; update meta set value = '1' where name = 'schema'",
  );
  expect(await linesOf(await opened(file))).toEqual(
    WHOLE.filter(([n = 0, , part]) => part === 0 && Number(n) < 5).map(([, ...rest], index) => [index + 1, ...rest]),
  );
});

test('from version 4: finished games can be packed', async () => {
  const file = houseOf3();
  await (await opened(file)).close();
  tamper(file, database => {
    for (const sql of [...backTo14, ...backTo4('text')]) database.exec(sql);
  });
  const storage = await opened(file);
  await storage.pack(T);
  expect((await linesOf(storage)).map(([n, seq]) => [n, seq])).toEqual(WHOLE.map(([n, seq]) => [n, seq]));
});

test('a newer schema is refused, and nothing is changed', async () => {
  const file = houseOf3("update meta set value = '99' where name = 'schema'");
  await expect(opened(file)).rejects.toThrow('written by a newer Conclave (schema 99); nothing was changed');
});
