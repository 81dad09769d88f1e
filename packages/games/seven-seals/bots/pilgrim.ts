import { type Bot, quickBot } from '@conclave/search';
import type { SevenSeals } from '../rules/index.ts';
import { unseenBy } from './counting.ts';
import { chooseErring } from './erring.ts';
import { REGULAR } from './temper.ts';

/** The trick that is being played, and the two before it. */
const RECENT = 3;
const PILGRIM = { temper: REGULAR, taste: 0.6 };

/** Judges a card as a regular does, but counts only the last tricks, and takes what is nearly as good as well. */
export const pilgrim: Bot<SevenSeals> = quickBot(({ view, memory }, stream) => {
  const unseen = unseenBy(view, { ...memory, tricks: memory.tricks.slice(-RECENT) });
  return chooseErring({ ...view, unseen }, PILGRIM, stream);
});
