import type { Refusal } from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import type { SoloMatch } from '../local/solo-match.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** What page and worker say to each other. */
export type ToWorker =
  | { readonly type: 'open'; readonly table: SoloTable }
  | { readonly type: 'move'; readonly id: number; readonly move: unknown }
  | { readonly type: 'takeBack'; readonly id: number }
  | { readonly type: 'record'; readonly id: number };

export type FromWorker =
  /** By which rules and options the table is played, to be kept on the device. */
  | ({ readonly type: 'begun' } & SoloMatch['begun'])
  | {
      readonly type: 'step';
      readonly step: TableStep;
      /** So many of the moves that are kept stand, and these follow. */
      readonly standing: number;
      readonly moves: SoloTable['moves'];
      /** What the person asked for and was accepted with it. */
      readonly answers?: number | undefined;
    }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal }
  /** A bot gets much less done in its time than where its level was measured. */
  | { readonly type: 'thinksLess' }
  | { readonly type: 'record'; readonly id: number; readonly text: string };
