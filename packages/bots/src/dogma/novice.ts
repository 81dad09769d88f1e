import { CARD_TYPES, type Dogma } from '@conclave/dogma';
import { type Bot, quickBot } from '../bot.ts';
import { NO_HABITS } from './belief.ts';
import { chooseByThumb } from './policy.ts';

const NOTHING_GONE = CARD_TYPES.map(() => 0);
const CARELESS = 1.3;

/** Counts only what it holds, remembers nothing of anybody, and is easily carried away. */
export const novice: Bot<Dogma> = quickBot(({ view }, stream) => {
  const habits = view.table.handSizes.map(() => NO_HABITS);
  const insight = { table: view.table, own: view.own, seat: view.seat, gone: NOTHING_GONE, habits };
  const { move, why } = chooseByThumb(insight, stream, CARELESS);
  return { move, why };
});
