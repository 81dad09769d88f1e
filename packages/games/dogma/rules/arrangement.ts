import type { Stream } from '@conclave/kernel';
import { add, COPIES, type Counts, indexOf, TYPES } from './components.ts';
import type { Sighting } from './memory.ts';
import { SEATS } from './setup.ts';
import { ANYWHERE, howManyPlaces, isHandNumber, lowestOf, PLACE_COUNT } from './whereabouts.ts';

/** The unseen cards one by one, the sighted ones first: where each is, and where it may be. */
export interface Arrangement {
  readonly cards: readonly number[];
  readonly allowed: readonly number[];
  readonly places: number[];
}

const TRIES = 16;

/** DG-20.2  Where a hand would hold a set of four, all is dealt again; after some tries single cards are exchanged. */
export const arrange = (
  unseen: Readonly<Counts>,
  room: readonly number[],
  sightings: readonly Sighting[],
  stream: Stream,
): Arrangement => {
  const surestFirst = sightings.toSorted((one, other) => howManyPlaces(one.places) - howManyPlaces(other.places));
  const arrangement = { ...listCards(unseen, surestFirst), places: dealOut(room, surestFirst, stream) };
  for (let tries = 1; hasSetInHand(arrangement); tries += 1) {
    if (tries === TRIES) return exchangeSets(arrangement, stream);
    arrangement.places = dealOut(room, surestFirst, stream);
  }
  return arrangement;
};

const listCards = (unseen: Readonly<Counts>, sightings: readonly Sighting[]): Omit<Arrangement, 'places'> => {
  const rest = unseen.slice();
  const cards: number[] = [];
  const allowed: number[] = [];
  for (const { card, places } of sightings) {
    add(rest, indexOf(card), -1);
    cards.push(indexOf(card));
    allowed.push(places);
  }
  for (const [card, count] of rest.entries()) {
    for (let copy = 0; copy < count; copy += 1) {
      cards.push(card);
      allowed.push(ANYWHERE);
    }
  }
  return { cards, allowed };
};

/** A place for every card: the sighted ones where they may be, all others on the slots that are left, by luck. */
const dealOut = (room: readonly number[], sightings: readonly Sighting[], stream: Stream): number[] => {
  const free = room.slice();
  const places = placeSightings(sightings, free, stream);
  const slots: number[] = [];
  for (const [place, count] of free.entries()) for (let slot = 0; slot < count; slot += 1) slots.push(place);
  for (const place of stream.shuffle(slots)) places.push(place);
  return places;
};

/** Each sighted card on a free slot of its places, every slot equally likely; where none is free, earlier ones make room. */
const placeSightings = (sightings: readonly Sighting[], free: number[], stream: Stream): number[] => {
  const places: number[] = [];
  for (const [index, sighting] of sightings.entries()) {
    const place = freeSlot(sighting.places, free, stream);
    if (place !== undefined) {
      places[index] = place;
      add(free, place, -1);
    } else if (!makeRoom(index, sightings, places, free, new Set())) {
      throw new Error(`memory and view do not fit: no room for ${sighting.card}`);
    }
  }
  return places;
};

const freeSlot = (allowed: number, free: readonly number[], stream: Stream): number | undefined => {
  let slots = 0;
  for (let rest = allowed; rest !== 0; rest &= rest - 1) slots += free[lowestOf(rest)] ?? 0;
  if (slots === 0) return undefined;
  let slot = (allowed & (allowed - 1)) === 0 ? 0 : stream.below(slots);
  for (let rest = allowed; ; rest &= rest - 1) {
    slot -= free[lowestOf(rest)] ?? 0;
    if (slot < 0) return lowestOf(rest);
  }
};

/** An augmenting path: the sightings are of real cards, so there is room for all of them. */
const makeRoom = (
  index: number,
  sightings: readonly Sighting[],
  places: number[],
  free: number[],
  visited: Set<number>,
): boolean => {
  const allowed = sightings[index]?.places ?? 0;
  for (let place = 0; place < PLACE_COUNT; place += 1) {
    if (((allowed >> place) & 1) === 0 || visited.has(place)) continue;
    visited.add(place);
    const isFree = (free[place] ?? 0) > 0;
    if (isFree) add(free, place, -1);
    const moved =
      isFree || places.some((at, other) => at === place && makeRoom(other, sightings, places, free, visited));
    if (!moved) continue;
    places[index] = place;
    return true;
  }
  return false;
};

interface HeldSet {
  readonly place: number;
  readonly card: number;
}

/** The hands, each with a type, that hold a whole set of four. */
const setsInHands = ({ cards, places }: Arrangement): readonly HeldSet[] => {
  const sets: HeldSet[] = [];
  const held = new Array<number>(SEATS.max * TYPES).fill(0);
  for (let index = 0; index < cards.length; index += 1) {
    const place = places[index] ?? 0;
    if (!isHandNumber(place)) continue;
    const card = cards[index] ?? 0;
    const count = (held[place * TYPES + card] ?? 0) + 1;
    held[place * TYPES + card] = count;
    if (count === COPIES) sets.push({ place, card });
  }
  return sets;
};

const hasSetInHand = (arrangement: Arrangement): boolean => setsInHands(arrangement).length > 0;

const MOST_EXCHANGES = 100_000;

/** Exchanges single cards, never breaking a sighting and never adding a set, until no hand holds a set of four. */
const exchangeSets = (arrangement: Arrangement, stream: Stream): Arrangement => {
  const { cards } = arrangement;
  let sets = setsInHands(arrangement);
  for (let tries = 0; sets.length > 0; tries += 1) {
    if (tries === MOST_EXCHANGES) throw new Error('memory and view do not fit: a hand must hold a set of four');
    const set = sets[stream.below(sets.length)] ?? { place: 0, card: 0 };
    const one = tries % 2 === 0 ? randomOf(set, arrangement, stream) : stream.below(cards.length);
    const other = stream.below(cards.length);
    if (!exchange(arrangement, one, other)) continue;
    const now = setsInHands(arrangement);
    if (now.length <= sets.length) sets = now;
    else exchange(arrangement, one, other);
  }
  return arrangement;
};

const randomOf = (set: HeldSet, { cards, places }: Arrangement, stream: Stream): number => {
  const members = cards.flatMap((card, index) => (card === set.card && places[index] === set.place ? [index] : []));
  return members[stream.below(members.length)] ?? 0;
};

const exchange = ({ places, allowed }: Arrangement, one: number, other: number): boolean => {
  const here = places[one] ?? 0;
  const there = places[other] ?? 0;
  if (here === there || !(((allowed[one] ?? 0) >> there) & 1) || !(((allowed[other] ?? 0) >> here) & 1)) return false;
  places[one] = there;
  places[other] = here;
  return true;
};
