import { type AnyGame, isCount, isObject, type Seat } from '@conclave/kernel';
import type { GlyphName } from '../art/glyphs.ts';
import type { WaxName } from '../art/wax.ts';
import type { Language } from '../language/catalogue.ts';

/** How often something was tried, and how often it came out. */
export interface TriedTable {
  readonly title: string;
  readonly head: { readonly what: string; readonly tried: string; readonly hit: string };
  readonly rows: readonly {
    readonly wax: WaxName;
    readonly name: string;
    readonly tried: number;
    readonly hit: number;
  }[];
}

/** A few figures, each with its sign. */
export interface CountList {
  readonly title: string;
  readonly lines: readonly { readonly sign: GlyphName; readonly name: string; readonly count: number }[];
}

/** What this device counts of one game beyond places, from what the person's seat was shown. */
export interface StatisticsPart<Counts = unknown> {
  /** Under this name the device keeps it. */
  readonly key: string;
  /** What was stored may be old or broken: every figure is checked. */
  read(stored: unknown): Counts;
  count(counts: Counts, events: readonly AnyGame['event'][], seat: Seat, seats: number): Counts;
  show(counts: Counts, language: Language): TriedTable | CountList;
}

/** A figure that was stored, or none. */
export const countIn = (stored: unknown, key: string): number => {
  const value = isObject(stored) ? stored[key] : undefined;
  return isCount(value) ? value : 0;
};
