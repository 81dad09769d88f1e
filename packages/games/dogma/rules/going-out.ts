import { allSeats, leftNeighbour, type Seat } from '@conclave/kernel';
import type { WhyNext, WhyOut } from './events.ts';
import { type Emit, handSize, rubiesOf, type Table } from './state.ts';

/** DG-12.3  A player who is out never comes back. */
export const isOut = (table: Readonly<Table>, seat: Seat): boolean => table.out.includes(seat);

export const seatsOf = (table: Readonly<Table>): number => table.handSizes.length;

export const activeCount = (table: Readonly<Table>): number => seatsOf(table) - table.out.length;

/** DG-13.1  The next player skips everyone who is out, for responding and for starting. */
export const nextPlayer = (table: Readonly<Table>, after: Seat): Seat => {
  const seats = seatsOf(table);
  let seat = leftNeighbour(after, seats);
  while (isOut(table, seat)) seat = leftNeighbour(seat, seats);
  return seat;
};

export const isOver = (table: Readonly<Table>): boolean => table.places !== undefined;

/** DG-12.2, DG-12.4  Out with an empty hand, in this order; DG-12.3, DG-9.4  rubies return to the supply. */
export const goOut = (table: Table, seat: Seat, why: WhyOut, emit?: Emit): void => {
  table.out = [...table.out, seat];
  table.progress = true; // DG-15.2
  emit?.('all', { type: 'wentOut', rule: 'DG-12.2', seat, why, place: table.out.length });
  const rubies = rubiesOf(table, seat);
  if (rubies > 0) {
    table.rubies[seat] = 0;
    emit?.('all', { type: 'rubiesReturned', rule: 'DG-12.3', seat, count: rubies });
  }
  if (activeCount(table) === 1) endWithLoser(table, emit);
};

/** DG-3.5, DG-8.5 step 7  Each of these in turn, if the hand is empty; at once no more when only one active player is left (DG-14.1). */
export const goOutInOrder = (table: Table, seats: readonly Seat[], why: WhyOut, emit?: Emit): void => {
  for (const seat of seats) {
    if (isOver(table)) return;
    if (handSize(table, seat) === 0) goOut(table, seat, why, emit);
  }
};

/** DG-14.1, DG-14.2  The only active player loses, whatever the hand holds; the others have their places by going out. */
const endWithLoser = (table: Table, emit?: Emit): void => {
  const places = allSeats(seatsOf(table)).map(seat => table.out.indexOf(seat) + 1 || seatsOf(table));
  endGame(table, places, 'DG-14.1', emit);
};

export const endGame = (table: Table, places: readonly number[], rule: 'DG-14.1' | 'DG-15.4', emit?: Emit): void => {
  table.phase = 'gameOver';
  table.claim = undefined;
  table.places = places;
  const last = Math.max(...places);
  const losers = allSeats(seatsOf(table)).filter(seat => places[seat] === last);
  emit?.('all', { type: 'gameEnded', rule, places, losers });
};

/** DG-13.2  The responder starts the next confession; who is out leaves it to the next player. */
export const startNext = (table: Table, responder: Seat, emit?: Emit): void => {
  // DG-19.1  With two active players the same one would confess again and again, so then the responder starts all the same.
  if (table.options.nextStarter === 'afterResponder' && activeCount(table) > 2) {
    giveTurn(table, nextPlayer(table, responder), 'DG-19.1', 'afterResponder', emit);
  } else if (isOut(table, responder)) {
    giveTurn(table, nextPlayer(table, responder), 'DG-13.2', 'nextActive', emit);
  } else giveTurn(table, responder, 'DG-13.2', 'responder', emit);
};

/** DG-3.6  The starting player begins; if already out, the next player. */
export const startFirst = (table: Table, emit?: Emit): void => {
  const first = table.startingPlayer;
  if (isOut(table, first)) giveTurn(table, nextPlayer(table, first), 'DG-3.6', 'nextActive', emit);
  else giveTurn(table, first, 'DG-3.6', 'startingPlayer', emit);
};

const giveTurn = (
  table: Table,
  seat: Seat,
  rule: 'DG-3.6' | 'DG-13.2' | 'DG-19.1',
  why: WhyNext,
  emit?: Emit,
): void => {
  table.phase = 'confess';
  table.turn = seat;
  table.progress = false;
  emit?.('all', { type: 'turn', rule, seat, why });
};
