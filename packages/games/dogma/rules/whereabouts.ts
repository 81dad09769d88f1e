import type { Seat } from '@conclave/kernel';
import { SEATS } from './setup.ts';

/**
 * Where a card that a viewer cannot see may be: a hand, a seat's covered contributions to the pile, the newest contribution, the face-down
 * discard pile, the box. Several places together are a set of bits, so that "in B's hand or on the pile" is one number.
 */
export type Places = number;

export const inHand = (seat: Seat): Places => 1 << seat;
export const coveredBy = (seat: Seat): Places => 1 << (SEATS.max + seat);
export const NEWEST: Places = 1 << (2 * SEATS.max);
export const DISCARD: Places = 1 << (2 * SEATS.max + 1);
export const BOX: Places = 1 << (2 * SEATS.max + 2);

export const PLACE_COUNT = 2 * SEATS.max + 3;
export const ANYWHERE: Places = (1 << PLACE_COUNT) - 1;
export const ALL_COVERED: Places = (ANYWHERE >> (PLACE_COUNT - SEATS.max)) << SEATS.max;

/** Places have numbers too: 0 to 7 are the hands. */
export const numberOf = (place: Places): number => 31 - Math.clz32(place);
/** The number of the first of several places. */
export const lowestOf = (places: Places): number => 31 - Math.clz32(places & -places);
export const isHandNumber = (number: number): boolean => number < SEATS.max;

export const howManyPlaces = (places: Places): number => {
  let number = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) number += 1;
  return number;
};
