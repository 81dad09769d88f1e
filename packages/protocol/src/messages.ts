import type { Seat, Viewer } from '@conclave/kernel';
import type { Patch } from './patch.ts';
import type { Person, PersonId, TableAction, TableId, TableInfo, TableLine } from './table-info.ts';

/** What a returning client has: the last number it saw, how many quiet steps of its own since, and as whom. */
export interface Have {
  readonly seq: number;
  readonly quiet?: number | undefined;
  readonly seat: Viewer;
}

/** Rises when an old page could not follow any more; the server then asks it to reload. */
export const PROTOCOL_VERSION = 1;

/** From a client, one JSON text per message. `id` is the client's own word for a request; the answer carries it as `re`. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly token?: string }
  /** Arriving and returning are one: `have` says what the client last saw, and as whom. */
  | { readonly type: 'watch'; readonly table: TableId; readonly have?: Have }
  | { readonly type: 'unwatch'; readonly table: TableId }
  /** `seq` is what the player had seen when deciding. Sent twice with one id, it counts once. */
  | {
      readonly type: 'move';
      readonly table: TableId;
      readonly id: string;
      readonly seq: number;
      readonly move: unknown;
    }
  | { readonly type: 'act'; readonly table: TableId; readonly id: string; readonly action: TableAction }
  | { readonly type: 'chat'; readonly table: TableId; readonly id: string; readonly text: string }
  /** What this person does not want to read any more. */
  | { readonly type: 'mute'; readonly person: PersonId; readonly on: boolean }
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'ping' };

export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly person?: Person; readonly now: number }
  /** This page is too old or too new: reload it. The server closes the connection after this. */
  | { readonly type: 'outdated'; readonly protocol: number }
  | Snapshot
  /** What the client has is all there is; `check` is `viewCheck` of what it should be seeing. */
  | {
      readonly type: 'current';
      readonly table: TableId;
      readonly seq: number;
      readonly check: string;
      readonly clock?: ClockState;
    }
  | Update
  | { readonly type: 'info'; readonly table: TableId; readonly info: TableInfo }
  /** The people who are at the table now. */
  | { readonly type: 'presence'; readonly table: TableId; readonly here: readonly PersonId[] }
  | { readonly type: 'done'; readonly re: string; readonly table?: TableId; readonly seq?: number }
  | Refused
  | { readonly type: 'chat'; readonly table: TableId; readonly lines: readonly ChatLine[] }
  | Notice
  | { readonly type: 'lobby'; readonly tables: readonly TableLine[] }
  /** The table is not, or no longer, to be seen from here. */
  | { readonly type: 'gone'; readonly table: TableId; readonly code: string; readonly detail?: string }
  | { readonly type: 'pong' };

/** Every refusal says code and rule and, at a table, the current sequence number. */
export interface Refused {
  readonly type: 'refused';
  readonly re?: string;
  readonly table?: TableId;
  readonly code: string;
  readonly rule: string;
  readonly seq?: number;
  readonly detail?: string;
}

/** Something to be said once: a nudge from somebody, or that an unstarted table will be removed. */
export type Notice =
  | { readonly type: 'notice'; readonly table: TableId; readonly code: 'nudge'; readonly by: string }
  | { readonly type: 'notice'; readonly table: TableId; readonly code: 'expiresSoon'; readonly at: number };

export interface ChatLine {
  readonly n: number;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type OwnEvent = readonly [after: number, event: unknown];

/** Why a seat's move was not made by its player. */
export type How = 'bot' | 'clock';

/** What one viewer was told in one step: number 0 is the set-up. */
export interface PastStep {
  readonly seq: number;
  readonly by?: Seat;
  readonly at: number;
  readonly how?: How;
  readonly events: readonly unknown[];
}

export interface GameView {
  readonly seat: Viewer;
  readonly table: object;
  readonly own?: object;
}

/** All that a viewer may know of a table, at once. Without `view` the game has not begun, or it is not for this viewer's eyes. */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly table: TableId;
  readonly seq: number;
  /** Quiet steps of the viewer's own since `seq`. */
  readonly quiet?: number;
  readonly info: TableInfo;
  readonly view?: GameView;
  /** What this viewer was told so far, without what was taken back. */
  readonly past?: readonly PastStep[];
  readonly clock?: ClockState;
}

/** Milliseconds left by seat when this was sent, and the seats whose clock runs. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/**
 * One step of the game. Everything up to `clock` is the same for all viewers of the table; `own` and `told` come from the receiver's own
 * drawer, `re` answers the receiver's move.
 */
export interface Update {
  readonly type: 'update';
  readonly table: TableId;
  readonly seq: number;
  /** A quiet step keeps the number of the step before it and is sent to nobody but its own seat: the how-manieth since then. */
  readonly quiet?: number;
  readonly by: Seat;
  readonly at: number;
  readonly how?: How;
  /** The steps with higher numbers than this were taken back. */
  readonly undo?: number;
  readonly patch: Patch;
  readonly events: readonly unknown[];
  readonly clock?: ClockState;
  readonly own?: Patch;
  /** Events for this receiver alone, each with the number of common events that came before it. */
  readonly told?: readonly OwnEvent[];
  readonly re?: string;
}
