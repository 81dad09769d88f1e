import type { Seat } from '@conclave/kernel';
import type { CardText, ColourLetter, SealLetter } from './components.ts';
import type { SealCounts, TakeOver } from './moves.ts';

/** A complete trick as it is told: the leader's card first. */
export interface TrickText {
  readonly leader: Seat;
  readonly cards: readonly CardText[];
}

/** What happened. All are for everyone, except `dealt`, which is for the seat whose hand it is (SS-10.1). */
export type Event =
  | { readonly type: 'firstDealer'; readonly seat: Seat }
  | { readonly type: 'roundStarted'; readonly round: number; readonly rounds: number; readonly dealer: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly CardText[] }
  | { readonly type: 'saboteurTaken'; readonly seat: Seat }
  | {
      readonly type: 'predicted';
      readonly seat: Seat;
      readonly fromMiddle: SealCounts;
      readonly takeOvers: readonly TakeOver[];
      /** So many givers, the first in the list, got a white seal (SS-4.9). */
      readonly whites: number;
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardText }
  | {
      readonly type: 'trickWon';
      readonly seat: Seat;
      readonly card: CardText;
      readonly led: ColourLetter;
      readonly ruffed: boolean;
    }
  | { readonly type: 'handInAsked'; readonly seat: Seat; readonly seals: readonly SealLetter[] }
  | { readonly type: 'handedIn'; readonly seat: Seat; readonly seal: SealLetter; readonly chosen: boolean }
  | { readonly type: 'blackTaken'; readonly seat: Seat }
  | { readonly type: 'blackAvoided'; readonly seat: Seat }
  | { readonly type: 'putAway'; readonly seat: Seat }
  | {
      readonly type: 'roundScored';
      readonly round: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
      readonly tricks: readonly TrickText[];
    }
  | { readonly type: 'gameEnded'; readonly places: readonly number[]; readonly totals: readonly number[] };

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The rule that each line of the log can cite. */
export const RULE_OF_EVENT: Readonly<Record<Event['type'], string>> = {
  firstDealer: 'SS-2.3',
  roundStarted: 'SS-3.2',
  dealt: 'SS-3.2',
  saboteurTaken: 'SS-4.3',
  predicted: 'SS-4.16',
  cardPlayed: 'SS-5.3',
  trickWon: 'SS-5.7',
  handInAsked: 'SS-6.4',
  handedIn: 'SS-6.3',
  blackTaken: 'SS-6.6',
  blackAvoided: 'SS-6.7',
  putAway: 'SS-7.2',
  roundScored: 'SS-8.4',
  gameEnded: 'SS-9.1',
};
