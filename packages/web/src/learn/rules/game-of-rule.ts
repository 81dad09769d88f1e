import type { GameId } from '../../lib/games.ts';

const GAME_OF_LETTERS: Readonly<Record<string, GameId>> = { SS: 'seven-seals', DG: 'dogma' };

/** Whose rule a number is; what has no letters of another game belongs to Mea Culpa (MC-…, D-…, C…). */
export const gameOfRule = (number: string): GameId => GAME_OF_LETTERS[number.slice(0, 2)] ?? 'mea-culpa';
