import { GAME_IDS } from '@conclave/house';
import { findOpenGame, OPEN_GAMES, type OpenGame } from '@conclave/house/all';
import { UsageError } from './usage.ts';

export type AnyBox = OpenGame;

/** What there is to play. */
export const GAMES: readonly AnyBox[] = OPEN_GAMES;

export const gameIds = (): readonly string[] => GAME_IDS;

export const findGame = (id: string | undefined): AnyBox => {
  const list = GAME_IDS.join(', ');
  if (id === undefined) throw new UsageError(`Which game? There are: ${list}.`);
  const box = findOpenGame(id);
  if (box === undefined) throw new UsageError(`There is no game "${id}". There are: ${list}.`);
  return box;
};
