import { Histogram } from '../figures/histogram.ts';
import { type Change, NoRoom, OutcomeUnknown, type Storage, Unreachable, type Write } from './storage.ts';

const TOLD = Symbol('told');

/** What nobody may hear before it is saved. The key to it is in this file: only the committer takes it out. */
export interface UntilSaved<Told> {
  readonly [TOLD]: Told;
}

export const untilSaved = <Told>(told: Told): UntilSaved<Told> => ({ [TOLD]: told });

/** What was to be kept is not: it never happened, and may be asked for again. */
export class NotSaved extends Error {}

/** How it ended; exactly one of them is called. */
export interface Ends<Told> {
  saved(told: Told): void;
  /** Somebody else took the number, or nobody knows: read what is there and decide again. */
  lost(): void;
  failed(error: unknown): void;
}

interface Request {
  /** Requests of one group build on each other: after one that was lost or failed, the later ones are too. */
  readonly group: string | undefined;
  readonly change: Change;
  readonly told: UntilSaved<unknown>;
  readonly ends: Ends<unknown>;
  readonly since: number;
  /** Saved, lost or failed. */
  hasEnded: boolean;
}

type End = (request: Request) => void;

/** So many wait, or so long, only when the disk does not answer any more. */
export const MOST_WAITING = 5000;
export const LONGEST_WAIT = 15_000;
/** Whoever watches over the house should notice, also when nobody tries again. */
const STUCK_FOR = 60_000;
const LONG_AGO = Number.NEGATIVE_INFINITY;
const MOST_AT_ONCE = 500;

const NOTHING: Change = { writes: [] };
const NONE: ReadonlySet<Change> = new Set();
const NOBODY: readonly Request[] = [];

const isSomething = ({ table, writes }: Change): boolean => table !== undefined || writes.length > 0;

/**
 * One commit for everybody: changes that arrive together share one flush of the disk. Nothing is answered or shown to anyone before
 * `saved` is called.
 */
export class Committer {
  readonly #storage: Storage;
  readonly #report: (error: unknown) => void;
  #waiting: Request[] = [];
  /**
   * Given to the disk. A list, not a set: V8 links the tables of a set that shrinks from the old to the new, and once an old one outlives a
   * collection of the young, all that was ever in the new ones does too.
   */
  #flushing: readonly Request[] = NOBODY;
  #armed = false;
  #impatience: NodeJS.Timeout | undefined;
  #noRoomAt = LONG_AGO;
  commits = 0;
  writes = 0;
  lost = 0;
  unknown = 0;
  readonly times = new Histogram();

  /** `report` hears what went wrong in telling people. */
  constructor(storage: Storage, report: (error: unknown) => void = () => undefined) {
    this.#storage = storage;
    this.#report = report;
  }

  submit<Told>(change: Change, told: UntilSaved<Told>, ends: Ends<Told>, group = change.table?.id): void {
    const request: Request = { group, change, told, ends, since: performance.now(), hasEnded: false };
    const isFull = this.#waiting.length >= MOST_WAITING;
    if (isFull) return this.#tell(request, failing('too many changes wait to be saved'));
    this.#waiting.push(request);
    this.#arm();
  }

  save(writes: readonly Write[]): Promise<void> {
    return new Promise((saved, failed) => {
      const lost = (): void => failed(new NotSaved('somebody else was first'));
      const broken = (error: unknown): void => failed(new NotSaved('it could not be saved', { cause: error }));
      this.submit({ writes }, untilSaved(undefined), { saved, lost, failed: broken });
    });
  }

  /** The last commit found no room, not long ago, though something small may still find some. */
  get hasRoom(): boolean {
    return performance.now() - this.#noRoomAt > STUCK_FOR;
  }

