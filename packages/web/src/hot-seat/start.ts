import type { SeatLine } from '@conclave/kernel';
import { keepSolo, newSolo } from '../local/solo-store.ts';
import { go } from '../page/router.svelte.ts';

export interface HotSeatWishes {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatLine[];
  readonly level: string;
  readonly bots?: readonly (string | undefined)[] | undefined;
  readonly hints?: boolean | undefined;
}

export const startHotSeat = ({ game, options, seats, level, bots, hints = false }: HotSeatWishes): void => {
  const table = newSolo({
    game,
    options,
    names: seats.map(({ name }) => name),
    level,
    bots,
    kinds: seats.map(({ kind }) => kind),
  });
  keepSolo({ ...table, hints });
  go({ at: 'hot', id: table.id });
};
