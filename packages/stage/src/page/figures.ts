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
  readonly names: InLanguages<Readonly<Record<string, string>>>;
}

/** Counts by line and seat. */
export class Sheet {
  readonly #counts = new Map<string, number>();
  add(key: string, seat: Seat, by = 1): void {
    this.#counts.set(`${key} ${seat}`, this.of(key, seat) + by);
  }
  of(key: string, seat: Seat): number {
    return this.#counts.get(`${key} ${seat}`) ?? 0;
  }
  lines(
    keys: readonly string[],
    seats: number,
    write = (key: string, seat: Seat) => `${this.of(key, seat)}`,
  ): readonly FigureLine[] {
    return keys.map(key => ({ key, values: Array.from({ length: seats }, (_, seat) => write(key, seat)) }));
  }
}

/** The last event of this kind that is about this seat. */
export const lastOf = (type: string, log: readonly AnyGame['event'][], seat: Seat): AnyGame['event'] | undefined =>
  log.findLast(event => event.type === type && 'seat' in event && event.seat === seat);
