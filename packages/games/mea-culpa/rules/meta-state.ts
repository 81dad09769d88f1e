import { at, type Seat } from '@conclave/kernel';
import type { Character, Den, Good, Item, MarketColour, Place, Room, Stone } from './components.ts';
import { bySeat, total } from './counts.ts';
import type { MetaOptions } from './meta-options.ts';
import { type Callable, type Register, registerOf } from './meta-register.ts';
import type { Move } from './moves.ts';
import { handTurn, replace } from './stack.ts';
import type { Table } from './state.ts';

/** MC-26  The books of manual mode. Everything in them is replaced, never changed, so a copy of the outermost object is a copy. */

/** MC-9.2, MC-26.31  What can be declared. */
export const DECLARED = ['buy', 'greedy', 'buyLetter', 'sell', 'donate', 'visit', 'travel'] as const;
export type Declared = (typeof DECLARED)[number];

/** MC-26.3.5  What one stone is due for at most: a declared action, a preliminary action, a bid, a card, or something that stands alone. */
export type What =
  | Declared
  | 'preliminary'
  | 'bid'
  | 'card'
  | 'freeStone'
  | 'asleep'
  | 'outOfTurn'
  | 'takenBack'
  | 'honour';

/** MC-26.2.1  What somebody does, and what he owes for it. All acts have one shape, which is copied faster. */
export interface Act {
  readonly id: number;
  readonly seat: Seat;
  readonly what: What;
  /** MC-25.5  Done by a Petty Sinner: nothing about it can be a sin. */
  readonly petty: boolean;
  /** The turn of this round it belongs to; 0 is the choice phase. */
  readonly turn: number;
  /** MC-9.3  The second action of its turn. */
  readonly second: boolean;
  readonly good: Good | undefined;
  readonly place: Place | undefined;
  readonly letter: MarketColour | undefined;
  /** MC-13.6  The room that was named in suite 5. */
  readonly room: Room | undefined;
  readonly price: number;
  readonly paid: number;
  readonly notches: number;
  readonly turned: number;
  readonly den: Den | undefined;
  readonly stones: number;
  readonly put: number;
  /** MC-8.2, MC-26.5 S8  Is the Emperor's crew still to be placed, or a word of the Pope still to be said? */
  readonly crew: boolean;
  readonly word: boolean;
  /** Stones taken, goods sold, things dropped, cards used, letters fetched. */
  readonly taken: number;
  /** MC-26.24 b  Has a first hand step been made? */
  readonly begun: boolean;
  /** MC-26.9  Is no effect left to take? */
  readonly finished: boolean;
  /** MC-26.5 S6  A Pope in the open. */
  readonly open: boolean;
  /** MC-12.1  Shown and not yet dropped. */
  readonly shown: readonly Item[];
  /** MC-26.20  Dropped unshown; named only in the hidden books. */
  readonly unshown: number;
  readonly items: readonly Item[];
  /** How many hand steps it took so far. */
  readonly steps: number;
  readonly reminded: readonly Callable[];
  /** MC-26.24 e  After an upheld call the table keeps the books of this action. */
  readonly kept: boolean;
  /** MC-26.30 d  A call or a confession about it has been upheld. */
  readonly punished: boolean;
  /** The card that was used, or declined. */
  readonly card: number | undefined;
  readonly declined: number | undefined;
}

/** Written out: a spread of something so large takes twenty times as long. */
const copyAct = (act: Act): Act => ({
  id: act.id,
  seat: act.seat,
  what: act.what,
  petty: act.petty,
  turn: act.turn,
  second: act.second,
  good: act.good,
  place: act.place,
  letter: act.letter,
  room: act.room,
  price: act.price,
  paid: act.paid,
  notches: act.notches,
  turned: act.turned,
  den: act.den,
  stones: act.stones,
  put: act.put,
  crew: act.crew,
  word: act.word,
  taken: act.taken,
  begun: act.begun,
  finished: act.finished,
  open: act.open,
  shown: act.shown,
  unshown: act.unshown,
  items: act.items,
  steps: act.steps,
  reminded: act.reminded,
  kept: act.kept,
  punished: act.punished,
  card: act.card,
  declined: act.declined,
});

export const changedAct = (act: Act, changes: Partial<Act>): Act => Object.assign(copyAct(act), changes);

/** MC-26.23  A hand step that can be taken back, with all that is needed for that. */
export interface HandStep {
  readonly number: number;
  readonly type: 'pay' | 'turn' | 'stone' | 'take' | 'sell' | 'drop';
  readonly shares: readonly { readonly act: number; readonly count: number }[];
  readonly stone?: Stone;
  readonly letter?: MarketColour | undefined;
  readonly den?: Den;
  readonly good?: Good;
  /** What was dropped after it had been shown; what was not is in the seat's own drawer. */
  readonly item?: Item;
  readonly free?: boolean;
}

