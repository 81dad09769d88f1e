import { rules as dogma } from '@conclave/dogma/rules';
import type { AnyRules, RulesFor } from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';

/** The games this server offers; a game keeps its old rules versions as long as it can. */
export interface Games {
  readonly list: readonly AnyRules[];
  readonly rulesFor: RulesFor;
  find(game: string): AnyRules | undefined;
}

export const gamesOf = (list: readonly AnyRules[]): Games => ({
  list,
  find: game => list.find(rules => rules.id === game),
  rulesFor: (game, version) => list.find(rules => rules.id === game && rules.rulesVersion === version),
});

export const GAMES: Games = gamesOf([sevenSeals, dogma, meaCulpa]);
