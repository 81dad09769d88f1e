import type { FindWish, TableSettings } from '@conclave/protocol';

/** What the house tells tables apart by when it collects people: game, chairs, pace, and whether it counts. */
export const kindOf = ({ game, seats, pace, rated }: FindWish): string =>
  `${game} ${seats} ${pace} ${rated ? 'rated' : 'for fun'}`;

/** The kinds of tables at which somebody is content to sit; that of which a new one is opened comes first. */
export const kindsFor = (wish: FindWish, { min, max }: { readonly min: number; readonly max: number }) => {
  if (wish.seats !== 'any') return [kindOf(wish)];
  const numbers = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return [kindOf(wish), ...numbers.map(seats => kindOf({ ...wish, seats }))];
};

const CLOCKS = {
  fast: { kind: 'move', seconds: 60 },
  slow: { kind: 'days', days: 3 },
} as const;

export const settingsFor = ({ pace, rated }: FindWish): Partial<TableSettings> => ({
  visibility: 'lobby',
  clock: CLOCKS[pace],
  ...(rated ? { rated } : {}),
});
