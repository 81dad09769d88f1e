import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { countGame, countShared, type Finished } from './fold.ts';
import { type Statistics, statisticsFrom } from './statistics.ts';

const KEY = 'statistics';

export const statistics = (): Statistics => statisticsFrom(readStored(KEY));
export const keepGame = (finished: Finished): void => void writeStored(KEY, countGame(statistics(), finished));
export const keepShared = (id: string, owner: Finished | undefined): void =>
  void writeStored(KEY, countShared(statistics(), id, owner));
export const forgetStatistics = (): void => forgetStored(KEY);
