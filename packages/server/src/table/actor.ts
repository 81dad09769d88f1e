import type { LogEntry, PersonId, TableId } from '@conclave/protocol';
import type { Watch } from '../live/watch.ts';
import type { Services } from '../services.ts';
import { docFrom, isFinished, type TableDoc } from './doc.ts';
import { entryOf, type Loaded, loadTable } from './loaded.ts';

const NO_LOG: readonly LogEntry[] = [];

/** Before a game has begun there is nothing to read. */
const hasLog = ({ startedAt }: TableDoc): boolean => startedAt !== undefined;

/** One request to a table. */
export interface Job {
  /** Needs the whole log: the table waits until everything is saved, then reads it. */
  readonly needsLog: boolean;
  run(loaded: Loaded, log: readonly LogEntry[]): void;
  /** There is no such table, or the server itself failed. */
  failed(code: 'noSuchTable' | 'serverError'): void;
}

/**
 * A table is an actor: its requests wait in one queue and are decided one after the other. A decision never waits for the disk; only
 * loading the table, and requests that need its log, do, and then everyone behind them waits too.
 */
export class TableActor {
  readonly id: TableId;
  readonly watches = new Set<Watch>();
  readonly services: Services;
  readonly #changed: (actor: TableActor) => void;
  #loaded: Loaded | undefined;
  #queue: Job[] | undefined;
  #busy = false;
  lastNudge = 0;
  /** Has anybody asked anything since the last look? */
  wasUsed = true;
  lastChat = 0;

  constructor(id: TableId, services: Services, changed: (actor: TableActor) => void) {
    this.id = id;
    this.services = services;
    this.#changed = changed;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /** The number of the last step, where the game is in memory. */
  get seq(): number | undefined {
    return this.#loaded?.game?.seq;
  }

  get isIdle(): boolean {
    return !this.#busy && this.#queue === undefined;
  }

  post(job: Job): void {
    this.wasUsed = true;
    if (this.#loaded !== undefined && !this.#busy && !(job.needsLog && hasLog(this.#loaded.doc))) {
      this.#run(job, this.#loaded, NO_LOG);
      return;
    }
    this.#queue ??= [];
    this.#queue.push(job);
    if (!this.#busy) this.#work().catch(error => this.#fail(error));
  }

  /** The same as a promise, for requests that come over HTTP. */
  ask<Answer>(
    needsLog: boolean,
    work: (loaded: Loaded, log: readonly LogEntry[]) => Answer,
  ): Promise<Answer | 'noSuchTable' | 'serverError'> {
    return new Promise(resolve =>
      this.post({ needsLog, run: (loaded, log) => resolve(work(loaded, log)), failed: resolve }),
    );
  }

  /** Forgets the state; the log has it. */
  unload(): void {
    this.#loaded = undefined;
    this.#changed(this);
  }

  present(): ReadonlySet<PersonId> {
    const people = new Set<PersonId>();
    for (const { listener } of this.watches) if (listener.person !== undefined) people.add(listener.person.id);
    return people;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    try {
      for (let job = this.#queue?.shift(); job !== undefined; job = this.#queue?.shift()) await this.#one(job);
    } finally {
      this.#busy = false;
      this.#queue = undefined;
    }
    if (this.#loaded !== undefined && isFinished(this.#loaded.doc)) this.unload();
    else this.#changed(this);
  }

  async #one(job: Job): Promise<void> {
    try {
      if (job.needsLog || this.#loaded === undefined) await this.services.committer.settled();
      const doc = this.#loaded?.doc ?? (await this.#readDoc());
      if (doc === undefined) return job.failed('noSuchTable');
      const resumes = this.#loaded === undefined && doc.status === 'running';
      const log = hasLog(doc) && (job.needsLog || resumes) ? await this.#readLog() : NO_LOG;
      this.#run(job, this.#loaded ?? this.#load(doc, log), log);
    } catch (error) {
      this.#fail(error);
      job.failed('serverError');
    }
  }

  async #readDoc(): Promise<TableDoc | undefined> {
    const row = await this.services.storage.table(this.id);
    return row === undefined ? undefined : docFrom(row);
  }

  async #readLog(): Promise<readonly LogEntry[]> {
    return (await this.services.storage.entries(this.id)).map(entryOf);
  }

  #load(doc: TableDoc, log: readonly LogEntry[]): Loaded {
    const loaded = loadTable(doc, log, this.services.games);
    this.#loaded = loaded;
    this.#changed(this);
    return loaded;
  }

  /** A bug in one table stops nothing but this request: the state is dropped and comes back from the log. */
  #run(job: Job, loaded: Loaded, log: readonly LogEntry[]): void {
    try {
      job.run(loaded, log);
    } catch (error) {
      this.#fail(error);
      job.failed('serverError');
    }
  }

  #fail(error: unknown): void {
    this.services.metrics.count('failures');
    this.services.log.error({ table: this.id.slice(0, 6), err: error }, 'a table failed');
    this.unload();
  }
}
