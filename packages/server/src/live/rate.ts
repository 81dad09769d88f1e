import type { Rate } from '../config.ts';

/** A bucket that fills with time: `burst` at once, then `perSecond`. */
export class Bucket {
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#level = rate.burst;
    this.#at = now;
  }

  take({ burst, perSecond }: Rate, now: number): boolean {
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}
