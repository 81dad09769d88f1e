import { allSeats, at, type Seat, type Stream } from '@conclave/kernel';
import {
  add,
  type Card,
  cardsIn,
  cardValue,
  colouredSeals,
  colourOf,
  copyHand,
  count,
  emptyHand,
  type Hand,
  nth,
  remove,
  TRUMP,
  valuesIn,
  WHITE,
} from './components.ts';
import { isVoid, type Memory } from './memory.ts';
import { highestValue, valuesInUse } from './setup.ts';
import { cardsLeft, cloneTable, type OwnView, type Secrets, type State, sealsOf, type Table, TRICKS } from './state.ts';

/**
 * SS-10.5  A deal that fits all that a seat knows: its own hand, every card played, hand sizes, and colours that others could not follow.
 * Predictions are soft evidence: a player who still needs many tricks tends to hold strong cards. Not used yet: which cards were thrown
 * away, and what a prediction of one colour says about that colour.
 */
export const imagine = (view: OwnView, memory: Memory, stream: Stream): State => {
  const { seat, table, own } = view;
  const hands = dealUnseen(view, memory, stream);
  leanTowardsPredictions(hands, table, memory, seat, stream);
  const secrets: Secrets[] = [];
  for (let other = 0; other < table.seats; other += 1)
    secrets.push({ hand: other === seat ? copyHand(own.hand) : handOfCards(at(hands, other)) });
  const complete = table.phase === 'predict' ? 0 : table.phase === 'over' ? TRICKS : table.trickNumber - 1;
  return { table: cloneTable(table), secrets, hidden: { tricks: memory.tricks.slice(0, complete) } };
};

const handOfCards = (cards: readonly Card[]): Hand => {
  const hand = emptyHand();
  for (let index = 0; index < cards.length; index += 1) add(hand, nth(cards, index));
  return hand;
};

const unseenCards = ({ table, own }: OwnView, memory: Memory): Card[] => {
  const unseen = emptyHand();
  for (let colour = 0; colour < unseen.length; colour += 1)
    unseen[colour] = valuesInUse(table.seats) & ~valuesIn(own.hand, colour);
  for (const { cards } of memory.tricks)
    for (let index = 0; index < cards.length; index += 1) remove(unseen, nth(cards, index));
  return cardsIn(unseen);
};

/** Each unseen card to a seat that has room and is not known to be void in its colour; a full table makes room by passing on a card. */
const dealUnseen = (view: OwnView, memory: Memory, stream: Stream): Card[][] => {
  const { seat, table } = view;
  const hands: Card[][] = [];
  const room: number[] = [];
  for (let other = 0; other < table.seats; other += 1) {
    hands.push([]);
    room.push(other === seat ? 0 : cardsLeft(table, other));
  }
  const cards = stream.shuffle(unseenCards(view, memory));
  if (memory.voids.every(colours => colours === 0)) return dealInTurn(hands, room, cards);
  for (let index = 0; index < cards.length; index += 1) dealCard(hands, room, seat, nth(cards, index), memory, stream);
  return hands;
};

/** Where every seat may hold every card, shuffled cards are dealt as they lie. */
const dealInTurn = (hands: Card[][], room: readonly number[], cards: readonly Card[]): Card[][] => {
  let next = 0;
  for (let seat = 0; seat < hands.length; seat += 1) {
    const hand = at(hands, seat);
    for (let left = nth(room, seat); left > 0; left -= 1) {
      hand.push(nth(cards, next));
      next += 1;
    }
  }
  return hands;
};

/** To one of the seats that may hold this card, the more likely the more room it has. */
const dealCard = (hands: Card[][], room: number[], own: Seat, card: Card, memory: Memory, stream: Stream): void => {
  const spaceAt = (seat: Seat): number => (isVoid(memory, seat, colourOf(card)) ? 0 : nth(room, seat));
  let free = 0;
  for (let seat = 0; seat < room.length; seat += 1) free += spaceAt(seat);
  if (free === 0) return makeRoom(hands, room, own, card, memory);
  let luck = stream.below(free);
  let seat = 0;
  while (luck >= spaceAt(seat)) {
    luck -= spaceAt(seat);
    seat += 1;
  }
  at(hands, seat).push(card);
  room[seat] = nth(room, seat) - 1;
};

