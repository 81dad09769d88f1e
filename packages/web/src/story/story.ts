import type { AnyGame, Seat, Told } from '@conclave/kernel';
import type { GameId } from '../lib/games.ts';

/** How everyone stood when a chapter was over. */
export interface Standing {
  readonly chapter: number;
  readonly values: readonly number[];
}

/** A prize worth a smile: its name in the catalogue, who won it, and the figure behind it. */
export interface Award {
  readonly key: AwardKey;
  readonly seats: readonly Seat[];
  readonly count: number;
}

export type AwardKey =
  | 'prophet'
  | 'blackCollector'
  | 'sealThief'
  | 'ruffian'
  | 'believedLiar'
  | 'doubtedSaint'
  | 'inquisitor'
  | 'lawgiver'
  | 'mule'
  | 'sinner'
  | 'patron'
  | 'regular'
  | 'merchant'
  | 'builder';

export type SealLetter = 'R' | 'Y' | 'G' | 'B' | 'V';

/** Cards of one colour that a seat was dealt in one round. */
export interface Suit {
  readonly round: number;
  readonly colour: SealLetter;
  readonly cards: number;
}

/** A lie that was covered before anybody could look. */
export interface Lie {
  readonly chapter: number;
  readonly cards: readonly string[];
  readonly claim: string;
}

/** What a seat hid, as figures for a sentence of the catalogue. */
export type Hid =
  | {
      readonly key: 'trumps';
      readonly seat: Seat;
      readonly byRound: readonly number[];
      readonly longest: Suit;
      readonly missing?: Suit | undefined;
    }
  | {
      readonly key: 'lies';
      readonly seat: Seat;
      readonly told: number;
      readonly caught: number;
      readonly unseen: number;
      readonly boldest?: Lie | undefined;
    }
  | {
      readonly key: 'screen';
      readonly seat: Seat;
      readonly taler: number;
      readonly letters: number;
      readonly bids: readonly number[];
      /** Gifts by compartment, where they were told. */
      readonly gifts?: readonly [number, number] | undefined;
      readonly journeys: number;
      readonly caught: number;
    };

export type Turn =
  /** Somebody took the lead from somebody. */
  | { readonly key: 'lead'; readonly chapter: number; readonly seat: Seat; readonly from: Seat }
  /** The largest change of one seat in one chapter. */
  | { readonly key: 'leap'; readonly chapter: number; readonly seat: Seat; readonly by: number };

/** What a game brings to its story. */
export interface Tale {
  /** Does a smaller figure stand better? */
  readonly lowIsGood: boolean;
  readonly standings: readonly Standing[];
  readonly awards: readonly Award[];
  readonly hid: readonly Hid[];
  /** The last chapter is no round but the Last Judgement (MC-21). */
  readonly judgement?: boolean;
  /** Who reached Heaven itself. */
  readonly saved?: readonly Seat[];
}

export interface Story extends Tale {
  readonly game: GameId;
  readonly turns: readonly Turn[];
}

export type Teller = (told: readonly Told<AnyGame['event']>[], seats: number) => Tale;
