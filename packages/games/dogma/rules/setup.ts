import { allSeats, type Chance, clockwiseFrom, type Seat } from '@conclave/kernel';
import { title } from '../title.ts';
import { add, CARDS, COPIES, type Counts, cardsOf, noCards, TYPES } from './components.ts';
import { discardSetsOfFour } from './four-of-a-kind.ts';
import { goOutInOrder, isOver, startFirst } from './going-out.ts';
import type { Options } from './options.ts';
import type { Emit, State, Table } from './state.ts';

/** DG-2.1 */
export const SEATS = title.seats;

/** DG-3.3  With two players each gets 20 cards; the other 16 are out of the game, unseen. */
export const CARDS_FOR_TWO = 20;

/** DG-3.1 to DG-3.6 */
export const setup = (options: Options, seats: number, chance: Chance, emit?: Emit): State => {
  const first = chance.stream('starting player').below(seats);
  emit?.('all', { type: 'startingPlayer', rule: 'DG-3.1', seat: first });
  const { hands, box } = deal(seats, first, chance);
  const state: State = {
    table: newTable(options, seats, first, hands),
    secrets: hands.map(hand => ({ hand, laid: [] })),
    hidden: { box, discard: noCards() },
  };
  tellDeal(state, emit);
  removeDealtSets(state, emit);
  if (!isOver(state.table)) startFirst(state.table, emit);
  return state;
};

/** DG-3.2, DG-3.3  One by one clockwise from the starting player, who gets the first surplus card (DG-D5). */
const deal = (seats: number, first: Seat, chance: Chance): { hands: Counts[]; box: Counts } => {
  const deck = Array.from({ length: CARDS }, (_, card) => Math.floor(card / COPIES));
  chance.stream('deal').shuffle(deck);
  const hands = Array.from({ length: seats }, noCards);
  const box = noCards();
  const dealt = seats === 2 ? 2 * CARDS_FOR_TWO : CARDS;
  for (const [number, card] of deck.entries()) {
    add((number < dealt ? hands[(first + number) % seats] : box) ?? box, card, 1);
  }
  return { hands, box };
};

/** DG-3.4  Altar empty, no rubies, discard pile empty. */
const newTable = (options: Options, seats: number, startingPlayer: Seat, hands: readonly Counts[]): Table => ({
  options,
  startingPlayer,
  phase: 'confess',
  turn: startingPlayer,
  claim: undefined,
  pile: [],
  handSizes: hands.map(hand => hand.reduce((sum, count) => sum + count, 0)),
  rubies: allSeats(seats).map(() => 0),
  altar: [],
  discarded: 0,
  sets: [],
  out: [],
  withoutProgress: 0,
  progress: false,
  places: undefined,
});

const tellDeal = ({ table, secrets, hidden }: State, emit?: Emit): void => {
  if (emit === undefined) return;
  const two = table.handSizes.length === 2;
  const rule = two ? 'DG-3.3' : 'DG-3.2';
  const undealt = two ? CARDS - 2 * CARDS_FOR_TWO : 0;
  emit('all', { type: 'dealt', rule, sizes: table.handSizes.slice(), undealt });
  for (const [seat, { hand }] of secrets.entries()) emit(seat, { type: 'hand', rule, seat, cards: cardsOf(hand) });
  if (two) emit('nobody', { type: 'undealt', rule: 'DG-3.3', cards: cardsOf(hidden.box) });
};

/** DG-3.5  First everybody's sets of four, then, in the same order, who has no cards goes out (DG-12.2 c). */
const removeDealtSets = (state: State, emit?: Emit): void => {
  const { startingPlayer, handSizes } = state.table;
  const order = clockwiseFrom(startingPlayer, handSizes.length);
  for (const seat of order) discardSetsOfFour(state, seat, emit);
  goOutInOrder(state.table, order, 'dealt', emit);
};

/** How many cards there are besides the undealt ones: DG-20.1. */
export const cardsInPlay = (seats: number): number => (seats === 2 ? 2 * CARDS_FOR_TWO : TYPES * COPIES);
