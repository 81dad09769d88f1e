import { existsSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from './commands.ts';
import { type Config, configFrom } from './house/config.ts';
import { backUp, restoreFrom } from './storage/backup.ts';
import { openHouse } from './storage/house.ts';
import { databaseIn, enterHouse } from './storage/house-lock.ts';
import { readSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { erasePerson, exportPerson } from './table/person-data.ts';

/** The flags first, then the words that belong to the command. */
const split = (args: readonly string[]): { readonly config: Config; readonly words: readonly string[] } => {
  const at = args.indexOf('--data');
  const flags = at < 0 ? [] : args.slice(at, at + 2);
  const words = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  return { config: configFrom(flags, process.env, ['data']), words };
};

const existing = ({ data }: Config): string => {
  const database = databaseIn(data);
  if (!existsSync(database)) throw new Error(`there is no data in ${resolve(data)}`);
  return database;
};

const closing = async (storage: Storage, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } finally {
    await storage.close();
  }
};

/** Alone in the house: a server must not run beside it. */
const alone = ({ data }: Config, work: (database: string) => void): void => {
  const house = enterHouse(data);
  try {
    work(house.database);
  } finally {
    house.release();
  }
};

const backup: Command = {
  summary: 'copy all data into one file, also while the server runs',
  help: 'conclave backup FILE [--data DIR]',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [file] = words;
    if (file === undefined) throw new Error('backup needs the name of a new file');
    if (existsSync(file)) throw new Error(`${file} is already there`);
    backUp(existing(config), resolve(file));
    say(`${resolve(file)}: ${statSync(file).size} bytes`);
    return 0;
  },
};

const restore: Command = {
  summary: 'put a backup in place of the data; the server must not run',
  help: 'conclave restore FILE [--data DIR] [--force]',
  run: async (args, say) => {
    const { config, words } = split(args.filter(arg => arg !== '--force'));
    const [file] = words;
    if (file === undefined || !existsSync(file)) throw new Error('restore needs the file of a backup');
    alone(config, database => {
      if (existsSync(database) && !args.includes('--force'))
        throw new Error(`there is data in ${resolve(config.data)}; --force replaces it`);
      restoreFrom(resolve(file), database);
    });
    say(`${resolve(config.data)} now holds what was in ${resolve(file)}`);
    return 0;
  },
};

const exportCommand: Command = {
  summary: "write one person's data as JSON, also while the server runs",
  help: 'conclave export PERSON [FILE] [--data DIR]',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [person, file] = words;
    if (person === undefined) throw new Error('export needs the id of a person');
    const storage = await readSqlite(existing(config));
    await closing(storage, async () => {
      const data = await exportPerson(storage, person);
      if (data === undefined) throw new Error(`there is no person ${person}`);
      const text = JSON.stringify(data, undefined, 2);
      if (file === undefined) say(text);
      else writeFileSync(file, text, { mode: 0o600 });
    });
    return 0;
  },
};

const erase: Command = {
  summary: "remove one person's name, chat and token; the games of the others stay; the server must not run",
  help: 'conclave erase PERSON [--data DIR]\n\nWhile the server runs, people erase themselves (DELETE /api/me).',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [person] = words;
    if (person === undefined) throw new Error('erase needs the id of a person');
    existing(config);
    const storage = await openHouse(config.data);
    await closing(storage, async () => {
      if ((await erasePerson(storage, person)) === undefined) throw new Error(`there is no person ${person}`);
    });
    say(`${person} has been erased`);
    return 0;
  },
};

/** What can be done with the data itself. */
export const dataCommands = { backup, restore, export: exportCommand, erase } as const;
