import { botOf } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { decideWithPauses } from '@conclave/search';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** What a worker needs from where it runs, be it Node or a browser. */
export interface Surroundings {
  post(message: FromWorker): void;
  now(): number;
  /** Lets messages come in before it goes on. */
  pause(): Promise<void>;
}

/** Progress is told this often at most, in shares of the budget. */
const TELL_EVERY = 0.1;

/** The worker's side: answers one question at a time, and a cancelled one at once with the best it has found. */
export const createService = (surroundings: Surroundings): ((message: ToWorker) => void) => {
  const signals = new Map<number, { aborted: boolean }>();
  let last: Promise<void> = Promise.resolve();
  return message => {
    if (message.type === 'cancel') {
      const signal = signals.get(message.id);
      if (signal !== undefined) signal.aborted = true;
      return;
    }
    const signal = { aborted: false };
    signals.set(message.id, signal);
    last = last
      .then(() => answer(surroundings, message.id, message.question, signal))
      .finally(() => signals.delete(message.id));
  };
};

const answer = async (
  { post, now, pause }: Surroundings,
  id: number,
  question: Question,
  signal: { readonly aborted: boolean },
): Promise<void> => {
  const { iterations, milliseconds } = question;
  const budget = {
    now,
    signal,
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
  let told = 0;
  const progress = (share: number): void => {
    if (share < told + TELL_EVERY) return;
    told = share;
    post({ type: 'progress', id, share });
  };
  try {
    const bot = botOf(question.game, question.bot);
    const stream = fastChance(question.seed);
    const decision = await decideWithPauses(bot, question.situation, stream, budget, pause, progress);
    post({ type: 'answer', id, decision });
  } catch (error) {
    post({ type: 'fault', id, message: error instanceof Error ? error.message : String(error) });
  }
};
