import { rulesOfTable } from '@conclave/house';
import { byBot } from '../local/by-bot.ts';
import { failed } from '../local/failed.ts';
import { soloHost } from './solo-host.ts';
import type { ToWorker } from './solo-messages.ts';

const hear = soloHost({
  tell: message => postMessage(message),
  now: () => Date.now(),
  rules: rulesOfTable,
  bots: table => byBot(table, () => postMessage({ type: 'thinksLess' })),
});

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch(failed);
});
