import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { newFolder, opened, tamper } from './folders.ts';
import { backTo5, backTo6, backTo14 } from './old-versions.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { personRow, sessionRow } from './rows.ts';

const expectNobodySignedOut = async (storage: Storage): Promise<void> => {
  expect(await storage.personByToken('hash of ada')).toEqual({
    ...personRow('ada'),
    name: 'Ada 😀',
    muted_until: 4,
  });
  expect(await storage.personByToken('hash of ben')).toMatchObject({ id: 'ben', banned: 1, name_key: null });
  expect(await storage.ask('session', 'where person_id = ?', 'ada')).toEqual([
    sessionRow('ada', { device: '', kind: 'first', created_at: 1, seen_at: 2, told_at: 1 }),
  ]);
  await storage.commit([{ writes: [{ put: 'session', row: sessionRow('ada', { token_hash: 'second' }) }] }]);
  expect(await storage.personByToken('second')).toMatchObject({ id: 'ada' });
};

test('a house of version 5 in SQLite: the token of each person is their first session', async () => {
  const file = join(newFolder(), 'conclave.db');
  await (await opened(file)).close();
  tamper(file, database => {
    for (const sql of [...backTo14, ...backTo5('text')]) database.exec(sql);
  });
  await expectNobodySignedOut(await opened(file));
  tamper(file, database => {
    const [plan] = database.prepare('explain query plan select * from game_table where host = ?').all(['ada']);
    expect(plan?.detail).toContain('game_table_host'); // it is asked whenever somebody opens a table
  });
});

/** Who came where can be written down from now on, and who was kept still is. */
const expectResults = async (storage: Storage): Promise<void> => {
  expect(await storage.person('ada')).toMatchObject({ name_key: 'ada' });
  const sql =
    "insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values ('ada', 'dogma', 2, 1, 1, 1, 1, 0, 0)";
  expect(await storage.attempt([{ sql, values: [], rows: 1 }])).toBe(true);
  expect(await storage.count('result', '')).toBe(0);
  expect(await storage.count('rating', 'where subject = ?', 'ada')).toBe(1);
};
const KEPT = { writes: [{ put: 'person', row: personRow('ada', { name_key: 'ada' }) }] } as const;

test('a house of version 6 in SQLite: results and ratings are new, nothing else changes', async () => {
  const file = join(newFolder(), 'conclave.db');
  const before = await opened(file);
  await before.commit([KEPT]);
  await before.close();
  tamper(file, database => {
    for (const sql of [...backTo14, ...backTo6()]) database.exec(sql);
  });
  await expectResults(await opened(file));
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  test('a house of version 6: the same', async () => {
    const url = await server.newDatabase();
    const before = await openPostgres(url);
    await before.commit([KEPT]);
    await before.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const sql of backTo6()) await client.query(sql);
    await client.end();
    const storage = await openPostgres(url);
    onTestFinished(() => storage.close());
    await expectResults(storage);
  });

  test('a house of version 5: the same, by one of several nodes that start together', async () => {
    const url = await server.newDatabase();
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const sql of backTo5('text collate "C"')) await client.query(sql);
    await client.query('create index person_changed on person (changed_at)');
    await client.end();
    const nodes = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => {
      for (const node of nodes) await node.close();
    });
    const [first] = nodes;
    if (first === undefined) throw new Error('no node');
    await expectNobodySignedOut(first);
    expect(await first.sharing?.peopleChanged(6)).toMatchObject([{ id: 'ben' }]);
  });
});
