import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { admin } from './admin.ts';
import { type Config, configFrom, settingsHelp } from './config.ts';
import { guardProcess } from './last-resort.ts';
import { erasePerson, exportPerson } from './person-data.ts';
import { DATABASE, type RunningServer, type ServerParts, serve as startServer } from './serve.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

/** A command of the command line; `run` returns the exit code. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], say: (line: string) => void, parts?: ServerParts): Promise<number>;
}

const filesOf = (config: Config): string => resolve(config.data, DATABASE);

/** The flags first, then the words that belong to the command. */
const split = (args: readonly string[]): { readonly config: Config; readonly words: readonly string[] } => {
  const at = args.indexOf('--data');
  const flags = at < 0 ? [] : args.slice(at, at + 2);
  const words = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  return { config: configFrom(flags, process.env, ['data']), words };
};

const withStorage = async (config: Config, work: (storage: Storage) => Promise<number>): Promise<number> => {
  if (!existsSync(filesOf(config))) throw new Error(`there is no data in ${resolve(config.data)}`);
  const storage = await openSqlite(filesOf(config));
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
};

const greet = (server: RunningServer, config: Config, isNew: boolean, say: (line: string) => void): void => {
  say(`${isNew ? 'Everything will be kept in' : 'Everything is kept in'} ${resolve(config.data)}`);
  say(`To back it up while it runs: conclave backup FILE --data ${config.data}`);
  if (config.adminToken === undefined) say('No admin token is set (--admin-token), so there is no admin access.');
  say(`Conclave is open at ${server.address}`);
};

/** Until somebody ends it, or until something goes wrong that nobody foresaw; then with an error. */
const untilStopped = async ({ services }: RunningServer): Promise<number> => {
  let unguard = (): void => undefined;
  const code = await new Promise<number>(stop => {
    process.once('SIGINT', () => stop(0));
    process.once('SIGTERM', () => stop(0));
    unguard = guardProcess(services, () => stop(1));
  });
  unguard();
  return code;
};

const serve: Command = {
  summary: 'start the server',
  help: `conclave serve [flags]\n\n  flag               environment                meaning\n${settingsHelp()}`,
  run: async (args, say, parts) => {
    const config = configFrom(args, process.env);
    const isNew = !existsSync(filesOf(config));
    const server = await startServer(config, parts);
    greet(server, config, isNew, say);
    const code = await untilStopped(server);
    say('Closing: every accepted move is saved.');
    await server.close();
    return code;
  },
};

const backup: Command = {
  summary: 'copy all data into one file, also while the server runs',
  help: 'conclave backup FILE [--data DIR]',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [file] = words;
    if (file === undefined) throw new Error('backup needs the name of a new file');
    if (existsSync(file)) throw new Error(`${file} is already there`);
    return withStorage(config, async storage => {
      await storage.backup(resolve(file));
      say(`${resolve(file)}: ${statSync(file).size} bytes`);
      return 0;
    });
  },
};

const restore: Command = {
  summary: 'put a backup in place of the data; the server must not run',
  help: 'conclave restore FILE [--data DIR] [--force]',
  run: async (args, say) => {
    const { config, words } = split(args.filter(arg => arg !== '--force'));
    const [file] = words;
    if (file === undefined || !existsSync(file)) throw new Error('restore needs the file of a backup');
    const target = filesOf(config);
    if (existsSync(target) && !args.includes('--force'))
      throw new Error(`there is data in ${resolve(config.data)}; --force replaces it`);
    await (await openSqlite(resolve(file))).close(); // is it a backup at all?
    mkdirSync(config.data, { recursive: true });
    for (const rest of ['-wal', '-shm']) rmSync(target + rest, { force: true });
    copyFileSync(file, target);
    say(`${resolve(config.data)} now holds what was in ${resolve(file)}`);
    return 0;
  },
};

const exportCommand: Command = {
  summary: "write one person's data as JSON",
  help: 'conclave export PERSON [FILE] [--data DIR]',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [person, file] = words;
    if (person === undefined) throw new Error('export needs the id of a person');
    return withStorage(config, async storage => {
      const data = await exportPerson(storage, person);
      if (data === undefined) throw new Error(`there is no person ${person}`);
      const text = JSON.stringify(data, undefined, 2);
      if (file === undefined) say(text);
      else writeFileSync(file, text);
      return 0;
    });
  },
};

const erase: Command = {
  summary: "remove one person's name, chat and token; the games of the others stay",
  help: 'conclave erase PERSON [--data DIR]',
  run: async (args, say) => {
    const { config, words } = split(args);
    const [person] = words;
    if (person === undefined) throw new Error('erase needs the id of a person');
    return withStorage(config, async storage => {
      if ((await erasePerson(storage, person)) === undefined) throw new Error(`there is no person ${person}`);
      say(`${person} has been erased`);
      return 0;
    });
  },
};

/** What packages/cli offers of the server. */
export const commands: Readonly<Record<'serve' | 'admin' | 'backup' | 'restore' | 'export' | 'erase', Command>> = {
  serve,
  admin,
  backup,
  restore,
  export: exportCommand,
  erase,
};
