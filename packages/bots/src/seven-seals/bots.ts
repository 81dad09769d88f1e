import { rules } from '@conclave/seven-seals/rules';
import type { BotsOfGame } from '../levels.ts';
import { randomBot } from '../random.ts';
import { master, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

export const sevenSealsBots: BotsOfGame = {
  random: randomBot(rules),
  novice,
  regular,
  master,
  plain: plainSearch,
};
