// Shared by all load generators of this folder and of bench/peers: the generator is one process, the server another.
import { fork } from 'node:child_process';
import os from 'node:os';

export const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** Starts a server file in a process of its own; it answers `stats` with its CPU time, memory and bytes on the wire. */
export const startServer = (file, env = {}, args = []) =>
  new Promise((resolve, reject) => {
    const profile = process.env.PROF === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.PROF}`];
    const child = fork(file, args, {
      execArgv: ['--expose-gc', ...profile, ...(process.env.NODE_ARGS ?? '').split(' ').filter(Boolean)],
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const waiting = [];
    const stats = (gc = false) =>
      new Promise(answer => {
        waiting.push(answer);
        child.send({ ask: 'stats', gc });
      });
    const stop = () =>
      new Promise(done => {
        child.once('exit', done);
        child.send({ ask: 'exit' });
      });
    child.on('message', message => {
      if (message.ready) resolve({ ...message, pid: child.pid, stats, stop, child });
      else if (message.stats) waiting.shift()?.(message.stats);
    });
    child.on('error', reject);
    child.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });

const isSocket = handle => handle.bytesWritten !== undefined && handle.remoteAddress;

/** The other side of `stats`, inside the server's process. */
export const answerStats = (extra = () => undefined) => {
  process.on('disconnect', () => process.exit(0)); // never outlive the load generator
  process.on('message', ({ ask, gc }) => {
    if (ask === 'exit') process.exit(0);
    if (ask !== 'stats') return;
    if (gc) for (let run = 0; run < 3; run += 1) globalThis.gc();
    const { user, system } = process.cpuUsage();
    const sockets = process._getActiveHandles().filter(isSocket);
    const sum = pick => sockets.reduce((total, socket) => total + pick(socket), 0);
    const wire = { tx: sum(({ bytesWritten }) => bytesWritten), rx: sum(({ bytesRead }) => bytesRead) };
    process.send({
      stats: { cpu: (user + system) / 1e6, system: system / 1e6, ...wire, ...process.memoryUsage(), extra: extra() },
    });
  });
};

/** Drives tables: as fast as they can, or at a steady rate of moves per second for all together. */
export class Drive {
  constructor(rate = 0) {
    this.rate = rate;
    this.moves = 0;
    this.latencies = undefined;
    this.stopped = false;
    this.tables = [];
    /** Tables that would move now, while another contender has its slice. */
    this.resting = undefined;
  }

  rest() {
    this.resting ??= [];
  }

  goOn() {
    const rested = this.resting ?? [];
    this.resting = undefined;
    for (const table of rested) this.schedule(table);
  }

  /** The table may move now: it fires at once, or when its turn in the rate comes. */
  schedule(table) {
    if (this.stopped) return;
    if (this.resting !== undefined) {
      this.resting.push(table);
      return;
    }
    if (this.rate === 0) {
      table.fire();
      return;
    }
    const gap = (this.tables.length / this.rate) * 1000;
    table.due = (table.due ?? performance.now() + Math.random() * gap) + gap;
    const left = table.due - performance.now();
    if (left < -gap * 5) table.due = performance.now();
    if (left <= 0) table.fire();
    else setTimeout(() => this.stopped || table.fire(), left);
  }

  sent(table) {
    table.sentAt = performance.now();
    table.updated = 0;
  }

  /** One of the four seats got the update; true when it was the last one. */
  seen(table) {
    table.updated += 1;
    if (table.updated !== 4) return false;
    this.moves += 1;
    this.latencies?.push(performance.now() - table.sentAt);
    return true;
  }
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const rounded = (value, digits = 0) => Number(value.toFixed(digits));

/** For `slices.mjs`, until it ends this process: plays when it is told to, says what that cost, and rests while the others play. */
const answerSlices = (drive, server) =>
  new Promise(() => {
    drive.rest();
    process.on('message', async ({ slice }) => {
      const before = await server.stats();
      const first = drive.moves;
      drive.goOn();
      await sleep(slice);
      drive.rest();
      await sleep(100); // what is under way is answered
      const after = await server.stats();
      process.send({ moves: drive.moves - first, cpu: after.cpu - before.cpu, system: after.system - before.system });
    });
    process.send({ ready: true });
  });

/** One window of measurement. `moves_per_cpu_s` is the figure least disturbed by other work on the machine. */
export const measure = async (drive, server, label, { warm = Number(process.env.WARM ?? 10), seconds = 10 } = {}) => {
  if (process.env.SLICES !== undefined) await answerSlices(drive, server);
  await sleep(warm * 1000);
  const before = await server.stats();
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  const first = drive.moves;
  drive.latencies = [];
  const perSecond = [];
  let last = first;
  const timer = setInterval(() => {
    perSecond.push(drive.moves - last);
    last = drive.moves;
  }, 1000);
  await sleep(seconds * 1000);
  clearInterval(timer);
  const elapsed = (performance.now() - start) / 1000;
  const moves = drive.moves - first;
  const latencies = Float64Array.from(drive.latencies).sort();
  drive.latencies = undefined;
  const after = await server.stats();
  const own = process.cpuUsage(ownBefore);
  const cpu = after.cpu - before.cpu;
  return {
    label,
    tables: drive.tables.length,
    moves,
    moves_s: rounded(moves / elapsed),
    moves_s_range: [Math.min(...perSecond), Math.max(...perSecond)],
    moves_per_cpu_s: rounded(moves / cpu),
    system_share: rounded((after.system - before.system) / cpu, 2),
    p50_ms: rounded(at(latencies, 0.5), 2),
    p99_ms: rounded(at(latencies, 0.99), 2),
    max_ms: rounded(latencies.at(-1) ?? 0, 1),
    server_cpu: rounded(cpu / elapsed, 2),
    generator_cpu: rounded((own.user + own.system) / 1e6 / elapsed, 2),
    bytes_out_per_move: rounded((after.tx - before.tx) / moves),
    load: rounded(os.loadavg()[0], 2),
    ...(after.extra === undefined ? {} : { extra: after.extra }),
  };
};

export const percentiles = (values, shares) => {
  const sorted = [...values].sort((one, other) => one - other);
  return Object.fromEntries(shares.map(share => [`p${share * 100}`, at(sorted, share)]));
};
