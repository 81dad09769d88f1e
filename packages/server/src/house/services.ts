import type { FastifyBaseLogger } from 'fastify';
import type { BotRegistry } from '../bots/bots.ts';
import type { Bus } from '../bus/bus.ts';
import type { Committer } from '../storage/committer.ts';
import type { Storage } from '../storage/storage.ts';
import type { Config } from './config.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Games } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { Turns } from './turns.ts';

/** What a table waits for besides people. Each kind is one row of a table at most. */
export type DeadlineKind = 'bot' | 'clock' | 'warn' | 'expiry' | 'empty' | 'remove' | 'archive' | 'rate';

/** From when until when nobody could play. */
export interface Closed {
  readonly from: number;
  readonly until: number;
}

/** What every part of the server may use. */
export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly committer: Committer;
  readonly bus: Bus;
  /** The other nodes, where several share the house. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly games: Games;
  readonly bots: BotRegistry;
  readonly metrics: Metrics;
  /** Of people, for what is counted before it is granted. */
  readonly turns: Turns;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970; never goes back while the process lives. */
  now(): number;
  /** Milliseconds since whenever, by a clock that nobody sets: for rates and waits inside this process. */
  ticks(): number;
  /** When this house was closed in its time: no clock ran then. */
  readonly closed?: readonly Closed[];
  /** A deadline is stored, or one that was handed out is to be handed out again: look when it is due. */
  deadlineSet(table: string, kind: DeadlineKind, due: number): void;
  /** Random bytes of the operating system. */
  random(bytes: number): Uint8Array;
}
