import { loadBots, loadRules, openRules } from '@conclave/house';
import type { Advice } from '@conclave/search';
import { failed } from '../local/failed.ts';
import { advise, agreedIn, type Question } from './advice.ts';

const THINKING_MS = 1500;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // Rules and bots of one game come together, and only when somebody asks.
  Promise.all([loadRules(data.game), loadBots(data.game), openRules(data.game, agreedIn(data))]).then(
    ([rules, bots]) => {
      const advice: Advice = advise(rules, bots, data, { milliseconds: THINKING_MS, now: () => performance.now() });
      postMessage(advice);
    },
    failed,
  );
});
