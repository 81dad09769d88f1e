import type { Seat } from '@conclave/kernel';
import type { Award } from './story.ts';

/** Counts by seat that grow while a game is told. */
export class Tally {
  readonly counts: number[];
  constructor(seats: number) {
    this.counts = Array<number>(seats).fill(0);
  }
  add(seat: Seat, by = 1): void {
    this.counts[seat] = (this.counts[seat] ?? 0) + by;
  }
  of(seat: Seat): number {
    return this.counts[seat] ?? 0;
  }
}

/** The award goes to whoever has most, shared by at most two; nobody gets one for nothing. */
export const awardTo = (key: string, { counts }: Tally): readonly Award[] => {
  const count = Math.max(0, ...counts);
  const seats = counts.flatMap((value, seat) => (value === count ? [seat] : []));
  return count === 0 || seats.length > 2 ? [] : [{ key, seats, count }];
};
