/** What needs Node: worker threads for bots, and the arena on all cores. */

export { type Contest, playDeal, type Result } from '../arena/arena.ts';
export { type Encounter, type Outcome, playEncounter } from '../arena/play.ts';
export { report, signed } from '../arena/report.ts';
export { type Bounds, logRatio, SIMPLER, STRONGER, type Verdict, verdictOn } from '../arena/sequential.ts';
export { type Comparison, type Estimate, estimate, type Standing, type Summary, summarise } from '../arena/summary.ts';
export { contestOf, gainsBefore, isOver, nameOf, type Run, runOf, type Trial } from '../arena/trial.ts';
export { type Asking, type BotPool, type Cancel, createPool } from '../pool/pool.ts';
export type { Question } from '../pool/protocol.ts';
export { type ArenaRun, runArena } from './arena.ts';
export { arenaCommand, type Terminal } from './arena-command.ts';
export { type PooledGame, playByPool } from './play-by-pool.ts';
export { createNodePool } from './pool.ts';
