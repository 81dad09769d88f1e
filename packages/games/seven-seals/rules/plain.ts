import type { Seat } from '@conclave/kernel';
import { cardsIn, makeCards, SEAL_LETTERS, type Seals } from './components.ts';
import { cardsLeft, NOT_YET, type Secrets, type Table, type Trick, type View } from './state.ts';

/** `{ R: 1, Y: 0, … }`: a pile of seals by its letters (SS-1.3). */
const plainSeals = (seals: Readonly<Seals>): Readonly<Record<string, number>> =>
  Object.fromEntries(SEAL_LETTERS.map((letter, kind) => [letter, seals[kind] ?? 0]));

const plainTrick = ({ leader, cards }: Trick): object => ({ leader, cards: makeCards(cards) });

/** SS-10.1 */
const plainTable = (table: Table): object => ({
  options: table.options,
  seats: table.seats,
  round: table.round,
  dealer: table.dealer,
  phase: table.phase,
  turn: table.turn,
  ...(table.saboteur === undefined ? {} : { saboteur: table.saboteur }),
  middle: plainSeals(table.middle),
  seals: table.seals.map(plainSeals),
  predicted: table.predicted.map(number => (number === NOT_YET ? null : number)),
  trick: plainTrick(table.trick),
  trickNumber: table.trickNumber,
  cardsLeft: table.totals.map((_, seat: Seat) => cardsLeft(table, seat)),
  lookable: table.lookable.map(plainTrick),
  tricksWon: table.tricksWon,
  handedIn: table.handedIn,
  blackAvoided: table.blackAvoided,
  points: table.points,
  totals: table.totals,
});

const plainOwn = ({ hand }: Secrets): object => ({ hand: makeCards(cardsIn(hand)) });

/** A view in letters: cards as `V12`, seals as `R`, `W`, `K`. */
export const toPlain = (view: View): object => ({
  seat: view.seat,
  table: plainTable(view.table),
  ...('own' in view ? { own: plainOwn(view.own) } : {}),
});
