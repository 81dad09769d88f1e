export { type BotPlayer, type BotRegistry, simpleBots } from './bots/bots.ts';
export { workerBots } from './bots/worker-bots.ts';
export { type Command, commands } from './commands.ts';
export { type Config, configFrom, DEFAULT_CONFIG, type Limits, settingsHelp, WIDE_OPEN } from './house/config.ts';
export { GAMES, type Games, gamesOf, WIRES } from './house/games.ts';
export { SOCKET_PATH } from './http/upgrades.ts';
export { type RunningServer, type ServerParts, serve } from './serve.ts';
