import { type Chance, leftNeighbour, type Refusal, type Seat } from '@conclave/kernel';
import {
  type Card,
  type Colour,
  colourLetter,
  colourOf,
  has,
  hasColour,
  makeCard,
  nth,
  parseCard,
  remove,
  TRUMP,
} from './components.ts';
import type { PlayCard } from './moves.ts';
import { AnyCard, Following, type Plays } from './plays.ts';
import { refuse } from './refusals.ts';
import { settle } from './settling.ts';
import { type Emit, handOf, increment, type Secrets, type State, type Table, TRICKS, type Trick } from './state.ts';

/** SS-5.2  The colour of the leader's card; nothing before it is played. */
export const ledColour = ({ cards }: Trick): Colour | undefined =>
  cards.length === 0 ? undefined : colourOf(nth(cards, 0));

/** SS-5.4, SS-5.5  Follow the led colour if you can, also when it is red; a void hand plays anything (SS-5.6: no duty to ruff, SS-D13). */
export const mustFollow = (hand: readonly number[], led: Colour | undefined): led is Colour =>
  led !== undefined && hasColour(hand, led);

/** SS-5.2 to SS-5.5 */
export const refuseCard = (table: Table, { hand }: Secrets, { card: text }: PlayCard): Refusal | undefined => {
  const card = parseCard(text);
  if (!has(hand, card)) return refuse('cardNotInHand');
  const led = ledColour(table.trick);
  if (mustFollow(hand, led) && colourOf(card) !== led) return refuse('mustFollowSuit');
  return undefined;
};

/** SS-5.2, SS-5.4, SS-5.5  The cards that may be played. */
export const plays = (table: Table, { hand }: Secrets): Plays => {
  const led = ledColour(table.trick);
  return mustFollow(hand, led) ? new Following(hand, led) : new AnyCard(hand, TRICKS + 1 - table.trickNumber);
};

/** The same, built, for those who look at all of them. */
export const playable = (table: Table, own: Secrets): readonly PlayCard[] => plays(table, own).list();

/** SS-5.7  The higher card of a colour, and any trump over another colour. What is neither led nor trump beats nothing. */
const beats = (card: Card, best: Card): boolean =>
  colourOf(card) === colourOf(best) ? card > best : colourOf(card) === TRUMP;

/** SS-5.7  Where in the trick the highest red card lies, otherwise the highest card of the led colour. */
const winningPlace = (cards: readonly Card[]): number => {
  let best = 0;
  for (let place = 1; place < cards.length; place += 1) if (beats(nth(cards, place), nth(cards, best))) best = place;
  return best;
};

export const winningCard = (cards: readonly Card[]): Card => nth(cards, winningPlace(cards));

const seatAt = ({ leader }: Trick, place: number, seats: number): Seat =>
  leader + place < seats ? leader + place : leader + place - seats;

export const playedBy = (trick: Trick, card: Card, seats: number): Seat =>
  seatAt(trick, trick.cards.indexOf(card), seats);

/** SS-5.3  One card, openly; after the last one the trick is settled. */
export const playCard = (state: State, seat: Seat, { card: text }: PlayCard, chance: Chance, emit?: Emit): void => {
  const { table } = state;
  const card = parseCard(text);
  remove(handOf(state, seat), card);
  table.trick.cards.push(card);
  emit?.('all', { type: 'cardPlayed', seat, card: text });
  if (table.trick.cards.length < table.seats) table.turn = leftNeighbour(seat, table.seats);
  else completeTrick(state, chance, emit);
};

/** SS-5.7, SS-5.8  The winner is found, then the seals are settled. */
const completeTrick = (state: State, chance: Chance, emit?: Emit): void => {
  const { table } = state;
  const place = winningPlace(table.trick.cards);
  const winner = seatAt(table.trick, place, table.seats);
  increment(table.tricksWon, winner);
  table.turn = winner; // SS-5.9, and the one who may have to choose a seal
  if (emit !== undefined) {
    const led = colourOf(nth(table.trick.cards, 0));
    const card = nth(table.trick.cards, place);
    emit('all', {
      type: 'trickWon',
      seat: winner,
      card: makeCard(card),
      led: colourLetter(led),
      ruffed: colourOf(card) !== led,
    });
  }
  settle(state, winner, chance, emit);
};
