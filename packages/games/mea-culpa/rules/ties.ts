import { at, type Seat } from '@conclave/kernel';
import { nearness } from './record-of-sins.ts';
import type { Table } from './state.ts';

/** MC-4.1, MC-4.2  The higher value comes first; of equals the one nearer to Hell has the advantage. */
export const comesBefore = (table: Table, values: readonly number[], one: Seat, other: Seat): boolean => {
  const difference = at(values, one) - at(values, other);
  return difference > 0 || (difference === 0 && nearness(table, one) > nearness(table, other));
};

/** Seats ranked by value, the greatest first, ties by MC-4.1. */
export const ranked = (table: Table, values: readonly number[]): Seat[] => {
  const order: Seat[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    let place = order.length;
    while (place > 0 && comesBefore(table, values, seat, at(order, place - 1))) {
      order[place] = at(order, place - 1);
      place -= 1;
    }
    order[place] = seat;
  }
  return order;
};
