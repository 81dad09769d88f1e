import type { Seat } from './seat.ts';

/** Why a seat's move was not made by its player. */
export type How = 'bot' | 'clock';

/** Who made a step: a seat, or the table itself, whose clock ran out (MC-26.11). */
export type Mover = Seat | 'table';

/** Which step it was. A quiet one has no number of its own: `part` says the how-manieth it was since the step with number `seq`. */
export interface Numbered {
  readonly seq: number;
  readonly part?: number | undefined;
}

export interface SeatMove {
  readonly seat: Seat;
  /** Milliseconds since the start of the game. */
  readonly at: number;
  readonly how?: How | undefined;
  readonly move: unknown;
  /** The client's word for it. */
  readonly id?: string | undefined;
}

/** What the table's own clock decided. */
export interface ClockMove {
  readonly by: 'table';
  readonly seat?: undefined;
  readonly at: number;
  readonly move: { readonly type: 'clock'; readonly what: string };
}

/** All moves with higher numbers than `undo` are taken back. */
export interface TakenBack {
  readonly seat: Seat;
  readonly at: number;
  readonly undo: number;
}

export type Made = SeatMove | ClockMove;
export type MoveEntry = Numbered & SeatMove;
export type ClockEntry = Numbered & ClockMove;
export type UndoEntry = Numbered & TakenBack;

/** One line of the log. The log, with seed, options and rules version, is the game. */
export type Entry = MoveEntry | ClockEntry | UndoEntry;

export const isUndo = <Other>(entry: Other | TakenBack): entry is TakenBack & Other =>
  typeof entry === 'object' && entry !== null && 'undo' in entry;

export const isClock = (made: Made | TakenBack): made is ClockMove => 'by' in made;
export const moverOf = (made: Made | TakenBack): Mover => ('by' in made ? made.by : made.seat);
