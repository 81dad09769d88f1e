import type { Sharing } from '../storage/sharing.ts';

interface Sample {
  readonly offset: number;
  readonly took: number;
}

const MOST = 8;

/** The database's clock, which counts for all nodes: how far ours is behind it, by the quickest of the last answers. */
export class HouseClock {
  readonly #wall: () => number;
  readonly #ticks: () => number;
  #samples: readonly Sample[] = [];

  constructor(wall: () => number, ticks: () => number) {
    this.#wall = wall;
    this.#ticks = ticks;
  }

  /** Milliseconds that the database is ahead. */
  get offset(): number {
    const best = this.#samples.reduce<Sample | undefined>(
      (one, other) => (one === undefined || other.took < one.took ? other : one),
      undefined,
    );
    return best?.offset ?? 0;
  }

  now(): number {
    return this.#wall() + this.offset;
  }

  async measure({ time }: Pick<Sharing, 'time'>): Promise<void> {
    const before = this.#ticks();
    const asked = this.#wall();
    const told = await time();
    const took = this.#ticks() - before;
    this.#samples = [...this.#samples, { offset: Math.round(told - (asked + took / 2)), took }].slice(-MOST);
  }

  /** Our own clock may have been set, or stood still: what was measured before does not count. */
  forget(): void {
    this.#samples = this.#samples.slice(-1);
  }
}
