import { allSeats, type Seat, type Stream } from '@conclave/kernel';
import {
  add,
  type Card,
  cardValue,
  colouredSeals,
  colourOf,
  count,
  emptyHand,
  has,
  TRUMP,
  WHITE,
} from './components.ts';
import { isVoid, type Memory } from './memory.ts';
import { deckFor, highestValue } from './setup.ts';
import { cardsLeft, clone, type OwnView, type State, sealsOf, type Table, TRICKS } from './state.ts';

/**
 * SS-10.5  A deal that fits all that a seat knows: its own hand, every card played, hand sizes, and colours that others could not follow.
 * Predictions are soft evidence: a player who still needs many tricks tends to hold strong cards. Not used yet: which cards were thrown
 * away, and what a prediction of one colour says about that colour.
 */
export const imagine = ({ seat, table, own }: OwnView, memory: Memory, stream: Stream): State => {
  const hands = dealUnseen({ seat, table, own }, memory, stream);
  leanTowardsPredictions(hands, table, memory, seat, stream);
  const secrets = hands.map((cards, other) => {
    if (other === seat) return { hand: [...own.hand] };
    const hand = emptyHand();
    for (const card of cards) add(hand, card);
    return { hand };
  });
  const complete = table.phase === 'predict' ? 0 : table.phase === 'over' ? TRICKS : table.trickNumber - 1;
  return clone({ table, secrets, hidden: { tricks: memory.tricks.slice(0, complete) } });
};

const unseenCards = ({ table, own }: OwnView, memory: Memory): Card[] => {
  const played = emptyHand();
  for (const { cards } of memory.tricks) for (const card of cards) add(played, card);
  return deckFor(table.seats).filter(card => !has(own.hand, card) && !has(played, card));
};

/** Each unseen card to a seat that has room and is not known to be void in its colour; a full table makes room by passing on a card. */
const dealUnseen = (view: OwnView, memory: Memory, stream: Stream): Card[][] => {
  const { seat, table } = view;
  const hands: Card[][] = allSeats(table.seats).map(() => []);
  const room = allSeats(table.seats).map(other => (other === seat ? 0 : cardsLeft(table, other)));
  const mayHold = (other: Seat, card: Card): boolean => other !== seat && !isVoid(memory, other, colourOf(card));
  for (const card of stream.shuffle(unseenCards(view, memory))) {
    const takers = allSeats(table.seats).filter(other => mayHold(other, card));
    const free = takers.reduce((sum, other) => sum + (room[other] as number), 0);
    if (free > 0) giveTo(hands, room, pickByRoom(takers, room, stream.below(free)), card);
    else makeRoom(hands, room, takers, card, mayHold);
  }
  return hands;
};

const giveTo = (hands: Card[][], room: number[], seat: Seat, card: Card): void => {
  (hands[seat] as Card[]).push(card);
  room[seat] = (room[seat] as number) - 1;
};

const pickByRoom = (takers: readonly Seat[], room: readonly number[], luck: number): Seat => {
  let left = luck;
  for (const seat of takers) {
    left -= room[seat] as number;
    if (left < 0) return seat;
  }
  throw new Error('no seat has room');
};

/** The shortest chain of seats along which each passes one card on, so that the last has room for it (an augmenting path). */
const makeRoom = (
  hands: Card[][],
  room: number[],
  takers: readonly Seat[],
  card: Card,
  mayHold: (seat: Seat, card: Card) => boolean,
): void => {
  const cameFrom = new Map<Seat, { readonly from: Seat; readonly card: Card } | undefined>(
    takers.map(seat => [seat, undefined]),
  );
  for (const [seat] of cameFrom) {
    for (const [other, space] of room.entries()) {
      const passed = cameFrom.has(other) ? undefined : (hands[seat] as Card[]).find(held => mayHold(other, held));
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
  room[last] = (room[last] as number) - 1;
  let seat = last;
  for (let step = cameFrom.get(seat); step !== undefined; step = cameFrom.get(seat)) {
    const giver = hands[step.from] as Card[];
    giver.splice(giver.indexOf(step.card), 1);
    (hands[seat] as Card[]).push(step.card);
    seat = step.from;
  }
  (hands[seat] as Card[]).push(card);
};

/** How many tricks a hand looks good for: high trumps most, then high cards. In hundredths of a trick. */
const strength = (cards: readonly Card[], seats: number): number => {
  let sum = 0;
  for (const card of cards) {
    const fromTop = highestValue(seats) - cardValue(card);
    if (colourOf(card) === TRUMP) sum += Math.max(20, 95 - 8 * fromTop);
    else sum += Math.max(0, 70 - 25 * fromTop);
  }
  return sum;
};

/** What the seat still wants to win; the saboteur wants none in particular. */
const wanted = (table: Table, seat: Seat): number | undefined => {
  if (seat === table.saboteur || (table.predicted[seat] as number) < 0) return undefined;
  const seals = sealsOf(table, seat);
  return 100 * (colouredSeals(seals) + count(seals, WHITE));
};

/** Swaps pairs of cards between two others; a swap that moves both away from what they predicted is mostly undone. */
const leanTowardsPredictions = (hands: Card[][], table: Table, memory: Memory, own: Seat, stream: Stream): void => {
  const others = allSeats(table.seats).filter(seat => seat !== own && wanted(table, seat) !== undefined);
  if (others.length < 2) return;
  const misfit = (seat: Seat): number =>
    Math.abs(strength(hands[seat] as Card[], table.seats) - (wanted(table, seat) as number));
  const swaps = 2 * cardsLeft(table, own);
  for (let swap = 0; swap < swaps; swap += 1) {
    const one = others[stream.below(others.length)] as Seat;
    const other = others[stream.below(others.length)] as Seat;
    if (one !== other) trySwap(hands, memory, one, other, misfit, stream);
  }
};

const trySwap = (
  hands: Card[][],
  memory: Memory,
  one: Seat,
  other: Seat,
  misfit: (seat: Seat) => number,
  stream: Stream,
): void => {
  const mine = hands[one] as Card[];
  const theirs = hands[other] as Card[];
  if (mine.length === 0 || theirs.length === 0) return;
  const here = stream.below(mine.length);
  const there = stream.below(theirs.length);
  const given = mine[here] as Card;
  const taken = theirs[there] as Card;
  if (isVoid(memory, other, colourOf(given)) || isVoid(memory, one, colourOf(taken))) return;
  const before = misfit(one) + misfit(other);
  mine[here] = taken;
  theirs[there] = given;
  const worse = misfit(one) + misfit(other) - before;
  if (worse <= 0 || stream.below(100 + worse) < 100 - Math.min(100, worse)) return;
  mine[here] = given;
  theirs[there] = taken;
};
