import type { BotsOfGame } from '@conclave/search';
import { randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byHand } from './by-hand.ts';
import { biddingMaster, countingMaster, learnedMaster, plainSearch, scoredSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const bots: BotsOfGame = {
  random: randomBot(rules),
  novice: byHand(novice),
  regular: byHand(regular),
  master: byHand(countingMaster, true),
  'master-1': byHand(countingMaster, true),
  'master-2': byHand(learnedMaster, true),
  'master-3': byHand(biddingMaster, true),
  plain: byHand(plainSearch),
  scored: byHand(scoredSearch),
};
