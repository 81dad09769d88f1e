import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { asked } from '../../src/keeping/place.ts';
import { progressFor } from '../../src/keeping/progress.ts';
import { migrateAt } from '../../src/storage/postgres/backup.ts';
import { postgresTrouble } from '../../src/storage/postgres/trouble.ts';
import { newFolder } from '../storage/folders.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { runs } from './run.ts';

const programs = postgresPrograms();
const CONCLAVE = fileURLToPath(new URL('../../../cli/bin/conclave.js', import.meta.url));

const ask = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
};

describe.skipIf(programs === undefined)('one sentence says what is wrong with a database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  const sentence = async (url: string): Promise<string> => {
    const { message } = await migrateAt(url).then(
      () => new Error('nothing'),
      error => error as Error,
    );
    expect(message).not.toMatch(/geheim|\n/);
    expect(message).toMatch(/^the database 127\.0\.0\.1:\d+\/\w+: /);
    return message.slice(message.indexOf(': ') + 2);
  };
  const changed = (url: string, changes: Partial<URL>): string => Object.assign(new URL(url), changes).href;

  test('an address where nobody is, where somebody else is, and where there is no such database', async () => {
    const url = await server.newDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise(done => other.once('listening', done));
    expect(await sentence(changed(url, { port: '1' }))).toBe('nobody answers there');
    const { port } = other.address() as AddressInfo;
    expect(await sentence(changed(url, { port: String(port) }))).toMatch(
      /^the line broke: what answers there is no Post/,
    );
    const rude = createTcpServer(socket => socket.destroy()).listen(0, '127.0.0.1');
    onTestFinished(() => void rude.close());
    await new Promise(done => rude.once('listening', done));
    const { port: rudePort } = rude.address() as AddressInfo;
    expect(await sentence(changed(url, { port: String(rudePort) }))).toMatch(/just starting or stopping$/);
    expect(await sentence(changed(url, { pathname: '/nowhere' }))).toMatch(/^there is no such database; create it/);
    const warnings: Error[] = [];
    const warned = (warning: Error): void => void warnings.push(warning);
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(await sentence(`${url}?sslmode=${mode}`)).toBe('it does not speak TLS, which the address asks for');
    await new Promise(done => setImmediate(done));
    expect(warnings).toEqual([]);
  });

  test('a wrong password, a user who is not let in, and one who may not create tables', async () => {
    const url = await server.newDatabase();
    const { rows } = await (async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const found = await client.query<{ hba_file: string }>('show hba_file');
      await client.end();
      return found;
    })();
    const lines = ['guest 127.0.0.1/32 scram-sha-256', 'banned 127.0.0.1/32 reject', 'all 127.0.0.1/32 trust'];
    const table = lines.map(line => `('host all ${line}')`).join(', ');
    await ask(
      url,
      "create role guest login password 'geheim-right'",
      'create role banned login',
      'create role visitor login',
      `copy (select * from (values ${table}) as rules) to '${rows[0]?.hba_file}'`,
      'select pg_reload_conf()',
    );
    const as = (username: string, password: string): string => changed(url, { username, password });
    await expect.poll(() => sentence(as('guest', 'geheim'))).toBe('it does not accept this user with this password');
    expect(await sentence(as('guest', ''))).toBe('it does not accept this user with this password');
    expect(await sentence(as('banned', 'geheim'))).toMatch(/does not let this user in/);
    expect(await sentence(as('visitor', 'geheim'))).toMatch(/may not create tables in it/);
  });

  test('a database that only reads, one of a newer Conclave, one of another program', async () => {
    const url = await server.newDatabase();
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
    expect(await sentence(url)).toMatch(/^it only reads, as a standby does; give the address of the primary$/);
    const newer = await server.newDatabase();
    await migrateAt(newer);
    await ask(newer, "update meta set value = '99' where name in ('schema', 'reads_from')");
    expect(await sentence(newer)).toMatch(/written by a newer Conclave \(schema 99\); nothing was changed$/);
    const copying = [
      ['backup', `${newFolder()}/x`, '--database', newer],
      ['move', '--database', newer, '--to', `${newFolder()}/y`],
    ] as const;
    for (const [name, ...args] of copying)
      await expect(runs(name, ...args)).rejects.toThrow(
        /newer Conclave \(schema 99\), which alone can copy all of it$/,
      );
    await ask(newer, "update meta set value = '11' where name = 'schema'");
    await expect(runs('backup', `${newFolder()}/x`, '--database', newer)).rejects.toThrow(
      /an older Conclave \(schema 11\): copy it with that one, or after conclave migrate$/,
    );
    const foreign = await server.newDatabase();
    await ask(foreign, 'create table cats (id int)');
    expect(await sentence(foreign)).toBe('it is the database of another program');
    await expect(runs('backup', `${newFolder()}/x`, '--database', foreign)).rejects.toThrow('there is no house in it');
    await expect(runs('restore', import.meta.filename, '--database', foreign)).rejects.toThrow('not a backup of');
  });
});

test('a server that cannot start says one sentence and ends with 1: whoever starts it again waits before that', () => {
  const words = ['serve', '--database', 'postgres://u:geheim@127.0.0.1:1/house', '--port', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [CONCLAVE, ...words], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`.trim()).toMatch(
    /^(?:conclave: )?the database 127\.0\.0\.1:1\/house: nobody answers there$/,
  );
});

test.each<[string, string, string]>([
  ['53100', 'could not extend file "base/5/1": No space left on device', 'its disk is full'],
  ['53300', 'sorry, too many clients already', 'it has no connection left (max_connections)'],
  ['57P03', 'the database system is starting up', 'it is starting or stopping; try again in a moment'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND pg.example', 'there is no such machine'],
  ['', 'self-signed certificate in certificate chain', 'its certificate is not trusted here'],
])('%s %s', (code, words, sentence) => {
  const error = Object.assign(new Error(words), { code });
  expect(postgresTrouble('postgres://u:geheim@pg.example/house', error).message).toBe(
    `the database pg.example/house: ${sentence}`,
  );
});

test('where the house is: flags before the environment, a database before a folder, and no address that is none', () => {
  const env = { CONCLAVE_DATABASE: 'postgres://h/db', CONCLAVE_DATA: '/srv' };
  expect(asked([], {}).place).toEqual({ data: 'data' });
  expect(asked([], { CONCLAVE_DATA: '/srv' }).place).toEqual({ data: '/srv' });
  expect(asked([], env).place).toEqual({ database: 'postgres://h/db' });
  expect(asked(['--data', 'here'], env).place).toEqual({ data: 'here' });
  expect(() => asked(['--data', 'x', '--database', 'postgres://h/db'], {})).toThrow('not both');
  for (const nonsense of ['mysql://h/db', 'house.db', 'http://h'])
    expect(() => asked(['--database', nonsense], {})).toThrow('the database needs an address like postgres://');
});

test('a house moves from a folder to a database or back, nowhere else', async () => {
  const folder = newFolder();
  await expect(runs('move', '--data', folder)).rejects.toThrow('conclave move --data DIR --to');
  await expect(runs('move', '--data', folder, '--to', `${folder}/x`)).rejects.toThrow('from a folder into a database');
  await expect(runs('move', '--data', folder, '--to', 'mysql://x')).rejects.toThrow('an address like postgres://');
});

test('who moves a large house sees how far it is', () => {
  const said: string[] = [];
  const progress = progressFor(line => said.push(line), 100);
  for (let done = 50; done <= 250; done += 50) progress('log', done, 250);
  progress('chat', 60, 60);
  expect(said).toEqual(['log: 100 of 250', 'log: 200 of 250']);
});
