import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotPool, createPool, type WorkerEvents } from '../pool/pool.ts';
import type { FromWorker, ToWorker } from '../pool/protocol.ts';
import { workerEntry } from './entry.ts';

const spawn = (events: WorkerEvents) => {
  const worker = new Worker(workerEntry('bot-worker'), { execArgv: [] });
  worker.unref(); // a waiting bot does not keep a server from stopping
  worker.on('message', (message: FromWorker) => events.message(message));
  worker.on('error', error => events.lost(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => events.lost('the worker has ended'));
  return { post: (message: ToWorker) => worker.postMessage(message), end: () => void worker.terminate() };
};

/** Worker threads that think for bots: as many as there are cores, less one for the table. */
export const createNodePool = (size = Math.max(1, availableParallelism() - 1)): BotPool =>
  createPool({
    size,
    spawn,
    now: () => performance.now(),
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  });
