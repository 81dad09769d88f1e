import { OPEN_GAMES } from '@conclave/house/all';
import { type AnyRules, newest, type Parsed, type Ruled, rulesOf, type Versions } from '@conclave/kernel';

/** The games this server offers: new tables with the newest rules, running ones with those they began with. */
export interface Games {
  readonly list: readonly AnyRules[];
  readonly versions: readonly Versions[];
  rulesOf(table: Ruled): Parsed<AnyRules>;
  find(game: string): AnyRules | undefined;
}

export const gamesOf = (versions: readonly Versions[]): Games => {
  const list = versions.map(newest);
  const indexOf = (game: string): number => list.findIndex(({ id }) => id === game);
  return {
    list,
    versions,
    find: game => list[indexOf(game)],
    rulesOf: table => rulesOf(table, versions[indexOf(table.game)]),
  };
};

export const GAMES: Games = gamesOf(OPEN_GAMES.map(({ versions }) => versions));
