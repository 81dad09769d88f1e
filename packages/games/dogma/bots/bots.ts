import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { alwaysBelieves, alwaysDoubts, neverLies } from './exploiters.ts';
import { master, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior: atAGlance(master, { iterations: 60 }),
  master,
  plain: plainSearch,
  'always-doubts': alwaysDoubts,
  'always-believes': alwaysBelieves,
  'never-lies': neverLies,
};
