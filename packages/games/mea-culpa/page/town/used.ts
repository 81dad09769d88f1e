import type { Seat } from '@conclave/kernel';
import { cardName, type Event, type Move, type Table, top } from '@conclave/mea-culpa';

/** A room whose card is used just now, and by whom. */
export interface Used {
  readonly seat: Seat;
  readonly room: number;
}

/** MC-16.1  Our own use is seen as soon as it is made, that of others when it is told; where two rooms have the same card, nothing says which. */
export const usedNow = (table: Table, made: Move | undefined, told: readonly Event[]): Used | undefined => {
  const frame = top(table);
  if (made !== undefined && made.type !== 'decline' && frame.at === 'card')
    return { seat: frame.seat, room: frame.room };
  const event = told.find(({ type }) => type === 'cardUsed');
  if (event?.type !== 'cardUsed') return undefined;
  const [room, another] = [1, 2, 3, 4].filter(each => cardName(table.rooms[each - 1] ?? 0) === event.card);
  return room === undefined || another !== undefined ? undefined : { seat: event.seat, room };
};
