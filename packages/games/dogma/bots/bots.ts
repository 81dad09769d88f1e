import type { BotsOfGame } from '@conclave/search';
import { randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { alwaysBelieves, alwaysDoubts, neverLies } from './exploiters.ts';
import { master, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const bots: BotsOfGame = {
  random: randomBot(rules),
  novice,
  regular,
  master,
  plain: plainSearch,
  'always-doubts': alwaysDoubts,
  'always-believes': alwaysBelieves,
  'never-lies': neverLies,
};
