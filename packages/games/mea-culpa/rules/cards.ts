import { at, type Emit, type Stream } from '@conclave/kernel';
import { add, type Counts, total } from './counts.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Table } from './state.ts';

/** MC-16.1  What a card asks its visitor: yes or no, or the one detail it needs. Declining is always among the answers (MC-29.3). */
export const CARD_ANSWER = {
  yesOrNo: 'use',
  moveCrew: 'moveCrew',
  newCrew: 'crew',
  popeStone: 'popeStone',
  good: 'takeGood',
  opponent: 'rob',
} as const satisfies Readonly<Record<string, Move['type']>>;
export type CardQuestion = keyof typeof CARD_ANSWER;
/** The moves that use a card. */
export type CardUse = (typeof CARD_ANSWER)[CardQuestion];

export interface Card {
  readonly id: string;
  readonly copies: number;
  /** In notches, paid before the effect. */
  readonly cost: number;
  readonly asks: CardQuestion;
}

const card = (number: number, copies: number, cost: number, asks: CardQuestion = 'yesOrNo'): Card => ({
  id: `C${number}`,
  copies,
  cost,
  asks,
});

/** MC-16  The 24 House cards, 14 kinds; by number, nothing at 0. Their effects are in `card-effects.ts`. */
export const CARDS: readonly Card[] = [
  card(0, 0, 0),
  card(1, 2, 1), // C1  The Emperor presents a letter
  card(2, 1, 3), // C2  The Pope presents a yellow letter
  card(3, 1, 2), // C3  All others 3 steps
  card(4, 1, 3), // C4  All others 5 steps
  card(5, 2, 2), // C5  Two stones into Lust
  card(6, 2, 2), // C6  Two stones into Greed
  card(7, 2, 2, 'moveCrew'), // C7  Move a crew
  card(8, 3, 1, 'newCrew'), // C8  New crew
  card(9, 3, 2, 'popeStone'), // C9  Move a Pope stone
  card(10, 2, 2, 'good'), // C10  Take 1 good
  card(11, 1, 1, 'opponent'), // C11  Rob 3 taler
  card(12, 1, 0), // C12  Take 3 taler
  card(13, 2, 1), // C13  Take 5 taler
  card(14, 1, 2), // C14  Take 7 taler
];

export const cardName = (number: number): string => `C${number}`;
export const cardCost = (number: number): number => at(CARDS, number).cost;
export const askedBy = (number: number): CardQuestion => at(CARDS, number).asks;

const COPIES: readonly number[] = CARDS.map(({ copies }) => copies);
export const ALL_CARDS = total(COPIES);

/** What lies neither in a room nor on the discard pile is the deck. Its order is nobody's: cards are drawn by luck. */
export const cardsInDeck = ({ rooms, discard }: Table): number => {
  let elsewhere = total(discard);
  for (let room = 0; room < 4; room += 1) if (at(rooms, room) > 0) elsewhere += 1;
  return ALL_CARDS - elsewhere;
};

/** The deck by card number. */
const deckOf = ({ rooms, discard }: Table): Counts => {
  const deck = COPIES.slice();
  for (let number = 1; number < deck.length; number += 1) add(deck, number, -at(discard, number));
  for (let room = 0; room < 4; room += 1) if (at(rooms, room) > 0) add(deck, at(rooms, room), -1);
  return deck;
};

const drawFrom = (deck: Counts, cards: number, stream: Stream): number => {
  let rest = stream.below(cards);
  for (let number = 1; ; number += 1) {
    rest -= at(deck, number);
    if (rest >= 0) continue;
    add(deck, number, -1);
    return number;
  }
};

/** MC-6.2 H, MC-22.2  Four cards by luck; the discard pile becomes the deck only when a card is needed and there is none (D-32). */
export const drawCards = (table: Table, stream: Stream, emit?: Emit<Event>): void => {
  let deck = deckOf(table);
  let cards = cardsInDeck(table);
  for (let room = 0; room < 4; room += 1) {
    if (cards === 0) {
      table.discard.fill(0);
      deck = deckOf(table);
      cards = cardsInDeck(table);
      emit?.('all', { type: 'deckReshuffled', cards, rule: 'MC-22.2' });
    }
    table.rooms[room] = drawFrom(deck, cards, stream);
    cards -= 1;
  }
};
