import { allSeats, type BySeat, type Seat, type Viewer } from '@conclave/kernel';
import { countHabit, type Habits, newHabits } from './chronicle.ts';
import {
  add,
  addCards,
  type CardType,
  type Counts,
  countsOf,
  howMany,
  indexOf,
  noCards,
  removeCards,
} from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Contribution } from './state.ts';
import { ALL_COVERED, coveredBy, DISCARD, howManyPlaces, inHand, NEWEST, type Places } from './whereabouts.ts';

/** A card the viewer has seen and cannot see now: it is in one of these places. Different sightings are different cards. */
export interface Sighting {
  readonly card: CardType;
  readonly places: Places;
}

/** DG-16.5  What an attentive viewer remembers, folded from the events it was shown. Its own hand is in its view. */
export interface Memory {
  readonly viewer: Viewer;
  /** The running confession: who laid how many, and the viewer's own contributions. */
  pile: readonly Contribution[];
  laid: readonly (readonly CardType[])[];
  /** The newest contribution, once it has been turned up. */
  turnedUp: readonly CardType[];
  /** Cards known to lie in the discard pile, besides sets of four. */
  readonly gone: Counts;
  sightings: readonly Sighting[];
  readonly habits: BySeat<Habits>;
}

export const newMemory = (_options: Options, seats: number, viewer: Viewer): Memory => ({
  viewer,
  pile: [],
  laid: [],
  turnedUp: [],
  gone: noCards(),
  sightings: [],
  habits: allSeats(seats).map(newHabits),
});

export const remember = (memory: Memory, event: Event): void => {
  countHabit(memory.habits, event);
  switch (event.type) {
    case 'confessed':
    case 'joined':
      rememberLaying(memory, event);
      break;
    case 'laid':
      memory.laid = [...memory.laid, event.cards];
      break;
    case 'turnedUp':
      memory.turnedUp = event.cards;
      reveal(memory, NEWEST, countsOf(event.cards));
      break;
    case 'pileTaken':
      if (event.seat !== memory.viewer) rememberTaking(memory, event.seat, event.rule === 'DG-8.2');
      break;
    case 'taken':
      rememberOwnTaking(memory, event.cards);
      break;
    case 'pileDiscarded':
      rememberDiscarding(memory, event.rule === 'DG-8.2');
      break;
    case 'setOfFour': // DG-11.5  No card of this type is left anywhere.
      memory.sightings = memory.sightings.filter(({ card }) => card !== event.card);
  }
};

/** Wherever a card may have been among `from`, it may now be at `to`. */
const move = (memory: Memory, from: Places, to: Places): void => {
  memory.sightings = memory.sightings.map(({ card, places }) =>
    (places & from) === 0 ? { card, places } : { card, places: (places & ~from) | to },
  );
};

/** DG-7.2  The newest contribution is covered; what the seat may have held may now be on the pile. */
const rememberLaying = (memory: Memory, { seat, count }: Contribution): void => {
  const covered = memory.pile.at(-1);
  if (covered !== undefined) move(memory, NEWEST, coveredBy(covered.seat));
  move(memory, inHand(seat), inHand(seat) | NEWEST);
  memory.pile = [...memory.pile, { seat, count }];
};

/**
 * These places hold exactly these cards of each type. Some of them may be cards sighted before, nobody can say which: as many sightings end,
 * the surest first, and those that remain may be wherever any of them was.
 */
const reveal = (memory: Memory, places: Places, cards: Readonly<Counts>): void => {
  const isCandidate = (sighting: Sighting): boolean => (sighting.places & places) !== 0;
  const left = memory.sightings.filter(sighting => !isCandidate(sighting));
  const candidates = memory.sightings
    .filter(isCandidate)
    .sort((one, other) => howManyPlaces(one.places & ~places) - howManyPlaces(other.places & ~places));
  const ended = cards.slice();
  const wasIn = noCards();
  for (const { card, places: before } of candidates) {
    const index = indexOf(card);
    if (howMany(ended, card) > 0) {
      add(ended, index, -1);
      wasIn[index] = (wasIn[index] ?? 0) | before;
    } else left.push({ card, places: (before | (wasIn[index] ?? 0)) & ~places });
  }
  memory.sightings = left;
};

const sight = (memory: Memory, cards: readonly CardType[], places: Places): void => {
  memory.sightings = [...memory.sightings, ...cards.map(card => ({ card, places }))];
};

/** The viewer's own cards on the pile that were never turned up. */
const ownCovered = ({ pile, laid, viewer }: Memory): readonly CardType[] =>
  (pile.at(-1)?.seat === viewer ? laid.slice(0, -1) : laid).flat();

const clearPile = (memory: Memory): void => {
  memory.pile = [];
  memory.laid = [];
  memory.turnedUp = [];
};

/** Somebody else took the pile: what was turned up and what the viewer had laid is in that hand now. */
const rememberTaking = (memory: Memory, taker: Seat, wholePile: boolean): void => {
  sight(memory, memory.turnedUp, inHand(taker));
  if (!wholePile) return;
  sight(memory, ownCovered(memory), inHand(taker));
  move(memory, ALL_COVERED, inHand(taker));
  clearPile(memory);
};

/** The viewer took the pile and sees what others had covered, all together (DG-D17). Only the newest contribution says nothing new. */
const rememberOwnTaking = (memory: Memory, taken: readonly CardType[]): void => {
  const size = memory.pile.reduce((sum, { count }) => sum + count, 0);
  if (taken.length < size) return; // DG-19.2
  const covered = countsOf(taken);
  removeCards(covered, memory.turnedUp);
  removeCards(covered, ownCovered(memory));
  reveal(memory, ALL_COVERED, covered);
  clearPile(memory);
};

const rememberDiscarding = (memory: Memory, wholePile: boolean): void => {
  if (wholePile) addCards(memory.gone, memory.turnedUp);
  addCards(memory.gone, ownCovered(memory));
  move(memory, ALL_COVERED, DISCARD);
  for (const { card, places } of memory.sightings) if (places === DISCARD) addCards(memory.gone, [card]);
  memory.sightings = memory.sightings.filter(({ places }) => places !== DISCARD);
  clearPile(memory);
};
