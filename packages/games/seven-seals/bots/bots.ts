import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { master, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior: atAGlance(master, { iterations: 40 }),
  master,
  plain: plainSearch,
};
