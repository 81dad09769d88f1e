import { allSeats } from '@conclave/kernel';
import { endGame, isOut, seatsOf } from './going-out.ts';
import { type Emit, handSize, type Table } from './state.ts';

/** DG-15.5  From this many confessions before the limit on, everybody is told how many are left. */
export const NOTICE = 10;

/** DG-15.5  How many confessions without progress are left; nothing where there is no limit (DG-19.3). */
export const confessionsLeft = ({ options, withoutProgress }: Readonly<Table>): number | undefined =>
  options.stalemateLimit === 'off' ? undefined : options.stalemateLimit - withoutProgress;

/** DG-15.2, DG-15.3  Progress sets the counter to 0, otherwise it rises by 1; at the limit the game ends. */
export const countConfession = (table: Table, emit?: Emit): void => {
  table.withoutProgress = table.progress ? 0 : table.withoutProgress + 1;
  const left = confessionsLeft(table);
  if (left === undefined) return;
  const { withoutProgress } = table;
  if (left <= 0) endInStalemate(table, emit);
  else if (left <= NOTICE) emit?.('all', { type: 'stalemateNear', rule: 'DG-15.5', withoutProgress, left });
};

const endInStalemate = (table: Table, emit?: Emit): void => {
  const { withoutProgress } = table;
  emit?.('all', { type: 'stalemate', rule: 'DG-15.3', withoutProgress, handSizes: table.handSizes.slice() });
  endGame(table, stalematePlaces(table), 'DG-15.4', emit);
};

/** DG-15.4  Behind those who are out by number of cards, fewer is better; equal numbers share the better place. */
export const stalematePlaces = (table: Readonly<Table>): readonly number[] => {
  const seats = allSeats(seatsOf(table));
  const active = seats.filter(seat => !isOut(table, seat));
  const fewerCards = (size: number): number => active.filter(seat => handSize(table, seat) < size).length;
  return seats.map(seat =>
    isOut(table, seat) ? table.out.indexOf(seat) + 1 : table.out.length + fewerCards(handSize(table, seat)) + 1,
  );
};
