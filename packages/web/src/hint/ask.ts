import type { Advice } from '@conclave/search';
import type { TableRun } from '@conclave/stage/table/run.svelte.ts';
import type { TableSource } from '@conclave/stage/table/source.ts';
import type { Question } from './advice.ts';

export interface Asked {
  readonly answer: Promise<Advice>;
  /** Nobody wants to know any more. */
  cancel(): void;
}

/** A table elsewhere that remembers what our seat was told, and may be asked what a master would do there. */
export interface Advising {
  advise(): Promise<Advice>;
}

const canAdvise = (source: TableSource): source is TableSource & Advising => 'advise' in source;

/** Where this page lacks a part of what its seat was told, only the table itself can advise. */
export const askFor = (run: TableRun): Asked => {
  const { source } = run;
  if (run.lacks && canAdvise(source)) return { answer: source.advise(), cancel: () => undefined };
  return askForAdvice(run);
};

/** Asks in a worker of its own, from this seat's view and what it was told, and from nothing else. */
const askForAdvice = ({ game, source, view, log, names }: TableRun): Asked => {
  if (view === undefined || view.seat === 'spectator') throw new Error('there is no seat to ask for');
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Advice>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<Advice>) => {
      resolve(event.data);
      worker.terminate();
    });
    worker.addEventListener('error', event => {
      reject(new Error(event.message));
      worker.terminate();
    });
  });
  const { rulesVersion } = source;
  const question: Question = { game, rulesVersion, seats: names.length, view, events: log, seed: log.length };
  worker.postMessage(question);
  return { answer, cancel: () => worker.terminate() };
};

interface Remembered extends Asked {
  readonly seq: number;
}
const remembered = new WeakMap<TableRun, Remembered>();

/** Who asks twice about one question hears the same answer, and nobody thinks twice. */
export const askOnce = (run: TableRun): Asked => {
  const known = remembered.get(run);
  if (known?.seq === run.seq) return known;
  known?.cancel();
  const asked = { ...askFor(run), seq: run.seq };
  remembered.set(run, asked);
  asked.answer.catch(() => remembered.delete(run));
  return asked;
};
