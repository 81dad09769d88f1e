import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { dumpOf } from '../../src/storage/copy.ts';
import { readFile } from '../../src/storage/house-file.ts';
import { databaseIn } from '../../src/storage/house-lock.ts';
import { postgresSource } from '../../src/storage/postgres/copy.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import { TYPES } from '../../src/storage/postgres/types.ts';
import { Api, Live } from '../client.ts';
import { openHouse, seatGuests, type Table } from '../house.ts';
import { newFolder, tamper } from '../storage/folders.ts';
import { fillFor } from '../storage/of-a-person.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { chatRow, moves, opened, personRow, seqsOf } from '../storage/rows.ts';
import { runs } from './run.ts';

const programs = postgresPrograms();
const VERSION_3 = readFileSync(new URL('../storage/version-3.sql', import.meta.url), 'utf8');

const dumpIn = (data: string): Promise<readonly string[]> => readFile(databaseIn(data), dumpOf);

const dumpAt = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url, types: TYPES });
  await client.connect();
  await client.query('begin');
  const dump = await dumpOf(postgresSource(client));
  await client.end();
  return dump;
};

/** A closed house in which people have begun a real game, and said something. */
const housePlayed = async (): Promise<{ data: string; table: Table }> => {
  const house = await openHouse();
  const table = await seatGuests(house.base, 'dogma', 3, { chat: 'all' });
  const api = new Api(house.base, table.guests[0]?.token);
  await api.ok('POST', `/api/tables/${table.id}/chat`, { text: 'grüß Gott 😀' });
  await house.server.services.storage.commit([opened('T'), moves('T', 1, [1, 2]), moves('T', 3, [3])]);
  await house.server.services.storage.commit([
    ...Array.from({ length: 1200 }, (_, index) => ({
      writes: [{ put: 'chat' as const, row: chatRow('T', index + 1) }],
    })),
  ]);
  await fillFor(house.server.services.storage, 'somebody-12c'); // something in every table of people
  await house.server.close();
  onTestFinished(() => house.close().catch(() => undefined));
  return { data: house.data, table };
};

