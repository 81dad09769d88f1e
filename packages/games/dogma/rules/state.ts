import {
  at,
  type BySeat,
  type GameTypes,
  type Emit as KernelEmit,
  type State as KernelState,
  type Seat,
  type SeatView,
} from '@conclave/kernel';
import type { CardType, Counts } from './components.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

/** DG-17.3 */
export type Phase = 'confess' | 'respond' | 'gameOver';

/** What everybody sees of a contribution: who laid how many (DG-16.1). */
export interface Contribution {
  readonly seat: Seat;
  readonly count: number;
}

export interface SetOfFour {
  readonly seat: Seat;
  readonly card: CardType;
}

/** DG-16.1, column "public". Lists are replaced, never changed, so that clones may share them. */
export interface Table {
  readonly options: Options;
  readonly startingPlayer: Seat;
  phase: Phase;
  /** The player on turn, or the responder; after the end the seat that was asked last. */
  turn: Seat;
  /** The claim of the running confession. */
  claim?: CardType | undefined;
  pile: readonly Contribution[];
  readonly handSizes: number[];
  readonly rubies: number[];
  /** DG-17.2  In order of creation; a replacement takes the place of the replaced one. */
  altar: readonly CardType[];
  /** Number of cards on the discard pile, sets of four included. */
  discarded: number;
  /** DG-16.4  The permanent list of discarded sets of four. */
  sets: readonly SetOfFour[];
  /** DG-12.4  In order of going out. */
  out: readonly Seat[];
  /** DG-15.2  Completed confessions in a row without progress, and whether the running one has seen progress. */
  withoutProgress: number;
  progress: boolean;
  places?: readonly number[] | undefined;
}

/** What one seat alone knows: its hand, and its own contributions to the pile that lies on the table, in the order of laying. */
export interface Secrets {
  readonly hand: Counts;
  laid: readonly (readonly CardType[])[];
}

/** What nobody may look at: the 16 undealt cards of two players (DG-3.3), and the discard pile without its sets of four (DG-16.1). */
export interface Hidden {
  readonly box: Readonly<Counts>;
  readonly discard: Counts;
}

export interface Dogma extends GameTypes {
  options: Options;
  table: Table;
  secrets: Secrets;
  hidden: Hidden;
  move: Move;
  event: Event;
  memory: Memory;
}

export type State = KernelState<Dogma>;
export type View = SeatView<Dogma>;
export type Emit = KernelEmit<Event>;

export const secretsOf = (secrets: BySeat<Secrets>, seat: Seat): Secrets => at(secrets, seat);
export const handSize = (table: Readonly<Table>, seat: Seat): number => at(table.handSizes, seat);
export const rubiesOf = (table: Readonly<Table>, seat: Seat): number => at(table.rubies, seat);

/** Only the changeable parts are copied: lists that are replaced as a whole can be shared. */
export const clone = ({ table, secrets, hidden }: State): State => ({
  table: cloneTable(table),
  secrets: secrets.map(cloneSecrets),
  hidden: { box: hidden.box, discard: hidden.discard.slice() },
});

export const cloneTable = (table: Table): Table => ({
  ...table,
  handSizes: table.handSizes.slice(),
  rubies: table.rubies.slice(),
});

export const cloneSecrets = ({ hand, laid }: Secrets): Secrets => ({ hand: hand.slice(), laid });
