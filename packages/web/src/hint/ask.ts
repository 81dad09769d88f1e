import type { AnyGame, View } from '@conclave/kernel';
import type { Advice, Question } from './advice.ts';

export interface Asked {
  readonly answer: Promise<Advice>;
  /** Nobody wants to know any more. */
  cancel(): void;
}

/** Asks in a worker of its own, from this seat's view and what it was told, and from nothing else. */
export const askForAdvice = (
  game: string,
  view: View<AnyGame> | undefined,
  events: readonly AnyGame['event'][],
  seats: number,
): Asked => {
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
  const question: Question = { game, seats, view, events, seed: events.length };
  worker.postMessage(question);
  return { answer, cancel: () => worker.terminate() };
};
