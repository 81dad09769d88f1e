import type { Language } from './words.ts';

type Spoken = Readonly<Record<Language, string>>;

/** What a player can sit down against. */
export const LEVELS = ['novice', 'regular', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Whom you meet: a name, and a line of character. */
export interface Character {
  readonly name: Spoken;
  readonly line: Spoken;
  /** Which portrait a page may show, and what is said when a lie or a secret comes to light. */
  readonly face?: string;
  readonly caught?: Spoken;
}

/** The lid of the box: all that can be known of a game before it is opened. It is small, because a front page shows every game's. */
export interface Title {
  readonly id: string;
  /** What its rules begin with, as in `SS-5.4`. */
  readonly letters: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many sit down where nobody says otherwise. */
  readonly usual: number;
  /** How long a game takes, about. */
  readonly minutes: number;
  readonly title: Spoken;
  /** One line for the door. */
  readonly line: Spoken;
  /** Who plays it at each level; a game without bots of its own meets strangers. */
  readonly characters?: Readonly<Record<Level, Character>>;
}
