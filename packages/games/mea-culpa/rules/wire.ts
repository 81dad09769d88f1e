import {
  ANY_OBJECT,
  always,
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
  TEXT,
  viewWith,
  WHOLE,
  type Wire,
  wordOf,
} from '@conclave/kernel';
import { title } from '../title.ts';
import { CARDS } from './cards.ts';
import {
  BONUSES,
  CATEGORIES,
  CHARACTERS,
  COLOURS,
  COMPARTMENTS,
  DENS,
  GOODS,
  ITEMS,
  KINDS,
  MARKET_COLOURS,
  PLACES,
  ROOMS,
  SITES,
  STONES,
} from './components.ts';
import { DECLINED, type Event, WITHOUT_EFFECT } from './events.ts';
import { HAND_EVENTS, HAND_FRAMES, HAND_MOVES } from './meta-wire.ts';
import type { Move } from './moves.ts';
import { toPlain } from './plain.ts';
import type { Frame } from './stack.ts';
import type { MeaCulpa } from './state.ts';

const seat = seatUpTo(title.seats.max);
const seats = listOf(seat);
const good = wordOf(GOODS);
const colour = wordOf(COLOURS);
const den = wordOf(DENS);
const site = wordOf(SITES);
const place = wordOf(PLACES);
const room = wordOf(ROOMS);
const character = wordOf(CHARACTERS);
const card = wordOf(CARDS.slice(1).map(({ id }) => id));
const compartment = wordOf(COMPARTMENTS);
const category = wordOf(CATEGORIES);
const bonus = wordOf(BONUSES);
const letter = wordOf(MARKET_COLOURS);
const stones = countsOf(STONES);
const goods = countsOf(GOODS);
const letters = countsOf(COLOURS);
const items = countsOf(ITEMS);
const counts = listOf(COUNT);
const things = listOf(fields({ item: wordOf(ITEMS), into: compartment }), { min: 1, max: 2 });
const bid = fields({ notches: COUNT, taler: COUNT });
const screen = fields({ taler: COUNT, goods, letters, compartmentI: items, compartmentII: items });

type Fields = Readonly<Record<string, JsonSchema>>;

/** MC-29.3 */
const MOVES: Readonly<Record<Move['type'], Fields>> = {
  bonus: { bonus, into: listOf(compartment, { max: 2 }) },
  bid: { notches: COUNT, taler: COUNT },
  character: { character },
  ...HAND_MOVES,
  holdBack: { when: maybe(wordOf(['now', 'later'])) }, // MC-26.31: by hand without it, and so is the sale

  order: { first: wordOf(['own', 'inherited']) },
  popeStone: { from: den, to: den },
  crew: { site },
  moveCrew: { from: site, to: site },
  pass: {},
  buy: { good },
  greedy: { good },
  buyLetter: { letter },
  sell: { good: maybe(good) },
  donate: { things },
  visit: { place },
  travel: { place },
  guess: { place },
  room: { room },
  use: {},
  takeGood: { good },
  rob: { seat },
  decline: {},
  giveLetter: { letter: colour },
  emptyDen: { den },
  take: { stone: wordOf(STONES), letter: maybe(letter) },
  pick: { letter: colour },
};

/** MC-2.3  Each event says why: its rule. */
const EVENTS: Readonly<Record<Event['type'], Fields>> = {
  soulsLinedUp: { fromHell: seats },
  bonusTaken: { seat, bonus },
  bagFilled: { stones },
  roundBegan: { round: COUNT },
  marketLaidOut: { stones, bag: COUNT },
  crewSent: { hut: COUNT },
  suite6Restocked: { supply: COUNT },
  suite6Closed: {},
  cardsDiscarded: { cards: listOf(card) },
  deckReshuffled: { cards: COUNT },
  cardsDrawn: { rooms: listOf(card) },
  bidLocked: { seat },
  bidSealed: { seat, bid },
  bidsRevealed: { bids: listOf(bid), keeper: WHOLE, order: seats, beside: maybe(FLAG) },
  characterTaken: { seat, character, automatic: FLAG },
  heldBack: { seat, character },
  preliminaryOrder: { seat, first: character, second: character },
  declined: { seat, what: wordOf(DECLINED) },
  turnBegan: { seat, character },
  passed: { seat, character, actions: COUNT },
  postTurned: { seat, from: COUNT, to: COUNT },
  marketEmpty: {},
  bought: { seat, good, price: COUNT, greedy: FLAG },
  goodsTaken: { seat, good, number: COUNT },
  letterBought: { seat, letter: colour, price: COUNT },
  sold: { seat, good, price: COUNT },
  donated: { seat, items: listOf(wordOf(ITEMS)) },
  stored: { seat, things },
  visitBegan: { seat, place },
  suite5Turned: { seat },
  roomChosen: { seat, room, card },
  yellowLetterTaken: { seat },
  travelling: { seat },
  dieSet: { seat, place },
  guessed: { seat, pope: seat, guess: place, place, caught: FLAG },
  overTheLimit: { seat, place },
  cardUsed: { seat, card },
  cardWithoutEffect: { seat, card, why: wordOf(WITHOUT_EFFECT), victim: maybe(seat) },
  cardCleared: { room, card },
  letterGiven: { from: seat, to: seat, letter: colour },
  robbed: { from: seat, to: seat, taler: COUNT },
  talerFromBank: { seat, taler: COUNT },
  soulMoved: { seat, from: WHOLE, to: WHOLE, steps: WHOLE },
  soulStopped: { seat, at: WHOLE, steps: WHOLE },
  sinStonesPut: { seat, den, number: COUNT },
  sinStonesBack: { seat, den, number: COUNT },
  ranOut: { seat, den, missing: COUNT },
  popeStoneMoved: { seat, from: den, to: den },
  atonement: { by: seat, den },
  popeStonesReturned: {},
  crewArrived: { seat, from: wordOf([...SITES, 'emperor', 'hut']), site },
  built: { site, part: wordOf(['nave', 'spire']) },
  freeStoneTaken: { seat, stone: wordOf(STONES), letter: maybe(colour), automatic: FLAG },
  postsCompared: { highest: COUNT, lowest: COUNT, mover: maybe(seat) },
  chestsOpened: { site, compartment, contents: listOf(items) },
  lettersDisplayed: { site, category, letters, values: counts, donors: seats },
  letterPicked: { seat, letter: colour, category, automatic: FLAG },
  chestsCleared: { compartment },
  scored: { seat, letters, sets: COUNT, value: COUNT, from: WHOLE, to: WHOLE },
  gameOver: { winners: seats, places: counts, inHeaven: seats },
  screensOpened: { screens: listOf(screen) },
  ...HAND_EVENTS,
};

