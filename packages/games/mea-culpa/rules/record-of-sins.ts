import { at, type Emit, type Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import type { Table } from './state.ts';

/** MC-3.1  The last space before Hell. Space 0 is the start; Heaven is the board sheet's business. */
export const LAST_SPACE = 40;

/** MC-3.3  The greater, the nearer to Hell: by space, and on space 0 by the start stack (MC-3.2). */
export const nearness = ({ souls, front }: Table, seat: Seat): number => at(souls, seat) * 4 + at(front, seat);

/** MC-3.3  All seats, nearest to Hell first. */
export const hellOrder = (table: Table): Seat[] => {
  const order: Seat[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    let place = order.length;
    while (place > 0 && nearness(table, at(order, place - 1)) < nearness(table, seat)) {
      order[place] = at(order, place - 1);
      place -= 1;
    }
    order[place] = seat;
  }
  return order;
};

/** The seat nearest to Hell, of all or of all others. */
export const nearestToHell = (table: Table, except = -1): Seat => {
  let nearest = -1;
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (seat !== except && (nearest < 0 || nearness(table, seat) > nearness(table, nearest))) nearest = seat;
  }
  return nearest;
};

/** MC-3.4  Does another soul stand on this space? */
const isOccupied = ({ souls, seats }: Table, space: number, except: Seat): boolean => {
  for (let seat = 0; seat < seats; seat += 1) if (seat !== except && souls[seat] === space) return true;
  return false;
};

/** MC-3.5  Where one single move towards Hell ends: an occupied space pushes on. */
export const targetTowardsHell = (table: Table, seat: Seat, steps: number): number => {
  let target = at(table.souls, seat) + steps;
  while (isOccupied(table, target, seat)) target += 1;
  return target;
};

/** MC-3.5, MC-3.6  One single move; beyond the last space nothing moves at all (D-36). Until the final scoring this is the only direction (MC-3.8). */
export const moveTowardsHell = (table: Table, seat: Seat, steps: number, rule: string, emit?: Emit<Event>): void => {
  if (steps === 0) return;
  const from = at(table.souls, seat);
  const target = targetTowardsHell(table, seat, steps);
  if (target > LAST_SPACE) {
    emit?.('all', { type: 'soulStopped', seat, at: from, steps, rule });
    return;
  }
  table.souls[seat] = target;
  emit?.('all', { type: 'soulMoved', seat, from, to: target, steps, rule });
};

/** MC-3.9, MC-3.10  Final scoring only: one single move (D-37); occupied spaces push on, also into Heaven, which has room for all. */
export const targetTowardsHeaven = (table: Table, seat: Seat, steps: number): number => {
  const from = at(table.souls, seat);
  if (steps === 0) return from;
  const { heaven } = table.board;
  let target = from - steps;
  while (target > -heaven && isOccupied(table, target, seat)) target -= 1;
  return Math.max(target, -heaven);
};
