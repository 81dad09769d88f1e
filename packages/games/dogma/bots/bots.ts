import type { BotsOfGame } from '@conclave/search';
import { randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { alwaysBelieves, alwaysDoubts, neverLies } from './exploiters.ts';
import { master, masterWith, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { prior } from './prior.ts';
import { regular } from './regular.ts';

export const bots: BotsOfGame = {
  random: randomBot(rules),
  novice,
  regular,
  prior,
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
