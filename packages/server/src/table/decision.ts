import type { Refusal } from '@conclave/kernel';
import type { PersonId, TableInfo } from '@conclave/protocol';
import type { Counter } from '../house/metrics.ts';
import type { DeadlineKind, Nudge, Services } from '../house/services.ts';
import type { UntilSaved } from '../storage/committer.ts';
import type { Change } from '../storage/storage.ts';
import type { StepTexts } from './broadcast.ts';
import type { Loaded } from './loaded.ts';
import type { Listener } from './watch.ts';

/** What a decision may ask beside the table itself. */
export interface Scene {
  readonly services: Pick<Services, 'config' | 'games' | 'bots' | 'random'>;
  /** The moment of the decision. */
  readonly now: number;
  present(): ReadonlySet<PersonId>;
  /** When the last socket of this person left the table; nothing when nobody remembers. */
  leftAt(person: PersonId): number | undefined;
  /** Does this person not look at the table? Nothing where nobody is called anyway. */
  readonly isAway?: ((person: PersonId) => boolean) | undefined;
  /** When the house opened, and those who were here could be back. */
  readonly openSince: number;
}

export type Refused = Refusal & { readonly seq?: number; readonly detail?: string };

/**
 * What a request leads to. Deciding changes nothing: the committer makes it durable, then `next` takes the place of what was loaded, then
 * people are told.
 */
export type Decision = { readonly refused: Refused } | Decided;

export interface Decided {
  readonly next: Loaded;
  readonly change: Change;
  readonly told: UntilSaved<Told>;
}

/** All that is said when it is saved. What follows from the documents (follow.ts) is not in here. */
export interface Told {
  readonly steps: readonly StepTexts[];
  /** The number that the answer names. */
  readonly seq: number | undefined;
  readonly nudge: Nudge | undefined;
  readonly deadlines: readonly { readonly kind: DeadlineKind; readonly at: number; readonly table: string }[];
  readonly counts: readonly Counter[];
}

/** The one answer to whoever asked. */
export type Answer = { readonly refused: Refused } | Done;

export interface Done {
  readonly seq: number | undefined;
  /** The update of its own step has told the socket that asked. */
  readonly isTold: boolean;
  info(): TableInfo;
}

/** The socket that asks, and its word for the request; the update of its own step answers it. */
export interface Origin {
  readonly listener: Listener;
  readonly id: string;
}

/** Something that is asked of a table. It may be decided more than once, until a decision is saved. */
export interface Request {
  readonly origin?: Origin;
  decide(table: Loaded, scene: Scene): Decision;
  answer(answer: Answer): void;
}

/** In the same words as where there is none. */
export const NO_SUCH_TABLE: Refused = { code: 'noSuchTable', rule: 'table' };

export const refuse = (code: string, loaded: Loaded, detail?: string): { readonly refused: Refused } => ({
  refused: {
    code,
    rule: 'table',
    ...(loaded.play === undefined ? {} : { seq: loaded.play.seq }),
    ...(detail === undefined ? {} : { detail }),
  },
});
