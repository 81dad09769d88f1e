import { parentPort } from 'node:worker_threads';
import { type Contest, playDeal } from '../arena/arena.ts';

/** Plays one deal of a contest after another, as it is told. */
if (parentPort === null) throw new Error('this file runs in a worker thread only');
const port = parentPort;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const wallTime = (): number => performance.now();

port.on('message', ({ contest, deal }: { readonly contest: Contest; readonly deal: number }) => {
  port.postMessage(playDeal(contest, deal, contest.byProcessor === true ? processorTime : wallTime));
});
