import type { GameTypes } from '@conclave/kernel';
import type { Decision, Situation } from '@conclave/search';

/** What is asked of a bot that lives in a worker. All of it is plain data, and all of it is known to the seat that asks. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly situation: Situation<GameTypes>;
  /** A whole number; the same seed and iterations give the same answer. */
  readonly seed: number;
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export type ToWorker =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'answer'; readonly id: number; readonly decision: Decision<GameTypes> }
  | { readonly type: 'fault'; readonly id: number; readonly message: string };