/** MC-26.24 j  A preliminary action that waits until the last "done". */
export interface HeldBack {
  readonly seat: Seat;
  readonly office: 'pope' | 'emperor';
}

/** What everyone can see of the books: the running turn or choice step, and what lies beside the posts. */
export interface Manual {
  readonly register: Register;
  /** The running turn of this round; 0 in the choice phase. */
  turn: number;
  /** The number of the last hand step, and of the last act. */
  hands: number;
  lastAct: number;
  acts: readonly Act[];
  /** MC-26.23  What can be taken back, oldest first. */
  steps: readonly HandStep[];
  /** MC-26.16  Bid taler beside the posts, by seat. */
  beside: readonly number[];
  /** MC-26.34  By seat: sins of turns up to this one close with the next `windowClosed`; −1 none. */
  marked: readonly number[];
  /** Declared ends of turns in this game. */
  ends: number;
  /** MC-26.30 c  Reminders about the step itself: S4, S8, S12. */
  reminded: readonly Callable[];
  /** MC-26.5 S12  Has somebody asked "next player, please"; has the running player shown a sign of life? */
  asked: boolean;
  awake: boolean;
  /** MC-26.30  Who cannot call until the next end, and who in this round: one bit per seat. */
  locked: number;
  lockedForRound: number;
  /** MC-26.2.7  Turns in a row in which no stone left the market, and how many lay there at the last end. */
  idle: number;
  stones: number;
  /** MC-26.26  The crew was forgotten last round: it is asked for. */
  askCrew: boolean;
  heldBack: readonly HeldBack[];
  /** MC-26.29  Against whom an honour call was upheld in this turn: one bit per seat. */
  honoured: number;
  /** How often time was up: for the labels of luck. */
  timesUp: number;
}

/** MC-26.22 INV-M1  What became of a sin. */
export type Fate = 'open' | 'upheld' | 'covered' | 'excused' | 'expired';

export interface Sin {
  readonly act: number;
  readonly seat: Seat;
  readonly entry: Callable;
  readonly petty: boolean;
  readonly round: number;
  readonly turn: number;
  /** The hand step that committed it. */
  readonly step: number;
  readonly fate: Fate;
  /** MC-26.30 e  It has excused one late call. */
  readonly answered: boolean;
}

export const withFate = (sin: Sin, fate: Fate): Sin => ({
  act: sin.act,
  seat: sin.seat,
  entry: sin.entry,
  petty: sin.petty,
  round: sin.round,
  turn: sin.turn,
  step: sin.step,
  fate,
  answered: sin.answered,
});

/** MC-26.6.3, MC-26.20  What nobody sees. */
export interface HiddenBooks {
  /** By seat: windows of turns up to this one are closed. */
  closed: readonly number[];
  /** Acts of ended turns whose window is open. */
  acts: readonly Act[];
  /** The sins of this round, and those of earlier rounds that nobody called in time. */
  sins: readonly Sin[];
  uncalled: readonly Sin[];
  lastAct: number;
  /** MC-26.4.4  What a Petty Sinner took back last. */
  redo?: Redo;
}

export interface Redo {
  readonly seat: Seat;
  readonly move: Move;
}

export const openBooks = (options: MetaOptions, seats: number): Manual => ({
  register: registerOf(options.register, options.pace),
  turn: 0,
  hands: 0,
  lastAct: 0,
  acts: [],
  steps: [],
  beside: bySeat(seats, () => 0),
  marked: bySeat(seats, () => -1),
  ends: 0,
  reminded: [],
  asked: false,
  awake: false,
  locked: 0,
  lockedForRound: 0,
  idle: 0,
  stones: 0,
  askCrew: false,
  heldBack: [],
  honoured: 0,
  timesUp: 0,
});

export const emptyHiddenBooks = (seats: number): HiddenBooks => ({
  closed: bySeat(seats, () => -1),
  acts: [],
  sins: [],
  uncalled: [],
  lastAct: 0,
});

/** The books of a table that plays META CULPA. */
export const booksOf = ({ manual }: Table): Manual => {
  if (manual === undefined) throw new Error('this table plays in enforced mode');
  return manual;
};

export const besides = (table: Table, seat: Seat): number => at(booksOf(table).beside, seat);

/** A list with one item replaced. */
export const replaced = <Thing>(list: readonly Thing[], index: number, thing: Thing): readonly Thing[] =>
  list.map((other, place) => (place === index ? thing : other));

/** MC-26.2  The next turn by hand. At the first of a round the market has just been looked at (MC-26.2.7). */
export const beginHandTurn = (table: Table, seat: Seat, character: Character): void => {
  const books = booksOf(table);
  if (books.turn === 0) books.stones = total(table.market);
  books.turn += 1;
  replace(table, handTurn({ seat, character }, false));
};
