import type { Award } from './story.ts';

/** The award goes to whoever has most, shared by at most two; nobody gets one for nothing. */
export const awardTo = (key: string, counts: readonly number[]): readonly Award[] => {
  const count = Math.max(0, ...counts);
  const seats = counts.flatMap((value, seat) => (value === count ? [seat] : []));
  return count === 0 || seats.length > 2 ? [] : [{ key, seats, count }];
};
