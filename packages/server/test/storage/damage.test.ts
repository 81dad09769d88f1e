import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { isDamaged, type Storage } from '../../src/storage/storage.ts';
import { newFolder, opened as openedAt, tamper } from './folders.ts';
import { chatRow, entry, moves, opened, personRow, seqsOf, tableRow } from './rows.ts';

/** Two tables with five entries each, in three pieces; then somebody tampers with the file. */
const tampered = async (...sql: readonly string[]): Promise<Storage> => {
  const file = join(newFolder(), 'conclave.db');
  const first = await openSqlite(file);
  await first.commit(['T', 'U'].map(opened));
  await first.commit(['T', 'U'].flatMap(id => [moves(id, 1, [1, 2]), moves(id, 3, [3]), moves(id, 4, [4, 5])]));
  await first.commit([
    { writes: [{ put: 'person', row: personRow('ada') }] },
    { writes: [{ put: 'chat', row: chatRow('T', 1) }] },
    {
      writes: [
        {
          put: 'report',
          row: { id: 'r', table_id: 'T', by_id: 'ada', person_id: 'ben', reason: 'x', at: 1, done: 0, kind: 'words' },
        },
      ],
    },
    { writes: [{ put: 'mute', person: 'ada', muted: 'ben' }] },
    { writes: [{ put: 'deadline', row: { table_id: 'T', kind: 'clock', due_at: 1 } }] },
  ]);
  await first.close();
  tamper(file, database => {
    for (const statement of sql) database.exec(statement);
  });
  return openedAt(file);
};

/** A byte that no UTF-8 text can have, in the middle of a text. */
const withBadByte = (column: string): string =>
  `${column} = cast(substr(cast(${column} as blob), 1, 3) || x'ff' || substr(cast(${column} as blob), 4) as text)`;

test.each([
  ['a piece is gone', 'delete from log where table_id = "T" and n = 3', 'entry 3 is missing'],
  ['the beginning is gone', 'delete from log where table_id = "T" and n = 1', 'entry 1 is missing'],
  [
    'a piece is there twice',
    `insert into log select table_id, 2, 2, lines, sum from log where table_id = "T" and n = 3`,
    'entry 2 is there twice',
  ],
  [
    'a letter has changed',
    `update log set lines = replace(lines, 'm4', 'm7') where table_id = "T"`,
    'the piece at entry 4 is damaged (checksum)',
  ],
  [
    'a piece was moved',
    `update log set lines = (select lines from log where table_id = 'U' and n = 1), sum = (select sum from log where table_id = 'U' and n = 1) where table_id = 'T' and n = 1`,
    'the piece at entry 1 is damaged (checksum)',
  ],
  [
    'a byte is no text',
    `update log set ${withBadByte('lines')} where table_id = 'T' and n = 3`,
    'the piece at entry 3 is damaged (checksum)',
  ],
  [
    'the document has changed',
    `update game_table set doc = replace(doc, 'ada', 'eve') where id = 'T'`,
    'its document is damaged (checksum)',
  ],
  [
    'the document is no text',
    `update game_table set ${withBadByte('doc')} where id = 'T'`,
    'its row is not text (UTF-8)',
  ],
  ['the host is no text', `update game_table set ${withBadByte('host')} where id = 'T'`, 'its row is not text (UTF-8)'],
])('%s: this table is damaged and says why, the other goes on', async (_what, sql, damaged) => {
  const storage = await tampered(sql.replaceAll('"', "'"));
  expect(await storage.load('T')).toEqual({ damaged });
  if (!sql.includes('game_table')) expect(await storage.since('T', 0)).toEqual({ damaged });
  expect(await seqsOf(storage, 'U')).toEqual([1, 2, 3, 4, 5]);
  expect(await storage.commit([moves('U', 6, [6])])).toEqual(new Set());
  expect((await storage.recentTables(10)).map(({ id }) => id)).toContain('U');
});

