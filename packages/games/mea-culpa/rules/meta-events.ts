import type { Seat } from '@conclave/kernel';
import type { Character, Colour, Den, Good, Item, MarketColour, Place, Stone } from './components.ts';
import type { Declaration } from './meta-moves.ts';
import type { Callable } from './meta-register.ts';

/** MC-26.3.1, MC-26.29  What comes of a call; an honour entry is voted about. */
export const VERDICTS = ['upheld', 'reminder', 'dropped', 'tooLate', 'unfounded', 'vote'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** MC-26.33  Where somebody reaches out of turn, not for what. */
export const REACHED = ['market', 'card', 'turn'] as const;
export type Reached = (typeof REACHED)[number];

/** MC-26.33  A declaration as it is heard: a travelling Pope does not say where to. */
export type Announced = Exclude<Declaration, { readonly type: 'travel' }> | { readonly type: 'travel' };

/** MC-26.6.3, MC-26.33  A sin that nobody called, or what a Petty Sinner left out unreminded. */
export interface Confession {
  readonly seat: Seat;
  readonly entry: Callable;
  readonly round: number;
  readonly step: number;
}

/** MC-26.33  What was taken back, as far as everyone saw it. */
export type Undone =
  | { readonly step: 'pay'; readonly taler: number }
  | { readonly step: 'turn'; readonly notches: number }
  | { readonly step: 'stone'; readonly den: Den }
  | { readonly step: 'take'; readonly stone: Stone; readonly letter?: Colour }
  | { readonly step: 'sell'; readonly good: Good; readonly price: number }
  | { readonly step: 'drop'; readonly item?: Item };

type Told<Type extends string, Facts extends object> = { readonly type: Type; readonly rule: string } & Readonly<Facts>;

/** MC-26.33  The public feed of manual mode: hand steps, calls and verdicts, never a judgment of the table's own. */
export type HandEvent =
  | Told<'cardPutBack', { seat: Seat; character: Character }>
  | Told<'bidSettled', { seat: Seat; taler: number; to: 'bank' | 'screen'; madeUp: boolean }>
  | Told<'bidReturned', { seat: Seat; taler: number }>
  | Told<'stonesLeftAlone', { seat: Seat }>
  | Told<'choiceDone', { seat: Seat }>
  | Told<'declared', { seat: Seat; action: Announced; second: boolean }>
  | Told<'withdrawn', { seat: Seat }>
  | Told<'takenBack', { seat: Seat } & Undone>
  | Told<'paid', { seat: Seat; taler: number; madeUp: boolean }>
  | Told<'stoneTaken', { seat: Seat; stone: Stone; letter?: MarketColour }>
  | Told<'itemShown', { seat: Seat; item: Item }>
  | Told<'itemDropped', { seat: Seat; item?: Item }>
  | Told<'turnEnded', { seat: Seat; character: Character }>
  | Told<'nextPlayerAsked', { seat: Seat; of: Seat }>
  | Told<'here', { seat: Seat }>
  | Told<'nothingToCall', { seat: Seat }>
  | Told<'reached', { seat: Seat; where: Reached }>
  | Told<'accused', { seat: Seat; culprit: Seat; entry: Callable; verdict: Verdict; honour?: string }> // honour: what was agreed on
  | Told<'voted', { seat: Seat }>
  | Told<'voteEnded', { seat: Seat; culprit: Seat; entry: Callable; upheld: boolean }>
  | Told<'donationNamed', { seat: Seat; items: readonly Item[] }>
  | Told<'goodsReturned', { seat: Seat; good: Good; number: number; to: 'market' | 'bag' }>
  | Told<'letterReturned', { seat: Seat; letter: Colour }>
  | Told<'visitUndone', { seat: Seat; place: Place; taler: number; letter: boolean; notches: number; stones: number }>
  | Told<'lastCallBegan', { final: boolean }>
  | Told<'lastCallEnded', { final: boolean }>
  | Told<'timeUp', { seats: readonly Seat[] }>
  | Told<'confessions', { sins: readonly Confession[]; leftOut: readonly Confession[] }>;
