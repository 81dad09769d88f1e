import type { Seat } from '@conclave/kernel';
import type {
  Bonus,
  Category,
  Character,
  Colour,
  Compartment,
  Den,
  Good,
  Item,
  Place,
  Room,
  Site,
  Stone,
} from './components.ts';
import type { Named } from './counts.ts';
import type { HandEvent } from './meta-events.ts';
import type { Donation } from './moves.ts';
import type { Bid } from './state.ts';

/** What a screen and a chest hold, with words. */
export interface OpenScreen {
  readonly taler: number;
  readonly goods: Named<Good>;
  readonly letters: Named<Colour>;
  readonly compartmentI: Named<Item>;
  readonly compartmentII: Named<Item>;
}

/**
 * MC-2.3  What happened: who, what, from where to where, and `rule`, why. Everyone is told all of these except the ones marked
 * «own seat»: the compartments, the bid before the reveal, the die.
 */
export type Event =
  // Set-up (MC-5)
  | { readonly type: 'soulsLinedUp'; readonly fromHell: readonly Seat[]; readonly rule: string }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly bonus: Bonus; readonly rule: string }
  | { readonly type: 'bagFilled'; readonly stones: Named<Stone>; readonly rule: string }
  // Preparation (MC-6)
  | { readonly type: 'roundBegan'; readonly round: number; readonly rule: string }
  | { readonly type: 'marketLaidOut'; readonly stones: Named<Stone>; readonly bag: number; readonly rule: string }
  | { readonly type: 'crewSent'; readonly hut: number; readonly rule: string }
  | { readonly type: 'suite6Restocked'; readonly supply: number; readonly rule: string }
  | { readonly type: 'suite6Closed'; readonly rule: string }
  | { readonly type: 'cardsDiscarded'; readonly cards: readonly string[]; readonly rule: string }
  | { readonly type: 'deckReshuffled'; readonly cards: number; readonly rule: string }
  | { readonly type: 'cardsDrawn'; readonly rooms: readonly string[]; readonly rule: string }
  // Bids and characters (MC-7)
  | { readonly type: 'bidLocked'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'bidSealed'; readonly seat: Seat; readonly bid: Bid; readonly rule: string } // own seat
  | {
      readonly type: 'bidsRevealed';
      readonly bids: readonly Bid[];
      readonly keeper: Seat;
      readonly order: readonly Seat[];
      /** MC-26.16  In META CULPA the taler lie beside the posts until they are settled. */
      readonly beside?: true;
      readonly rule: string;
    }
  | {
      readonly type: 'characterTaken';
      readonly seat: Seat;
      readonly character: Character;
      readonly automatic: boolean;
      readonly rule: string;
    }
  | { readonly type: 'heldBack'; readonly seat: Seat; readonly character: Character; readonly rule: string }
  | {
      readonly type: 'preliminaryOrder';
      readonly seat: Seat;
      readonly first: Character;
      readonly second: Character;
      readonly rule: string;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: Declined; readonly rule: string }
  // Turns (MC-9)
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly character: Character; readonly rule: string }
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly character: Character;
      readonly actions: number;
      readonly rule: string;
    }
  | {
      readonly type: 'postTurned';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly rule: string;
    }
  | { readonly type: 'marketEmpty'; readonly rule: string }
  // Buy, sell, donate (MC-10 to MC-12)
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly good: Good;
      readonly price: number;
      readonly greedy: boolean;
      readonly rule: string;
    }
  | {
      readonly type: 'goodsTaken';
      readonly seat: Seat;
      readonly good: Good;
      readonly number: number;
      readonly rule: string;
    }
  | {
      readonly type: 'letterBought';
      readonly seat: Seat;
      readonly letter: Colour;
      readonly price: number;
      readonly rule: string;
    }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly price: number; readonly rule: string }
  | { readonly type: 'donated'; readonly seat: Seat; readonly items: readonly Item[]; readonly rule: string }
  | { readonly type: 'stored'; readonly seat: Seat; readonly things: readonly Donation[]; readonly rule: string } // own seat
  // The House (MC-13, MC-14, MC-16)
  | { readonly type: 'visitBegan'; readonly seat: Seat; readonly place: Place; readonly rule: string }
  | { readonly type: 'suite5Turned'; readonly seat: Seat; readonly rule: string }
  | {
      readonly type: 'roomChosen';
      readonly seat: Seat;
      readonly room: Room;
      readonly card: string;
      readonly rule: string;
    }
  | { readonly type: 'yellowLetterTaken'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'travelling'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'dieSet'; readonly seat: Seat; readonly place: Place; readonly rule: string } // own seat
  | {
      readonly type: 'guessed';
      readonly seat: Seat;
      readonly pope: Seat;
      readonly guess: Place;
      readonly place: Place;
      readonly caught: boolean;
      readonly rule: string;
    }
  | { readonly type: 'overTheLimit'; readonly seat: Seat; readonly place: Place; readonly rule: string }
  | { readonly type: 'cardUsed'; readonly seat: Seat; readonly card: string; readonly rule: string }
  | {
      readonly type: 'cardWithoutEffect';
      readonly seat: Seat;
      readonly card: string;
      readonly why: WithoutEffect;
      /** C11  Who has fewer than three taler, as all learn. */
      readonly victim?: Seat;
      readonly rule: string;
    }
  | { readonly type: 'cardCleared'; readonly room: Room; readonly card: string; readonly rule: string }
  | {
      readonly type: 'letterGiven';
      readonly from: Seat;
      readonly to: Seat;
      readonly letter: Colour;
      readonly rule: string;
    }
  | { readonly type: 'robbed'; readonly from: Seat; readonly to: Seat; readonly taler: number; readonly rule: string }
  | { readonly type: 'talerFromBank'; readonly seat: Seat; readonly taler: number; readonly rule: string }
  // Consequences (MC-3, MC-17 to MC-19)
  | {
      readonly type: 'soulMoved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly steps: number;
      readonly rule: string;
    }
  | {
      readonly type: 'soulStopped';
      readonly seat: Seat;
      readonly at: number;
      readonly steps: number;
      readonly rule: string;
    }
  | {
      readonly type: 'sinStonesPut';
      readonly seat: Seat;
      readonly den: Den;
      readonly number: number;
      readonly rule: string;
    }
  | {
      readonly type: 'sinStonesBack';
      readonly seat: Seat;
      readonly den: Den;
      readonly number: number;
      readonly rule: string;
    }
  | { readonly type: 'ranOut'; readonly seat: Seat; readonly den: Den; readonly missing: number; readonly rule: string }
  | {
      readonly type: 'popeStoneMoved';
      readonly seat: Seat;
      readonly from: Den;
      readonly to: Den;
      readonly rule: string;
    }
  | { readonly type: 'atonement'; readonly by: Seat; readonly den: Den; readonly rule: string }
  | { readonly type: 'popeStonesReturned'; readonly rule: string }
  | {
      readonly type: 'crewArrived';
      readonly seat: Seat;
      readonly from: Site | 'emperor' | 'hut';
      readonly site: Site;
      readonly rule: string;
    }
  | { readonly type: 'built'; readonly site: Site; readonly part: 'nave' | 'spire'; readonly rule: string }
  | {
      readonly type: 'freeStoneTaken';
      readonly seat: Seat;
      readonly stone: Stone;
      readonly letter?: Colour;
      readonly automatic: boolean;
      readonly rule: string;
    }
  | {
      readonly type: 'postsCompared';
      readonly highest: number;
      readonly lowest: number;
      readonly mover?: Seat;
      readonly rule: string;
    }
  // Evaluation (MC-20)
  | {
      readonly type: 'chestsOpened';
      readonly site: Site;
      readonly compartment: Compartment;
      readonly contents: readonly Named<Item>[];
      readonly rule: string;
    }
  | {
      readonly type: 'lettersDisplayed';
      readonly site: Site;
      readonly category: Category;
      readonly letters: Named<Colour>;
      readonly values: readonly number[];
      readonly donors: readonly Seat[];
      readonly rule: string;
    }
  | {
      readonly type: 'letterPicked';
      readonly seat: Seat;
      readonly letter: Colour;
      readonly category: Category;
      readonly automatic: boolean;
      readonly rule: string;
    }
  | { readonly type: 'chestsCleared'; readonly compartment: Compartment; readonly rule: string }
  // The end (MC-21)
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly letters: Named<Colour>;
      readonly sets: number;
      readonly value: number;
      readonly from: number;
      readonly to: number;
      readonly rule: string;
    }
  | {
      readonly type: 'gameOver';
      readonly winners: readonly Seat[];
      readonly places: readonly number[];
      readonly inHeaven: readonly Seat[];
      readonly rule: string;
    }
  | { readonly type: 'screensOpened'; readonly screens: readonly OpenScreen[]; readonly rule: string }
  // META CULPA (MC-26.33)
  | HandEvent;

export const DECLINED = ['popeStone', 'preliminaryVisit', 'card'] as const;
export type Declined = (typeof DECLINED)[number];

export const WITHOUT_EFFECT = ['noOpponentHolds', 'noLetter', 'noYellowLetter', 'tooPoor'] as const;
export type WithoutEffect = (typeof WITHOUT_EFFECT)[number];

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
