import {
  at,
  type GameTypes,
  type Emit as KernelEmit,
  type State as KernelState,
  type View as KernelView,
  type Seat,
  type SeatView,
} from '@conclave/kernel';
import { type Card, copyHand, copySeals, type Hand, nth, type Seals } from './components.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

/** Cards in the order played; the first is the leader's, then clockwise (SS-5.3). */
export interface Trick {
  readonly leader: Seat;
  readonly cards: Card[];
}

/** SS-3.5  `handIn` is the moment inside the tricks when the winner chooses a seal (SS-6.4). */
export type Phase = 'predict' | 'play' | 'handIn' | 'over';

/** SS-10.1, what is public. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  round: number; // from 1
  dealer: Seat;
  phase: Phase;
  /** The seat the table waits for. */
  turn: Seat;
  saboteur: Seat | undefined;
  readonly middle: Seals;
  readonly seals: Seals[]; // in front of each player
  readonly predicted: number[]; // seals in each player's prediction, or NOT_YET
  trick: Trick;
  trickNumber: number; // from 1
  /** SS-10.2  What no longer lies on the table and may still be looked at: by option nothing, the last complete trick, or all of the round. */
  lookable: readonly Trick[];
  readonly tricksWon: number[];
  readonly handedIn: number[];
  readonly blackAvoided: number[];
  readonly points: number[][]; // by round, then by seat
  readonly totals: number[];
}

export interface Secrets {
  readonly hand: Hand;
}

/** SS-5.8  The common discard pile, face down until the round is over (SS-10.2). */
export interface Hidden {
  tricks: Trick[];
}

export interface SevenSeals extends GameTypes {
  options: Options;
  table: Table;
  secrets: Secrets;
  hidden: Hidden;
  move: Move;
  event: Event;
  memory: Memory;
}

export type State = KernelState<SevenSeals>;
export type View = KernelView<SevenSeals>;
export type OwnView = SeatView<SevenSeals>;
export type Emit = KernelEmit<Event>;

export const NOT_YET = -1;
export const TRICKS = 15; // SS-5.10, and cards in a hand (SS-3.2)

export const sealsOf = (table: Table, seat: Seat): Seals => at(table.seals, seat);
export const handOf = (state: State, seat: Seat): Hand => at(state.secrets, seat).hand;

/** SS-1.4  A number is compared with a number only: comparing it with `undefined` is several times slower. */
export const isSaboteur = ({ saboteur }: Table, seat: Seat): boolean => saboteur !== undefined && saboteur === seat;

export const increment = (counts: number[], seat: Seat): void => {
  counts[seat] = nth(counts, seat) + 1;
};

/** SS-10.1  Everyone sees how many cards a player holds. */
export const cardsLeft = (table: Table, seat: Seat): number => {
  if (table.phase === 'over') return 0;
  const hasPlayed = (seat - table.trick.leader + table.seats) % table.seats < table.trick.cards.length;
  return TRICKS - (table.trickNumber - 1) - (hasPlayed ? 1 : 0);
};

export const cloneTable = (table: Table): Table => ({
  options: table.options,
  seats: table.seats,
  round: table.round,
  dealer: table.dealer,
  phase: table.phase,
  turn: table.turn,
  saboteur: table.saboteur,
  middle: copySeals(table.middle),
  seals: table.seals.map(copySeals),
  predicted: table.predicted.slice(),
  trick: { leader: table.trick.leader, cards: table.trick.cards.slice() },
  trickNumber: table.trickNumber,
  lookable: table.lookable, // replaced as a whole, never changed
  tricksWon: table.tricksWon.slice(),
  handedIn: table.handedIn.slice(),
  blackAvoided: table.blackAvoided.slice(),
  points: table.points.slice(), // nor do the points of a round
  totals: table.totals.slice(),
});

export const clone = ({ table, secrets, hidden }: State): State => ({
  table: cloneTable(table),
  secrets: secrets.map(({ hand }) => ({ hand: copyHand(hand) })),
  hidden: { tricks: hidden.tricks.slice() }, // complete tricks never change
});
