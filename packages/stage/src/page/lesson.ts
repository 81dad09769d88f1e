import type { AnyGame, Seat } from '@conclave/kernel';
import type { Figure, Said } from './book.ts';

export type Move = AnyGame['move'];

/** Sixty seconds, a first game in five minutes, what masters see; and a game in which the table keeps no books. */
export type LessonId = 'minute' | 'first' | 'master' | 'byHand';

/** A move of the prepared line, whoever makes it. */
export interface LineMove {
  readonly seat: Seat;
  readonly move: Move;
  /** Whatever the learner chooses instead, the line goes on. */
  readonly loose?: true;
  /** A mistake that the learner is to make: no master would, and the guide says so afterwards. */
  readonly fault?: true;
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
  /** What is meant, as selectors of the game's own page: it glows while this is said, and until the learner moves. */
  readonly glows?: readonly string[];
  /** Where a board that cannot show everything at once looks meanwhile. */
  readonly looks?: string;
  /** The guide calls this choice weak, and no master may contradict it. */
  readonly weak?: true;
}

/** A game on a prepared deal with a guide: the deal comes from a named secret, the others follow the line while it can be followed. */
export interface Lesson {
  readonly game: string;
  readonly id: LessonId;
  readonly seats: number;
  /** The deal: a secret that only depends on its name. */
  readonly deal: string;
  /** That secret, so that the page need not compute it. */
  readonly secret: string;
  readonly options?: object;
  readonly line: readonly LineMove[];
  /** So many moves of the line have been made when the learner sits down. */
  readonly begins?: number;
  readonly remarks: readonly Remark[];
  /** The lesson is over after so many moves, or with this event. */
  readonly ends: { readonly moves: number } | { readonly event: string };
  readonly farewell: Said;
  /** What the table agrees on that is offered at the end; else nothing that is not printed. */
  readonly afterwards?: object;
}

export const move = (seat: Seat, what: Move & Readonly<Record<string, unknown>>): LineMove => ({ seat, move: what });

/** A mistake that somebody learns from. */
export const fault = (seat: Seat, what: Move & Readonly<Record<string, unknown>>): LineMove => ({
  ...move(seat, what),
  fault: true,
});

/** One step of the guide: when it is said, in both languages, and what glows meanwhile. */
export const step = (cue: Cue, en: string, de: string, ...glows: readonly string[]): Remark => ({ cue, en, de, glows });

/** What the guide says to a choice that it calls weak. */
export const weak = (cue: Cue, en: string, de: string): Remark => ({ cue, en, de, weak: true });
