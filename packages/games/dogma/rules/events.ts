import type { Seat } from '@conclave/kernel';
import type { CardType } from './components.ts';

export type Decision = 'believe' | 'doubt';

/** DG-8.2  Why a pile is taken: a lie was believed, the truth was doubted, or a liar was caught. */
export type WhyTaken = 'believedLie' | 'doubtedTruth' | 'caught';

/** DG-12.2  Why a player is out: covered by a join (a), free of cards after the check (b), or after the deal (c). */
export type WhyOut = 'covered' | 'checked' | 'dealt';

/** DG-13.2, DG-3.6, DG-19.1  Why this player starts the next confession. */
export type WhyNext = 'startingPlayer' | 'responder' | 'afterResponder' | 'nextActive';

/** What happened, for log, animation, sound and spoken text. Each event cites the rule that caused it. */
export type Event =
  | { readonly type: 'startingPlayer'; readonly rule: 'DG-3.1'; readonly seat: Seat }
  | {
      readonly type: 'dealt';
      readonly rule: 'DG-3.2' | 'DG-3.3';
      readonly sizes: readonly number[];
      readonly undealt: number;
    }
  /** To its seat. */
  | {
      readonly type: 'hand';
      readonly rule: 'DG-3.2' | 'DG-3.3';
      readonly seat: Seat;
      readonly cards: readonly CardType[];
    }
  /** To nobody. */
  | { readonly type: 'undealt'; readonly rule: 'DG-3.3'; readonly cards: readonly CardType[] }
  | {
      readonly type: 'setOfFour';
      readonly rule: 'DG-11.1';
      readonly seat: Seat;
      readonly card: CardType;
      readonly handSize: number;
    }
  | {
      readonly type: 'wentOut';
      readonly rule: 'DG-12.2';
      readonly seat: Seat;
      readonly why: WhyOut;
      readonly place: number;
    }
  | { readonly type: 'rubiesReturned'; readonly rule: 'DG-12.3'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'turn';
      readonly rule: 'DG-3.6' | 'DG-13.2' | 'DG-19.1';
      readonly seat: Seat;
      readonly why: WhyNext;
    }
  | {
      readonly type: 'dogmaCreated';
      readonly rule: 'DG-10.3';
      readonly seat: Seat;
      readonly dogma: CardType;
      readonly replaced?: CardType;
      readonly altar: readonly CardType[];
    }
  /** DG-10.4  The new status of a type whose dogma came or went. */
  | { readonly type: 'statusChanged'; readonly rule: 'DG-4.2'; readonly card: CardType; readonly now: 'virtue' | 'sin' }
  | {
      readonly type: 'confessed';
      readonly rule: 'DG-5.3';
      readonly seat: Seat;
      readonly count: number;
      readonly claim: CardType;
      readonly responder: Seat;
    }
  | {
      readonly type: 'joined';
      readonly rule: 'DG-7.1';
      readonly seat: Seat;
      readonly count: number;
      readonly claim: CardType;
      readonly pile: number;
      readonly responder: Seat;
    }
  /** To the one who laid them. */
  | {
      readonly type: 'laid';
      readonly rule: 'DG-5.2' | 'DG-7.1';
      readonly seat: Seat;
      readonly cards: readonly CardType[];
    }
  | {
      readonly type: 'decided';
      readonly rule: 'DG-6.3';
      readonly seat: Seat;
      readonly decision: Decision;
      readonly contributor: Seat;
    }
  | {
      readonly type: 'turnedUp';
      readonly rule: 'DG-8.1';
      readonly seat: Seat;
      readonly cards: readonly CardType[];
      readonly claim: CardType;
    }
  | {
      readonly type: 'judged';
      readonly rule: 'DG-8.3';
      readonly seat: Seat;
      readonly honest: boolean;
      readonly responderRight: boolean;
    }
  | { readonly type: 'rubyGained'; readonly rule: 'DG-9.2'; readonly seat: Seat; readonly rubies: number }
  | { readonly type: 'rubyMissed'; readonly rule: 'DG-9.3'; readonly seat: Seat; readonly rubies: number }
  /** `covered` of the `count` cards were never turned up. */
  | {
      readonly type: 'pileDiscarded';
      readonly rule: 'DG-8.2' | 'DG-19.2';
      readonly count: number;
      readonly covered: number;
    }
  | {
      readonly type: 'pileTaken';
      readonly rule: 'DG-8.2' | 'DG-19.2';
      readonly seat: Seat;
      readonly count: number;
      readonly covered: number;
      readonly why: WhyTaken;
    }
  /** To the taker: all the cards of `pileTaken`, sorted, without a note who laid which (DG-16.3). */
  | { readonly type: 'taken'; readonly rule: 'DG-16.3'; readonly seat: Seat; readonly cards: readonly CardType[] }
  | {
      readonly type: 'stalemateNear';
      readonly rule: 'DG-15.5';
      readonly withoutProgress: number;
      readonly left: number;
    }
  | {
      readonly type: 'stalemate';
      readonly rule: 'DG-15.3';
      readonly withoutProgress: number;
      readonly handSizes: readonly number[];
    }
  | {
      readonly type: 'gameEnded';
      readonly rule: 'DG-14.1' | 'DG-15.4';
      readonly places: readonly number[];
      readonly losers: readonly Seat[];
    };

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