/** MC-29.1, MC-29.2  What a frame of the stack says beside its name. */
const FRAMES: Readonly<Record<Frame['at'], Fields>> = {
  bonus: { seat },
  bid: {},
  choose: { seat, pick: COUNT },
  holdBack: { seat, character },
  preliminaryOrder: { seat, own: character, inherited: character },
  popeStone: { seat },
  crew: { seat },
  preliminaryVisit: { seat },
  turn: { seat, character, actions: COUNT, first: maybe(wordOf(KINDS)) },
  guess: { seat, pope: seat },
  room: { seat },
  card: { seat, card, room },
  giveLetter: { seat, to: seat },
  runOut: { seat, den, missing: COUNT },
  freeStone: { seat },
  pick: { seat, donors: seats, taken: COUNT, category },
  prepare: {},
  preliminary: { seat, character },
  nextTurn: { after: character },
  goods: { seat, good },
  inside: { seat, place, notches: COUNT },
  clear: { room },
  everyonePuts: { seats, den, card },
  atonement: { by: seat, den },
  evaluation: { site, compartment, category: eitherOf(category, NULL) },
  compare: {},
  final: {},
  over: {},
  ...HAND_FRAMES,
};

const frame: JsonSchema = { oneOf: Object.entries(FRAMES).map(([at, more]) => fields({ at: always(at), ...more })) };

const byDen = (each: JsonSchema): JsonSchema => fields(Object.fromEntries(DENS.map(word => [word, each])));
const bySite = (each: JsonSchema): JsonSchema => fields(Object.fromEntries(SITES.map(word => [word, each])));

/** MC-2.2, as `plain.ts` writes it. */
const table = fields({
  options: ANY_OBJECT,
  sheet: ANY_OBJECT,
  seats: COUNT,
  round: COUNT,
  souls: listOf(WHOLE),
  front: listOf(WHOLE),
  posts: counts,
  stock: counts,
  dens: byDen(counts),
  popeStones: byDen(COUNT),
  market: stones,
  bag: COUNT,
  supply: letters,
  rooms: listOf(eitherOf(card, NULL)),
  suite5: FLAG,
  suite6: FLAG,
  discard: listOf(card),
  hut: COUNT,
  emperorCrew: COUNT,
  crews: bySite(COUNT),
  parts: bySite(COUNT),
  finished: COUNT,
  characters: fields(Object.fromEntries(CHARACTERS.map(word => [word, eitherOf(seat, NULL)]))),
  locked: listOf(FLAG),
  bids: listOf(bid),
  keeper: eitherOf(seat, NULL),
  order: seats,
  bonuses: listOf(bonus),
  chests: counts,
  opened: listOf(items),
  display: letters,
  ledger: listOf(fields({ taler: COUNT, goods, letters })),
  result: counts,
  stack: listOf(frame),
  manual: maybe(ANY_OBJECT), // MC-26
});

const own = fields({
  taler: COUNT,
  goods,
  letters,
  compartmentI: items,
  compartmentII: items,
  bid: maybe(bid),
  die: maybe(place),
  drops: maybe(listOf(ANY_OBJECT)), // MC-26.20
  vote: maybe(FLAG), // MC-26.29
  ahead: maybe(FLAG), // MC-26.11
});

/** Mea Culpa for programs of others. */
export const wire: Wire<MeaCulpa> = {
  toPlain,
  schemas: {
    move: oneOfTypes(MOVES),
    view: viewWith(title.seats.max, table, own),
    event: oneOfTypes(EVENTS, { rule: TEXT }),
  },
};
