import type { AnyGame, Refusal, Seat, SeatLine, State, View } from '@conclave/kernel';

/** Ready, or why not. `elsewhere`: another tab of this device holds the table. */
export type Connection = 'connecting' | 'ready' | 'lost' | 'elsewhere';

/** One step of the table as this viewer is told of it. `past` steps happened before we arrived and are not acted out. */
export interface TableStep {
  readonly seq: number;
  readonly view: View<AnyGame>;
  readonly events: readonly AnyGame['event'][];
  readonly toAct: readonly number[];
  readonly places?: readonly number[] | undefined;
  readonly past: boolean;
  /** Its events are all that happened: what was told before is forgotten, as after a move was taken back. */
  readonly anew?: boolean;
  /** Of all that was told, a part may not be looked at any more, and we do not have it. */
  readonly covered?: boolean;
  /** Has this seat made a move that could be asked back? */
  readonly hasMoved?: boolean;
}

export interface ChatLine {
  readonly n: number;
  /** Who said it, where people have names of their own. */
  readonly person?: string;
  readonly name: string;
  readonly text: string;
  /** When, by the table's clock. */
  readonly at?: number;
}

/** Milliseconds left by seat at a moment, and the seats whose clock runs. */
export interface TableClock {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly since: number;
}

export interface TableListener {
  step(step: TableStep): void;
  connection(state: Connection): void;
  chat?(lines: readonly ChatLine[]): void;
}

/** A device that goes from hand to hand: behind the curtain nobody sees what is another's. */
export interface Around {
  /** The other people at this device. */
  readonly others: readonly Seat[];
  /** The curtain falls, and this person takes the device for a word. */
  handTo(seat: Seat): void;
  /** It was taken only for a word, and nothing is said after all. */
  readonly back: (() => void) | undefined;
}

/** Where a table comes from: a worker in this page or a server. The table's components know only this. */
export interface TableSource {
  readonly kind: 'solo' | 'online' | 'record';
  readonly seats: readonly SeatLine[];
  /** By which rules it is played; by the first where it does not say. */
  readonly rulesVersion?: number | 'newest' | undefined;
  /** May the table stop at the end of a round? It may, unless the source says no. */
  readonly stops?: boolean | undefined;
  /** May a master be asked, where it is the source that knows? */
  readonly hints?: boolean | undefined;
  /** Where a device is handed around and somebody may speak without being asked (MC-26.12). */
  readonly around?: Around | undefined;
  open(listener: TableListener): void;
  /** The answer to a move: nothing when it was accepted. */
  send(move: unknown): Promise<Refusal | undefined>;
  /** Our last move with all that came after it, where nobody need be asked; absent where others decide that. */
  takeBack?(): Promise<Refusal | undefined>;
  /** Absent at tables without a clock. */
  readonly clock?: TableClock | undefined;
  /** Absent where nobody would answer. */
  chat?(text: string): Promise<Refusal | undefined>;
  /** The record, once the game is over. */
  record?(): Promise<string | undefined>;
  /** Where a finished game is looked back on and opens its drawers: all that there was at this moment. */
  whole?(): State<AnyGame>;
  close(): void;
}
