import { readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { pageOf } from '../games/games.ts';

const KEY = 'lessons.offered';

/** Only the very first time that somebody wants to play here, whatever they answered then. */
export const isOfferDue = (game: string): boolean => pageOf(game).lessons !== undefined && readStored(KEY) !== true;

export const hasOffered = (): void => {
  writeStored(KEY, true);
};
