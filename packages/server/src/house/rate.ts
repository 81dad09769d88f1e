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
