import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { firstMaster, masterWith, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior: atAGlance(firstMaster, { iterations: 40 }),
  master: firstMaster,
  'master-1': firstMaster,
  'master-2': masterWith({ belief: true, standing: true }),
  'master-3': masterWith({ belief: true, standing: true, eye: true }),
  plain: plainSearch,
};
