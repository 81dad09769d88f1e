import type { Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';

/** What somebody got in a round, and has in all. */
export interface Score {
  readonly name: string;
  readonly points: number;
  readonly total: number;
}

/** All that The Seven Seals says, in one language. What the type names, every language must have. */
export interface Catalogue {
  readonly title: string;
  readonly invitation: string;
  readonly you: string;
  /** By colour: red, yellow, green, blue, violet, then white and black for seals. */
  readonly colours: readonly [string, string, string, string, string, string, string];
  list(parts: readonly string[]): string;
  /** Where one of them is chosen. */
  either(parts: readonly string[]): string;
  /** "two blue seals", for a kind and a number. */
  readonly seals: (number: number, colour: string) => string;
  /** "a red seal", of a kind: somebody takes it or gives it. */
  readonly aSeal: (kind: number) => string;
  readonly card: (colour: string, value: number) => string;
  readonly event: {
    readonly firstDealer: (name: string) => string;
    readonly roundStarted: (round: number, rounds: number, dealer: string) => string;
    readonly dealt: (cards: string) => string;
    readonly saboteurTaken: (name: string) => string;
    readonly predicted: (name: string, seals: string) => string;
    readonly predictedNothing: (name: string) => string;
    readonly takenOver: (seals: string, giver: string, whites: number) => string;
    readonly cardPlayed: (name: string, card: string) => string;
    readonly trickWon: (name: string, card: string, led: string, ruffed: boolean) => string;
    readonly handInAsked: (name: string, seals: string) => string;
    readonly handedIn: (name: string, seal: string) => string;
    readonly blackTaken: (name: string) => string;
    readonly blackAvoided: (name: string) => string;
    readonly putAway: (name: string) => string;
    readonly roundScored: (round: number, scores: readonly Score[]) => string;
    readonly gameEnded: (winners: readonly string[], points: number) => string;
  };
  readonly table: {
    readonly round: (round: number, rounds: number, trick: number, dealer: string) => string;
    readonly predicting: (round: number, rounds: number, dealer: string) => string;
    readonly over: string;
    readonly middle: (seals: string) => string;
    readonly saboteurInMiddle: string;
    readonly player: (name: string, cards: number, tricks: number, seals: string, total: number) => string;
    readonly saboteur: (name: string, cards: number, tricks: number, total: number) => string;
    readonly toCome: (name: string, total: number) => string;
    readonly trick: (cards: string) => string;
    readonly lastTrick: (cards: string) => string;
    readonly playedBy: (name: string, card: string) => string;
    readonly hand: (cards: string) => string;
  };
  readonly prompt: {
    readonly over: string;
    readonly waitPrediction: (name: string) => string;
    readonly waitCard: (name: string) => string;
    readonly waitSeal: (name: string) => string;
    readonly predict: string;
    readonly predictOrSabotage: string;
    readonly lead: string;
    readonly follow: (colour: string) => string;
    readonly void: (colour: string) => string;
    readonly handIn: (seals: string) => string;
  };
  readonly move: {
    readonly takeSaboteur: string;
    readonly predict: (seals: string) => string;
    readonly predictNothing: string;
    readonly playCard: (card: string) => string;
    readonly handIn: (seal: string) => string;
  };
  readonly refusals: Readonly<Record<RefusalCode | 'malformed', string>>;
  readonly options: {
    readonly [Key in keyof Options]: {
      readonly name: string;
      readonly values: Readonly<Record<`${Options[Key]}`, string>>;
    };
  };
}
