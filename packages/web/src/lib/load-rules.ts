import type { AnyRules } from '@conclave/kernel';
import { GAMES, type GameId, isGameId } from './games.ts';

const RULES: Readonly<Record<GameId, () => Promise<{ readonly rules: AnyRules }>>> = {
  'seven-seals': () => import('@conclave/seven-seals/rules'),
  dogma: () => import('@conclave/dogma/rules'),
  'mea-culpa': () => import('@conclave/mea-culpa/rules'),
};

export const KNOWN_GAMES: readonly string[] = GAMES;

/** Every version of a game's rules that this page can play. So far each game has one; an old one would stand beside it here. */
export const rulesVersions = async (game: string): Promise<readonly AnyRules[]> =>
  isGameId(game) ? [(await RULES[game]()).rules] : [];

export const loadRules = async (game: GameId): Promise<AnyRules> => (await RULES[game]()).rules;
