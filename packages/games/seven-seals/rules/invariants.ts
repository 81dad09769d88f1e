import { allSeats, type Seat } from '@conclave/kernel';
import { BLACK, colouredSeals, count, handSize, nth, SEAL_COUNTS, WHITE } from './components.ts';
import { cardsLeft, handOf, NOT_YET, type State, sealsOf, type Table } from './state.ts';

/** SS-14  What must hold at any time; the numbers of those that do not. Test suites and the simulator ask after every move. */
export const brokenInvariants = (state: State): readonly string[] => {
  const { table } = state;
  const seats = allSeats(table.seats);
  const holds: Readonly<Record<string, boolean>> = {
    'SS-14.1': sealsAreConserved(table),
    'SS-14.2': table.saboteur === undefined || sealsOf(table, table.saboteur).every(number => number === 0),
    'SS-14.4': seats.every(seat => predictionIsWorkedOff(table, seat)), // SS-14.3 is the same before the first trick
    'SS-14.5': table.phase === 'handIn' || seats.every(seat => tricksAreSettled(table, seat)),
    'SS-14.6': table.phase !== 'predict' || count(sealsOf(table, table.turn), WHITE) === 0,
    'SS-14.8': table.phase === 'over' || seats.every(seat => handSize(handOf(state, seat)) === cardsLeft(table, seat)),
    'SS-14.9': pointsAreInRange(table),
  };
  return Object.keys(holds).filter(number => !holds[number]);
};

/** SS-14.1  Middle and players together have every seal, and nobody owes one; whites may be more with `unlimited`. */
const sealsAreConserved = (table: Table): boolean =>
  [table.middle, ...table.seals].every(seals => seals.every(number => number >= 0)) &&
  SEAL_COUNTS.every((number, kind) => {
    const all = table.seals.reduce((sum, seals) => sum + count(seals, kind), count(table.middle, kind));
    return all === number || (kind === WHITE && table.options.whiteSupply === 'unlimited' && all > number);
  });

/** SS-14.3, SS-14.4  Seals still held and seals handed in make up the prediction; `noReplacement` may leave a giver with less. */
const predictionIsWorkedOff = (table: Table, seat: Seat): boolean => {
  const predicted = nth(table.predicted, seat);
  if (predicted === NOT_YET) return true;
  const left = colouredSeals(sealsOf(table, seat)) + count(sealsOf(table, seat), WHITE) + nth(table.handedIn, seat);
  return left === predicted || (table.options.whiteSupply === 'noReplacement' && left < predicted);
};

/** SS-14.5  Each trick won was settled by a seal handed in, a black one taken, or a black one avoided. */
const tricksAreSettled = (table: Table, seat: Seat): boolean =>
  seat === table.saboteur ||
  table.tricksWon[seat] ===
    nth(table.handedIn, seat) + count(sealsOf(table, seat), BLACK) + nth(table.blackAvoided, seat);

/** SS-14.9  The upper bound of the saboteur follows from SS-8.3 and is tested there: a past round does not tell who it was. */
const pointsAreInRange = (table: Table): boolean => table.points.every(points => points.every(number => number >= 0));
