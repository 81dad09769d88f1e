/** What needs Node: worker threads for bots, and the arena on all cores. */
export type { Asking, BotPool, Cancel } from '../worker/pool.ts';
export type { Question } from '../worker/protocol.ts';
export { createNodePool } from './pool.ts';
