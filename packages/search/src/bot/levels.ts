import { LEVELS, type Level } from '@conclave/kernel';
import type { AnyBot } from './bot.ts';

/** Besides the levels, for the arena: any legal move by luck, and search without knowledge of the game. */
export const YARDSTICKS = ['random', 'plain'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** The bots of one game. A game may have further ones under names of their own, for the arena. */
export type BotsOfGame = Readonly<Record<Level | Yardstick, AnyBot>> & Readonly<Record<string, AnyBot>>;

/** A level by its name; whoever was never asked plays as a regular. */
export const levelNamed = (name: string | undefined): Level => LEVELS.find(level => level === name) ?? 'regular';

/**
 * How long an opponent of a person thinks, in milliseconds. A master always uses the same time, whether it has a choice or not, so that its
 * pauses tell nothing (DG-16.6). A server also holds its answer back until `pace` after the question; in the page nobody waits for more.
 */
export const THINKING: Readonly<Record<Level, { readonly milliseconds: number; readonly pace: number }>> = {
  novice: { milliseconds: 0, pace: 0 },
  regular: { milliseconds: 0, pace: 0 },
  master: { milliseconds: 1200, pace: 1400 },
};
