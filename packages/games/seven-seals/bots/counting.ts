import { at, type BySeat } from '@conclave/kernel';
import {
  add,
  bits,
  COLOURS,
  emptyHand,
  type Hand,
  highestValue,
  type Memory,
  nth,
  type OwnView,
} from '../rules/index.ts';

/** By colour the cards that others still hold, a bit for each value: what an attentive player counts. */
export type Unseen = number[];

/** All values in use, a bit each (SS-3.1). */
export const fullColour = (seats: number): number => ((1 << highestValue(seats)) - 1) << 1;

/** A player who counts: every card of this round that was played is remembered. */
export const unseenBy = ({ table, own }: OwnView, memory: Memory): Unseen => {
  const gone = emptyHand();
  for (const { cards } of memory.tricks) for (const card of cards) add(gone, card);
  return COLOURS.map(colour => fullColour(table.seats) & ~nth(gone, colour) & ~nth(own.hand, colour));
};

/** A player who counts nothing sees only the cards on the table. */
export const unseenByNovice = ({ table, own }: OwnView): Unseen => {
  const here: Hand = emptyHand();
  for (const card of table.trick.cards) add(here, card);
  return COLOURS.map(colour => fullColour(table.seats) & ~nth(here, colour) & ~nth(own.hand, colour));
};

/** By seat the cards it has laid in this round. */
export const laidBy = ({ seats, tricks }: Memory): Hand[] => {
  const hands = Array.from({ length: seats }, emptyHand);
  for (const { leader, cards } of tricks)
    for (let place = 0; place < cards.length; place += 1)
      if (cards.length <= seats) add(at(hands, (leader + place) % seats), nth(cards, place));
  return hands;
};

/** In an imagined world: what all hands but one's own hold together. An attentive player knows this sum, not its parts. */
export const unseenAmong = (hands: BySeat<{ readonly hand: readonly number[] }>, seat: number): Unseen => {
  const unseen = [0, 0, 0, 0, 0];
  for (let other = 0; other < hands.length; other += 1) {
    if (other === seat) continue;
    const { hand } = at(hands, other);
    for (let colour = 0; colour < 5; colour += 1) unseen[colour] = nth(unseen, colour) | nth(hand, colour);
  }
  return unseen;
};

/** How many values of a colour are above this one. */
export const above = (values: number, value: number): number => bits((values >>> (value + 1)) & 0x7fff);
