import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { SCHEMA_VERSION } from '../../src/storage/migrate.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import { TYPES } from '../../src/storage/postgres/types.ts';
import { readSqlite } from '../../src/storage/sqlite.ts';
import { type Change, OutcomeUnknown, type Storage } from '../../src/storage/storage.ts';
import { startProxy } from '../proxy.ts';
import { storageContract } from './contract.ts';
import { newFolder } from './folders.ts';
import { backTo4 } from './old-versions.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { chatRow, loaded, moves, opened, personRow, seqsOf, tableRow } from './rows.ts';

const programs = postgresPrograms();

/** Whoever meets a line that has just broken asks again. */
const stubbornly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await work();
    } catch {
      await new Promise(done => setTimeout(done, 50));
    }
};

/** How many entries somebody sees who knows nothing of barriers. */
const entriesIn = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select n from log');
  await client.end();
  return rows.length;
};

/** What became of a commit of one change. */
const endOf = (storage: Storage, change: Change): Promise<'saved' | 'lost' | 'unknown'> =>
  storage.commit([change]).then(
    lost => (lost.has(change) ? 'lost' : 'saved'),
    error => {
      if (error instanceof OutcomeUnknown) return 'unknown';
      throw error;
    },
  );

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  const openHere = async (url: string, patience?: () => number): Promise<Storage> => {
    const storage = await openPostgres(url, patience);
    onTestFinished(() => storage.close());
    return storage;
  };

  storageContract('PostgreSQL', async () => {
    const url = await server.newDatabase();
    const storages: Storage[] = [];
    const again = async (): Promise<Storage> => {
      const storage = await openPostgres(url);
      storages.push(storage);
      return storage;
    };
    return {
      storage: await again(),
      again,
      refusesNul: true,
      close: async () => {
        for (const one of storages) await one.close();
      },
    };
  });

  test('of nodes that want the same number exactly one gets it, and none of its rows is another’s', async () => {
    const url = await server.newDatabase();
    const nodes = await Promise.all([openHere(url), openHere(url), openHere(url)]);
    await nodes[0]?.commit([opened('T')]);
    const won: number[] = [];
    const play = async (storage: Storage, name: number): Promise<void> => {
      for (let made = 0; made < 15; ) {
        const { n } = await loaded(storage, 'T');
        const seq = name * 100 + made;
        const change = moves(
          'T',
          n + 1,
          [seq],
          [{ put: 'deadline', row: { table_id: 'T', kind: 'bot', due_at: seq } }],
        );
        if ((await endOf(storage, change)) !== 'saved') continue;
        won[n] = seq;
        made += 1;
      }
    };
    await Promise.all(nodes.map((storage, index) => play(storage, index + 1)));
    const [first] = nodes;
    if (first === undefined) throw new Error('no node');
    expect(await seqsOf(first, 'T')).toEqual(won);
    expect(await first.due(1000, 10)).toEqual([{ table_id: 'T', kind: 'bot', due_at: won.at(-1) }]);
  });

  test('batches of the same tables in opposite orders never wait for each other crosswise, and each number goes to one', async () => {
    const url = await server.newDatabase();
    const name = new URL(url).pathname.slice(1);
    for (const way of ['hashjoin', 'mergejoin', 'seqscan'])
      await server.ask(`alter database ${name} set enable_${way} = off`); // as among many tables
    const [one, other] = [await openPostgres(url), await openPostgres(url)];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create function slowly() returns trigger as $$
      begin perform pg_sleep(0.005); return new; end $$ language plpgsql`);
    await client.query('create trigger slowly before insert on log for each row execute function slowly()');
    await client.end();
    const ids = Array.from({ length: 20 }, (_, index) => `T${index}`);
    await one.commit(ids.map(id => opened(id)));
    for (let round = 1; round <= 5; round += 1) {
      const batch = (names: readonly string[], seq: number): readonly Change[] =>
        names.map(id =>
          moves(id, round, [seq], [{ put: 'deadline', row: { table_id: id, kind: 'bot', due_at: seq } }]),
        );
      const ends = await Promise.all([one.commit(batch(ids, 1)), other.commit(batch(ids.toReversed(), 2))]);
      expect((ends[0]?.size ?? 0) + (ends[1]?.size ?? 0)).toBe(ids.length);
    }
    for (const id of ids) expect((await loaded(one, id)).n).toBe(5);
    await Promise.all([one.close(), other.close()]);
    // Whoever the database frees from such a wait tries again and succeeds: it alone has counted. A connection tells what it counted when it ends.
    await expect.poll(() => server.ask(`select 1 from pg_stat_activity where datname = '${name}'`)).toEqual([]);
    const counted = await server.ask(`select deadlocks from pg_stat_database where datname = '${name}'`);
    expect(counted).toEqual([{ deadlocks: '0' }]);
  });

  test('a chat line that two say under one number at one moment is said by one, and the other is told', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await openHere(url), await openHere(url)];
    await one.commit([opened('T')]);
    for (let n = 1; n <= 10; n += 1) {
      const say = (person_id: string): Change => ({ writes: [{ put: 'chat', row: chatRow('T', n, { person_id }) }] });
      const ends = await Promise.all([endOf(one, say('ada')), endOf(other, say('ben'))]);
      expect(ends.toSorted()).toEqual(['lost', 'saved']);
    }
    expect(await one.chat('T', 20)).toHaveLength(10);
  });

  test('a database that loses its power has everything it promised, and the house goes on by itself', async () => {
    const storage = await openHere(await server.newDatabase());
    await storage.commit([opened('T')]);
    const promised: number[] = [];
    let n = 1;
    for (let round = 0; round < 3; round += 1) {
      for (let move = 0; move < 5; move += 1, n += 1) {
        expect(await endOf(storage, moves('T', n, [n]))).toBe('saved');
        promised.push(n);
      }
      const killed = server.kill();
      const ending = endOf(storage, moves('T', n, [n]));
      await killed;
      await server.start();
      const end = await ending;
      const stored = await seqsOf(storage, 'T');
      expect(stored.slice(0, promised.length)).toEqual(promised);
      if (stored.length > promised.length || end === 'saved') promised.push(n);
      expect(stored).toEqual(promised);
      n = promised.length + 1;
    }
  });

  test('an answer that never comes leaves the outcome unknown, and who looks finds it', async () => {
    const url = new URL(await server.newDatabase());
    const proxy = await startProxy(server.port);
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    let patience = 60_000;
    const storage = await openHere(url.href, () => patience);
    await storage.commit([opened('T')]);
    proxy.swallowAnswers();
    patience = 500;
    const change = moves('T', 1, [1]);
    expect(await endOf(storage, change)).toBe('unknown');
    proxy.mend();
    patience = 60_000;
    expect(await endOf(storage, change)).toBe('lost'); // it was saved: its own number is taken
    expect(await seqsOf(storage, 'T')).toEqual([1]);
    proxy.swallow();
    patience = 500;
    expect(await endOf(storage, moves('T', 2, [2]))).toBe('unknown');
    proxy.mend();
    patience = 60_000;
    expect(await endOf(storage, moves('T', 2, [2]))).toBe('saved'); // it never arrived
    proxy.cut();
    expect(await endOf(storage, moves('T', 3, [3]))).toMatch(/saved|unknown/);
    expect(await storage.canSave()).toBe(true);
  });

  test('what the standby does not have is neither acknowledged nor read, and all that was acknowledged outlives the primary', async () => {
    const primary = await startPostgres(programs ?? '');
    onTestFinished(() => primary.stop());
    const url = new URL(await primary.newDatabase());
    const standby = await primary.addStandby();
    onTestFinished(() => standby.stop());
    const proxy = await startProxy(primary.port);
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const storage = await openHere(url.href);
    await storage.commit([opened('T')]);
    await expect(openPostgres(standby.urlOf(url.pathname.slice(1)))).rejects.toThrow(
      /: it is a standby, which only reads; give the address of the primary$/,
    );
    const waiting = async (what: string): Promise<number> =>
      (
        await primary.ask(
          `select 1 from pg_stat_activity where wait_event = 'SyncRep' and query like '%insert into ${what}%'`,
        )
      ).length;

    standby.signal('SIGSTOP');
    const cancelled = endOf(storage, moves('T', 1, [1]));
    await expect.poll(() => waiting('log')).toBe(1);
    await primary.ask("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
    // PostgreSQL says success, though only the primary has it: until the standby has it too nobody is told, however often the wait is cancelled.
    await expect.poll(() => waiting('meta')).toBe(1);
    await primary.ask("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
    await expect.poll(() => waiting('meta')).toBe(1);
    let isTold = false;
    void cancelled.finally(() => {
      isTold = true;
    });
    expect(await entriesIn(primary.urlOf('house_1'))).toBe(1);
    expect(isTold).toBe(false);
    standby.signal('SIGCONT');
    expect(await cancelled).toBe('saved');
    standby.signal('SIGSTOP');
    const broken = endOf(storage, moves('T', 2, [2]));
    await expect.poll(() => waiting('log')).toBe(1);
    await primary.kill();
    await primary.start();
    expect(await broken).toBe('unknown');
    expect(await entriesIn(primary.urlOf('house_1'))).toBe(2); // anybody else sees both
    let wasRead = false;
    const read = stubbornly(() => seqsOf(storage, 'T')).finally(() => {
      wasRead = true;
    });
    await expect.poll(() => waiting('meta')).toBeGreaterThan(0);
    expect(wasRead).toBe(false);
    standby.signal('SIGCONT');
    expect(await read).toEqual([1, 2]);

    expect(await endOf(storage, moves('T', 3, [3]))).toBe('saved');
    await primary.kill('SIGKILL');
    proxy.leadTo(standby.port);
    const trouble = (): Promise<string> => seqsOf(storage, 'T').then(String, error => error.message);
    await expect.poll(trouble).toMatch(/read-only/); // a standby still
    await standby.promote();
    expect(await stubbornly(() => seqsOf(storage, 'T'))).toEqual([1, 2, 3]);
    expect(await stubbornly(() => endOf(storage, moves('T', 4, [4])))).toMatch(/saved|unknown/);
  });

  test('who asks while all connections that read are busy waits longer than for a connection that does not come about', async () => {
    const url = await server.newDatabase();
    const storage = await openHere(url);
    await storage.commit([{ writes: [{ put: 'person', row: personRow('ada') }] }]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin; lock table person in access exclusive mode');
    const asked = Array.from({ length: 12 }, () => storage.person('ada'));
    await expect.poll(() => storage.figures?.().poolWaiting).toBe(8);
    await client.query('select pg_sleep(3.5)');
    await client.query('commit');
    for (const found of await Promise.all(asked)) expect(found).toMatchObject({ id: 'ada' });
  });

  test('what is loaded is of one moment, whoever writes meanwhile', async () => {
    const url = await server.newDatabase();
    const [writer, reader] = [await openHere(url), await openHere(url)];
    await writer.commit([opened('T')]);
    const moments = new Set<number>();
    const writing = (async () => {
      for (let n = 1; moments.size < 10; n += 1)
        await writer.commit([moves('T', n, [n], [{ put: 'table', row: tableRow('T', { n }) }])]);
    })();
    while (moments.size < 10) {
      const { row, n } = await loaded(reader, 'T');
      moments.add(n);
      expect(row.n).toBe(n); // each entry came with its document
    }
    await writing;
  });

  test('a commit that is under way when its table is removed leaves nothing behind', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await openHere(url), await openHere(url)];
    await one.commit([opened('T')]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`create function stall() returns trigger as $$
      begin perform pg_advisory_xact_lock_shared(7); return new; end $$ language plpgsql`);
    await client.query('create trigger stall after insert on log for each row execute function stall()');
    await client.query('select pg_advisory_lock(7)');
    const waiting = async (type: string): Promise<number> =>
      (await client.query('select 1 from pg_locks where not granted and locktype = $1', [type])).rows.length;
    const saved = endOf(one, moves('T', 1, [1]));
    await expect.poll(() => waiting('advisory')).toBe(1);
    let isRemoved = false;
    const removed = other.removeTable('T').finally(() => {
      isRemoved = true;
    });
    await expect.poll(async () => isRemoved || (await waiting('relation')) === 1).toBe(true);
    await client.query('select pg_advisory_unlock(7)');
    expect(await saved).toBe('saved');
    await removed;
    expect((await client.query('select * from log')).rows).toEqual([]);
    expect(await endOf(one, moves('T', 2, [2]))).toBe('lost');
  });

  /** Deadlines as nodes take them from each other, by the clock of the database: nobody waits for it to go on. */
  test('what nobody cares for is taken by one node: at once where it has none, after ten seconds of silence, or half a minute late', async () => {
    const url = await server.newDatabase();
    const nodes = ['one', 'two', 'three'];
    const storages = await Promise.all(nodes.map(node => openPostgres(url, undefined, node)));
    onTestFinished(async () => void (await Promise.all(storages.map(storage => storage.close()))));
    const client = new pg.Client({ connectionString: url, types: TYPES });
    await client.connect();
    onTestFinished(() => client.end());
    const { now } = (await client.query('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now'))
      .rows[0];
    const beat = (id: string, silentFor: number, draining = 0): Promise<unknown> =>
      client.query(
        `insert into node (id, started_at, seen_at, version, protocol, rules, address, draining)
           values ($1, 0, (extract(epoch from clock_timestamp()) * 1000)::bigint - $2, '', 1, '{}', '', $3)`,
        [id, silentFor, draining],
      );
    const put = (table: string, node: string | null, late: number): Promise<unknown> =>
      client.query("insert into deadline (table_id, kind, due_at, node) values ($1, 'clock', $2, $3)", [
        table,
        now - late,
        node,
      ]);
    for (const node of ['alive', ...nodes]) await beat(node, -3_600_000); // they will not be silent while this runs
    await beat('silent', 10_001);
    await beat('drains', -3_600_000, 1);
    const many = Array.from({ length: 150 }, (_, index) => `T${index}`);
    for (const table of many) await put(table, null, 1);
    for (const [table, node, late] of [
      ['of one that lives', 'alive', 29_000],
      ['of one that is slow', 'alive', 31_000],
      ['of one that is silent', 'silent', 1],
      ['of one that goes', 'drains', 1],
      ['of one that is gone', 'removed', 1],
      ['not due yet', null, -60_000],
    ] as const)
      await put(table, node, late);
    const taken = await Promise.all(storages.map(storage => storage.due(now, 200)));
    const all = taken.flatMap(rows => rows.map(({ table_id }) => table_id));
    const slow = 'of one that is slow'; // whoever takes it, it is still half a minute late, and anybody's
    expect(all).toContain(slow);
    expect(all.filter(table => table !== slow).toSorted()).toEqual(
      [...many, 'of one that is silent', 'of one that goes', 'of one that is gone'].toSorted(),
    );
    const rescued = storages.map(storage => storage.figures?.().rescued ?? 0);
    expect(rescued.reduce((one, other) => one + other)).toBe(all.length);
  });

  test('with ?prepare=0 nothing is prepared under a name, as an old PgBouncer wants it', async () => {
    const url = new URL(await server.newDatabase());
    const bytes: string[] = [];
    const proxy = await startProxy(server.port, { tap: data => bytes.push(data.toString('latin1')) });
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const saysNamed = async (href: string, id: string): Promise<boolean> => {
      bytes.length = 0;
      const storage = await openHere(href);
      await storage.commit([opened(id)]);
      expect(await endOf(storage, moves(id, 1, [1]))).toBe('saved');
      expect(bytes.join('')).toContain('with e as');
      expect(bytes.join('')).not.toMatch(/idle_in_transaction_session_timeout\0/); // no PgBouncer lets that pass at the start
      return /commit\0\s*with e as/.test(bytes.join(''));
    };
    expect(await saysNamed(url.href, 'T')).toBe(true);
    expect(await saysNamed(`${url.href}?prepare=0`, 'U')).toBe(false);
  });

  test('what was prepared and is not there any more, as behind an old PgBouncer, is sent as it is, and nothing is refused', async () => {
    const url = new URL(await server.newDatabase());
    const bytes: string[] = [];
    const proxy = await startProxy(server.port, { tap: data => bytes.push(data.toString('latin1')) });
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const storage = await openHere(url.href);
    await storage.commit([opened('T')]);
    expect(await endOf(storage, moves('T', 1, [1]))).toBe('saved');
    expect(await storage.attempt([{ sql: 'deallocate all', values: [], rows: 0 }])).toBe(true);
    expect(await endOf(storage, moves('T', 2, [2]))).toBe('saved');
    bytes.length = 0;
    expect(await endOf(storage, moves('T', 3, [3]))).toBe('saved');
    expect(bytes.join('')).not.toMatch(/commit\0\s*with e as/);
    expect(await seqsOf(storage, 'T')).toEqual([1, 2, 3]);
  });

  test('who cannot reach it is told where it was looked for, without the password', async () => {
    const proxy = await startProxy(server.port);
    await proxy.close();
    const opening = openPostgres(`postgres://conclave:geheim@127.0.0.1:${proxy.port}/house`);
    await expect(opening).rejects.toThrow(`the database 127.0.0.1:${proxy.port}/house`);
    await expect(opening).rejects.not.toThrow(/geheim/);
  });

  test('nodes that start together on an empty database make one house of it', async () => {
    const url = await server.newDatabase();
    const nodes = await Promise.all([openHere(url), openHere(url), openHere(url)]);
    for (const [index, node] of nodes.entries()) await node.commit([opened(`T${index}`)]);
    expect(await nodes[0]?.recentTables(10)).toHaveLength(3);
  });

  test('the database of another program, or of a newer house, is refused by name', async () => {
    const change = async (sql: string): Promise<string> => {
      const url = await server.newDatabase();
      const client = new pg.Client({ connectionString: url });
      if (sql.includes('meta')) await (await openPostgres(url)).close();
      await client.connect();
      await client.query(sql);
      await client.end();
      return url;
    };
    await expect(openPostgres(await change('create table cats (id int)'))).rejects.toThrow(/of another program/);
    const newer = "update meta set value = '99' where name in ('schema', 'reads_from')";
    await expect(openPostgres(await change(newer))).rejects.toThrow(/newer Conclave \(schema 99\)/);
  });

  test('an old node goes on beside a newer one, as long as it can read what that writes', async () => {
    const url = await server.newDatabase();
    await (await openHere(url)).commit([opened('T')]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("update meta set value = '99' where name = 'schema'");
    const old = await openHere(url);
    expect(await old.commit([moves('T', 1, [1])])).toEqual(new Set());
    expect((await client.query("select value from meta where name = 'schema'")).rows).toEqual([{ value: '99' }]);
    await client.end();
  });

  test('a house of schema 4 gets what it lacks', async () => {
    const url = await server.newDatabase();
    await (await openHere(url)).commit([opened('T'), moves('T', 1, [1])]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const sql of backTo4('text collate "C"')) await client.query(sql);
    await client.query("delete from meta where name = 'reads_from'");
    const storage = await openHere(url);
    await storage.pack('T');
    expect(await seqsOf(storage, 'T')).toEqual([1]);
    const { rows } = await client.query(
      "select name, value from meta where name in ('schema', 'reads_from') order by 1",
    );
    expect(rows).toEqual([
      { name: 'reads_from', value: '6' },
      { name: 'schema', value: String(SCHEMA_VERSION) },
    ]);
    await client.end();
  });

  test('rot is found, and named', async () => {
    const url = await server.newDatabase();
    const storage = await openHere(url);
    await storage.commit([opened('T'), opened('U'), opened('V')]);
    await storage.commit([moves('T', 1, [1]), moves('U', 1, [1]), moves('V', 1, [1])]);
    await storage.commit([moves('T', 2, [2])]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("delete from log where table_id = 'T' and n = 1");
    await client.query("update log set lines = replace(lines, '1', '7') where table_id = 'U'");
    await client.query("update game_table set doc = doc || ' ' where id = 'V'");
    await client.end();
    expect(await storage.load('T')).toEqual({ damaged: 'entry 1 is missing' });
    expect(await storage.load('U')).toEqual({ damaged: 'the piece at entry 1 is damaged (checksum)' });
    expect(await storage.load('V')).toEqual({ damaged: 'its document is damaged (checksum)' });
    expect((await storage.recentTables(10)).map(({ id }) => id).toSorted()).toEqual(['T', 'U']);
  });

  test('a backup is the whole house in one file, which is read like any other', async () => {
    const storage = await openHere(await server.newDatabase());
    await storage.commit([opened('T'), moves('T', 1, [1, 2], [{ put: 'seat', table: 'T', seat: 0, person: 'ada' }])]);
    await storage.commit([
      { writes: [{ put: 'person', row: personRow('ada') }] },
      { writes: [{ put: 'chat', row: chatRow('T', 1) }] },
      { writes: [{ put: 'note', name: 'open', value: '1' }] },
    ]);
    const file = join(newFolder(), 'house.backup');
    await storage.backup(file);
    const copy = await readSqlite(file);
    onTestFinished(() => copy.close());
    expect(await copy.load('T')).toEqual(await storage.load('T'));
    expect(await copy.person('ada')).toEqual(await storage.person('ada'));
    expect(await copy.chat('T', 9)).toEqual(await storage.chat('T', 9));
    expect(await copy.tablesOf('ada', 9)).toEqual(await storage.tablesOf('ada', 9));
    expect(await copy.note('open')).toBe('1');
  });
});
