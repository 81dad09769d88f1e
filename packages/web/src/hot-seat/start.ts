import type { SeatLine } from '@conclave/kernel';
import { go } from '../lib/router.svelte.ts';
import { keepSolo, newSolo } from '../lib/solo-store.ts';

export interface HotSeatWishes {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatLine[];
  readonly level: string;
  readonly hints?: boolean | undefined;
}

export const startHotSeat = ({ game, options, seats, level, hints = false }: HotSeatWishes): void => {
  const table = newSolo({
    game,
    options,
    names: seats.map(({ name }) => name),
    level,
    kinds: seats.map(({ kind }) => kind),
  });
  keepSolo({ ...table, hints });
  go({ at: 'hot', id: table.id });
};
