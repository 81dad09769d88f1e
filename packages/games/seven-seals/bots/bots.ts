import { type AnyBot, atAGlance, charactersOf, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { firstMaster, masterWith, plainSearch } from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular } from './regular.ts';
import { liking, TRAITS, type Trait } from './taste.ts';

const prior = atAGlance(firstMaster, { iterations: 40 });

const characterAt = (level: string, trait: Trait): AnyBot => {
  if (level === 'regular') return liking(regular, trait);
  return liking(level === 'prior' ? prior : firstMaster, trait);
};

export const bots: OwnBots = {
  random: randomBot(rules),
  novice,
  pilgrim,
  regular,
  prior,
  master: firstMaster,
  'master-1': firstMaster,
  'master-2': masterWith({ belief: true, standing: true }),
  'master-3': masterWith({ belief: true, standing: true, eye: true }),
  ...charactersOf(TRAITS, characterAt),
  plain: plainSearch,
};
