import { allSeats, at, type Chance, leftNeighbour, type Seat } from '@conclave/kernel';
import {
  add,
  allTheSeals,
  type Card,
  COLOURS,
  cardOf,
  cardsIn,
  count,
  emptyHand,
  makeCards,
  noSeals,
  nth,
  SEAL_COUNTS,
} from './components.ts';
import type { Options } from './options.ts';
import { type Emit, handOf, NOT_YET, type State, type Table, TRICKS } from './state.ts';

/** SS-3.1  Values in use per colour: 9, 12 or 15 for three, four or five players. */
export const highestValue = (seats: number): number => seats * 3;

/** The same as a hand has them, a bit each. */
export const valuesInUse = (seats: number): number => (2 << highestValue(seats)) - 2;

/** SS-3.1  The cards in use, in the order of colours and values. */
export const deckFor = (seats: number): Card[] =>
  COLOURS.flatMap(colour => Array.from({ length: highestValue(seats) }, (_, index) => cardOf(colour, index + 1)));

const DECKS: readonly (readonly Card[])[] = allSeats(6).map(deckFor);

/** SS-2.2  Everybody deals once, with three players twice (or once, SS-13.6). */
export const numberOfRounds = (table: Pick<Table, 'seats' | 'options'>): number =>
  table.seats === 3 ? table.options.threePlayerRounds : table.seats;

/** Built by pushing: an array without holes stays fast. */
const everySeat = (seats: number, value: number): number[] => {
  const values: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) values.push(value);
  return values;
};

const emptyTable = (options: Options, seats: number, dealer: Seat): Table => ({
  options,
  seats,
  round: 0,
  dealer,
  phase: 'predict',
  turn: dealer,
  saboteur: undefined,
  middle: allTheSeals(),
  seals: allSeats(seats).map(noSeals),
  predicted: everySeat(seats, NOT_YET),
  trick: { leader: dealer, cards: [] },
  trickNumber: 1,
  lookable: [],
  tricksWon: everySeat(seats, 0),
  handedIn: everySeat(seats, 0),
  blackAvoided: everySeat(seats, 0),
  points: [],
  totals: everySeat(seats, 0),
});

/** SS-2.3  The first dealer is drawn at random, then the first round is set up. */
export const setup = (options: Options, seats: number, chance: Chance, emit?: Emit): State => {
  const dealer = chance.stream('first dealer').below(seats);
  emit?.('all', { type: 'firstDealer', seat: dealer });
  const state: State = {
    table: emptyTable(options, seats, dealer),
    secrets: allSeats(seats).map(() => ({ hand: emptyHand() })),
    hidden: { tricks: [] },
  };
  startRound(state, dealer, chance, emit);
  return state;
};

/** SS-3  Setting up a round; SS-8.5 between rounds. */
export const startRound = (state: State, dealer: Seat, chance: Chance, emit?: Emit): void => {
  const { table } = state;
  const first = leftNeighbour(dealer, table.seats);
  table.round += 1;
  table.dealer = dealer;
  emit?.('all', { type: 'roundStarted', round: table.round, rounds: numberOfRounds(table), dealer });
  returnAllSeals(table);
  deal(state, chance, emit);
  table.phase = 'predict';
  table.turn = first; // SS-4.1
  table.trick = { leader: first, cards: [] }; // SS-5.1, SS-D12
  table.trickNumber = 1;
  table.lookable = [];
  state.hidden.tricks = [];
};

/** SS-3.3  All seals and the saboteur are in the middle, nobody owns a seal. */
const returnAllSeals = (table: Table): void => {
  table.saboteur = undefined;
  for (let kind = 0; kind < SEAL_COUNTS.length; kind += 1) table.middle[kind] = count(SEAL_COUNTS, kind);
  for (const seals of table.seals) setAll(seals, 0);
  setAll(table.predicted, NOT_YET);
  setAll(table.tricksWon, 0);
  setAll(table.handedIn, 0);
  setAll(table.blackAvoided, 0);
};

/** For lists as short as these a loop is many times faster than `fill`. */
const setAll = (numbers: number[], number: number): void => {
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = number;
};

/** SS-3.2  All cards in use are shuffled (SS-D28) and 15 dealt to each: the first 15 to seat 0, and so on. */
const deal = (state: State, chance: Chance, emit?: Emit): void => {
  const { seats, round } = state.table;
  const cards = chance.stream(`deal ${round}`).shuffle(at(DECKS, seats).slice());
  for (let seat = 0; seat < seats; seat += 1) {
    const hand = handOf(state, seat);
    setAll(hand, 0);
    for (let index = seat * TRICKS; index < (seat + 1) * TRICKS; index += 1) add(hand, nth(cards, index));
    emit?.(seat, { type: 'dealt', seat, cards: makeCards(cardsIn(hand)) });
  }
};
