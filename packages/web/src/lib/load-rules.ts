import { type AnyRules, orThrow, rulesOf, type Versions } from '@conclave/kernel';
import { type GameId, isGameId } from './games.ts';

const RULES: Readonly<Record<GameId, () => Promise<{ readonly versions: Versions }>>> = {
  'seven-seals': () => import('@conclave/seven-seals/rules'),
  dogma: () => import('@conclave/dogma/rules'),
  'mea-culpa': () => import('@conclave/mea-culpa/rules'),
};

/** Every version of a game's rules, if this page has the game. */
export const versionsOf = async (game: string): Promise<Versions | undefined> =>
  isGameId(game) ? (await RULES[game]()).versions : undefined;

/** The rules that a table was begun with. Tables from before there were versions do not say: they have the first. */
export const rulesOfTable = async (table: {
  readonly game: GameId;
  readonly rulesVersion?: number;
}): Promise<AnyRules> =>
  orThrow(rulesOf({ game: table.game, rulesVersion: table.rulesVersion ?? 1 }, await versionsOf(table.game)));
