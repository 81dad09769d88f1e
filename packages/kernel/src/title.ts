import type { Language } from './words.ts';

type Spoken = Readonly<Record<Language, string>>;

/** What a player can sit down against, from the weakest to the strongest. */
export const LEVELS = ['novice', 'pilgrim', 'regular', 'prior', 'master', 'cardinal'] as const;
export type Level = (typeof LEVELS)[number];

/** Those who think by the clock: each needs a place of its own in a machine, and one for oneself would be a hint for every move. */
export const MASTERS: readonly string[] = ['master', 'cardinal'] satisfies readonly Level[];

/** Where a character can be chosen besides: below, errors would cover what it is known by. */
export const CHARACTER_LEVELS: readonly string[] = [
  'regular',
  'prior',
  'master',
  'cardinal',
] satisfies readonly Level[];

const BETWEEN = ':';

/** A level with a taste of its own: `regular:inquisitor`. Without a trait it is the plain level. */
export const withTrait = (level: string, trait: string | undefined): string =>
  trait === undefined || trait === '' ? level : `${level}${BETWEEN}${trait}`;

/** The level of somebody who plays, whatever the taste. */
export const levelIn = (name: string): string => name.split(BETWEEN, 1)[0] ?? name;

/** What somebody who plays is known by, where it is a character. */
export const traitIn = (name: string): string | undefined => name.split(BETWEEN, 2)[1];

/** Whom you meet: a name, and a line of character. */
export interface Character {
  readonly name: Spoken;
  readonly line: Spoken;
  /** Which portrait a page may show, and what is said when a lie or a secret comes to light. */
  readonly face?: string;
  readonly caught?: Spoken;
}

/** Who plays a game with a taste of their own, by the trait they are known by. */
export type Characters = Readonly<Record<string, Character>>;

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
  /** Who plays it at a level; where it has nobody, somebody of the house comes. */
  readonly characters?: Readonly<Partial<Record<Level, Character>>>;
}
