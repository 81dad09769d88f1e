import type { Hex, Seat } from '@conclave/kernel';

/** What everyone who may find a table may know of it, beside the game itself. The same bytes for every receiver. */
export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly host: PersonId;
  readonly seats: readonly SeatInfo[];
  readonly watchers: readonly WatcherInfo[];
  /** The seal of the shuffle: the commitment from the first moment, the nonces once the game began, the opening when it may be opened. */
  readonly seal: { readonly commitment: Hex; readonly nonces?: readonly Hex[]; readonly opening?: Hex };
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** An unstarted table is removed then. */
  readonly expiresAt?: number;
  readonly places?: readonly number[];
  readonly votes: readonly Vote[];
  /** The table to which these people went on. */
  readonly rematch?: TableId;
}

export type TableId = string;
export type PersonId = string;

export const TABLE_STATUSES = ['open', 'running', 'over', 'abandoned', 'expired'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** `open` seats may be taken, by `person` alone when it is named. */
  readonly kind: 'open' | 'human' | 'bot';
  readonly person?: PersonId;
  readonly name: string;
  /** The bot that plays here, also while it only stands in for the person. */
  readonly level?: string;
  readonly standIn?: boolean;
  readonly present: boolean;
}

export interface WatcherInfo {
  readonly person: PersonId;
  readonly name: string;
  readonly state: 'asking' | 'admitted';
  /** The seat that lends its view to this watcher. */
  readonly lent?: Seat;
}

/** Who agreed to what; it happens when everyone needed has agreed. */
export interface Vote {
  readonly what: 'undo' | 'abandon';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'player'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export const VISIBILITIES = ['link', 'lobby'] as const;
export const WATCHER_RULES = ['nobody', 'anyone', 'consent'] as const;
export const UNDO_RULES = ['none', 'unlearned', 'consent'] as const;
export const TIMEOUT_RULES = ['botMove', 'botSeat', 'default'] as const;
export const CHAT_RULES = ['all', 'seats', 'off'] as const;

export interface TableSettings {
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly watchers: (typeof WATCHER_RULES)[number];
  readonly clock: Clock;
  readonly timeout: (typeof TIMEOUT_RULES)[number];
  readonly undo: (typeof UNDO_RULES)[number];
  readonly chat: (typeof CHAT_RULES)[number];
  /** May the page suggest moves while people play against each other? */
  readonly hints: boolean;
}

export const DEFAULT_SETTINGS: TableSettings = {
  visibility: 'link',
  watchers: 'nobody',
  clock: { kind: 'none' },
  timeout: 'botMove',
  undo: 'unlearned',
  chat: 'seats',
  hints: false,
};

/** A line of the lobby or of «my tables». */
export interface TableLine {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly { readonly kind: SeatInfo['kind']; readonly name: string }[];
  readonly clock: Clock;
  readonly watchers: TableSettings['watchers'];
  readonly createdAt: number;
  /** Only in «my tables»: does the table wait for me? */
  readonly myTurn?: boolean;
}

/** What people do at a table beside playing moves. */
export type TableAction =
  | { readonly do: 'sit'; readonly seat: Seat; readonly nonce?: Hex }
  | { readonly do: 'leave' }
  | { readonly do: 'seatBot'; readonly seat: Seat; readonly level?: string }
  | { readonly do: 'openSeat'; readonly seat: Seat }
  | { readonly do: 'start' }
  /** Give my seat to a bot, and take it back. */
  | { readonly do: 'handOver'; readonly level?: string }
  | { readonly do: 'takeBack' }
  | { readonly do: 'nudge' }
  /** More time for the seats we wait for. */
  | { readonly do: 'wait' }
  /** A bot for a seat whose player is away. */
  | { readonly do: 'replace'; readonly seat: Seat }
  | { readonly do: 'abandon' }
  | { readonly do: 'undo' }
  | { readonly do: 'agree'; readonly to: Vote['what'] }
  | { readonly do: 'decline'; readonly to: Vote['what'] }
  | { readonly do: 'askToWatch' }
  | { readonly do: 'admit'; readonly person: PersonId }
  | { readonly do: 'dismiss'; readonly person: PersonId }
  | { readonly do: 'lend'; readonly person: PersonId }
  | { readonly do: 'withdraw'; readonly person: PersonId }
  | { readonly do: 'chatRule'; readonly rule: TableSettings['chat'] }
  | { readonly do: 'report'; readonly person: PersonId; readonly reason: string }
  | { readonly do: 'rematch' };
