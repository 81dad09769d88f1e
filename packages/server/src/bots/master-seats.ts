/** How long a seat counts as busy after its master last thought, or after it was promised one. */
const BUSY_MS = 120_000;

/** Seats at which masters are thinking, in the last minutes: as many as the machine can keep awake. */
export class MasterSeats {
  readonly #most: number;
  readonly #ticks: () => number;
  /** Until when; oldest first. */
  readonly #busy = new Map<string, number>();

  constructor(most: number, ticks: () => number) {
    this.#most = most;
    this.#ticks = ticks;
  }

  get busy(): number {
    for (const [seat, until] of this.#busy) {
      if (until > this.#ticks()) break;
      this.#busy.delete(seat);
    }
    return this.#busy.size;
  }

  hasRoomFor(seats: number): boolean {
    return this.busy + seats <= this.#most;
  }

  /** Somebody was promised a master here, or it thinks right now. */
  take(seat: string): void {
    this.#busy.delete(seat);
    this.#busy.set(seat, this.#ticks() + BUSY_MS);
  }
}
