import { at, type Emit, type Seat } from '@conclave/kernel';
import { add } from './counts.ts';
import type { Event } from './events.ts';
import { moveTowardsHell, nearness } from './record-of-sins.ts';
import { replace } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-7.7  A post can only rise until the round ends. */
export const turnPost = (table: Table, seat: Seat, notches: number, rule: string, emit?: Emit<Event>): void => {
  if (notches === 0) return;
  const from = at(table.posts, seat);
  add(table.posts, seat, notches);
  emit?.('all', { type: 'postTurned', seat, from, to: from + notches, rule });
};

/** MC-17.2  Of those with the highest post the one farthest from Hell. */
const mover = (table: Table, highest: number): Seat => {
  let farthest = -1;
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (table.posts[seat] !== highest) continue;
    if (farthest < 0 || nearness(table, seat) < nearness(table, farthest)) farthest = seat;
  }
  return farthest;
};

/** MC-17  Only the highest post moves, by the difference to the lowest; equal posts move nobody (MC-17.3, MC-24.9, D-68). */
export const comparePosts = (table: Table, emit?: Emit<Event>): void => {
  let highest = 0;
  let lowest = 6;
  for (let seat = 0; seat < table.seats; seat += 1) {
    const post = at(table.posts, seat);
    if (post > highest) highest = post;
    if (post < lowest) lowest = post;
  }
  const difference = highest - lowest; // MC-17.1
  if (difference === 0) {
    emit?.('all', { type: 'postsCompared', highest, lowest, rule: 'MC-17.3' });
    return;
  }
  const seat = mover(table, highest);
  emit?.('all', { type: 'postsCompared', highest, lowest, mover: seat, rule: 'MC-17.2' });
  moveTowardsHell(table, seat, difference, 'MC-17.2', emit);
};

/** MC-9.11, MC-6.1  After the action phase posts are compared, and the next round is prepared. */
export const endRound = ({ table }: State, emit?: Emit<Event>): void => {
  comparePosts(table, emit);
  replace(table, { at: 'prepare' });
};
