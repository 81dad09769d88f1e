import type { Ends } from '../storage/committer.ts';
import type { Unusable } from './catch-up.ts';
import type { Refused, Request, Told } from './decision.ts';
import type { Loaded } from './loaded.ts';

/** Somebody wants to see what is saved. */
export interface Look {
  /** Why, if nobody asked. */
  readonly by?: 'news' | 'look';
  look(loaded: Loaded): void;
  refused(refused: Refused): void;
}

/** A request or a look on its way. */
export interface Job {
  readonly asked: Request | Look;
  /** How often its commit was lost. */
  tries: number;
  /** The log is to be read before it is run; it was read because of it. */
  look: 'wanted' | 'done' | undefined;
}

/** What was decided says this when it is saved. */
export type Outcome = Told | Unusable;

/** What a table does when a decision ends; made once a table, not once a decision. */
export interface Endings {
  saved(pending: Pending, outcome: Outcome): void;
  lost(pending: Pending): void;
  failed(pending: Pending, error: unknown): void;
}

/** Decided, and not saved yet. */
export class Pending implements Ends<Outcome> {
  readonly job: Job;
  readonly request: Request;
  readonly next: Loaded;
  readonly #endings: Endings;

  constructor(job: Job, request: Request, next: Loaded, endings: Endings) {
    this.job = job;
    this.request = request;
    this.next = next;
    this.#endings = endings;
  }

  saved(outcome: Outcome): void {
    this.#endings.saved(this, outcome);
  }

  lost(): void {
    this.#endings.lost(this);
  }

  failed(error: unknown): void {
    this.#endings.failed(this, error);
  }
}
