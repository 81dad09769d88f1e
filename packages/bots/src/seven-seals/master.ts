import type { SevenSeals } from '@conclave/seven-seals';
import type { Bot } from '../bot.ts';
import { searchBot, whySearched } from '../search/search-bot.ts';
import { knowing, plain } from './outlook.ts';

/** Imagines deals that fit all it has seen, and plays them out as good players would. */
export const master: Bot<SevenSeals> = searchBot(knowing, { curiosity: 0.25, guided: true }, whySearched);

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<SevenSeals> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
