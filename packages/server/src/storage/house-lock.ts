import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { ownersOnly } from './files.ts';
import { openSqliteFile } from './sqlite-driver.ts';
import { isBusy, StorageTrouble, troubleWith } from './trouble.ts';

/** The folder where everything is kept, in the hands of this process alone. */
export interface House {
  readonly database: string;
  release(): void;
}

export const databaseIn = (folder: string): string => join(resolve(folder), 'conclave.db');

/**
 * One process for each folder: whoever may write in it holds an exclusive transaction on `house.lock`, an empty SQLite file. The system
 * lets it go when the process ends, in whatever way. `house.who` says whose it is.
 */
export const enterHouse = (folder: string): House => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lock(resolve(folder));
  } catch (error) {
    throw troubleWith(resolve(folder), error);
  }
};

const lock = (folder: string): House => {
  const file = join(folder, 'house.lock');
  ownersOnly(file);
  const held = openSqliteFile(file);
  try {
    held.exec('pragma busy_timeout = 0');
    held.exec('begin exclusive');
    sign(folder);
  } catch (error) {
    held.close();
    throw isBusy(error) ? new StorageTrouble(`${folder} is in use by ${holder(folder)}`) : error;
  }
  return { database: databaseIn(folder), release: () => held.close() };
};

const sign = (folder: string): void => {
  const who = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(join(folder, 'house.who'), JSON.stringify(who), { mode: 0o600 });
};

const holder = (folder: string): string => {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(join(folder, 'house.who'), 'utf8')) as Record<string, unknown>;
    return `process ${pid} on ${host} (since ${since}); stop it first`;
  } catch {
    return 'another process; stop it first';
  }
};
