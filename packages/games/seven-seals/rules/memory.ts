import { at, type Seat } from '@conclave/kernel';
import {
  BLACK,
  type CardText,
  COLOURS,
  colourOf,
  copySeals,
  kindOf,
  noSeals,
  nth,
  parseCard,
  type SealLetter,
  type Seals,
  WHITE,
} from './components.ts';
import type { Event, EventOf } from './events.ts';
import type { Trick } from './state.ts';

/** SS-10.5  What an attentive viewer remembers of this round: every trick, who could not follow which colour, and who owned which seals when. */
export interface Memory {
  readonly seats: number;
  tricks: Trick[];
  /** By seat: colours this seat has shown to be out of, a bit each. */
  readonly voids: number[];
  /** By seat: the seals of its prediction (SS-4.5), before anybody took one over; an empty list before it, and for the saboteur. */
  readonly predictions: (readonly number[])[];
  /** By seat: the seals in front of it now. */
  readonly seals: Seals[];
  /** For each trick, by seat: the seals in front of it when the trick began. */
  sealsAt: (readonly Seals[])[];
}

export const newMemory = (seats: number): Memory => ({
  seats,
  tricks: [],
  voids: Array<number>(seats).fill(0),
  predictions: Array.from({ length: seats }, () => []),
  seals: Array.from({ length: seats }, noSeals),
  sealsAt: [],
});

const forget = (memory: Memory): void => {
  memory.tricks = [];
  memory.voids.fill(0);
  memory.predictions.fill([]);
  memory.sealsAt = [];
  for (const seals of memory.seals) seals.fill(0);
};

/** One event at a time, in the order in which the viewer was shown them. */
export const remember = (memory: Memory, event: Event): void => {
  switch (event.type) {
    case 'roundStarted':
      return forget(memory);
    case 'predicted':
      return rememberPrediction(memory, event);
    case 'cardPlayed':
      return rememberCard(memory, event.seat, event.card);
    case 'handedIn':
      return change(memory, event.seat, kindOf(event.seal), -1);
    case 'blackTaken':
      return change(memory, event.seat, BLACK, 1);
    default:
      return;
  }
};

const change = ({ seals }: Memory, seat: Seat, kind: number, by: number): void => {
  const own = at(seals, seat);
  own[kind] = nth(own, kind) + by;
};

/** SS-4.16  What was taken from the middle and from others, who got white seals for it. */
const rememberPrediction = (memory: Memory, event: EventOf<'predicted'>): void => {
  const { seat, fromMiddle, takeOvers, whites } = event;
  for (const letter in fromMiddle)
    change(memory, seat, kindOf(letter as SealLetter), fromMiddle[letter as SealLetter] ?? 0);
  for (const [index, { colour, giver }] of takeOvers.entries()) {
    change(memory, seat, kindOf(colour), 1);
    change(memory, giver, kindOf(colour), -1);
    if (index < whites) change(memory, giver, WHITE, 1);
  }
  const own = at(memory.seals, seat);
  memory.predictions[seat] = COLOURS.map(colour => nth(own, colour));
};

/** SS-5.5  A card of another colour than the led one shows that the player is void in it. */
const rememberCard = (memory: Memory, seat: Seat, text: CardText): void => {
  const card = parseCard(text);
  const current = memory.tricks.at(-1);
  if (current === undefined || current.cards.length === memory.seats) {
    memory.tricks.push({ leader: seat, cards: [card] });
    memory.sealsAt.push(memory.seals.map(copySeals));
    return;
  }
  const led = colourOf(nth(current.cards, 0));
  if (colourOf(card) !== led) memory.voids[seat] = nth(memory.voids, seat) | (1 << led);
  current.cards.push(card);
};

export const isVoid = (memory: Memory, seat: Seat, colour: number): boolean =>
  ((nth(memory.voids, seat) >> colour) & 1) === 1;
