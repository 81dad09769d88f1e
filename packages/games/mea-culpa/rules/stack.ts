import type { Seat } from '@conclave/kernel';
import type { Character, Den, Good, Kind, Place, Room, Site } from './components.ts';
import type { Callable } from './meta-register.ts';
import type { Move } from './moves.ts';
import type { Table } from './state.ts';

/** MC-29.1  Phases at the bottom, interrupts above: each is a question or work still to do. */
export type Frame = Asked | Work;

/** MC-29.3  A question to `seat`, or to all. */
export type Asked =
  | { readonly at: 'bonus'; readonly seat: Seat } // SETUP_BONUS, MC-5.5
  | { readonly at: 'bid'; readonly seat?: never } // BID, MC-7.1
  | { readonly at: 'choose'; readonly seat: Seat; readonly pick: number } // CHOOSE, MC-7.8
  | { readonly at: 'holdBack'; readonly seat: Seat; readonly character: Character } // MC-23.5
  | { readonly at: 'preliminaryOrder'; readonly seat: Seat; readonly own: Character; readonly inherited: Character } // MC-23.5
  | { readonly at: 'popeStone'; readonly seat: Seat } // PRELIM, MC-8.1
  | { readonly at: 'crew'; readonly seat: Seat } // PRELIM, MC-8.2
  | { readonly at: 'preliminaryVisit'; readonly seat: Seat } // PRELIM, MC-8.4
  | TurnFrame
  | { readonly at: 'guess'; readonly seat: Seat; readonly pope: Seat } // INCOGNITO, MC-14.4
  | { readonly at: 'room'; readonly seat: Seat } // MC-13.6
  | CardFrame
  | { readonly at: 'giveLetter'; readonly seat: Seat; readonly to: Seat } // C1
  | RunOutFrame
  | { readonly at: 'freeStone'; readonly seat: Seat } // FREE_STONE, MC-15.3
  | PickFrame
  | ChoosingFrame
  | HandTurnFrame
  | VoteFrame
  | LastCallFrame;

/** MC-29.2  What goes on by itself; `seat` is the one whom it concerns. */
export type Work =
  | { readonly at: 'prepare'; readonly seat?: never } // PREPARE, MC-6.2
  | { readonly at: 'preliminary'; readonly seat: Seat; readonly character: Character } // PRELIM, MC-8
  | { readonly at: 'nextTurn'; readonly seat?: never; readonly after: Character } // MC-9.1
  | { readonly at: 'goods'; readonly seat: Seat; readonly good: Good } // MC-10.3, the stone comes first
  | { readonly at: 'inside'; readonly seat: Seat; readonly place: Place; readonly notches: number } // MC-13.4
  | { readonly at: 'clear'; readonly seat?: never; readonly room: Room } // MC-13.4 (4)
  | EveryoneFrame
  | { readonly at: 'atonement'; readonly seat?: never; readonly by: Seat; readonly den: Den } // ATONEMENT, MC-18.4
  | EvaluationFrame
  | { readonly at: 'handStep'; readonly seat: Seat; readonly move: Move } // MC-26.24 d, the table does its part first
  | { readonly at: 'penance'; readonly seat: Seat; readonly rule: string } // MC-26.4.1 (1)
  | { readonly at: 'correction'; readonly seat: Seat; readonly act: number } // MC-26.4.1 (2)
  | { readonly at: 'restore'; readonly seat: Seat } // MC-26.4.4
  | { readonly at: 'compare'; readonly seat?: never } // COMPARE, MC-17
  | { readonly at: 'final'; readonly seat?: never } // COMPARE → SCORE, MC-21.2
  | { readonly at: 'over'; readonly seat?: never }; // OVER

/** TURN(character), MC-9.2: how many actions were started, and of which kind the first was. */
export interface TurnFrame {
  readonly at: 'turn';
  readonly seat: Seat;
  readonly character: Character;
  readonly actions: number;
  readonly first?: Kind;
}

/** MC-13.5  A visitor decides about a card: its number, and the room it lies in. */
export interface CardFrame {
  readonly at: 'card';
  readonly seat: Seat;
  readonly card: number;
  readonly room: Room;
}

/** RUN_OUT(player), MC-18.6. */
export interface RunOutFrame {
  readonly at: 'runOut';
  readonly seat: Seat;
  readonly den: Den;
  readonly missing: number;
}

/** MC-18.7  C5 and C6: those who still have to put two stones, in order. */
export interface EveryoneFrame {
  readonly at: 'everyonePuts';
  readonly seat?: never;
  readonly seats: readonly Seat[];
  readonly den: Den;
  readonly card: number;
}

/** EVALUATE(compartment), MC-20: the next category. */
export interface EvaluationFrame {
  readonly at: 'evaluation';
  readonly seat?: never;
  readonly site: Site;
  readonly compartment: number;
  readonly category: number;
}

/** MC-20.5  The donor on turn picks a letter. */
export interface PickFrame {
  readonly at: 'pick';
  readonly seat: Seat;
  readonly donors: readonly Seat[];
  readonly taken: number;
  readonly category: number;
}

/** MC-26.7  A choice step by hand: a card, what belongs to it, "done". Without a `pick` it is held back, deferred or inherited (MC-26.24 j). */
export interface ChoosingFrame {
  readonly at: 'choosing';
  readonly seat: Seat;
  readonly pick?: number;
  readonly card?: Character;
  /** Preliminary actions that belong to this step and are not done yet. */
  readonly offices: readonly ('pope' | 'emperor')[];
}

/** MC-26.2  A turn by hand; has the free stone been taken? */
export interface HandTurnFrame {
  readonly at: 'handTurn';
  readonly seat: Seat;
  readonly character: Character;
  readonly free: boolean;
}

export const handTurn = (
  { seat, character }: Pick<HandTurnFrame, 'seat' | 'character'>,
  free: boolean,
): HandTurnFrame => ({ at: 'handTurn', seat, character, free });

/** MC-26.29  Who has voted: one bit per seat. */
export interface VoteFrame {
  readonly at: 'vote';
  readonly seat?: never;
  readonly accuser: Seat;
  readonly culprit: Seat;
  readonly entry: Callable;
  readonly voted: number;
}

/** MC-26.2.5, MC-26.14  Who has nothing to call: one bit per seat. */
export interface LastCallFrame {
  readonly at: 'lastCall';
  readonly seat?: never;
  readonly final: boolean;
  readonly begun: boolean;
  readonly said: number;
}

export type FrameOf<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;

const OVER: Frame = { at: 'over' };

export const top = ({ stack }: Table): Frame => stack[stack.length - 1] ?? OVER;

export const push = ({ stack }: Table, frame: Frame): void => {
  stack.push(frame);
};

export const pop = ({ stack }: Table): void => {
  stack.pop();
};

export const replace = ({ stack }: Table, frame: Frame): void => {
  stack[stack.length - 1] = frame;
};
