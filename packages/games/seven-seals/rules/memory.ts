import type { Seat } from '@conclave/kernel';
import { type CardText, colourOf, nth, parseCard } from './components.ts';
import type { Event } from './events.ts';
import type { Trick } from './state.ts';

/** SS-10.5  What an attentive viewer remembers of this round: every trick, and who could not follow which colour. */
export interface Memory {
  readonly seats: number;
  tricks: Trick[];
  /** By seat: colours this seat has shown to be out of, a bit each. */
  readonly voids: number[];
}

export const newMemory = (seats: number): Memory => ({ seats, tricks: [], voids: Array<number>(seats).fill(0) });

/** One event at a time, in the order in which the viewer was shown them. */
export const remember = (memory: Memory, event: Event): void => {
  switch (event.type) {
    case 'roundStarted':
      memory.tricks = [];
      memory.voids.fill(0);
      return;
    case 'cardPlayed':
      return rememberCard(memory, event.seat, event.card);
    default:
      return;
  }
};

/** SS-5.5  A card of another colour than the led one shows that the player is void in it. */
const rememberCard = (memory: Memory, seat: Seat, text: CardText): void => {
  const card = parseCard(text);
  const current = memory.tricks.at(-1);
  if (current === undefined || current.cards.length === memory.seats) {
    memory.tricks.push({ leader: seat, cards: [card] });
    return;
  }
  const led = colourOf(nth(current.cards, 0));
  if (colourOf(card) !== led) memory.voids[seat] = nth(memory.voids, seat) | (1 << led);
  current.cards.push(card);
};

export const isVoid = (memory: Memory, seat: Seat, colour: number): boolean =>
  ((nth(memory.voids, seat) >> colour) & 1) === 1;
