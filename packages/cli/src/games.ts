import { dogma } from '@conclave/dogma/box';
import type { AnyGame, GameBox } from '@conclave/kernel';
import { meaCulpa } from '@conclave/mea-culpa/box';
import { sevenSeals } from '@conclave/seven-seals/box';
import { UsageError } from './usage.ts';

export type AnyBox = GameBox<AnyGame>;

/** What there is to play. */
export const GAMES: readonly AnyBox[] = [sevenSeals, dogma, meaCulpa];

export const gameIds = (): readonly string[] => GAMES.map(({ rules }) => rules.id);

export const findGame = (id: string | undefined): AnyBox => {
  const list = gameIds().join(', ');
  if (id === undefined) throw new UsageError(`Which game? There are: ${list}.`);
  const box = GAMES.find(({ rules }) => rules.id === id);
  if (box === undefined) throw new UsageError(`There is no game "${id}". There are: ${list}.`);
  return box;
};
