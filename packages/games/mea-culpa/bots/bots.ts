import { type AnyBot, atAGlance, charactersOf, type OwnBots, randomBot } from '@conclave/search';
import { rules } from '../rules/rules.ts';
import { byHand } from './by-hand.ts';
import {
  biddingMaster,
  countingMaster,
  countingMasterWith,
  learnedMasterWith,
  plainSearch,
  scoredSearch,
} from './master.ts';
import { novice } from './novice.ts';
import { pilgrim } from './pilgrim.ts';
import { regular, regularWith } from './regular.ts';
import { TRAITS, type Trait } from './taste.ts';

export { openNets } from '#nets';

const priorWith = (trait?: Trait): AnyBot =>
  byHand(atAGlance(countingMasterWith(trait), { iterations: 8, taste: 0.015 }), true);

const masterWith = (trait?: Trait): AnyBot => byHand(learnedMasterWith(trait), true);

const characterAt = (level: string, trait: Trait): AnyBot => {
  if (level === 'regular') return byHand(regularWith(trait));
  return level === 'prior' ? priorWith(trait) : masterWith(trait);
};

export const bots: OwnBots = {
  random: randomBot(rules),
  novice: byHand(novice),
  pilgrim: byHand(pilgrim),
  regular: byHand(regular),
  prior: priorWith(),
  master: masterWith(),
  'master-1': byHand(countingMaster, true),
  'master-2': masterWith(),
  'master-3': byHand(biddingMaster, true),
  ...charactersOf(TRAITS, characterAt),
  plain: byHand(plainSearch),
  scored: byHand(scoredSearch),
};
