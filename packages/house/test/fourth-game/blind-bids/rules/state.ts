import type { Emit as EmitOf, GameTypes, Seat, State as StateOf } from '@conclave/kernel';

export interface Options {
  readonly rounds: 3 | 5;
}

/** Everyone's: what was won and turned up, and who has bid. */
export interface Table {
  readonly options: Options;
  round: number;
  prize: number;
  hasBid: boolean[];
  points: number[];
}

export interface Secrets {
  hand: number[];
  bid?: number;
}

/** Nobody's: the prizes that are still face down. */
export interface Hidden {
  prizes: number[];
}

export interface Bid {
  readonly type: 'bid';
  readonly card: number;
}

export type Event =
  | { readonly type: 'dealt'; readonly hand: readonly number[] }
  | { readonly type: 'roundStarted'; readonly round: number; readonly prize: number }
  | { readonly type: 'bidLaid'; readonly seat: Seat }
  | { readonly type: 'ownBid'; readonly card: number }
  | { readonly type: 'revealed'; readonly bids: readonly number[]; readonly winner: Seat; readonly prize: number };

/** What was turned up. */
export interface Memory {
  cards: number[];
  prizes: number[];
}

export interface BlindBids extends GameTypes {
  options: Options;
  table: Table;
  secrets: Secrets;
  hidden: Hidden;
  move: Bid;
  event: Event;
  memory: Memory;
}

export type State = StateOf<BlindBids>;
export type Emit = EmitOf<Event>;

export const cloneTable = (table: Table): Table => ({
  ...table,
  hasBid: [...table.hasBid],
  points: [...table.points],
});

export const clone = ({ table, secrets, hidden }: State): State => ({
  table: cloneTable(table),
  secrets: secrets.map(own => ({ ...own, hand: [...own.hand] })),
  hidden: { prizes: [...hidden.prizes] },
});
