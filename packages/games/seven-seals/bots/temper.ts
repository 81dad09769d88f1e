/** The numbers behind the rules of thumb, found by letting tables of bots play against each other (bench/arena). */
export interface Temper {
  /** Chance that a plain card wins a trick of its colour, by how many higher ones others hold. */
  readonly plain: readonly number[];
  /** The same for a trump, which also wins by ruffing. */
  readonly trump: readonly number[];
  /** When predicting, nothing has been played yet and more can go wrong: its own two lists. */
  readonly plainAtFirst: readonly number[];
  readonly trumpAtFirst: readonly number[];
  /** Part of the holding, by how many cards of the colour are in the hand: long colours are ruffed by others. */
  readonly length: readonly number[];
  /** Chance that another player who can beat a card does. */
  readonly beaten: number;
  /** Chance that a void player ruffs. */
  readonly ruffed: number;
  /** What an unwanted trick in the future costs; less than three, because high cards can be thrown away. */
  readonly excess: number;
  /** What a seal left over in the future costs. */
  readonly deficit: number;
  /** How much of a deficit trumps make good. */
  readonly ruffing: number;
  /** How uncertain all this is. */
  readonly doubt: number;
  /** How much others' pain counts. */
  readonly envy: number;
  /** Part of a further seal that must be expected for it to be taken. */
  readonly courage: number;
  /** A hand that looks worse than this takes the saboteur. */
  readonly sabotage: number;
}

export const REGULAR: Temper = {
  plain: [0.85, 0.56, 0.37, 0.12, 0.05, 0.02],
  trump: [0.95, 0.85, 0.72, 0.6, 0.5, 0.44, 0.4, 0.36, 0.33, 0.3],
  plainAtFirst: [0.76, 0.48, 0.29, 0.14, 0.05, 0],
  trumpAtFirst: [0.82, 0.86, 0.65, 0.56, 0.48, 0.43, 0.39, 0.35, 0.3, 0.26],
  length: [1, 1, 1, 0.95, 0.85, 0.75, 0.6, 0.53],
  beaten: 0.74,
  ruffed: 0.1,
  excess: 2.25,
  deficit: 1.94,
  ruffing: 0.26,
  doubt: 0.4,
  envy: 0.07,
  courage: 0.0,
  sabotage: 5.62,
};
