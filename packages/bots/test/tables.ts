import { OPEN_GAMES } from '@conclave/house/all';
import { type AnyRules, allSeats } from '@conclave/kernel';

/** Every game with every number of players. */
export const TABLES: readonly { readonly game: string; readonly rules: AnyRules; readonly seats: number }[] =
  OPEN_GAMES.flatMap(({ title, rules }) =>
    allSeats(rules.seats.max + 1)
      .slice(rules.seats.min)
      .map(seats => ({ game: title.id, rules, seats })),
  );
