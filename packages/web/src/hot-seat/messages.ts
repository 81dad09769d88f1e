import type { AnyGame, Refusal, Seat, Viewer } from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import type { SoloMatch } from '../local/solo-match.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** What page and worker say to each other at a table that is handed around. */
export type ToWorker =
  | { readonly type: 'open'; readonly table: SoloTable }
  /** Somebody looks at the table: only from now on the page is told anything of the game. */
  | { readonly type: 'sit'; readonly viewer: Viewer }
  /** The curtain falls: nobody looks. */
  | { readonly type: 'leave' }
  | { readonly type: 'move'; readonly id: number; readonly seat: Seat; readonly move: unknown }
  /** What a seat was told, once the game is over. */
  | { readonly type: 'heard'; readonly id: number; readonly seat: Seat }
  | { readonly type: 'record'; readonly id: number };

export type FromWorker =
  /** By which rules and options the table is played, to be kept on the device. */
  | ({ readonly type: 'begun' } & SoloMatch['begun'])
  | { readonly type: 'step'; readonly step: TableStep }
  /** Accepted moves, to be kept on the device. */
  | { readonly type: 'moves'; readonly moves: SoloTable['moves']; readonly places?: readonly number[] | undefined }
  /** Whom the table waits for once the bots are done; nobody when it is over. */
  | { readonly type: 'waits'; readonly people: readonly Seat[]; readonly over: boolean }
  /** A bot gets much less done in its time than where its level was measured. */
  | { readonly type: 'thinksLess' }
  | { readonly type: 'answer'; readonly id: number; readonly refusal?: Refusal | undefined }
  | { readonly type: 'heard'; readonly id: number; readonly events: readonly AnyGame['event'][] }
  | { readonly type: 'record'; readonly id: number; readonly text: string };
