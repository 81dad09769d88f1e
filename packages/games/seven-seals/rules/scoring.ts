import { type BySeat, type Chance, leftNeighbour, type Seat } from '@conclave/kernel';
import { BLACK, colouredSeals, count, makeCards, nth, WHITE } from './components.ts';
import { numberOfRounds, startRound } from './setup.ts';
import { type Emit, isSaboteur, type State, type Table } from './state.ts';

/** SS-8.2  Two points for each coloured seal still held, three for each black, four for each white. */
export const pointsForSeals = (seals: readonly number[]): number =>
  2 * colouredSeals(seals) + 3 * count(seals, BLACK) + 4 * count(seals, WHITE);

/** SS-8.3  The base less the black seals of all others together (SS-D20), never below zero (SS-D21). */
export const pointsForSaboteur = (base: number, blackSeals: number): number => Math.max(0, base - blackSeals);

/** SS-8.2, SS-8.3 */
const roundPoints = (table: Table): number[] => {
  const blackSeals = table.seals.reduce((sum, seals) => sum + count(seals, BLACK), 0);
  return table.seals.map((seals, seat) =>
    isSaboteur(table, seat) ? pointsForSaboteur(table.options.saboteurBase, blackSeals) : pointsForSeals(seals),
  );
};

/** SS-8.4, SS-8.5, SS-9.1  Points are added; then the next dealer's round, or the end. */
export const endRound = (state: State, chance: Chance, emit?: Emit): void => {
  const { table, hidden } = state;
  const points = roundPoints(table);
  table.points.push(points);
  for (let seat = 0; seat < table.seats; seat += 1) table.totals[seat] = nth(table.totals, seat) + nth(points, seat);
  if (emit !== undefined) {
    const tricks = hidden.tricks.map(({ leader, cards }) => ({ leader, cards: makeCards(cards) })); // SS-10.2: now all may be shown
    emit('all', { type: 'roundScored', round: table.round, points, totals: [...table.totals], tricks });
  }
  if (table.round < numberOfRounds(table))
    startRound(state, leftNeighbour(table.dealer, table.seats), chance, emit); // SS-2.4
  else endGame(state, emit);
};

const endGame = (state: State, emit?: Emit): void => {
  const { table, hidden } = state;
  table.phase = 'over';
  table.lookable = hidden.tricks;
  emit?.('all', { type: 'gameEnded', places: ranking(table), totals: [...table.totals] });
};

const perfectRounds = (table: Table, seat: Seat): number => table.points.filter(points => points[seat] === 0).length;

/** SS-2.5, SS-9.1, SS-13.5  Lower totals are better; with `perfectRounds`, among equal totals more rounds of 0 points. */
const isBetter = (table: Table, one: Seat, other: Seat): boolean => {
  const difference = nth(table.totals, one) - nth(table.totals, other);
  if (difference !== 0) return difference < 0;
  return table.options.tieBreak === 'perfectRounds' && perfectRounds(table, one) > perfectRounds(table, other);
};

/** SS-9.2, SS-9.3  Equal seats share the better place and the following numbers are skipped: 1, 1, 3 (SS-D25). */
const ranking = (table: Table): number[] =>
  table.totals.map((_, seat) => 1 + table.totals.filter((_other, rival) => isBetter(table, rival, seat)).length);

export const places = (table: Table): BySeat<number> | undefined =>
  table.phase === 'over' ? ranking(table) : undefined;

export const totalsOf = (table: Table): BySeat<number> => table.totals;
