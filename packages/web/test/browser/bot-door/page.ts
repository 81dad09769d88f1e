import { createWebPool, type Question } from '@conclave/bots';

/** What the test asks for, and what it gets to see of the pool. */
export interface Asked {
  readonly question: Question;
  /** Cancelled after so many milliseconds. */
  readonly cancelAfter?: number;
}

export interface Seen {
  readonly decision: unknown;
  readonly shares: readonly number[];
  readonly took: number;
  readonly workers: number;
}

const pool = createWebPool(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), 1);

const ask = async ({ question, cancelAfter }: Asked): Promise<Seen> => {
  const shares: number[] = [];
  const abort = new AbortController();
  const start = performance.now();
  if (cancelAfter !== undefined) setTimeout(() => abort.abort(), cancelAfter);
  const decision = await pool.ask(question, { signal: abort.signal, progress: share => shares.push(share) });
  return { decision, shares, took: performance.now() - start, workers: pool.load.workers };
};

const close = (): number => {
  pool.close();
  return pool.load.workers;
};

Object.assign(window, { botDoor: { ask, close } });
