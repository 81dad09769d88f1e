import type { Verdict } from './verify.ts';

/** A long game takes a moment: it is recomputed in a worker, and the page stays awake. */
export const verifyAway = (text: string): Promise<Verdict> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
    const done = (): void => worker.terminate();
    worker.addEventListener('message', (event: MessageEvent<Verdict>) => {
      resolve(event.data);
      done();
    });
    worker.addEventListener('error', event => {
      reject(new Error(event.message));
      done();
    });
    worker.postMessage(text);
  });