test('the end of a log is missed if a document stands behind it', async () => {
  const storage = await tampered("update game_table set n = 6 where id = 'T'");
  expect(await storage.load('T')).toEqual({ damaged: 'its document is damaged (checksum)' });
  const row = tableRow('U', { n: 6 });
  await storage.commit([moves('U', 6, [6], [{ put: 'table', row }])]);
  await storage.attempt([
    { sql: "delete from piece where n = 6 and slot = (select id from slot where table_id = 'U')", values: [], rows: 1 },
  ]);
  expect(await storage.load('U')).toEqual({ damaged: 'entry 6 is missing' });
});

const TEXTS = [
  ...[
    'person.id',
    'person.name',
    'person.name_key',
    'session.token_hash',
    'session.device',
    'chat.table_id',
    'chat.person_id',
    'chat.say_id',
    'chat.name',
    'chat.text',
  ],
  ...[
    'seat.person_id',
    'deadline.table_id',
    'deadline.kind',
    'mute.person_id',
    'mute.muted_id',
    'report.reason',
    'report.by_id',
  ],
  ...[
    'log.table_id',
    'log.lines',
    'game_table.id',
    'game_table.game',
    'game_table.status',
    'game_table.visibility',
    'game_table.host',
  ],
  ...['game_table.doc', 'meta.name'],
];

test.each(TEXTS)('a byte in %s that is not UTF-8 ends nothing, also at the next start', async place => {
  const [table = '', column = ''] = place.split('.');
  const storage = await tampered(
    `update ${table} set ${withBadByte(column)}${table === 'meta' ? " where name <> 'schema'" : ''}`,
  );
  for (const id of ['T', 'U']) {
    await storage.load(id);
    await storage.since(id, 0);
    await storage.table(id);
    await storage.chat(id, 10);
  }
  await storage.news([{ id: 'T', n: 0 }]);
  for (const list of [storage.openTables(9), storage.recentTables(9), storage.tablesOf('ada', 9), storage.people(9)])
    await list;
  for (const list of [storage.due(9, 9), storage.nextDue(), storage.reports(9), storage.reportsBy('ada')]) await list;
  for (const list of [storage.chatBy('ada'), storage.mutedBy('ada'), storage.person('ada'), storage.personByToken('x')])
    await list;
  expect(await storage.commit([opened('new')])).toEqual(new Set());
  expect(await seqsOf(storage, 'new')).toEqual([]);
});

test('a name with a byte that is no text is read with a sign for it', async () => {
  const storage = await tampered(`update person set ${withBadByte('name')}`);
  expect(await storage.people(1)).toMatchObject([{ id: 'ada', name: 'ada\uFFFD' }]);
});

/** The start of the page that holds this text. */
const pageWith = (bytes: Buffer, text: string): number => Math.floor(bytes.indexOf(text) / 4096) * 4096;

test('a page of the file that is nonsense damages the tables that lie on it, and no others', async () => {
  const file = join(newFolder(), 'conclave.db');
  const first = await openSqlite(file);
  const ids = Array.from({ length: 120 }, (_, index) => `T${index + 10}`);
  await first.commit(ids.map(opened));
  for (let n = 1; n <= 10; n += 1) await first.commit(ids.map(id => moves(id, n, [n])));
  await first.commit([{ table: { id: 'T30', next: 11, entries: [entry(11, { move_id: 'here' })] }, writes: [] }]);
  await first.close();
  const bytes = readFileSync(file);
  const page = pageWith(bytes, '"here"');
  bytes.fill(0xee, page, page + 8);
  writeFileSync(file, bytes);
  const storage = await openedAt(file);
  const found = await Promise.all(ids.map(id => storage.load(id)));
  const damaged = found.filter(isDamaged);
  expect(damaged[0]).toEqual({ damaged: 'the file is damaged where it lies' });
  expect(damaged.length).toBeLessThan(60); // as many pieces as one page has room for, at the most
  expect(await seqsOf(storage, 'T10')).toHaveLength(10);
});
