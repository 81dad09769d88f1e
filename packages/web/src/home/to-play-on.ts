import { isHotSeat, type SoloTable } from '../local/solo-table.ts';
import type { Place } from '../page/place.ts';

/** A table that is not over: which game, with whom, and where it stands. */
export interface Waiting {
  readonly game: string;
  readonly with: readonly string[];
  readonly place: Place;
}

const lastMoved = ({ moves, startedAt }: SoloTable): number => moves.at(-1)?.at ?? startedAt;

const onDevice = (table: SoloTable): Waiting => ({
  game: table.game,
  with: table.seats.map(({ name }) => name),
  place: { at: isHotSeat(table) ? 'hot' : 'solo', id: table.id },
});

/** The table of this device to go back to: the one that was played last. Those with people are listed above it. */
export const toPlayOn = (tables: readonly SoloTable[]): Waiting | undefined => {
  const [own] = tables
    .filter(({ places }) => places === undefined)
    .toSorted((one, other) => lastMoved(other) - lastMoved(one));
  return own && onDevice(own);
};
