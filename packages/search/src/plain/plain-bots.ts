import type { AnyRules } from '@conclave/kernel';
import type { AnyBot } from '../bot/bot.ts';
import type { BotsOfGame } from '../bot/levels.ts';
import { randomBot } from '../bot/random.ts';
import { searchBot, whySearched } from '../tree/search-bot.ts';
import { plainOutlook } from './plain-outlook.ts';

/** A regular looks so far and answers at once. */
const GLANCE = 60;

const atAGlance = (bot: AnyBot): AnyBot => ({
  think: (situation, stream, { signal }) =>
    bot.think(situation, stream, { iterations: GLANCE, ...(signal === undefined ? {} : { signal }) }),
});

/** Whoever sits down at a game that has no bots of its own: one that plays by luck, and two that search with nothing but the rules. */
export const plainBots = (rules: AnyRules): BotsOfGame => {
  const random = randomBot(rules);
  const plain = searchBot(plainOutlook(rules), { curiosity: 0.7, guided: false }, whySearched);
  return { random, plain, novice: random, regular: atAGlance(plain), master: plain };
};
