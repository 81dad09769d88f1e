import type { AnyGame, Words } from '@conclave/kernel';
import { type Component, createContext, type Snippet } from 'svelte';
import type { TableRun } from './run.svelte.ts';
import type { ChatLine } from './source.ts';

/** A piece of a host that loads when it is first shown. */
export type Piece<Props extends Readonly<Record<string, unknown>>> = () => Promise<{
  readonly default: Component<Props>;
}>;

type Said = {
  readonly run: TableRun;
  readonly words: Words<AnyGame>;
};
export type Closing = Said & { readonly onclose: () => void };
export type Ending = Said & { readonly score?: Snippet | undefined; readonly onlook: () => void };

/** What a host adds to the table that it puts on the stage. */
export interface Slots {
  /** The rules in the drawer, below their short version. */
  readonly rules: Piece<{ readonly run: TableRun; readonly summary: readonly string[] }>;
  /** A master's advice on the question that stands now. */
  readonly hint: Piece<Closing>;
  /** How it ended. */
  readonly result: Piece<Ending>;
  /** What asks for a word from us beside the game, above the prompt line. */
  readonly bar?: Piece<{ readonly run: TableRun }>;
  /** What people do at a table beside playing. */
  readonly menu?: Piece<Closing>;
  readonly chat?: Piece<{ readonly said: readonly ChatLine[] }>;
}

export const [slots, putSlots] = createContext<Slots>();
