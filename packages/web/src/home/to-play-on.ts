import type { TableLine } from '@conclave/protocol';
import { isHotSeat, type SoloTable } from '../local/solo-table.ts';
import type { Place } from '../page/place.ts';

/** A table that is not over: which game, with whom, and where it stands. */
export interface Waiting {
  readonly game: string;
  readonly with: readonly string[];
  readonly place: Place;
  /** Do people wait for us there? */
  readonly myTurn: boolean;
}

const lastMoved = ({ moves, startedAt }: SoloTable): number => moves.at(-1)?.at ?? startedAt;

const atServer = ({ id, game, seats, myTurn = false }: TableLine): Waiting => ({
  game,
  with: seats.filter(({ kind }) => kind === 'human').map(({ name }) => name),
  place: { at: 'table', id },
  myTurn,
});

const onDevice = (table: SoloTable): Waiting => ({
  game: table.game,
  with: table.seats.map(({ name }) => name),
  place: { at: isHotSeat(table) ? 'hot' : 'solo', id: table.id },
  myTurn: false,
});

/** The table to go back to: where people wait for us, else the one of this device that was played last, else one where we wait for people. */
export const toPlayOn = (tables: readonly SoloTable[], online: readonly TableLine[]): Waiting | undefined => {
  const called = online.find(({ myTurn }) => myTurn === true);
  if (called !== undefined) return atServer(called);
  const [own] = tables
    .filter(({ places }) => places === undefined)
    .toSorted((one, other) => lastMoved(other) - lastMoved(one));
  if (own !== undefined) return onDevice(own);
  const running = online.find(({ status }) => status === 'running');
  return running && atServer(running);
};
