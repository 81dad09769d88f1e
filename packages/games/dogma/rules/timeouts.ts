import { pick, type Seat, type Stream } from '@conclave/kernel';
import { randomCard } from './choices.ts';
import { typeAt } from './components.ts';
import type { Move } from './moves.ts';
import { BELIEVE } from './moves.ts';
import { handSize, type Secrets, type Table } from './state.ts';
import { virtuesNow } from './virtue.ts';

/** DG-18.2  No dogma; one random card with a random type that is a virtue now; the response is believe. */
export const timeoutMove = (table: Readonly<Table>, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (table.phase === 'respond') return BELIEVE;
  const card = typeAt(randomCard(own.hand, handSize(table, seat), stream));
  return { type: 'confess', cards: [card], claim: pick(virtuesNow(table.altar), stream) };
};
