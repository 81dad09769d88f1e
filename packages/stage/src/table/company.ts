import type { ChatLine } from './source.ts';

/** The people around a table, as far as the table itself has to know of them. */
export interface Company {
  /** Are the moves of our seat ours to make? */
  readonly mayPlay: boolean;
  /** May a master be asked here? */
  readonly mayAskForHints: boolean;
  /** Nobody plays on. */
  readonly isAbandoned: boolean;
  /** How much was said that we have not read. */
  unread(lines: readonly ChatLine[]): number;
  /** Why the table, not the game, said no. */
  explain(code: string): string;
}
