import type { Seat } from '@conclave/kernel';
import { cardValue, colourOf, letterOf, nth, parseCard } from './components.ts';
import type { HandIn, Move, PlayCard } from './moves.ts';
import { smallestPrediction } from './prediction.ts';
import { handInMoves } from './settling.ts';
import { type Secrets, type Table, TRICKS } from './state.ts';
import { playable } from './tricks.ts';

/** SS-12.3  The lowest legal card, then in the order yellow, green, blue, violet, red. */
const lowestCard = (plays: readonly PlayCard[]): PlayCard => {
  const key = ({ card }: PlayCard): number => cardValue(parseCard(card)) * 8 + 'YGBVR'.indexOf(card.charAt(0));
  return plays.reduce((best, play) => (key(play) < key(best) ? play : best));
};

/** SS-12.3  The led colour if possible, else red, else white; but in the 15th trick white first. */
const timeoutHandIn = (table: Table, seat: Seat): HandIn => {
  const led = letterOf(colourOf(nth(table.trick.cards, 0)));
  const order = table.trickNumber === TRICKS ? ['W', led, 'R'] : [led, 'R', 'W'];
  return handInMoves(table, seat).reduce((best, move) =>
    order.indexOf(move.seal) < order.indexOf(best.seal) ? move : best,
  );
};

/** SS-12.3  What the table does for a seat whose time is up. */
export const timeoutMove = (table: Table, own: Secrets, seat: Seat): Move => {
  if (table.phase === 'predict') return smallestPrediction(table, seat);
  return table.phase === 'play' ? lowestCard(playable(table, own)) : timeoutHandIn(table, seat);
};
