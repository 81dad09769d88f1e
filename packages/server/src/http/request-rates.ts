import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** So many addresses are remembered; the oldest make room. */
const MOST_ADDRESSES = 5000;

interface Window {
  readonly since: number;
  current: number;
}

/** Requests by address, in windows of a time that nobody can set: the library's own store goes by the wall clock. */
class Windows implements FastifyRateLimitStore {
  readonly #ticks: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(ticks: () => number) {
    this.#ticks = ticks;
  }

  incr: FastifyRateLimitStore['incr'] = (key, answer, length = 0) => {
    const now = this.#ticks();
    const known = this.#windows.get(key);
    const window = known !== undefined && now < known.since + length ? known : { since: now, current: 0 };
    window.current += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MOST_ADDRESSES) this.#forgetOldest();
    answer(null, { current: window.current, ttl: window.since + length - now });
  };

  /** Routes with limits of their own count for themselves. */
  child(): FastifyRateLimitStore {
    return new Windows(this.#ticks);
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}

export const ratesBy = (ticks: () => number): FastifyRateLimitStoreCtor =>
  class extends Windows {
    constructor() {
      super(ticks);
    }
  };
