import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of one's own on the loopback, in a temporary folder, with every commit on the disk as in earnest. */
export interface PostgresServer {
  readonly port: number;
  /** A fresh, empty database. */
  newDatabase(): Promise<string>;
  /** As a machine does that loses its power, and comes back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. */
const owner = (): { readonly uid: number; readonly gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export const startPostgres = async (programs: string): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-postgres-'));
  const runner = owner();
  chmodSync(folder, 0o700);
  if (runner !== undefined) chownSync(folder, runner.uid, runner.gid);
  const data = join(folder, 'data');
  const run = { ...runner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const options = [
    '-D',
    data,
    '-U',
    'conclave',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), options, { ...run, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'log_min_messages=fatal',
    '-c',
    'recovery_init_sync_method=syncfs',
  ];
  let process_: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (name: string): string => `postgres://conclave@127.0.0.1:${port}/${name}`;

  const ask = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 3000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const isUp = (): Promise<boolean> =>
    ask('select 1').then(
      () => true,
      () => false,
    );
  const start = async (): Promise<void> => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...run, stdio: 'ignore' });
    process_ = child;
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      await new Promise(done => setTimeout(done, 50));
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = process_;
    process_ = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise(done => child.once('exit', done));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    newDatabase: async () => {
      databases += 1;
      await ask(`create database house_${databases}`);
      return urlOf(`house_${databases}`);
    },
    kill: () => end('SIGQUIT'), // at once, without a checkpoint; its children with it
    start,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
