import type { Storage, Write } from './storage/storage.ts';

/** Writes that belong together, and what happens when they are safe, or when they could not be saved. */
interface Request {
  /** Requests of one group build on each other: after one that failed, the later ones fail too. */
  readonly group: string | undefined;
  readonly writes: readonly Write[];
  saved(): void;
  failed(error: unknown): void;
}

/**
 * Milliseconds from the end of one commit to the next: what arrives in between shares a flush. A flush costs as much CPU as a move or two,
 * however many share it; so where many came together, and many will come again, it waits for more of them. Few never wait.
 */
const restAfter = (requests: number): number => (requests < MANY ? 0 : Math.min(LONGEST_REST, requests * REST_EACH));
const MANY = 10;
const LONGEST_REST = 4;
const REST_EACH = 0.1;

/**
 * One commit for everybody: requests that arrive together share one flush of the disk. Nothing is answered or shown to anyone before
 * `saved` is called.
 */
export class Committer {
  readonly #storage: Storage;
  #waiting: Request[] = [];
  #armed = false;
  #running = false;
  #restUntil = 0;
  commits = 0;
  writes = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  submit(writes: readonly Write[], saved: () => void, failed: (error: unknown) => void, group?: string): void {
    this.#waiting.push({ group, writes, saved, failed });
    this.#arm();
  }

  save(writes: readonly Write[]): Promise<void> {
    return new Promise((saved, failed) => this.submit(writes, saved, failed));
  }

  /** When everything submitted until now is safe (or has failed). */
  async settled(): Promise<void> {
    if (this.#waiting.length > 0 || this.#running) await this.save(NOTHING);
  }

  #arm(): void {
    if (this.#armed || this.#running) return;
    this.#armed = true;
    const rest = this.#restUntil - performance.now();
    if (rest > 0) setTimeout(() => this.#flush(), rest);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#armed = false;
    this.#running = true;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#commit(batch)
      .catch(() => undefined) // everyone concerned has been told
      .finally(() => this.#rest(restAfter(batch.length)));
  }

  #rest(milliseconds: number): void {
    this.#running = false;
    this.#restUntil = performance.now() + milliseconds;
    if (this.#waiting.length > 0) this.#arm();
  }

  async #commit(batch: readonly Request[]): Promise<void> {
    try {
      await this.#storage.commit(writesOf(batch));
    } catch (error) {
      await this.#commitEach(batch, error);
      return;
    }
    this.commits += 1;
    for (const request of batch) {
      this.writes += request.writes.length;
      tell(request);
    }
  }

  /** What cannot be saved spoils it for its own group only. */
  async #commitEach(batch: readonly Request[], error: unknown): Promise<void> {
    const [only, ...others] = batch;
    if (only !== undefined && others.length === 0) {
      only.failed(error);
      this.#failGroup(only.group, error);
      return;
    }
    const broken = new Set<string>();
    for (const request of batch) {
      if (request.group !== undefined && broken.has(request.group)) request.failed(error);
      else await this.#commit([{ ...request, failed: why => fail(request, why, broken) }]);
    }
  }

  #failGroup(group: string | undefined, error: unknown): void {
    if (group === undefined) return;
    const later = this.#waiting.filter(request => request.group === group);
    this.#waiting = this.#waiting.filter(request => request.group !== group);
    for (const request of later) request.failed(error);
  }
}

const NOTHING: readonly Write[] = [];

const writesOf = (batch: readonly Request[]): readonly Write[] => {
  const writes: Write[] = [];
  for (const request of batch) writes.push(...request.writes);
  return writes;
};

/** What goes wrong in telling one is no reason not to tell the others. */
const tell = (request: Request): void => {
  try {
    request.saved();
  } catch (error) {
    request.failed(error);
  }
};

const fail = (request: Request, error: unknown, broken: Set<string>): void => {
  if (request.group !== undefined) broken.add(request.group);
  request.failed(error);
};
