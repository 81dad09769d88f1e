// PostgreSQL and Redis of our own on the loopback, in a temporary folder, with every commit on the disk; and what they cost.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sleep } from '../server/core.mjs';

const VERSIONS = '/usr/lib/postgresql';

const freePort = () =>
  new Promise(found => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** PostgreSQL refuses to run as root. */
const runner = () => {
  if (process.getuid() !== 0) return {};
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const bins = () => {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map(Number)
        .sort((one, other) => other - one)
    : [];
  if (versions.length === 0) throw new Error(`There is no PostgreSQL in ${VERSIONS} (Debian: postgresql).`);
  return join(VERSIONS, String(versions[0]), 'bin');
};

export const startPostgres = async () => {
  const folder = mkdtempSync(join(process.env.DISK ?? tmpdir(), 'conclave-bench-postgres-'));
  const as = runner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, stdio: 'ignore' };
  execFileSync(
    join(bins(), 'initdb'),
    ['-D', data, '-U', 'conclave', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const port = await freePort();
  const child = spawn(
    join(bins(), 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    options,
  );
  const url = name => `postgres://conclave@127.0.0.1:${port}/${name}`;
  const ask = async (sql, name = 'postgres') => {
    const client = new pg.Client({ connectionString: url(name) });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  for (let tries = 0; ; tries += 1) {
    const error = await ask('select 1').then(
      () => undefined,
      why => why,
    );
    if (error === undefined) break;
    if (tries > 200) throw error;
    await sleep(50);
  }
  let count = 0;
  return {
    newDatabase: async () => {
      count += 1;
      await ask(`create database house_${count}`);
      return url(`house_${count}`);
    },
    cpu: () => cpuOfFamily(child.pid),
    family: () => familyOf(child.pid),
    stop: () =>
      new Promise(done => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        child.kill('SIGINT');
      }),
  };
};

/** Without a program there is no bus, and nodes look every second. */
export const startRedis = async () => {
  const program = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync);
  if (program === undefined) return undefined;
  const port = await freePort();
  const child = spawn(program, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await sleep(300);
  return { url: `redis://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill('SIGTERM') };
};

const TICKS = 100;
const statOf = pid => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / TICKS };
};

/** Seconds of the thread that decides, without V8's compiler and collector beside it. */
export const mainThread = pid => statOf(`${pid}/task/${pid}`).cpu;

/** A process and its children. */
const familyOf = pid =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(one => {
      try {
        return one === pid || statOf(one).parent === pid;
      } catch {
        return false; // it has just ended
      }
    });

/** Seconds of processor time of a process and its children. */
const cpuOfFamily = pid =>
  familyOf(pid).reduce((sum, one) => {
    try {
      return sum + statOf(one).cpu;
    } catch {
      return sum;
    }
  }, 0);

/**
 * With REALTIME=1 (as root) these have the machine to themselves from now until the answer is called, for some seconds: beside other work figures scatter
 * by a factor of two.
 */
export const alone = pids => {
  if (process.env.REALTIME !== '1') return () => undefined;
  const put = how => {
    for (const pid of pids)
      spawnSync('chrt', ['--all-tasks', ...how, '--pid', how.includes('--rr') ? '5' : '0', String(pid)]);
  };
  put(['--rr']);
  return () => put(['--other']);
};

/** How long the smallest commit takes at this moment: the median of a loop, in milliseconds. */
export const bareCommit = async (url, count = 200) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists bare (n bigint)');
  const times = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    await client.query({ name: 'bare', text: 'insert into bare values ($1)', values: [n] });
    times.push(performance.now() - start);
  }
  await client.end();
  return times.sort((one, other) => one - other)[count >> 1];
};
