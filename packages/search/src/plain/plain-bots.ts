import type { AnyRules } from '@conclave/kernel';
import { atAGlance } from '../bot/glance.ts';
import { type BotsOfGame, withAllLevels } from '../bot/levels.ts';
import { randomBot } from '../bot/random.ts';
import { searchBot, whySearched } from '../tree/search-bot.ts';
import { plainOutlook } from './plain-outlook.ts';

/** How far those look who answer at once; a pilgrim takes what is a little behind as well. */
const GLANCES = {
  pilgrim: { iterations: 30, taste: 0.1 },
  regular: { iterations: 60 },
  prior: { iterations: 240 },
} as const;

/** Whoever sits down at a game that has no bots of its own: one that plays by luck, and others that search with nothing but the rules. */
export const plainBots = (rules: AnyRules): BotsOfGame => {
  const random = randomBot(rules);
  const plain = searchBot(plainOutlook(rules), { curiosity: 0.7, guided: false }, whySearched);
  const { pilgrim, regular, prior } = GLANCES;
  return withAllLevels({
    ...{ random, plain, novice: random, pilgrim: atAGlance(plain, pilgrim), regular: atAGlance(plain, regular) },
    ...{ prior: atAGlance(plain, prior), master: plain },
  });
};
