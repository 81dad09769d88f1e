import { allSeats, at, type BySeat, type Emit, type Seat } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { COLOURS, GOODS, ITEMS } from './components.ts';
import { named, total } from './counts.ts';
import type { Event } from './events.ts';
import { comparePosts } from './posts.ts';
import { hellOrder, nearness, targetTowardsHeaven } from './record-of-sins.ts';
import { push, replace } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-21.1, MC-21.2, D-40  The second cathedral: whatever was pending is dropped, and after the evaluation comes the end. */
export const beginFinal = (state: State): void => {
  const { table } = state;
  const called = table.manual === undefined ? [] : byHand().cutOff(state); // MC-26.27
  table.stack.length = 0;
  push(table, { at: 'final' });
  for (const frame of called) push(table, frame);
};

/** MC-21.2  One last comparison of posts, final scoring, winner. MC-21.6: everything but letters is worthless now. */
export const finishGame = (state: State, emit?: Emit<Event>): void => {
  const { table } = state;
  comparePosts(table, emit);
  for (const seat of hellOrder(table)) score(state, seat, emit); // MC-21.4
  table.result = placesOf(table);
  replace(table, { at: 'over' });
  tellEnd(state, emit);
  if (table.manual !== undefined) byHand().readConfessions(state, emit); // MC-26.6.3
};

/** MC-21.3  Complete sets of four colours. */
export const completeSets = (letters: readonly number[]): number => Math.min(...letters);

/** MC-21.3  8 for each complete set, 1 for each further letter. */
export const letterValue = (letters: readonly number[]): number => {
  const sets = completeSets(letters);
  return 8 * sets + (total(letters) - 4 * sets);
};

/** MC-21.4 */
const score = ({ table, secrets }: State, seat: Seat, emit?: Emit<Event>): void => {
  const { letters } = at(secrets, seat);
  const from = at(table.souls, seat);
  const value = letterValue(letters);
  const to = targetTowardsHeaven(table, seat, value);
  table.souls[seat] = to;
  const sets = completeSets(letters);
  emit?.('all', { type: 'scored', seat, letters: named(letters, COLOURS), sets, value, from, to, rule: 'MC-21.4' });
};

export const isInHeaven = ({ souls, board }: Table, seat: Seat): boolean => at(souls, seat) === -board.heaven;

/** MC-21.5  Everyone in Heaven wins together; the others rank by nearness to Heaven, on space 0 by the start stack. */
const placesOf = (table: Table): readonly number[] => {
  const distance = (seat: Seat): number => (isInHeaven(table, seat) ? Number.NEGATIVE_INFINITY : nearness(table, seat));
  const seats = allSeats(table.seats);
  return seats.map(seat => 1 + seats.filter(other => distance(other) < distance(seat)).length);
};

/** MC-2.6  After the winner is known everything may be shown. */
const tellEnd = ({ table, secrets }: State, emit?: Emit<Event>): void => {
  if (emit === undefined) return;
  const seats = allSeats(table.seats);
  emit('all', {
    type: 'gameOver',
    winners: seats.filter(seat => table.result[seat] === 1),
    places: table.result,
    inHeaven: seats.filter(seat => isInHeaven(table, seat)),
    rule: 'MC-21.5',
  });
  const screens = secrets.map(({ taler, goods, letters, chest: [first, second] }) => ({
    taler,
    goods: named(goods, GOODS),
    letters: named(letters, COLOURS),
    compartmentI: named(first, ITEMS),
    compartmentII: named(second, ITEMS),
  }));
  emit('all', { type: 'screensOpened', screens, rule: 'MC-2.6' });
};

/** MC-21.5  By seat, once the game is over. */
export const places = (table: Table): BySeat<number> | undefined =>
  table.result.length === 0 ? undefined : table.result;
