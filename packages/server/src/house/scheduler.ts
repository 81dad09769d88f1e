import type { DeadlineRow } from '../storage/storage.ts';
import type { DeadlineKind, Services } from './services.ts';

/** The longest time without a look at the stored deadlines; other nodes may have written some. */
const LONGEST_NAP = 1000;
const AT_ONCE = 200;
/** A deadline that was handed out but is still stored is handed out again after this long. */
const AGAIN_AFTER = 5000;

/** Hands out what is due. The rows are the truth; the timer only says when to look. */
export class Scheduler {
  readonly #services: Pick<Services, 'storage' | 'committer' | 'log' | 'now'>;
  readonly #due: (table: string, kind: DeadlineKind) => void;
  readonly #handedOut = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #looking = false;
  #stopped = false;

  constructor(
    services: Pick<Services, 'storage' | 'committer' | 'log' | 'now'>,
    due: (table: string, kind: DeadlineKind) => void,
  ) {
    this.#services = services;
    this.#due = due;
  }

  start(): void {
    this.#wakeAtLatest(this.#services.now());
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** A deadline was set, perhaps the same one again: it counts as not handed out. */
  set(table: string, kind: DeadlineKind, due: number): void {
    this.#handedOut.delete(`${table} ${kind}`);
    this.#wakeAtLatest(due);
  }

  #wakeAtLatest(time: number): void {
    if (this.#stopped || time >= this.#wakeAt) return;
    this.#wakeAt = time;
    clearTimeout(this.#timer);
    const nap = Math.min(LONGEST_NAP, Math.max(0, time - this.#services.now()));
    this.#timer = setTimeout(() => this.#wake(), nap);
  }

  #wake(): void {
    this.#wakeAt = Number.POSITIVE_INFINITY;
    this.#look()
      .catch(error => {
        this.#services.log.error({ err: error }, 'deadlines could not be read');
        return this.#services.now() + LONGEST_NAP;
      })
      .then(next => this.#wakeAtLatest(next))
      .catch(() => undefined);
  }

  async #look(): Promise<number> {
    const { storage, committer, now } = this.#services;
    if (this.#looking) return now() + LONGEST_NAP;
    this.#looking = true;
    try {
      await committer.settled();
      const rows = await storage.due(now(), AT_ONCE);
      for (const row of rows) this.#handOut(row);
      this.#forget();
      const next = rows.length === AT_ONCE ? now() + 1 : ((await storage.nextDue()) ?? Number.POSITIVE_INFINITY);
      return Math.min(now() + LONGEST_NAP, Math.max(next, now() + 5));
    } finally {
      this.#looking = false;
    }
  }

  #handOut({ table_id, kind }: DeadlineRow): void {
    const key = `${table_id} ${kind}`;
    const before = this.#handedOut.get(key);
    if (before !== undefined && this.#services.now() - before < AGAIN_AFTER) return;
    this.#handedOut.delete(key); // so that the oldest stay first
    this.#handedOut.set(key, this.#services.now());
    this.#due(table_id, kind as DeadlineKind);
  }

  #forget(): void {
    for (const [key, at] of this.#handedOut) {
      if (this.#services.now() - at < AGAIN_AFTER) return; // oldest first
      this.#handedOut.delete(key);
    }
  }
}
