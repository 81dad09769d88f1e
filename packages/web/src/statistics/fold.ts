import type { Event as DogmaEvent } from '@conclave/dogma';
import { type AnyGame, isOneOf, type Seat } from '@conclave/kernel';
import type { Event as MeaCulpaEvent } from '@conclave/mea-culpa';
import type { Event as SevenSealsEvent } from '@conclave/seven-seals';
import type { GameId } from '../lib/games.ts';
import { markCounted, SEAL_COLOURS, type SealColour, type Statistics } from './statistics.ts';

/** A finished game as one seat saw it. */
export interface Finished {
  readonly id: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly places: readonly number[];
  /** The events this seat was shown, from the first to the last. */
  readonly events: readonly AnyGame['event'][];
}

type Fold<Event> = (statistics: Statistics, events: readonly Event[], seat: Seat) => Statistics;

const noSeals = (): Record<SealColour, number> => ({ R: 0, Y: 0, G: 0, B: 0, V: 0 });

/** SS-4, SS-6  A colour is hit when every seal wanted in it was handed in by the end of the round. */
const foldSevenSeals: Fold<SevenSealsEvent> = (statistics, events, seat) => {
  const predictions = { ...statistics.predictions };
  let [wanted, given] = [noSeals(), noSeals()];
  for (const event of events) {
    if (event.type === 'predicted') {
      if (event.seat === seat) for (const colour of SEAL_COLOURS) wanted[colour] += event.fromMiddle[colour] ?? 0;
      for (const { colour, giver } of event.takeOvers) {
        if (!isOneOf(SEAL_COLOURS, colour)) continue;
        if (event.seat === seat) wanted[colour] += 1;
        if (giver === seat) wanted[colour] -= 1;
      }
    } else if (event.type === 'handedIn' && event.seat === seat) {
      for (const colour of SEAL_COLOURS) if (event.seal === colour) given[colour] += 1;
    } else if (event.type === 'roundScored') {
      for (const colour of SEAL_COLOURS) {
        if (wanted[colour] <= 0) continue;
        const { tried, hit } = predictions[colour];
        predictions[colour] = { tried: tried + 1, hit: hit + (given[colour] >= wanted[colour] ? 1 : 0) };
      }
      [wanted, given] = [noSeals(), noSeals()];
    }
  }
  return { ...statistics, predictions };
};

/** DG-8.3  A lie is any card that is not of the claimed type; what is covered by a join is never checked (DG-7.2). */
const foldDogma: Fold<DogmaEvent> = (statistics, events, seat) => {
  let { told, caught, believed } = statistics.lies;
  let claim: string | undefined;
  for (const event of events) {
    if (event.type === 'confessed' || event.type === 'joined') claim = event.claim;
    else if (event.type === 'laid' && event.cards.some(card => card !== claim)) told += 1;
    else if (event.type === 'judged' && event.seat === seat && !event.honest) {
      if (event.responderRight) caught += 1;
      else believed += 1;
    }
  }
  return { ...statistics, lies: { told, caught, believed } };
};

/** MC-21.5 */
const foldMeaCulpa: Fold<MeaCulpaEvent> = (statistics, events, seat) => {
  let { saved, letters } = statistics.souls;
  for (const event of events) {
    if (event.type === 'gameOver' && event.inHeaven.includes(seat)) saved += 1;
    else if (event.type === 'scored' && event.seat === seat)
      letters += Object.values(event.letters).reduce((sum, number) => sum + number, 0);
  }
  return { ...statistics, souls: { saved, letters } };
};

const countPlace = (statistics: Statistics, game: GameId, place: number): Statistics => {
  const { games, places } = statistics.games[game];
  const longer = Array.from({ length: Math.max(places.length, place) }, (_, index) => places[index] ?? 0);
  longer[place - 1] = (longer[place - 1] ?? 0) + 1;
  return { ...statistics, games: { ...statistics.games, [game]: { games: games + 1, places: longer } } };
};

const foldEvents = (statistics: Statistics, { game, events, seat }: Finished): Statistics => {
  switch (game) {
    case 'seven-seals':
      return foldSevenSeals(statistics, events as readonly SevenSealsEvent[], seat);
    case 'dogma':
      return foldDogma(statistics, events as readonly DogmaEvent[], seat);
    case 'mea-culpa':
      return foldMeaCulpa(statistics, events as readonly MeaCulpaEvent[], seat);
  }
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
  return markCounted(countPlace(foldEvents(statistics, finished), finished.game, place), finished.id);
};
