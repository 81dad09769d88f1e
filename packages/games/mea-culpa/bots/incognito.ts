import type { Stream } from '@conclave/kernel';
import { isOpen, isWithinLimit, notchCost, PLACES, type Place } from '../rules/index.ts';
import { sinOf, worthOfNotches, worthOfPlace } from './places.ts';
import type { Insight } from './worth.ts';

/** MC-14  A place the Pope may travel to: what it brings him, and what it costs him to be found there. */
interface Door {
  readonly place: Place;
  readonly worth: number;
  readonly fine: number;
}

/**
 * The Pope's die and the guess are a small game of their own: he gains `worth`, less `fine` if the guess is right. It has an exact answer.
 * He goes where it is worth it as often as makes every guess cost him the same; he is sought as often as makes every such place worth the same.
 */
export interface Incognito {
  readonly doors: readonly Door[];
  /** What travelling is worth to him when both play well. */
  readonly value: number;
}

const doorsOf = (pope: Insight, post: number): Door[] => {
  const doors: Door[] = [];
  for (const place of PLACES) {
    if (!isOpen(pope.table, place) || !isWithinLimit(pope.table, place, post)) continue;
    const fine = 1 + sinOf(place) + worthOfNotches(pope, notchCost(pope.table, place));
    doors.push({ place, worth: worthOfPlace(pope, place), fine: Math.max(0.5, fine) });
  }
  return doors.sort((one, other) => other.worth - one.worth);
};

/** The value, and the doors that are worth more than it. `post` is what the Pope's post shows once the action is paid for (MC-14.8). */
export const incognito = (pope: Insight, post: number): Incognito => {
  const doors = doorsOf(pope, post);
  let worths = 0;
  let chances = 0;
  let value = 0;
  let open = 0;
  for (const { worth, fine } of doors) {
    if (open > 0 && worth <= value) break;
    worths += worth / fine;
    chances += 1 / fine;
    value = (worths - 1) / chances;
    open += 1;
  }
  return { doors: doors.slice(0, open), value };
};

const FINE = 1 << 20;

const drawDoor = (doors: readonly Door[], weightOf: (door: Door) => number, stream: Stream): Place | undefined => {
  let sum = 0;
  for (const door of doors) sum += weightOf(door);
  let left = (stream.below(FINE) / FINE) * sum;
  for (const door of doors) {
    left -= weightOf(door);
    if (left < 0) return door.place;
  }
  return doors[0]?.place;
};

/** MC-14.3  Where the Pope goes. */
export const drawTravel = ({ doors }: Incognito, stream: Stream): Place | undefined =>
  drawDoor(doors, ({ fine }) => 1 / fine, stream);

/** MC-14.4  Where he is sought. */
export const drawGuess = ({ doors, value }: Incognito, stream: Stream): Place | undefined =>
  drawDoor(doors, ({ worth, fine }) => (worth - value) / fine, stream);
