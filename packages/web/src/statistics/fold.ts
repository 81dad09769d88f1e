import type { AnyGame, Seat } from '@conclave/kernel';
import type { StatisticsPart } from '@conclave/stage/page/statistics.ts';
import { countsOf, markCounted, type Statistics } from './statistics.ts';

/** A finished game as one seat saw it. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly places: readonly number[];
  /** The events this seat was shown, from the first to the last. */
  readonly events: readonly AnyGame['event'][];
  /** What the game counts of them, where it counts anything. */
  readonly part?: StatisticsPart | undefined;
}

const countPlace = (statistics: Statistics, game: string, place: number): Statistics => {
  const { games, places } = countsOf(statistics, game);
  const longer = Array.from({ length: Math.max(places.length, place) }, (_, index) => places[index] ?? 0);
  longer[place - 1] = (longer[place - 1] ?? 0) + 1;
  return { ...statistics, games: { ...statistics.games, [game]: { games: games + 1, places: longer } } };
};

const countEvents = (statistics: Statistics, { part, events, seat, places }: Finished): Statistics => {
  if (part === undefined) return statistics;
  const { key } = part;
  const counts = part.count(part.read(statistics.own[key]), events, seat, places.length);
  return { ...statistics, own: { ...statistics.own, [key]: counts } };
};

/**
 * Adds a game in which the device was passed around, once. It counts for the owner's seat only, where somebody sits under the owner's
 * name; else it is known that it was played, and no more.
 */
export const countShared = (statistics: Statistics, id: string, owner: Finished | undefined): Statistics => {
  if (statistics.counted.includes(id)) return statistics;
  const more = { ...statistics, shared: statistics.shared + 1 };
  return owner === undefined ? markCounted(more, id) : countGame(more, owner);
};

/** Adds a finished game, once. */
export const countGame = (statistics: Statistics, finished: Finished): Statistics => {
  const place = finished.places[finished.seat];
  if (place === undefined || statistics.counted.includes(finished.id)) return statistics;
  return markCounted(countPlace(countEvents(statistics, finished), finished.game, place), finished.id);
};
