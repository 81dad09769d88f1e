import type { BotsOfGame } from '@conclave/search';
import { randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { firstMaster, masterWith, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const bots: BotsOfGame = {
  random: randomBot(rules),
  novice,
  regular,
  master: firstMaster,
  'master-1': firstMaster,
  'master-2': masterWith({ belief: true, standing: true }),
  'master-3': masterWith({ belief: true, standing: true, eye: true }),
  plain: plainSearch,
};
