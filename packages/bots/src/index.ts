/** Bots of three levels for every game. They see what their seat sees, and nothing else. */

export * from './bot.ts';
export * from './levels.ts';
export { type Character, characterOf } from './words/characters.ts';
export type { Reason } from './words/en.ts';
export { explain } from './words/explain.ts';
export { type Asking, type BotPool, type Cancel, createPool, type PoolSettings } from './worker/pool.ts';
export type { FromWorker, Question, ToWorker } from './worker/protocol.ts';
export { createWebPool, type WebWorkerLike } from './worker/web-pool.ts';
