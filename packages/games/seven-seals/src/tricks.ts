import { type Chance, leftNeighbour, type Refusal, type Seat } from '@conclave/kernel';
import {
  bits,
  type Card,
  COLOURS,
  type Colour,
  cardOf,
  cardValue,
  colourOf,
  handSize,
  has,
  hasColour,
  remove,
  TRUMP,
  valuesIn,
} from './components.ts';
import type { PlayCard } from './moves.ts';
import { colourLetter, makeCard, parseCard } from './notation.ts';
import { refuse } from './refusals.ts';
import { settle } from './settling.ts';
import { type Emit, handOf, increment, type Secrets, type State, type Table, type Trick } from './state.ts';

/** SS-5.2  The colour of the leader's card; nothing before it is played. */
export const ledColour = ({ cards }: Trick): Colour | undefined =>
  cards.length === 0 ? undefined : colourOf(cards[0] as Card);

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

/** Every card is one move that exists once. */
const PLAYS: readonly PlayCard[] = Array.from({ length: 80 }, (_, card) => ({
  type: 'playCard',
  card: makeCard(card),
}));

/** SS-5.2, SS-5.4, SS-5.5  The cards that may be played. */
export const playable = (table: Table, { hand }: Secrets): readonly PlayCard[] => {
  const led = ledColour(table.trick);
  if (mustFollow(hand, led)) return listPlays(Array(bits(valuesIn(hand, led))), 0, led, valuesIn(hand, led));
  const plays = Array<PlayCard>(handSize(hand));
  let next = 0;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const values = valuesIn(hand, colour);
    listPlays(plays, next, colour, values);
    next += bits(values);
  }
  return plays;
};

/** Writes the plays of one colour into a list that has room for them. */
const listPlays = (plays: PlayCard[], from: number, colour: Colour, values: number): readonly PlayCard[] => {
  let next = from;
  for (let left = values; left !== 0; left &= left - 1) {
    plays[next] = PLAYS[cardOf(colour, 31 - Math.clz32(left & -left))] as PlayCard;
    next += 1;
  }
  return plays;
};

/** SS-5.7  Trump beats the led colour, which beats everything else. */
const rank = (card: Card, led: Colour): number => {
  const colour = colourOf(card);
  return colour === TRUMP ? 32 + cardValue(card) : colour === led ? 16 + cardValue(card) : 0;
};

/** SS-5.7  The highest red card, otherwise the highest card of the led colour. */
export const winningCard = (cards: readonly Card[]): Card => {
  let best = cards[0] as Card;
  const led = colourOf(best);
  let bestRank = rank(best, led);
  for (let index = 1; index < cards.length; index += 1) {
    const card = cards[index] as Card;
    const cardRank = rank(card, led);
    if (cardRank > bestRank) {
      best = card;
      bestRank = cardRank;
    }
  }
  return best;
};

export const playedBy = ({ leader, cards }: Trick, card: Card, seats: number): Seat =>
  (leader + cards.indexOf(card)) % seats;

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
  const card = winningCard(table.trick.cards);
  const winner = playedBy(table.trick, card, table.seats);
  increment(table.tricksWon, winner);
  table.turn = winner; // SS-5.9, and the one who may have to choose a seal
  if (emit !== undefined) {
    const led = ledColour(table.trick) as Colour;
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
