import { rules as dogma } from '@conclave/dogma/rules';
import type { AnyRules } from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';

/** The rules of every game that has bots, for whoever plays real games with them: arena and tests. Bots themselves never ask here. */
export const GAMES: ReadonlyMap<string, AnyRules> = new Map([
  [sevenSeals.id, sevenSeals as AnyRules],
  [dogma.id, dogma as AnyRules],
  [meaCulpa.id, meaCulpa as AnyRules],
]);

export const rulesOf = (game: string): AnyRules => {
  const rules = GAMES.get(game);
  if (rules === undefined) throw new Error(`no bots know the game ${game}; there are ${[...GAMES.keys()].join(', ')}`);
  return rules;
};
