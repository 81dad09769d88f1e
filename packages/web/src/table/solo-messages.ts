import type { RecordedMove, Refusal } from '@conclave/kernel';
import type { SoloTable } from '../lib/solo-table.ts';
import type { TableStep } from './source.ts';

/** What page and worker say to each other. */
export type ToWorker =
  | { readonly type: 'open'; readonly table: SoloTable }
  | { readonly type: 'move'; readonly id: number; readonly move: unknown }
  | { readonly type: 'record'; readonly id: number };

export type FromWorker =
  | { readonly type: 'step'; readonly step: TableStep; readonly moves: readonly RecordedMove[] }
  | { readonly type: 'answer'; readonly id: number; readonly refusal?: Refusal | undefined }
  | { readonly type: 'record'; readonly id: number; readonly text: string };