  /** When everything submitted until now, or what concerns this table, is safe (or has failed). */
  settled(table?: string): Promise<void> {
    const concerns = ({ group }: Request): boolean => table === undefined || group === table;
    if (!this.#flushing.some(concerns) && !this.#waiting.some(concerns)) return Promise.resolve();
    return new Promise(done =>
      this.submit(NOTHING, untilSaved(undefined), { saved: done, lost: done, failed: () => done() }, table),
    );
  }

  #arm(): void {
    const isBusy = this.#flushing.length > 0;
    if (isBusy) this.#impatience ??= setTimeout(() => this.#takeBack(), LONGEST_WAIT);
    if (this.#armed || isBusy) return;
    this.#armed = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#armed = false;
    const batch = this.#waiting.splice(0, MOST_AT_ONCE);
    this.#flushing = batch;
    this.#commit(batch)
      .catch(this.#report)
      .finally(() => this.#rest());
  }

  #rest(): void {
    this.#flushing = NOBODY;
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    if (this.#waiting.length > 0) this.#arm();
  }

  /** The disk has not answered for long: what it has not been given yet is refused, and may be sent again. */
  #takeBack(): void {
    this.#impatience = undefined;
    const late = performance.now() - LONGEST_WAIT;
    const groups = new Set(this.#waiting.flatMap(({ since, group }) => (since <= late ? (group ?? []) : [])));
    const isGone = ({ since, group = '' }: Request): boolean => since <= late || groups.has(group);
    const gone = this.#waiting.filter(isGone);
    this.#waiting = this.#waiting.filter(request => !isGone(request));
    for (const request of gone) this.#tell(request, failing('the disk does not answer'));
    if (this.#waiting.length > 0) this.#arm();
  }

  async #commit(part: readonly Request[]): Promise<void> {
    const batch = part.filter(({ hasEnded }) => !hasEnded);
    const changes = batch.map(({ change }) => change).filter(isSomething);
    let lost = NONE;
    const began = performance.now();
    try {
      if (changes.length > 0) lost = await this.#storage.commit(changes);
    } catch (error) {
      if (error instanceof Unreachable) {
        if (error instanceof NoRoom) this.#noRoomAt = performance.now();
        return this.#fail(batch, error);
      }
      if (!(error instanceof OutcomeUnknown)) return this.#halve(batch, error);
      this.unknown += 1;
      for (const request of batch) this.#end(request, true); // whoever finds its id in the log was saved
      return;
    }
    if (changes.length > 0) {
      this.commits += 1;
      this.#noRoomAt = LONG_AGO;
      this.times.observe((performance.now() - began) / 1000);
    }
    for (const request of batch) this.#end(request, lost.has(request.change));
  }

  #end(request: Request, isLost: boolean): void {
    if (request.hasEnded) return;
    const { writes, table } = request.change;
    if (isLost) this.#break(request, losing);
    else {
      request.hasEnded = true;
      this.writes += writes.length + (table?.entries.length ?? 0);
      this.#tell(request, saving);
    }
    this.lost += isLost ? 1 : 0;
  }

  /** One of them cannot be saved. It is searched for by halves, so that it spoils it for its own group only. */
  async #halve(batch: readonly Request[], error: unknown): Promise<void> {
    const middle = batch.length >> 1;
    if (middle > 0) {
      await this.#commit(batch.slice(0, middle));
      await this.#commit(batch.slice(middle));
    } else this.#fail(batch, error);
  }

  #fail(batch: readonly Request[], error: unknown): void {
    for (const request of batch) if (!request.hasEnded) this.#break(request, ({ ends }) => ends.failed(error));
  }

  /** What builds on a request that did not succeed does not succeed either. */
  #break(request: Request, end: End): void {
    const { group } = request;
    const builds = (other: Request): boolean => other === request || (group !== undefined && other.group === group);
    const broken = [...this.#flushing, ...this.#waiting].filter(other => !other.hasEnded && builds(other));
    for (const other of broken) other.hasEnded = true;
    this.#waiting = this.#waiting.filter(({ hasEnded }) => !hasEnded);
    for (const other of broken) this.#tell(other, end);
  }

  /** What goes wrong in telling one is no reason not to tell the others. */
  #tell(request: Request, end: End): void {
    try {
      end(request);
    } catch (error) {
      this.#report(error);
    }
  }
}

const saving: End = ({ ends, told }) => ends.saved(told[TOLD]);
const losing: End = ({ ends }) => ends.lost();
const failing =
  (why: string): End =>
  ({ ends }) =>
    ends.failed(new Error(why));