/** The shortest chain of seats along which each passes one card on, so that the last has room for it (an augmenting path). */
const makeRoom = (hands: Card[][], room: number[], own: Seat, card: Card, memory: Memory): void => {
  const mayHold = (seat: Seat, held: Card): boolean => seat !== own && !isVoid(memory, seat, colourOf(held));
  const takers = allSeats(hands.length).filter(seat => mayHold(seat, card));
  const cameFrom = new Map<Seat, { readonly from: Seat; readonly card: Card } | undefined>(
    takers.map(seat => [seat, undefined]),
  );
  for (const [seat] of cameFrom) {
    for (const [other, space] of room.entries()) {
      const passed = cameFrom.has(other) ? undefined : at(hands, seat).find(held => mayHold(other, held));
      if (passed === undefined) continue;
      cameFrom.set(other, { from: seat, card: passed });
      if (space > 0) return passAlong(hands, room, cameFrom, other, card);
    }
  }
  throw new Error('no deal fits what this seat knows');
};

const passAlong = (
  hands: Card[][],
  room: number[],
  cameFrom: ReadonlyMap<Seat, { readonly from: Seat; readonly card: Card } | undefined>,
  last: Seat,
  card: Card,
): void => {
  room[last] = nth(room, last) - 1;
  let seat = last;
  for (let step = cameFrom.get(seat); step !== undefined; step = cameFrom.get(seat)) {
    const giver = at(hands, step.from);
    giver.splice(giver.indexOf(step.card), 1);
    at(hands, seat).push(step.card);
    seat = step.from;
  }
  at(hands, seat).push(card);
};

/** How many tricks a card looks good for: high trumps most, then high cards. In hundredths of a trick. */
const strength = (card: Card, seats: number): number => {
  const fromTop = highestValue(seats) - cardValue(card);
  return colourOf(card) === TRUMP ? Math.max(20, 95 - 8 * fromTop) : Math.max(0, 70 - 25 * fromTop);
};

/** What the seat still wants to win; the saboteur wants none in particular. */
const wanted = (table: Table, seat: Seat): number | undefined => {
  if (seat === table.saboteur || nth(table.predicted, seat) < 0) return undefined;
  const seals = sealsOf(table, seat);
  return 100 * (colouredSeals(seals) + count(seals, WHITE));
};

/** A seat whose prediction says something about its hand. */
interface Predictor {
  readonly seat: Seat;
  readonly cards: Card[];
  /** By how much its cards look stronger than what it still wants. */
  surplus: number;
}

const predictors = (hands: readonly Card[][], table: Table, own: Seat): Predictor[] => {
  const others: Predictor[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    const wish = wanted(table, seat);
    if (seat === own || wish === undefined) continue;
    const cards = at(hands, seat);
    let surplus = -wish;
    for (let index = 0; index < cards.length; index += 1) surplus += strength(nth(cards, index), table.seats);
    others.push({ seat, cards, surplus });
  }
  return others;
};

/** Swaps pairs of cards between two others; a swap that moves both away from what they predicted is mostly not made. */
const leanTowardsPredictions = (hands: Card[][], table: Table, memory: Memory, own: Seat, stream: Stream): void => {
  const others = predictors(hands, table, own);
  if (others.length < 2) return;
  for (let swaps = 2 * cardsLeft(table, own); swaps > 0; swaps -= 1) {
    const one = at(others, stream.below(others.length));
    const other = at(others, stream.below(others.length));
    if (one !== other && one.cards.length > 0 && other.cards.length > 0) trySwap(one, other, table, memory, stream);
  }
};

const trySwap = (one: Predictor, other: Predictor, { seats }: Table, memory: Memory, stream: Stream): void => {
  const here = stream.below(one.cards.length);
  const there = stream.below(other.cards.length);
  const given = nth(one.cards, here);
  const taken = nth(other.cards, there);
  if (isVoid(memory, other.seat, colourOf(given)) || isVoid(memory, one.seat, colourOf(taken))) return;
  const gain = strength(taken, seats) - strength(given, seats);
  const before = Math.abs(one.surplus) + Math.abs(other.surplus);
  const worse = Math.abs(one.surplus + gain) + Math.abs(other.surplus - gain) - before;
  if (worse > 0 && stream.below(100 + worse) >= 100 - Math.min(100, worse)) return;
  one.cards[here] = taken;
  other.cards[there] = given;
  one.surplus += gain;
  other.surplus -= gain;
};
