import { Histogram } from '../figures/histogram.ts';

/** Each look wakes a process that may have nothing else to do. */
const EVERY = 500;
/** Who is that late with everything else needs nobody more to care for. */
const TOO_LATE = 1000;

/** How well this process is: whether it is on time, and whether it takes new people. */
export class Health {
  readonly late = new Histogram();
  readonly #ticks: () => number;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = 0;
  #delay = 0;
  #isOpen = false;
  #isDraining = false;

  constructor(ticks: () => number) {
    this.#ticks = ticks;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on people go elsewhere. */
  drain(): void {
    this.#isDraining = true;
  }

  open(): void {
    this.#isOpen = true;
    this.#dueAt = this.#ticks() + EVERY;
    this.#timer = setInterval(() => this.look(), EVERY);
    this.#timer.unref();
  }

  /** New people are sent elsewhere from now on. */
  closing(): void {
    this.#isOpen = false;
    this.#isDraining = true;
    clearInterval(this.#timer);
  }

  /** A timer that comes late says how long everything else waited. */
  look(): void {
    const now = this.#ticks();
    this.#delay = Math.max(0, now - this.#dueAt);
    this.#dueAt = now + EVERY;
    this.late.observe(this.#delay / 1000);
  }

  /** Not asked: whether the database answers. All nodes share it, and none would be left. */
  whyNotReady(): string | undefined {
    if (!this.#isOpen) return 'closing';
    if (this.#isDraining) return 'draining';
    return this.#delay >= TOO_LATE ? 'busy' : undefined;
  }
}
