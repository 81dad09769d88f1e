import type { AnyGame, Seat, Told } from '@conclave/kernel';
import type { GlyphName } from '../art/glyphs.ts';
import type { WaxName } from '../art/wax.ts';
import type { InLanguages } from '../language/catalogue.ts';

/** How everyone stood when a chapter was over. */
export interface Standing {
  readonly chapter: number;
  readonly values: readonly number[];
}

/** A prize worth a smile: its name among the game's awards, who won it, and the figure behind it. */
export interface Award {
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly count: number;
}

/** What a seat hid; the figures beside the seat are the game's own, for a sentence of its own. */
export interface Hid {
  readonly seat: Seat;
}

/** What a game brings to its story. */
export interface Tale<Own extends Hid = Hid> {
  /** Does a smaller figure stand better? */
  readonly lowIsGood: boolean;
  readonly standings: readonly Standing[];
  readonly awards: readonly Award[];
  readonly hid: readonly Own[];
  /** The last chapter is no round like the others. */
  readonly finale?: boolean;
  /** It ended in the best way there is. */
  readonly triumph?: boolean;
}

export type Teller<Own extends Hid = Hid> = (told: readonly Told<AnyGame['event']>[], seats: number) => Tale<Own>;

/** What only this game can say of itself. */
export interface StoryWords<Own extends Hid = Hid> {
  /** How many rounds there were. */
  chapters(count: number): string;
  headline(names: string, several: boolean): string;
  triumph?(names: string, several: boolean): string;
  /** A figure of the last standing. */
  value(value: number): string;
  /** What the graph shows, and which way is better. */
  readonly axis: string;
  /** When something happened. */
  chapter(number: number): string;
  readonly finale?: string;
  /** The head of the chapters in the table of figures. */
  readonly head: string;
  leap(name: string, by: number, when: string): string;
  /** The title, and what was done for it, with its verb: one person or several did it. */
  readonly awards: Readonly<Record<string, { readonly name: string; line(count: number, people: number): string }>>;
  hid(own: Own, name: string): string;
}

/** A game's part of its story. */
export interface StoryPart<Own extends Hid = Hid> {
  readonly tell: Teller<Own>;
  readonly words: InLanguages<StoryWords<Own>>;
  /** Every award has a seal of its own. */
  readonly medals: Readonly<Record<string, { readonly wax: WaxName; readonly sign: GlyphName }>>;
}
