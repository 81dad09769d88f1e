import type { AnyBot } from './bot.ts';
import { dogmaBots } from './dogma/bots.ts';
import { meaCulpaBots } from './mea-culpa/bots.ts';
import { sevenSealsBots } from './seven-seals/bots.ts';

/** What a player can sit down against. */
export const LEVELS = ['novice', 'regular', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Besides the levels, for the arena: any legal move by luck, and search without knowledge of the game. */
export const YARDSTICKS = ['random', 'plain'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** The bots of one game. A game may have further ones under names of their own, for the arena. */
export type BotsOfGame = Readonly<Record<Level | Yardstick, AnyBot>> & Readonly<Record<string, AnyBot>>;

const BOTS: ReadonlyMap<string, BotsOfGame> = new Map([
  ['seven-seals', sevenSealsBots],
  ['dogma', dogmaBots],
  ['mea-culpa', meaCulpaBots],
]);

export const botsOf = (game: string): BotsOfGame => {
  const bots = BOTS.get(game);
  if (bots === undefined) throw new Error(`no bots know the game ${game}; there are ${[...BOTS.keys()].join(', ')}`);
  return bots;
};

export const botOf = (game: string, name: string): AnyBot => {
  const bots = botsOf(game);
  const bot = bots[name];
  if (bot === undefined) throw new Error(`${game} has no bot ${name}; there are ${Object.keys(bots).join(', ')}`);
  return bot;
};

/**
 * How long an opponent of a person thinks, in milliseconds. A master always uses the same time and answers at the same pace, whether it has
 * a choice or not, so that its pauses tell nothing (DG-16.6).
 */
export const THINKING: Readonly<Record<Level, { readonly milliseconds: number; readonly pace: number }>> = {
  novice: { milliseconds: 0, pace: 0 },
  regular: { milliseconds: 0, pace: 0 },
  master: { milliseconds: 1200, pace: 1400 },
};
