// Game after game with bots in workers: the heaps of the table's thread and of the workers should stay flat, and no worker should be left.
// usage: node --expose-gc bench/arena/heap.mjs [games] [workers]
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { createPool, playByPool } from '@conclave/bots';
import { GAME_IDS } from '@conclave/house';

const games = Number(process.argv[2] ?? 1000);
const size = Number(process.argv[3] ?? 1);
if (globalThis.gc === undefined) throw new Error('run it with node --expose-gc');

const workers = [];
let ended = 0;
const spawn = events => {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./heap-worker.mjs', import.meta.url), {
    workerData: { port: port2 },
    transferList: [port2],
  });
  worker.on('message', message => events.message(message));
  worker.on('error', error => events.lost(error.message));
  worker.on('exit', () => {
    ended += 1;
    events.lost('the worker has ended');
  });
  workers.push({ worker, port: port1 });
  return { post: message => worker.postMessage(message), end: () => void worker.terminate() };
};
const now = () => performance.now();
const pool = createPool({
  size,
  spawn,
  now,
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
});

const megabytes = bytes => (bytes / 2 ** 20).toFixed(2);
const heapOf = async ({ port }) => {
  port.postMessage('how much?');
  const [bytes] = await once(port, 'message');
  return bytes;
};

const report = async (done, asked) => {
  globalThis.gc();
  const table = process.memoryUsage().heapUsed;
  let theirs = 0;
  for (const worker of workers) theirs += await heapOf(worker);
  const { open, workers: alive } = pool.load;
  console.log(
    `${String(done).padStart(5)} games, ${asked} questions: table ${megabytes(table)} MB, workers ${megabytes(theirs)} MB, ` +
      `resident ${megabytes(process.memoryUsage().rss)} MB, ${alive} of ${workers.length} workers alive, ${open} questions open`,
  );
};

/** Every game in turn, one master among regulars. */
const names = GAME_IDS;
const start = now();
let asked = 0;
for (let index = 0; index < games; index += 1) {
  const game = names[index % names.length];
  const bots = Array.from({ length: 4 }, (_, seat) => (seat === index % 4 ? 'master' : 'regular'));
  asked += await playByPool({ game, bots, seed: `heap/${index}`, iterations: 4, pool });
  if (index + 1 === Math.min(50, games) || (index + 1) % Math.max(1, games / 10) === 0) await report(index + 1, asked);
}
pool.close();
for (const { worker, port } of workers) {
  port.close();
  await worker.terminate();
}
console.log(`${((now() - start) / 1000).toFixed(0)} s; ${ended} of ${workers.length} workers have ended`);
