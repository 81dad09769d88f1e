import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { GAME_IDS } from '@conclave/house';
import { expect, test } from 'vitest';
import { workerEntry } from '../src/node/entry.ts';
import { playByPool } from '../src/node/play-by-pool.ts';
import { createPool, type WorkerEvents } from '../src/pool/pool.ts';
import type { FromWorker, ToWorker } from '../src/pool/protocol.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const used = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** A pool that counts its workers: begun and ended. The full length of this is bench/arena/heap.mjs. */
const countedPool = (size: number) => {
  const counts = { begun: 0, ended: 0 };
  const spawn = (events: WorkerEvents) => {
    const worker = new Worker(workerEntry('bot-worker'), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 48 },
    });
    counts.begun += 1;
    worker.on('message', (message: FromWorker) => events.message(message));
    worker.on('error', error => events.lost(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => {
      counts.ended += 1;
      events.lost('the worker has ended');
    });
    return { post: (message: ToWorker) => worker.postMessage(message), end: () => void worker.terminate() };
  };
  const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
  return { counts, pool: createPool({ size, spawn, wait, now: () => performance.now() }) };
};

test('sixty games by two small workers leave the heap flat, and closing ends every worker', async () => {
  const { counts, pool } = countedPool(2);
  const games = GAME_IDS;
  const play = async (from: number, number: number): Promise<void> => {
    for (let index = from; index < from + number; index += 2)
      await Promise.all(
        [index, index + 1].map(each =>
          playByPool({
            game: games[each % games.length] as string,
            bots: each % 10 === 0 ? ['master', 'regular', 'regular'] : ['regular', 'regular', 'regular'],
            seed: `pool ${each}`,
            iterations: 4,
            pool,
          }),
        ),
      );
  };
  await play(0, 12);
  const before = used();
  await play(12, 48);
  expect(used() - before).toBeLessThan(4); // megabytes
  expect(counts).toEqual({ begun: 2, ended: 0 });
  expect(pool.load).toEqual({ workers: 2, open: 0 });
  pool.close();
  await expect.poll(() => counts.ended).toBe(2);
});
