import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { pageOf } from '../games/games.ts';
import { countGame, countShared, type Finished } from './fold.ts';
import { type Statistics, statisticsFrom, storedForm } from './statistics.ts';

const KEY = 'statistics';

/** A finished game before anybody counts. */
export type Over = Omit<Finished, 'part'>;

export const statistics = (): Statistics => statisticsFrom(readStored(KEY));
export const keep = (counted: Statistics): void => void writeStored(KEY, storedForm(counted));
const withPart = async (over: Over): Promise<Finished> => ({
  ...over,
  part: await pageOf(over.game).statistics?.(),
});

/** Where they follow the person, the house has them at once. */
const passOn = async (): Promise<void> => (await import('./follow.ts')).passOn();

export const keepGame = async (over: Over): Promise<void> => {
  const finished = await withPart(over);
  keep(countGame(statistics(), finished));
  await passOn();
};
export const keepShared = async (id: string, over: Over | undefined): Promise<void> => {
  const owner = over === undefined ? undefined : await withPart(over);
  keep(countShared(statistics(), id, owner));
  await passOn();
};
export const forgetStatistics = (): void => forgetStored(KEY);
