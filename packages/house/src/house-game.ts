import type {
  AnyGame,
  Characters,
  Language,
  Notation,
  OptionSpec,
  Title,
  Versions,
  Wire,
  Words,
} from '@conclave/kernel';
import type { BotWords, OwnBots } from '@conclave/search';

export type AnyWords = Readonly<Record<Language, Words<AnyGame>>>;

/** What the rules' door of a game opens to. */
export interface RulesDoor {
  readonly versions: Versions;
  readonly notation: Notation<AnyGame>;
}

/** A side room of a game: rules and words that only tables with this option need. Where weight counts they are fetched before the first move. */
export interface SideRoom {
  readonly needs: NonNullable<OptionSpec['needs']>;
  rules(): Promise<void>;
  words(): Promise<void>;
}

/** A game on the shelf: its lid, and its rooms behind doors that open when somebody asks. Rules and words make a game; bots may be lent. */
export interface HouseGame {
  readonly title: Title;
  /** Who plays it with a taste of their own; its bots have each of them at every level that has some (`charactersOf`). */
  readonly characters?: Characters;
  rules(): Promise<RulesDoor>;
  words(): Promise<{ readonly words: AnyWords }>;
  readonly sideRoom?: SideRoom;
  /** Imagined games a second of its master, with so many players, where its levels were measured: a device that is much slower has weaker ones. */
  speed?(players: number): number | Promise<number>;
  /** How it shows itself to programs of others. */
  wire?(): Promise<{ readonly wire: Wire<AnyGame> }>;
  bots?(): Promise<{ readonly bots: OwnBots }>;
  /**
   * What its masters have learned for so many players: where weight counts it is fetched before the first of them thinks. Such a game brings a
   * pilgrim and a prior of its own: those that the house lends are its master, and fetch nothing.
   */
  learned?(players: number): Promise<void>;
  /** How its bots say why. */
  reasons?(): Promise<{ readonly reasons: BotWords }>;
}
