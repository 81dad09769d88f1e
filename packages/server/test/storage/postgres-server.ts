import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../crash.ts';

/** A PostgreSQL of one's own on the loopback, in a temporary folder, with every commit on the disk as in earnest. */
export interface PostgresServer {
  readonly port: number;
  urlOf(database: string): string;
  /** A fresh, empty database. */
  newDatabase(): Promise<string>;
  ask(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** As a machine does that loses its power, and comes back; SIGKILL is for one that does not come back. */
  kill(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A copy that follows it; from now on every commit waits until it is there, too. */
  addStandby(): Promise<PostgresServer>;
  /** A standby is the primary from now on, and waits for nobody. */
  promote(): Promise<void>;
  /** All its processes stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. */
const owner = (): { readonly uid: number; readonly gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => parentOf(name) === parent)
    .map(Number);

const parentOf = (pid: string): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined; // it has just ended
  }
};

interface Folder {
  readonly programs: string;
  readonly folder: string;
  readonly data: string;
  readonly run: { readonly cwd: string; readonly env: NodeJS.ProcessEnv };
}

/** A folder that belongs to whom PostgreSQL runs as. */
const newFolder = (programs: string): Folder => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-postgres-'));
  const runner = owner();
  chmodSync(folder, 0o700);
  if (runner !== undefined) chownSync(folder, runner.uid, runner.gid);
  const env = { ...process.env, LC_ALL: 'C', PATH: `${programs}:${process.env.PATH}` };
  return { programs, folder, data: join(folder, 'data'), run: { ...runner, cwd: folder, env } };
};

const runProgram = ({ programs, run }: Folder, name: string, ...args: readonly string[]): Promise<unknown> =>
  promisify(execFile)(join(programs, name), args, run);

export const startPostgres = async (programs: string): Promise<PostgresServer> => {
  const place = newFolder(programs);
  const how = ['-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions', '--no-sync'];
  await runProgram(place, 'initdb', '-D', place.data, '-U', 'conclave', ...how);
  return serverIn(place);
};

/** Recovers fast, and a standby does not wait for five seconds before it asks again. */
const SETTINGS = ['log_min_messages=fatal', 'recovery_init_sync_method=syncfs', 'wal_retrieve_retry_interval=200'];

const serverIn = async (place: Folder): Promise<PostgresServer> => {
  const { programs, folder, data, run } = place;
  const port = await freePort();
  const settings = SETTINGS.flatMap(setting => ['-c', setting]);
  let running: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (name: string): string => `postgres://conclave@127.0.0.1:${port}/${name}`;

  const ask: PostgresServer['ask'] = async sql => {
    const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 3000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const isUp = (): Promise<boolean> =>
    ask('select 1').then(
      () => true,
      () => false,
    );
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise(done => setTimeout(done, 50));
  };
  const start = async (): Promise<void> => {
    const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings];
    const child = spawn(join(programs, 'postgres'), words, { ...run, stdio: 'ignore' });
    running = child;
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      return isUp();
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise(done => child.once('exit', done));
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    port,
    urlOf,
    ask,
    newDatabase: async () => {
      databases += 1;
      await ask(`create database house_${databases}`);
      return urlOf(`house_${databases}`);
    },
    kill: (signal = 'SIGQUIT') => end(signal), // at once, without a checkpoint; its children with it
    start,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    addStandby: async () => {
      const copy = newFolder(programs);
      const from = `host=127.0.0.1 port=${port} user=conclave application_name=standby`;
      const how = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
      await runProgram(copy, 'pg_basebackup', '-D', copy.data, ...how, '-d', from);
      const standby = await serverIn(copy);
      await ask("alter system set synchronous_standby_names = 'FIRST 1 (standby)'");
      await ask('select pg_reload_conf()');
      await until(async () => {
        const [found] = await ask("select 1 from pg_stat_replication where sync_state = 'sync'");
        return found !== undefined;
      });
      return standby;
    },
    promote: async () => void (await ask('select pg_promote()')),
    signal: signal => {
      if (running?.pid === undefined) return;
      for (const pid of [running.pid, ...childrenOf(running.pid)])
        try {
          process.kill(pid, signal);
        } catch {} // it has just ended
    },
  };
};
