// The page of bot-door.test.ts: one pool with one worker, and two things that the test can call.
import { createWebPool } from '@conclave/bots';

const pool = createWebPool(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), 1);

const ask = async ({ question, cancelAfter }) => {
  const shares = [];
  const abort = new AbortController();
  const start = performance.now();
  if (cancelAfter !== undefined) setTimeout(() => abort.abort(), cancelAfter);
  const decision = await pool.ask(question, { signal: abort.signal, progress: share => shares.push(share) });
  return { decision, shares, took: performance.now() - start, workers: pool.load.workers };
};

const close = () => {
  pool.close();
  return pool.load.workers;
};

globalThis.botDoor = { ask, close };
