import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { redisProgram } from '../../../../scripts/need-redis.ts';
import { Api, newGuest } from '../client.ts';
import { freePort } from '../crash.ts';
import { ROOT, shipped } from './shipped.ts';

const programs = postgresPrograms();
const redisServer = redisProgram();

interface Service {
  readonly command?: readonly string[];
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
}
const { services } = parse(shipped('compose.cluster.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const postgresUser = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, otherwise = '') => values[name] ?? otherwise);

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise(done => (child.exitCode !== null ? done(child.exitCode) : child.once('exit', code => done(code))));

test.skipIf(programs === undefined || redisServer === undefined)(
  'what compose.cluster.yaml starts, started as plain processes, is one house on a database with a synchronous standby',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-compose-'));
    chmodSync(folder, 0o711);
    const children: ChildProcess[] = [];
    onTestFinished(async () => {
      for (const child of children.toReversed()) child.kill('SIGINT');
      await Promise.all(children.map(ended));
      rmSync(folder, { recursive: true, force: true });
    });
    const [primaryPort, standbyPort, newsPort] = [await freePort(), await freePort(), await freePort()];
    const secrets = { POSTGRES_PASSWORD: 'letters1', REPLICATION_PASSWORD: 'letters2' };
    const own = { ...process.env, PATH: `${programs}:${process.env.PATH}`, LC_ALL: 'C' };
    const places = Object.fromEntries(
      ['primary', 'standby'].map(name => {
        const place = mkdtempSync(join(folder, name));
        if (postgresUser.uid !== undefined) chownSync(place, postgresUser.uid, postgresUser.gid);
        copyFileSync(`${ROOT}deploy/cluster/postgres-${name}.sh`, join(place, 'script.sh'));
        chmodSync(join(place, 'script.sh'), 0o644);
        return [name, place];
      }),
    );
    const at = (name: string): string => places[name] ?? '';
    const start = (words: readonly string[], env: NodeJS.ProcessEnv, as: object = {}): ChildProcess => {
      const [program = '', ...args] = words;
      const child = spawn(program, args, { env, ...as, stdio: 'ignore' });
      children.push(child);
      return child;
    };

    // The image makes the database with the script beside it, and then starts it.
    const data = join(at('primary'), 'data');
    const asPostgres = { ...postgresUser, cwd: at('primary') };
    const owner = services.primary?.environment ?? {};
    const env = { ...own, ...owner, ...secrets, PGDATA: data, PGHOST: at('primary'), PGPORT: String(primaryPort) };
    const once = (program: string, ...args: readonly string[]): string =>
      execFileSync(program, args, { ...asPostgres, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    once('initdb', '-D', data, '-U', String(owner.POSTGRES_USER), '-A', 'trust', '--no-sync');
    const socket = ['-p', String(primaryPort), '-h', '127.0.0.1', '-k', at('primary')];
    once('pg_ctl', '-D', data, '-w', '-o', socket.join(' '), '-l', join(at('primary'), 'log'), 'start');
    once('createdb', '-U', String(owner.POSTGRES_USER), String(owner.POSTGRES_DB));
    once('sh', join(at('primary'), 'script.sh'));
    once('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
    const command = services.primary?.command ?? [];
    start([...command, '-D', data, ...socket], env, asPostgres);
    const standby = { ...own, PGDATA: join(at('standby'), 'data'), PGPASSWORD: secrets.REPLICATION_PASSWORD };
    const follows = { ...standby, PRIMARY: '127.0.0.1', PRIMARY_PORT: String(primaryPort) };
    const there = ['-p', String(standbyPort), '-h', '127.0.0.1', '-k', at('standby')];
    start(['sh', join(at('standby'), 'script.sh'), ...there], follows, { ...postgresUser, cwd: at('standby') });
    const news = services.news?.command?.slice(1) ?? [];
    start([redisServer ?? '', ...news, '--port', String(newsPort), '--bind', '127.0.0.1', '--dir', folder], own);

    const nodes = Object.values(services).filter(({ build }) => build !== undefined);
    const ports = await Promise.all(nodes.map(() => freePort()));
    const given = { ...secrets, CONCLAVE_ADMIN_TOKEN: 'a-long-admin-token-for-tests' };
    const running = nodes.map(({ environment = {} }, index) => {
      const settings = Object.entries(environment).map(([name, value]) => [
        name,
        filledIn(String(value), given)
          .replace('primary:5432', `127.0.0.1:${primaryPort}`)
          .replace('news:6379', `127.0.0.1:${newsPort}`),
      ]);
      const listening = { CONCLAVE_HOST: '127.0.0.1', CONCLAVE_PORT: String(ports[index]), CONCLAVE_DATA: folder };
      const words = [process.execPath, `${ROOT}packages/cli/bin/conclave.js`, 'serve'];
      const node = { ...process.env, ...Object.fromEntries(settings), ...listening };
      return { words, node };
    });
    const synchronous = async (): Promise<unknown> => {
      const url = `postgres://${owner.POSTGRES_USER}@127.0.0.1:${primaryPort}/${owner.POSTGRES_DB}`;
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query('select application_name, sync_state from pg_stat_replication')).rows;
      } catch {
        return undefined;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await expect.poll(synchronous).toEqual([{ application_name: 'standby', sync_state: 'sync' }]);
    const processes = running.map(({ words, node }) => start(words, node));
    const bases = ports.map(port => `http://127.0.0.1:${port}`);
    const statusOf = (base: string): Promise<number> =>
      new Api(base).call('GET', '/health').then(
        ({ status }) => status,
        () => 0,
      );
    for (const base of bases) await expect.poll(() => statusOf(base)).toBe(200);
    const ada = await newGuest(bases[0] ?? '', 'Ada');
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const wish = { game: 'seven-seals', seats };
    const { id } = await new Api(bases[1] ?? '', ada.token).ok<{ id: string }>('POST', '/api/tables', wish);
    expect(await new Api(bases[2] ?? '', ada.token).ok('GET', `/api/tables/${id}`)).toMatchObject({ id });
    for (const child of processes) child.kill('SIGTERM');
    expect(await Promise.all(processes.map(ended))).toEqual([0, 0, 0]);
  },
);
