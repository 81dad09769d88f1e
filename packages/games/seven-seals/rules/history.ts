import { parseCard } from './components.ts';
import type { Event } from './events.ts';
import type { Table } from './state.ts';

/** SS-10.2  What may be looked at of the past: everything but the cards of tricks that may not be looked at any more. */
export const shownHistory = (
  events: readonly Event[],
  { lookable, trick }: Pick<Table, 'lookable' | 'trick'>,
): readonly Event[] => {
  const round = events.findLastIndex(({ type }) => type === 'roundStarted');
  const open = new Set([...lookable, trick].flatMap(({ cards }) => cards));
  return events.filter((event, index) => {
    if (event.type !== 'cardPlayed' && event.type !== 'trickWon') return true;
    return index > round && open.has(parseCard(event.card));
  });
};