describe.skipIf(programs === undefined)('a house on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  test('moves there and back: the same dump, everybody signed in, the game goes on, and what was left is as it was', async () => {
    const { data, table } = await housePlayed();
    const dump = await dumpIn(data);
    const url = await server.newDatabase();
    const { said, code } = await runs('move', '--data', data, '--to', url);
    expect(code).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(/^\d+ rows are in the database 127/),
      '1 of 1 running games can be played on.',
    ]);
    expect(await dumpAt(url)).toEqual(dump);
    expect(await dumpIn(data)).toEqual(dump);

    const back = join(newFolder(), 'back');
    await runs('move', '--database', url, '--to', back);
    expect(await dumpIn(back)).toEqual(dump);
    expect(readdirSync(back).toSorted()).toEqual(['conclave.db', 'house.lock', 'house.who']);

    const there = await openHouse({}, { openStorage: () => openPostgres(url) });
    onTestFinished(() => there.close());
    const live = await Live.open(there.base, table.guests[0]?.token);
    await live.watch(table.id);
    expect(live.info?.status).toBe('running');
    live.close();
  });

  test('neither end may be in use, and what is there is not replaced unasked', async () => {
    const { data } = await housePlayed();
    const url = await server.newDatabase();
    const node = await openPostgres(url);
    await node.commit([{ writes: [{ put: 'person', row: personRow('eve') }] }]);
    await expect(runs('move', '--data', data, '--to', url)).rejects.toThrow('in use by a server; stop them first');
    await expect(runs('move', '--database', url, '--to', join(newFolder(), 'x'))).rejects.toThrow('in use by a server');
    await node.close();
    await expect(runs('move', '--data', data, '--to', url)).rejects.toThrow(
      'a house in it already; --force replaces it',
    );
    await expect(runs('move', '--database', url, '--to', data)).rejects.toThrow('--force replaces it');
    const before = await dumpAt(url);
    const running = await openHouse();
    onTestFinished(() => running.close());
    await expect(runs('move', '--data', running.data, '--to', url, '--force')).rejects.toThrow('is in use by process');
    expect(await dumpAt(url)).toEqual(before);
    await runs('move', '--data', data, '--to', url, '--force');
    expect(await dumpAt(url)).toEqual(await dumpIn(data));
  });

  test('a row that does not arrive as it was sent is noticed, and nothing is changed', async () => {
    const { data } = await housePlayed();
    const url = await server.newDatabase();
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const forge = "begin new.text = 'forged'; return new; end";
    await client.query(`create function forge() returns trigger language plpgsql as $$ ${forge} $$`);
    await client.query('create trigger forger before insert on chat for each row execute function forge()');
    await expect(runs('move', '--data', data, '--to', url)).rejects.toThrow('chat did not arrive as it was sent');
    await client.query(
      'create or replace function forge() returns trigger language plpgsql as $$ begin return null; end $$',
    );
    await expect(runs('move', '--data', data, '--to', url)).rejects.toThrow('rows of chat 0 arrived; nothing was');
    expect((await client.query('select count(*)::int as people from person')).rows).toEqual([{ people: 0 }]);
    await client.end();
  });

  test('games that cannot be played on are named, and the rest has moved', async () => {
    const { data, table } = await housePlayed();
    tamper(databaseIn(data), file => file.exec("update log set lines = replace(lines, 'a', 'b') where n = 1"));
    tamper(databaseIn(data), file => file.exec("update game_table set doc = doc || ' ' where status = 'running'"));
    const { code, said } = await runs('move', '--data', data, '--to', await server.newDatabase());
    expect(code).toBe(1);
    expect(said.slice(1)).toEqual([
      '0 of 1 running games can be played on.',
      `${table.id.slice(0, 6)}…: its document is damaged (checksum)`,
    ]);
  });

  test('backup beside a node under load, restore into an empty database and into a folder', async () => {
    const url = await server.newDatabase();
    const node = await openPostgres(url);
    onTestFinished(() => node.close());
    await node.commit([opened('T'), opened('U')]);
    let n = 0;
    const play = async (): Promise<void> => {
      n += 1;
      await node.commit([moves('T', n, [n]), moves('U', n, [n])]);
    };
    for (let move = 0; move < 5; move += 1) await play();
    const folder = newFolder();
    const file = join(folder, 'house.backup');
    const copying = runs('backup', file, '--database', url);
    for (let move = 0; move < 20; move += 1) await play();
    expect((await copying).said).toEqual([expect.stringMatching(/house\.backup: \d+ bytes$/)]);
    await expect(runs('backup', file, '--database', url)).rejects.toThrow('is already there');

    const empty = await server.newDatabase();
    await runs('restore', file, '--database', empty);
    await expect(runs('restore', file, '--database', empty)).rejects.toThrow('--force replaces it');
    await runs('restore', file, '--database', empty, '--force');
    const elsewhere = join(folder, 'elsewhere');
    await runs('restore', file, '--data', elsewhere);
    expect(await dumpAt(empty)).toEqual(await dumpIn(elsewhere));
    const again = await openPostgres(empty);
    onTestFinished(() => again.close());
    const [first, second] = [await seqsOf(again, 'T'), await seqsOf(again, 'U')];
    expect(first.length).toBeGreaterThanOrEqual(5);
    expect(first).toEqual(second); // of one moment
  });

  test('a backup of an older Conclave is restored in the form of today', async () => {
    const folder = newFolder();
    const file = join(folder, 'old.backup');
    tamper(file, database => database.exec(VERSION_3));
    const bytes = readFileSync(file);
    const url = await server.newDatabase();
    await runs('restore', file, '--database', url);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const storage = await openPostgres(url);
    onTestFinished(() => storage.close());
    expect(await seqsOf(storage, 'running-table-01')).toEqual([1, 2, 2, 3, 4, 5, 5]);
  });

  test('migrate, three at once and again: one makes the house, the others find it', async () => {
    const url = await server.newDatabase();
    const all = await Promise.all([1, 2, 3].map(() => runs('migrate', '--database', url)));
    const said = all.flatMap(one => one.said).toSorted();
    expect(said.map(line => line.replace(/^.*: schema \d+ /, ''))).toEqual([
      '(made anew)',
      '(nothing to do)',
      '(nothing to do)',
    ]);
    const old = newFolder();
    tamper(databaseIn(old), database => database.exec(VERSION_3));
    expect((await runs('migrate', '--data', old)).said[0]).toMatch(/: schema \d+ \(was 3\)$/);
    expect((await runs('migrate', '--data', old)).said[0]).toContain('nothing to do');
    await expect(runs('migrate', '--data', newFolder())).rejects.toThrow('there is no data in');
  });

  test('export and erase reach a house on PostgreSQL', async () => {
    const url = await server.newDatabase();
    const { data, table } = await housePlayed();
    const [ada] = table.guests;
    await runs('move', '--data', data, '--to', url);
    const { said } = await runs('export', ada?.id ?? '', '--database', url);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ person: { name: 'Ada' }, chat: [{ text: 'grüß Gott 😀' }] });
    expect((await runs('erase', ada?.id ?? '', '--database', url)).said).toEqual([`${ada?.id} has been erased`]);
    await expect(runs('export', ada?.id ?? '', '--database', url)).rejects.toThrow('there is no person');
    expect(existsSync(databaseIn(data))).toBe(true);
  });
});
