import type { GameTypes } from '@conclave/kernel';
import type { Decision } from '@conclave/search';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** A worker thread of Node or a Web Worker, as the pool sees it. */
export interface BotWorker {
  post(message: ToWorker): void;
  end(): void;
}

export interface WorkerEvents {
  message(message: FromWorker): void;
  /** The worker is gone, or about to be. */
  lost(reason: string): void;
}

export interface PoolSettings {
  /** At most so many workers; they start when first needed. */
  readonly size: number;
  /** At most so many questions wait; further ones are refused. */
  readonly mostWaiting?: number;
  spawn(events: WorkerEvents): BotWorker;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** An `AbortSignal` is one. */
export interface Cancel {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Asking {
  /** The answer comes so many milliseconds after the question, never sooner: a short pause would tell of an easy hand (DG-16.6). */
  readonly pace?: number;
  /** A cancelled question is answered at once with the best move found so far. */
  readonly signal?: Cancel;
  readonly progress?: (share: number) => void;
}

export interface BotPool {
  ask(question: Question, asking?: Asking): Promise<Decision<GameTypes>>;
  /** Ends all workers; open questions are refused. */
  close(): void;
  /** Workers that are alive, and questions not yet answered. */
  readonly load: { readonly workers: number; readonly open: number };
}

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly progress: ((share: number) => void) | undefined;
  resolve(decision: Decision<GameTypes>): void;
  reject(error: Error): void;
}

interface Slot {
  readonly worker: BotWorker;
  job: Job | undefined;
}

const MOST_WAITING = 1000;

/** A bounded pool: one question a worker, the rest wait in line. */
export const createPool = (settings: PoolSettings): BotPool => {
  const slots: Slot[] = [];
  const line: Job[] = [];
  let nextId = 1;
  let closed = false;

  const next = (): void => {
    for (let [job] = line; job !== undefined; [job] = line) {
      const slot = slots.find(each => each.job === undefined) ?? (slots.length < settings.size ? addSlot() : undefined);
      if (slot === undefined) return;
      line.shift();
      slot.job = job;
      slot.worker.post({ type: 'ask', id: job.id, question: job.question });
    }
  };

  const addSlot = (): Slot => {
    const slot: Slot = {
      job: undefined,
      worker: settings.spawn({
        message: message => hear(slot, message),
        lost: reason => drop(slot, reason),
      }),
    };
    slots.push(slot);
    return slot;
  };

  const hear = (slot: Slot, message: FromWorker): void => {
    const { job } = slot;
    if (job === undefined || job.id !== message.id) return;
    if (message.type === 'progress') return job.progress?.(message.share);
    slot.job = undefined;
    if (message.type === 'answer') job.resolve(message.decision);
    else job.reject(new Error(message.message));
    next();
  };

  const drop = (slot: Slot, reason: string): void => {
    const index = slots.indexOf(slot);
    if (index < 0) return;
    slots.splice(index, 1);
    slot.job?.reject(new Error(reason));
    next();
  };

  const cancel = (id: number): void => {
    slots.find(({ job }) => job?.id === id)?.worker.post({ type: 'cancel', id });
    const index = line.findIndex(job => job.id === id);
    if (index >= 0) line.splice(index, 1)[0]?.reject(new Error('cancelled before a worker was free'));
  };

  const enqueue = (question: Question, asking: Asking): Promise<Decision<GameTypes>> => {
    if (closed) return Promise.reject(new Error('the pool is closed'));
    if (asking.signal?.aborted === true) return Promise.reject(new Error('cancelled before it was asked'));
    if (line.length >= (settings.mostWaiting ?? MOST_WAITING))
      return Promise.reject(new Error('too many questions wait'));
    const id = nextId;
    nextId += 1;
    const stop = (): void => cancel(id);
    asking.signal?.addEventListener('abort', stop);
    return new Promise<Decision<GameTypes>>((resolve, reject) => {
      line.push({ id, question, progress: asking.progress, resolve, reject });
      next();
    }).finally(() => asking.signal?.removeEventListener('abort', stop));
  };

  return {
    async ask(question, asking = {}) {
      const start = settings.now();
      const decision = await enqueue(question, asking);
      const early = (asking.pace ?? 0) - (settings.now() - start);
      if (early > 0 && asking.signal?.aborted !== true) await settings.wait(early);
      return decision;
    },
    close() {
      closed = true;
      for (const job of line.splice(0)) job.reject(new Error('the pool is closed'));
      for (const { worker, job } of slots.splice(0)) {
        worker.end();
        job?.reject(new Error('the pool is closed'));
      }
    },
    get load() {
      return { workers: slots.length, open: line.length + slots.filter(({ job }) => job !== undefined).length };
    },
  };
};
