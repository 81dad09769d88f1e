import { rules } from '@conclave/mea-culpa/rules';
import type { BotsOfGame } from '../levels.ts';
import { randomBot } from '../random.ts';
import { master, plainSearch, scoredSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const meaCulpaBots: BotsOfGame = {
  random: randomBot(rules),
  novice,
  regular,
  master,
  plain: plainSearch,
  scored: scoredSearch,
};
