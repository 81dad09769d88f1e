import {
  ANY_OBJECT,
  COUNT,
  FLAG,
  fields,
  type JsonSchema,
  listOf,
  maybe,
  oneOfTypes,
  seatUpTo,
  TEXT,
  viewWith,
  type Wire,
  wordOf,
} from '@conclave/kernel';
import { CARD_TYPES } from './components.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { toPlain } from './plain.ts';
import { SEATS } from './setup.ts';
import type { Dogma } from './state.ts';

const seat = seatUpTo(SEATS.max);
const card = wordOf(CARD_TYPES);
const cards = listOf(card);
const counts = listOf(COUNT);
const seats = listOf(seat);

type Fields = Readonly<Record<string, JsonSchema>>;

/** DG-17.2 */
const MOVES: Readonly<Record<Move['type'], Fields>> = {
  createDogma: { dogma: card, replace: maybe(card) },
  confess: { cards: listOf(card, { min: 1, max: 3 }), claim: card },
  join: { cards: listOf(card, { min: 1, max: 3 }) },
  believe: {},
  doubt: {},
};

/** Each event cites its rule. */
const EVENTS: Readonly<Record<Event['type'], Fields>> = {
  startingPlayer: { seat },
  dealt: { sizes: counts, undealt: COUNT },
  hand: { seat, cards },
  undealt: { cards },
  setOfFour: { seat, card, handSize: COUNT },
  wentOut: { seat, why: wordOf(['covered', 'checked', 'dealt']), place: COUNT },
  rubiesReturned: { seat, count: COUNT },
  turn: { seat, why: wordOf(['startingPlayer', 'responder', 'afterResponder', 'nextActive']) },
  dogmaCreated: { seat, dogma: card, replaced: maybe(card), altar: cards },
  statusChanged: { card, now: wordOf(['virtue', 'sin']) },
  confessed: { seat, count: COUNT, claim: card, responder: seat },
  joined: { seat, count: COUNT, claim: card, pile: COUNT, responder: seat },
  laid: { seat, cards },
  decided: { seat, decision: wordOf(['believe', 'doubt']), contributor: seat },
  turnedUp: { seat, cards, claim: card },
  judged: { seat, honest: FLAG, responderRight: FLAG },
  rubyGained: { seat, rubies: COUNT },
  rubyMissed: { seat, rubies: COUNT },
  pileDiscarded: { count: COUNT, covered: COUNT },
  pileTaken: { seat, count: COUNT, covered: COUNT, why: wordOf(['believedLie', 'doubtedTruth', 'caught']) },
  taken: { seat, cards },
  stalemateNear: { withoutProgress: COUNT, left: COUNT },
  stalemate: { withoutProgress: COUNT, handSizes: counts },
  gameEnded: { places: counts, losers: seats },
};

/** DG-16.1, column "public", as `plain.ts` writes it. */
const table = fields({
  options: ANY_OBJECT,
  startingPlayer: seat,
  phase: wordOf(['confess', 'respond', 'gameOver']),
  turn: seat,
  claim: maybe(card),
  pile: listOf(fields({ seat, count: COUNT })),
  handSizes: counts,
  rubies: counts,
  altar: cards,
  discarded: COUNT,
  sets: listOf(fields({ seat, card })),
  out: seats,
  withoutProgress: COUNT,
  progress: FLAG,
  places: maybe(counts),
});

/** Dogma for programs of others. */
export const wire: Wire<Dogma> = {
  toPlain,
  schemas: {
    move: oneOfTypes(MOVES),
    view: viewWith(SEATS.max, table, fields({ hand: cards, laid: listOf(cards) })),
    event: oneOfTypes(EVENTS, { rule: TEXT }),
  },
};
