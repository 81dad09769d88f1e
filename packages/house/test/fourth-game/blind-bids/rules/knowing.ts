import { pick, type SeatView, type Stream } from '@conclave/kernel';
import { cardsOf, PRIZES } from './bids.ts';
import { type BlindBids, cloneTable, type Event, type Memory, type State } from './state.ts';

export const newMemory = (): Memory => ({ cards: [], prizes: [] });

export const remember = (memory: Memory, event: Event): void => {
  if (event.type === 'revealed') memory.cards.push(...event.bids);
  if (event.type === 'roundStarted') memory.prizes.push(event.prize);
};

/** The other hands by luck, from the cards that nobody has seen. */
export const imagine = ({ seat, table, own }: SeatView<BlindBids>, memory: Memory, stream: Stream): State => {
  const known = new Set([...own.hand, ...memory.cards]);
  const closed = stream.shuffle(cardsOf(table.hasBid.length).filter(card => !known.has(card)));
  const secrets = table.hasBid.map((hasBid, other) => {
    if (other === seat) return { ...own, hand: [...own.hand] };
    const hand = closed.splice(0, own.hand.length).toSorted((one, next) => one - next);
    return hasBid ? { hand, bid: pick(hand, stream) } : { hand };
  });
  const prizes = stream.shuffle(PRIZES.filter(prize => !memory.prizes.includes(prize)));
  return { table: cloneTable(table), secrets, hidden: { prizes } };
};
