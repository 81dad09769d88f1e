import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { admin } from './admin.ts';
import type { Command as AnyCommand } from './house/command.ts';
import { type Config, configFrom, settingsHelp } from './house/config.ts';
import { guardProcess } from './house/last-resort.ts';
import { dataCommands } from './keeping/data-commands.ts';
import { type RunningServer, type ServerParts, serve as startServer } from './serve.ts';
import { databaseIn } from './storage/house-lock.ts';
import { placeIn } from './storage/postgres/trouble.ts';

export type Command = AnyCommand<ServerParts>;

const greet = (server: RunningServer, config: Config, isNew: boolean, say: (line: string) => void): void => {
  if (config.database === undefined) {
    say(`${isNew ? 'Everything will be kept in' : 'Everything is kept in'} ${resolve(config.data)}`);
    say(`To back it up while it runs: conclave backup FILE --data ${config.data}`);
  } else say(`Everything is kept in ${placeIn(config.database)}`);
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
    const isNew = !existsSync(databaseIn(config.data));
    const server = await startServer(config, parts);
    greet(server, config, isNew, say);
    const code = await untilStopped(server);
    say('Closing: every accepted move is saved.');
    await server.close();
    return code;
  },
};

const drain: Command = {
  summary: 'send the people of one node of several to the others, before it is restarted',
  help: `conclave drain [--server ADDRESS] [--token TOKEN]\n\nThe same as conclave admin drain. When it has happened (GET /health/ready says 503 from the first moment), restart or stop the node.`,
  run: (args, say, parts) => admin.run(['drain', ...args], say, parts),
};

/** What packages/cli offers of the server. */
export const commands: Readonly<Record<'serve' | 'admin' | 'drain' | keyof typeof dataCommands, Command>> = {
  serve,
  admin,
  drain,
  ...dataCommands,
};
