import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { pageOf } from '../games/games.ts';
import { counted } from '../page/counted.ts';
import { countGame, countShared, type Finished } from './fold.ts';
import { type Statistics, statisticsFrom, storedForm } from './statistics.ts';

const KEY = 'statistics';

/** A finished game before anybody counts. */
export type Over = Omit<Finished, 'part'>;

export const statistics = (): Statistics => statisticsFrom(readStored(KEY));
export const keep = (figures: Statistics): void => void writeStored(KEY, storedForm(figures));
const withPart = async (over: Over): Promise<Finished> => ({
  ...over,
  part: await pageOf(over.game).statistics?.(),
});

export const keepGame = async (over: Over): Promise<void> => {
  const finished = await withPart(over);
  keep(countGame(statistics(), finished));
  counted.tell?.();
};
export const keepShared = async (id: string, over: Over | undefined): Promise<void> => {
  const owner = over === undefined ? undefined : await withPart(over);
  keep(countShared(statistics(), id, owner));
  counted.tell?.();
};
export const forgetStatistics = (): void => forgetStored(KEY);
