import { createContext, type Snippet } from 'svelte';
import type { Leaf } from '../records/address.ts';
import type { Projector } from './projector.svelte.ts';

/** What the pieces of a table that is looked back on know of it. */
export interface BackHere {
  readonly projector: Projector;
  /** Through whose eyes. */
  readonly eyes: Snippet;
  /** The link follows. */
  readonly note: () => void;
  /** Along the leaves by arrow keys. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly look: (leaf: Leaf) => void;
  readonly share: (() => Promise<void>) | undefined;
  readonly save: (() => void) | undefined;
  readonly notice: () => string;
}

export const [backHere, putBack] = createContext<BackHere>();
