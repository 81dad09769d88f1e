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

/** What a seat hid, as figures for a sentence of the catalogue. */
export type Hid =
  | { readonly key: 'trumps'; readonly seat: Seat; readonly byRound: readonly number[] }
  | {
      readonly key: 'lies';
      readonly seat: Seat;
      readonly told: number;
      readonly caught: number;
      readonly unseen: number;
    }
  | {
      readonly key: 'screen';
      readonly seat: Seat;
      readonly taler: number;
      readonly letters: number;
      readonly bids: readonly number[];
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
}

export interface Story extends Tale {
  readonly game: GameId;
  readonly turns: readonly Turn[];
}

export type Teller = (told: readonly Told<AnyGame['event']>[], seats: number) => Tale;
