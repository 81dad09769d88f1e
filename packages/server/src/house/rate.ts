import type { Rate } from './config.ts';

/** A bucket that fills with time: `burst` at once, then `perSecond`. */
export class Bucket {
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#level = rate.burst;
    this.#at = now;
  }

  /** Some things cost more than others. */
  take({ burst, perSecond }: Rate, now: number, cost = 1): boolean {
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#level < cost) return false;
    this.#level -= cost;
    return true;
  }
}

const MOST_KEYS = 100_000;

/** One bucket for each key. Who has not asked for long would have a full one, and is forgotten first. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now: number, cost = 1): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KEYS) this.#forgetOldest();
    return bucket.take(this.#rate, now, cost);
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}

/** So many at once, and then so many again within this time. */
export const every = (seconds: number, burst: number): Rate => ({ burst, perSecond: burst / seconds });
