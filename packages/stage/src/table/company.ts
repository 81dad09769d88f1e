import type { Seat } from '@conclave/kernel';
import type { ChatLine } from './source.ts';

/** A line for the log that no rule tells. */
export interface TableNote {
  /** After the step with this number. */
  readonly after: number;
  readonly text: string;
}

/** What somebody asks of us beside the game: in words, and what can be answered; to a nudge nothing. */
export interface Call {
  readonly text: string;
  readonly answers: readonly CallAnswer[];
}

export interface CallAnswer {
  readonly label: string;
  /** What it is called where the label alone does not say whom it is about. */
  readonly name?: string | undefined;
  give(): void;
}

/** The people around a table, as far as the table itself has to know of them. */
export interface Company {
  /** Are the moves of our seat ours to make? */
  readonly mayPlay: boolean;
  /** May a master be asked here? */
  readonly mayAskForHints: boolean;
  /** Does a bot play for the person of this seat? */
  isStoodInFor(seat: Seat): boolean;
  /** What happened at the table beside the game, oldest first. */
  readonly notes: readonly TableNote[];
  /** The number of the step in which this was told. */
  seqOf(event: object): number | undefined;
  /** What is to be said of this seat beside its place. */
  remarkOn(seat: Seat): string;
  /** Nobody plays on. */
  readonly isAbandoned: boolean;
  /** How much was said that we have not read. */
  unread(lines: readonly ChatLine[]): number;
  /** What somebody asks of us beside the game: what waits longest for our word. */
  readonly call: Call | undefined;
  /** Why the table, not the game, said no. */
  explain(code: string): string;
}
