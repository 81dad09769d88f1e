import type { AnyGame, Seat } from '@conclave/kernel';
import type { InLanguages } from '../language/catalogue.ts';

/** One line of figures: what it is, and its figure for each seat. */
export interface FigureLine {
  readonly key: string;
  readonly values: readonly string[];
}

/** The figures of a finished game. */
export interface FiguresPart {
  /** From what was told to everybody. */
  lines(log: readonly AnyGame['event'][], seats: number): readonly FigureLine[];
  /** The event that gave a seat its place, where one did. */
  lastWordOn(log: readonly AnyGame['event'][], seat: Seat): AnyGame['event'] | undefined;
  /** Where each seat stood in the end, in a word or two; games whose last word on a seat says it have none. */
  readonly stood?: InLanguages<(log: readonly AnyGame['event'][], seat: Seat) => string>;
  readonly names: InLanguages<Readonly<Record<string, string>>>;
}

/** One line for each key, in the order in which they are written down. */
export const figureLines = (figures: Readonly<Record<string, readonly (number | string)[]>>): readonly FigureLine[] =>
  Object.entries(figures).map(([key, values]) => ({ key, values: values.map(String) }));

/** The last event of this kind that is about this seat. */
export const lastOf = (type: string, log: readonly AnyGame['event'][], seat: Seat): AnyGame['event'] | undefined =>
  log.findLast(event => event.type === type && 'seat' in event && event.seat === seat);
