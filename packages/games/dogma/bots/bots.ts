import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byPolicy } from './by-policy.ts';
import { alwaysBelieves, alwaysDoubts, neverLies } from './exploiters.ts';
import { master, masterWith, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior: atAGlance(master, { iterations: 60 }),
  policy: byPolicy,
  master,
  'master-1': master,
  'master-2': masterWith('root', 'playouts', 'belief'),
  'master-root': masterWith('root'),
  'master-playouts': masterWith('playouts'),
  'master-belief': masterWith('belief'),
  plain: plainSearch,
  'always-doubts': alwaysDoubts,
  'always-believes': alwaysBelieves,
  'never-lies': neverLies,
};
