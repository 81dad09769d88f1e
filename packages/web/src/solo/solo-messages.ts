import type { RecordedMove, Refusal } from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** What page and worker say to each other. */
export type ToWorker =
  | { readonly type: 'open'; readonly table: SoloTable }
  | { readonly type: 'move'; readonly id: number; readonly move: unknown }
  | { readonly type: 'record'; readonly id: number };

export type FromWorker =
  | {
      readonly type: 'step';
      readonly step: TableStep;
      readonly moves: readonly RecordedMove[];
      /** The person's move that was accepted with it. */
      readonly answers?: number | undefined;
    }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly type: 'record'; readonly id: number; readonly text: string };
