import type { BotsOfGame } from '@conclave/search';
import { randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byHand } from './by-hand.ts';
import { master, plainSearch, scoredSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const bots: BotsOfGame = {
  random: randomBot(rules),
  novice: byHand(novice),
  regular: byHand(regular),
  master: byHand(master, true),
  plain: byHand(plainSearch),
  scored: byHand(scoredSearch),
};
