import type { AnyGame, Seat } from '@conclave/kernel';
import type { Figure, Said } from './book.ts';

export type Move = AnyGame['move'];

/** A move of the prepared line, whoever makes it. */
export interface LineMove {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * When the guide speaks. `at`: after so many moves, as long as everything went along the line. `chose`: after the learner's move with this
 * number, if it was the line's (`line`), if it has these properties, or `otherwise`; of several the first that fits. `sees`: when the
 * learner first is told of such an event, wherever the game has gone.
 */
export type Cue =
  | { readonly at: number }
  | { readonly chose: number; readonly is: 'line' | 'otherwise' | Readonly<Record<string, unknown>> }
  | { readonly sees: string; readonly mine?: boolean };

export interface Remark extends Said {
  readonly cue: Cue;
  readonly figures?: readonly Figure[];
}

/** A first game on a prepared deal: the deal comes from a named secret, the others follow the line while it can be followed. */
export interface Lesson {
  readonly game: string;
  readonly seats: number;
  /** The deal: a secret that only depends on its name. */
  readonly deal: string;
  /** That secret, so that the page need not compute it. */
  readonly secret: string;
  readonly line: readonly LineMove[];
  readonly remarks: readonly Remark[];
  /** The lesson is over after so many moves, or with this event. */
  readonly ends: { readonly moves: number } | { readonly event: string };
  readonly farewell: Said;
}

export const move = (seat: Seat, what: Move & Readonly<Record<string, unknown>>): LineMove => ({ seat, move: what });
