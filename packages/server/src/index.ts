export { type BotPlayer, type BotRegistry, simpleBots } from './bots.ts';
export { type Command, commands } from './commands.ts';
export { type Config, configFrom, DEFAULT_CONFIG, type Limits, settingsHelp, WIDE_OPEN } from './config.ts';
export { GAMES, type Games, gamesOf } from './games.ts';
export { SOCKET_PATH } from './http/upgrades.ts';
export { type RunningServer, type ServerParts, serve } from './serve.ts';
export { workerBots } from './worker-bots.ts';
