import { CHARACTER_LEVELS, LEVELS, type Level, levelIn, withTrait } from '@conclave/kernel';
import type { AnyBot } from './bot.ts';
import { atAGlance } from './glance.ts';

/** Besides the levels, for the arena: any legal move by luck, and search without knowledge of the game. */
export const YARDSTICKS = ['random', 'plain'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** The bots of one game. A game may have further ones under names of their own, for the arena. */
export type BotsOfGame = Readonly<Record<Level | Yardstick, AnyBot>> & Readonly<Record<string, AnyBot>>;

/** What a game brings itself: three levels at least. */
export type OwnBots = Readonly<Record<'novice' | 'regular' | 'master' | Yardstick, AnyBot>> &
  Readonly<Partial<Record<Level, AnyBot>>> &
  Readonly<Record<string, AnyBot>>;

/** Levels that a game has no bot for: a pilgrim looks a little ahead and errs, a prior looks farther, a cardinal is a master with more time. */
export const withAllLevels = (own: OwnBots): BotsOfGame => ({
  pilgrim: atAGlance(own.master, { iterations: 16, taste: 0.06 }),
  prior: atAGlance(own.master, { iterations: 40 }),
  cardinal: own.master,
  ...own,
});

/** The bots of each character at each level that has some. */
export const charactersOf = <Trait extends string>(
  traits: readonly Trait[],
  botOf: (level: string, trait: Trait) => AnyBot,
): Readonly<Record<string, AnyBot>> =>
  Object.fromEntries(
    CHARACTER_LEVELS.flatMap(level => traits.map(trait => [withTrait(level, trait), botOf(level, trait)] as const)),
  );

/** A level by its name, a character's too; whoever was never asked plays as a regular. */
export const levelNamed = (name = ''): Level => LEVELS.find(level => level === levelIn(name)) ?? 'regular';

/**
 * How long an opponent of a person thinks, in milliseconds. Who searches by the clock always uses the same time, whether there is a choice or
 * not, so that pauses tell nothing (DG-16.6). A server also holds the answer back until `pace` after the question; in the page nobody waits for
 * more. A prior looks at a fixed number of imagined games and needs no clock.
 */
export const THINKING: Readonly<Record<Level, { readonly milliseconds: number; readonly pace: number }>> = {
  novice: { milliseconds: 0, pace: 0 },
  pilgrim: { milliseconds: 0, pace: 0 },
  regular: { milliseconds: 0, pace: 0 },
  prior: { milliseconds: 0, pace: 0 },
  master: { milliseconds: 1200, pace: 1400 },
  cardinal: { milliseconds: 3000, pace: 3400 },
};
