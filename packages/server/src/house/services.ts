import type { Person, PersonId, TableId } from '@conclave/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { BotRegistry } from '../bots/bots.ts';
import type { Bus } from '../bus/bus.ts';
import type { Committer } from '../storage/committer.ts';
import type { Attempt, Storage } from '../storage/storage.ts';
import type { Config } from './config.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Games } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { Turns } from './turns.ts';

/** What a table waits for besides people. Each kind is one row of a table at most. */
export type DeadlineKind =
  | 'bot'
  | 'clock'
  | 'warn'
  | 'expiry'
  | 'empty'
  | 'remove'
  | 'archive'
  | 'rate'
  | 'call'
  | 'chat'
  | 'fill'
  | 'invite';

/** From when until when nobody could play. */
export interface Closed {
  readonly from: number;
  readonly until: number;
}

export interface Nudge {
  readonly people: readonly PersonId[];
  readonly by: Person;
}

/** Whom a nudge reached: somebody who is here, somebody who is not and was called, or nobody. */
export type Reached = 'here' | 'called' | 'nobody';

/** A time of an evening of a club, of which somebody is told. */
export interface EveningNews {
  readonly id: string;
  readonly club: string;
  readonly clubName: string;
  readonly at: number;
  readonly zone: string;
  readonly text: string;
  /** Tomorrow, in an hour, or not at all. */
  readonly stage: 'day' | 'hour' | 'off';
}

/** What a club tells whoever reads along where its webhook leads: names and places, and no way to a table. */
export type ClubNews =
  | { readonly kind: 'evening'; readonly club: string; readonly evening: EveningNews }
  | {
      readonly kind: 'result';
      readonly club: string;
      readonly table: TableId;
      readonly game: string;
      readonly places: readonly { readonly place: number; readonly name: string }[];
    }
  | {
      readonly kind: 'table';
      readonly club: string;
      readonly table: TableId;
      readonly game: string;
      /** Nobody, where an evening opened it. */
      readonly by: string | undefined;
      readonly free: number;
    };

/** How people are called who are not here. What a table is, whoever does it knows: here they are things (table/doc.ts, table/loaded.ts). */
export interface CallsOut {
  /** Does anybody want to be? */
  readonly isWanted: boolean;
  /** Somebody does, from now on. */
  wanted(): void;
  /** Somebody came to a table where they sit. */
  visited(person: PersonId, table: TableId): void;
  /** … and does not look at it any more. */
  left(table: TableId, person: PersonId): void;
  /** A table was changed here. */
  saved(before: object | undefined, table: object): void;
  nudged(doc: object, nudge: Nudge): Promise<Reached>;
  deviceCame(person: PersonId, device: string): Promise<void>;
  /** Somebody wants this person at a table. */
  invited(doc: object, person: PersonId, by: Person): Promise<void>;
  /** What is to be written so that these people are told of an evening; whoever writes it does so with what says that it was done. */
  eveningCalls(evening: EveningNews, people: readonly PersonId[]): Promise<readonly Attempt[]>;
  /** … and so that a club's webhook is told something. */
  clubCalls(news: ClubNews): Promise<readonly Attempt[]>;
}

/** A table before and after. */
export interface TableChanged {
  changed(before: object | undefined, table: object): void;
}

/** Who looks at a page of the house. */
export interface Lookers {
  began(person: PersonId): void;
  ended(person: PersonId): void;
  /** Those of these people who look at any page, at any node. */
  among(people: readonly PersonId[]): Promise<readonly PersonId[]>;
}

/** What every part of the server may use. */
export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly committer: Committer;
  readonly bus: Bus;
  /** The other nodes, where several share the house. */
  readonly elsewhere?: Elsewhere | undefined;
  /** Where the host lets people be called who are not here. */
  readonly calls?: CallsOut | undefined;
  readonly looking?: Lookers | undefined;
  readonly games: Games;
  readonly bots: BotRegistry;
  readonly metrics: Metrics;
  /** Of people, for what is counted before it is granted. */
  readonly turns: Turns;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970; never goes back while the process lives. */
  now(): number;
  /** Milliseconds since whenever, by a clock that nobody sets: for rates and waits inside this process. */
  ticks(): number;
  /** When this house was closed in its time: no clock ran then. */
  readonly closed?: readonly Closed[];
  /** A deadline is stored, or one that was handed out is to be handed out again: look when it is due. */
  deadlineSet(table: string, kind: DeadlineKind, due: number): void;
  /** Something was saved at a table, here; whoever follows it from afar hears of it. */
  readonly tableChanged?: TableChanged;
  /** Random bytes of the operating system. */
  random(bytes: number): Uint8Array;
}
