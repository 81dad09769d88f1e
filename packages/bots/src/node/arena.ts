import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openGame } from '@conclave/house/all';
import { botNamed, type Contest, dealsOf, type Result } from '../arena/arena.ts';
import { type Summary, summarise } from '../arena/summary.ts';
import { workerEntry } from './entry.ts';

export interface ArenaRun {
  readonly threads?: number;
  readonly progress?: (done: number, all: number) => void;
}

/** Everything that can be wrong with a contest, before a thread is started. */
const check = ({ game, players, bots, games, iterations, milliseconds }: Contest): void => {
  const { min, max } = openGame(game).rules.seats;
  if (!Number.isInteger(players) || players < min || players > max)
    throw new Error(`${game} is for ${min} to ${max} players`);
  if (bots.length === 0 || bots.length > players) throw new Error(`name one to ${players} bots`);
  for (const name of bots) botNamed(game, name);
  if (!Number.isInteger(games) || games < 1) throw new Error('the number of games must be a whole number above zero');
  if (iterations === undefined && milliseconds === undefined)
    throw new Error('a time or a number of iterations is needed');
};

/** Plays a contest on all cores. The same contest by iterations gives the same results, however many threads there are. */
export const runArena = async (contest: Contest, run: ArenaRun = {}): Promise<Summary> => {
  check(contest);
  const deals = dealsOf(contest);
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const playSome = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(workerEntry('arena-worker'), { execArgv: [] });
      const ask = (): void => {
        if (next >= deals) {
          worker.off('exit', gone);
          worker.terminate().then(() => resolve(), reject);
          return;
        }
        worker.postMessage({ contest, deal: next });
        next += 1;
      };
      const gone = (): void => reject(new Error('a worker of the arena has ended early'));
      worker.on('message', (played: readonly Result[]) => {
        results.push(...played);
        done += 1;
        run.progress?.(done, deals);
        ask();
      });
      worker.on('error', reject);
      worker.on('exit', gone);
      ask();
    });
  const threads = contest.byProcessor === true ? 1 : Math.min(deals, run.threads ?? availableParallelism());
  await Promise.all(Array.from({ length: threads }, playSome));
  return summarise(results);
};
