import { type BotPool, createPool, type WorkerEvents } from './pool.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** A `Worker` of the browser is one. */
export interface WebWorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(
    type: string,
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ): void;
}

interface Browser {
  setTimeout(callback: () => void, milliseconds: number): unknown;
  readonly performance: { now(): number };
}

/** A pool in the page. The page makes the worker itself, so that its bundler finds the file. */
export const createWebPool = (makeWorker: () => WebWorkerLike, size = 1): BotPool => {
  const browser = globalThis as unknown as Browser;
  const spawn = (events: WorkerEvents) => {
    const worker = makeWorker();
    worker.addEventListener('message', ({ data }) => events.message(data as FromWorker));
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      events.lost(message ?? 'the worker failed');
    });
    return { post: (message: ToWorker) => worker.postMessage(message), end: () => worker.terminate() };
  };
  return createPool({
    size,
    spawn,
    now: () => browser.performance.now(),
    wait: milliseconds => new Promise(resolve => browser.setTimeout(resolve, milliseconds)),
  });
};
