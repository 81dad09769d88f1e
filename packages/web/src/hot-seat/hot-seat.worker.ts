import { rulesOfTable } from '@conclave/house';
import { byBot } from '../local/by-bot.ts';
import { failed } from '../local/failed.ts';
import { hotHost } from './hot-host.ts';
import type { ToWorker } from './messages.ts';

const hear = hotHost({
  tell: message => postMessage(message),
  now: () => Date.now(),
  rules: rulesOfTable,
  bots: table => byBot(table, () => postMessage({ type: 'thinksLess' })),
});

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch(failed);
});
