import type { AnyGame, Words } from '@conclave/kernel';
import { type Component, createContext, type Snippet } from 'svelte';
import type { Room } from './places.ts';
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
/** Advice: in one line, which opens the whole of it, or whole. */
export type Advising = Closing & { readonly short: boolean; readonly onmore: () => void };
export type Ending = Said & { readonly score?: Snippet | undefined; readonly onlook: () => void };

/** Somebody who speaks in the line, before the question is asked there. */
export interface Speaker {
  /** Is there something to say that was not read yet? */
  readonly speaks: boolean;
  /** Has the person moved it away from the line, so that the table asks there meanwhile? */
  readonly apart: boolean;
  /** Of what it speaks, in the game's own word, where a board must look there. */
  readonly looks?: string | undefined;
  readonly name: string;
  /** What was said last, once more. */
  again(): void;
  /** It stays there to be heard; what it says is seen while it speaks. `whole`: at a table without fixed places all of it is said at once. */
  readonly Line: Component<{ readonly room: Room; readonly whole: boolean; readonly speaks: boolean }>;
}

/** A table that is only looked at: how one goes through it, and what stands in the bar instead of the title. */
export interface LookingBack {
  readonly Controls: Component<{ readonly room: Room }>;
  readonly Title: Component<{ readonly room: Room }>;
  /** What is needed less often: it lies in the drawer. */
  readonly More: Component;
}

/** What a host adds to the table that it puts on the stage. */
export interface Slots {
  /** The rules in the drawer, below their short version. */
  readonly rules: Piece<{ readonly run: TableRun; readonly summary: readonly string[] }>;
  /** Why something happened: in one sentence, with its rule. */
  readonly why?: Piece<{ readonly game: string; readonly rule: string; readonly event: string }>;
  /** A master's advice on the question that stands now. */
  readonly hint: Piece<Advising>;
  /** How it ended. */
  readonly result: Piece<Ending>;
  readonly speaker?: Speaker;
  readonly back?: LookingBack;
  /** What asks for a word from us beside the game: all of it lies in the drawer; what waits longest is answered in the line, too. */
  readonly bar?: Piece<{ readonly run: TableRun }>;
  /** What people do at a table beside playing. */
  readonly menu?: Piece<Closing>;
  readonly chat?: Piece<{ readonly said: readonly ChatLine[] }>;
}

export const [slots, putSlots] = createContext<Slots>();
