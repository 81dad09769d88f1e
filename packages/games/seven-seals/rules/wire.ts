import {
  ANY_OBJECT,
  COUNT,
  countsOf,
  eitherOf,
  FLAG,
  fields,
  type JsonSchema,
  listOf,
  maybe,
  NULL,
  oneOfTypes,
  seatUpTo,
  viewWith,
  WHOLE,
  type Wire,
  wordOf,
} from '@conclave/kernel';
import { title } from '../title.ts';
import { CARD_TEXTS, COLOUR_LETTERS, SEAL_LETTERS } from './components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { toPlain } from './plain.ts';
import type { SevenSeals } from './state.ts';

const seat = seatUpTo(title.seats.max);
const card = wordOf(CARD_TEXTS);
const cards = listOf(card);
const seal = wordOf(SEAL_LETTERS);
const seals = countsOf(SEAL_LETTERS);
const counts = listOf(COUNT);
const points = listOf(WHOLE);
const trick = fields({ leader: seat, cards });
const takeOvers = listOf(fields({ colour: seal, giver: seat }));

type Fields = Readonly<Record<string, JsonSchema>>;

/** SS-11.2 */
const MOVES: Readonly<Record<Move['type'], Fields>> = {
  takeSaboteur: {},
  predict: { fromMiddle: seals, takeOvers },
  playCard: { card },
  handIn: { seal },
};

const EVENTS: Readonly<Record<Event['type'], Fields>> = {
  firstDealer: { seat },
  roundStarted: { round: COUNT, rounds: COUNT, dealer: seat },
  dealt: { seat, cards },
  saboteurTaken: { seat },
  predicted: { seat, fromMiddle: seals, takeOvers, whites: COUNT },
  cardPlayed: { seat, card },
  trickWon: { seat, card, led: wordOf(COLOUR_LETTERS), ruffed: FLAG },
  handInAsked: { seat, seals: listOf(seal) },
  handedIn: { seat, seal, chosen: FLAG },
  blackTaken: { seat },
  blackAvoided: { seat },
  putAway: { seat },
  roundScored: { round: COUNT, points, totals: points, tricks: listOf(trick) },
  gameEnded: { places: counts, totals: points },
};

/** SS-10.1, as `plain.ts` writes it. */
const table = fields({
  options: ANY_OBJECT,
  seats: COUNT,
  round: COUNT,
  dealer: seat,
  phase: wordOf(['predict', 'play', 'handIn', 'over']),
  turn: seat,
  saboteur: maybe(seat),
  middle: seals,
  seals: listOf(seals),
  predicted: listOf(eitherOf(COUNT, NULL)),
  trick,
  trickNumber: COUNT,
  cardsLeft: counts,
  lookable: listOf(trick),
  tricksWon: counts,
  handedIn: counts,
  blackAvoided: counts,
  points: listOf(points),
  totals: points,
});

/** The Seven Seals for programs of others. */
export const wire: Wire<SevenSeals> = {
  toPlain,
  schemas: {
    move: oneOfTypes(MOVES),
    view: viewWith(title.seats.max, table, fields({ hand: cards })),
    event: oneOfTypes(EVENTS),
  },
};
