/** A stretch of the Record of Sins as it is seen through the lens: one space with whoever stands there, or several empty ones folded into one. */
export interface Stretch {
  readonly place: number;
  /** How many empty spaces are folded here. */
  readonly folded: number;
  /** Nearer to Hell comes last; only on space 0 can there be several (MC-3.2). */
  readonly seats: readonly number[];
  /** How much room it needs beside the others. */
  readonly wide: number;
}

/** MC-3.1  The last space before the flames. */
const LAST = 40;
/** Fewer empty spaces than this are drawn one by one. */
const FOLDED_FROM = 4;
const SOUL_WIDE = 3;

const empty = (from: number, to: number): readonly Stretch[] => {
  const count = to - from;
  if (count >= FOLDED_FROM) return [{ place: from, folded: count, seats: [], wide: 2 }];
  return Array.from({ length: count }, (_, index) => ({ place: from + index, folded: 0, seats: [], wide: 1 }));
};

/** From Heaven to Hell: every soul on its space, and what lies between. `order` begins with the one nearest to Hell. */
export const enlarged = (souls: readonly number[], order: readonly number[], heaven: number): readonly Stretch[] => {
  const taken = [...new Set(order.map(seat => souls[seat] ?? 0))].sort((one, other) => one - other);
  const found: Stretch[] = [];
  let from = -heaven;
  for (const place of taken) {
    const seats = [...order].reverse().filter(seat => (souls[seat] ?? 0) === place);
    found.push(...empty(from, place), { place, folded: 0, seats, wide: SOUL_WIDE * seats.length });
    from = place + 1;
  }
  return [...found, ...empty(from, LAST + 1)];
};
