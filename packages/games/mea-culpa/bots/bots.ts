import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byHand } from './by-hand.ts';
import { biddingMaster, countingMaster, learnedMaster, plainSearch, scoredSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export { openNets } from '#nets';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice: byHand(novice),
  pilgrim: byHand(pilgrim),
  regular: byHand(regular),
  prior: byHand(atAGlance(countingMaster, { iterations: 8, taste: 0.015 }), true),
  master: byHand(learnedMaster, true),
  'master-1': byHand(countingMaster, true),
  'master-2': byHand(learnedMaster, true),
  'master-3': byHand(biddingMaster, true),
  plain: byHand(plainSearch),
  scored: byHand(scoredSearch),
};
