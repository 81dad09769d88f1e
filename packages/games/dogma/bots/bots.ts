import { atAGlance, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byPolicy } from './by-policy.ts';
import { characters } from './characters.ts';
import { alwaysBelieves, alwaysDoubts, neverLies } from './exploiters.ts';
import { master, masterWith, plainSearch, thumbMaster } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';

export { openNets } from '#nets';
export { speedWith } from './master.ts';

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior: atAGlance(thumbMaster, { iterations: 60 }),
  policy: byPolicy,
  master,
  'master-1': thumbMaster,
  'master-2': masterWith('root', 'playouts', 'belief'),
  'master-root': masterWith('root'),
  'master-playouts': masterWith('playouts'),
  'master-belief': masterWith('belief'),
  ...characters,
  plain: plainSearch,
  'always-doubts': alwaysDoubts,
  'always-believes': alwaysBelieves,
  'never-lies': neverLies,
};
