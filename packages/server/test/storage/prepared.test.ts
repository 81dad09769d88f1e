import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import { askPrepared } from '../../src/storage/postgres/prepared.ts';
import { startProxy } from '../proxy.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('what is prepared once on a connection', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  const connected = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };

  const ECHO = 'select $1::text[] as texts, $2::bigint[] as numbers, $3::text as text, $4::bigint as number';
  const HARD = ['', ' ', 'NULL', null, 'a,b', '{}', '"', '\\', '\\"', "'", 'ä€😀', 'line\nline'];

  test('comes back as it was said, whatever is in it', async () => {
    const client = await connected(await server.newDatabase());
    const values = [HARD, [0, -1, 2 ** 53 - 1, null], '{"NULL"}', null];
    for (let time = 0; time < 2; time += 1)
      expect(await askPrepared(client, { name: 'echo', text: ECHO, values })).toEqual({
        rows: [{ texts: HARD, numbers: ['0', '-1', '9007199254740991', null], text: '{"NULL"}', number: null }],
        count: 1,
      });
    const [row] = (await askPrepared(client, { name: 'echo', text: ECHO, values: [[], [], '', 2 ** 53 - 1] })).rows;
    expect(row).toEqual({ texts: [], numbers: [], text: '', number: 2 ** 53 - 1 });
  });

  test('is parsed and described once, and again on another connection', async () => {
    const url = new URL(await server.newDatabase());
    const bytes: Buffer[] = [];
    const proxy = await startProxy(server.port, { tap: data => bytes.push(data) });
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const said = async (client: pg.Client): Promise<string> => {
      bytes.length = 0;
      const { rows } = await askPrepared(client, { name: 'one', text: 'select $1::text as it', values: ['this'] });
      expect(rows).toEqual([{ it: 'this' }]);
      return Buffer.concat(bytes).toString('latin1');
    };
    const [one, other] = [await connected(url.href), await connected(url.href)];
    for (const client of [one, other]) {
      const first = await said(client);
      expect(first).toContain('select $1::text as it');
      expect(first).toContain('T\0\0\0'); // the columns, as PostgreSQL describes them
      const second = await said(client);
      expect(second).not.toContain('select');
      expect(second).not.toContain('T\0\0\0');
    }
  });

  test('what is refused says why, and what is asked next is answered, with its columns', async () => {
    const client = await connected(await server.newDatabase());
    const asked = { name: 'half', text: 'select 10 / $1::int as half' };
    await expect(askPrepared(client, { ...asked, values: ['no number'] })).rejects.toMatchObject({ code: '22P02' });
    await expect(askPrepared(client, { ...asked, values: [0] })).rejects.toMatchObject({ code: '22012' });
    expect((await askPrepared(client, { ...asked, values: [5] })).rows).toEqual([{ half: 2 }]);
    await expect(askPrepared(client, { name: 'wrong', text: 'select nothing', values: [] })).rejects.toThrow('nothing');
    expect((await askPrepared(client, { name: 'wrong', text: 'select 1 as one', values: [] })).rows).toEqual([
      { one: 1 },
    ]);
  });

  test('a line that breaks refuses what waits for an answer', async () => {
    const url = await server.newDatabase();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const other = await connected(url);
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const slow = askPrepared(client, { name: 'slow', text: 'select pg_sleep($1)', values: [60] });
    const refused = expect(slow).rejects.toThrow();
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await refused;
  });

  test('with one question a node learns what is due and what comes next, and asks anew when nobody has asked', async () => {
    const url = await server.newDatabase();
    const storage = await openPostgres(url, undefined, 'me');
    onTestFinished(() => storage.close());
    const client = await connected(url);
    const put = (table: string, due: number, node: string | null): Promise<unknown> =>
      client.query("insert into deadline (table_id, kind, due_at, node) values ($1, 'clock', $2, $3)", [
        table,
        due,
        node,
      ]);
    expect(await storage.due(100, 9)).toEqual([]);
    expect(await storage.nextDue()).toBeUndefined();
    await put('later', 300, 'me');
    await put('latest', 400, 'me');
    expect(await storage.nextDue()).toBe(300);
    expect(await storage.due(100, 9)).toEqual([]);
    expect(await storage.nextDue()).toBe(300);
    await put('now', 90, 'me');
    expect(await storage.due(100, 9)).toEqual([{ table_id: 'now', kind: 'clock', due_at: 90 }]);
    expect(await storage.nextDue()).toBe(90); // it is not done yet
    expect((await storage.due(500, 1)).map(({ table_id }) => table_id)).toEqual(['now']); // so many, and no more
    expect(await storage.nextDue()).toBe(90);
  });
});
