import type { Seat, Stream } from '@conclave/kernel';
import { type Arrangement, arrange } from './arrangement.ts';
import {
  add,
  CARDS,
  type CardType,
  COPIES,
  type Counts,
  cardsOf,
  indexOf,
  noCards,
  sizeOf,
  sorted,
  TYPES,
} from './components.ts';
import type { Memory } from './memory.ts';
import { cardsInPlay } from './setup.ts';
import { cloneSecrets, cloneTable, type Secrets, type State, type Table, type View } from './state.ts';
import { BOX, coveredBy, DISCARD, inHand, NEWEST, numberOf, PLACE_COUNT, type Places } from './whereabouts.ts';

/**
 * DG-16.5  A state that could be the true one for all this seat knows: its own hand and contributions, all numbers on the table, the sets of
 * four, cards that were turned up, its own cards that others took, and the piles it took itself. Uniform over the arrangements of the cards
 * that fit (exactly so where the sightings' places are nested in each other, very nearly where they cross).
 *
 * Evidence that is not used yet:
 * - how people play: claims, believing, doubting, joining and the number of cards laid say nothing here about what was laid or held;
 * - sets of four that did not appear in the past: only today's hands are kept free of them;
 * - the sizes of contributions whose pile has moved on: of two known cards that may have left a hand with one covered card, both may be
 *   imagined to have left it;
 * - which of several sightings a turned-up card was, where their places cross: the ones that remain become less sure.
 */
export const imagine = (view: View, memory: Memory, stream: Stream): State => {
  const unseen = unseenCards(view, memory);
  const arrangement = arrange(unseen, capacities(view, memory), memory.sightings, stream);
  return stateFrom(view, memory, arrangement, stream);
};

const unseenCards = ({ table, own }: View, { gone }: Memory): Counts => {
  const unseen = new Array<number>(TYPES).fill(COPIES);
  for (const { card } of table.sets) unseen[indexOf(card)] = 0;
  for (let index = 0; index < TYPES; index += 1) add(unseen, index, -(own.hand[index] ?? 0) - (gone[index] ?? 0));
  for (const cards of own.laid) for (const card of cards) add(unseen, indexOf(card), -1);
  return unseen;
};

/** How many unseen cards lie in each place. */
const capacities = ({ table, seat: viewer }: View, { gone }: Memory): number[] => {
  const room = new Array<number>(PLACE_COUNT).fill(0);
  const seats = table.handSizes.length;
  for (const [seat, size] of table.handSizes.entries()) if (seat !== viewer) room[numberOf(inHand(seat))] = size;
  for (const [index, { seat, count }] of table.pile.entries()) {
    const isNewest = index === table.pile.length - 1;
    if (seat !== viewer) add(room, numberOf(isNewest ? NEWEST : coveredBy(seat)), count);
  }
  room[numberOf(DISCARD)] = table.discarded - COPIES * table.sets.length - sizeOf(gone);
  room[numberOf(BOX)] = CARDS - cardsInPlay(seats);
  return room;
};

const stateFrom = (
  { table, own, seat: viewer }: View,
  memory: Memory,
  { cards, places }: Arrangement,
  stream: Stream,
): State => {
  const at = cardsByPlace(cards, places);
  const held = (place: Places): Counts => at[numberOf(place)] ?? noCards();
  const discard = held(DISCARD);
  for (const [index, count] of memory.gone.entries()) add(discard, index, count);
  return {
    table: cloneTable(table),
    secrets: table.handSizes.map((_, seat) =>
      seat === viewer
        ? cloneSecrets(own)
        : { hand: held(inHand(seat)), laid: contributions(table, seat, held(coveredBy(seat)), held(NEWEST), stream) },
    ),
    hidden: { box: held(BOX), discard },
  };
};

const cardsByPlace = (cards: readonly number[], places: readonly number[]): Counts[] => {
  const at: Counts[] = [];
  for (let index = 0; index < cards.length; index += 1) {
    const place = places[index] ?? 0;
    const held = at[place] ?? noCards();
    at[place] = held;
    add(held, cards[index] ?? 0, 1);
  }
  return at;
};

/** A seat's contributions: its covered cards in any order, and the newest one if the seat is L. */
const contributions = (
  { pile }: Readonly<Table>,
  seat: Seat,
  covered: Readonly<Counts>,
  newest: Readonly<Counts>,
  stream: Stream,
): Secrets['laid'] => {
  if (!pile.some(contribution => contribution.seat === seat)) return [];
  const cards: CardType[] = stream.shuffle(cardsOf(covered));
  return pile.flatMap((contribution, index) => {
    if (contribution.seat !== seat) return [];
    return [index === pile.length - 1 ? cardsOf(newest) : sorted(cards.splice(0, contribution.count))];
  });
};
