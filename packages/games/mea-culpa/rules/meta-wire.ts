import {
  ANY_OBJECT,
  always,
  COUNT,
  FLAG,
  fields,
  type JsonSchema,
  listOf,
  maybe,
  seatUpTo,
  TEXT,
  wordOf,
} from '@conclave/kernel';
import { title } from '../title.ts';
import { CHARACTERS, COLOURS, COMPARTMENTS, DENS, GOODS, ITEMS, MARKET_COLOURS, PLACES, STONES } from './components.ts';
import { type HandEvent, REACHED, VERDICTS } from './meta-events.ts';
import { CALLABLE, CLOCK_WORDS, type HandMove } from './meta-moves.ts';
import type { Frame } from './stack.ts';

/** MC-26.31, MC-26.33  The moves, events and frames of META CULPA for programs of others. */

type Fields = Readonly<Record<string, JsonSchema>>;

const seat = seatUpTo(title.seats.max);
const good = wordOf(GOODS);
const place = wordOf(PLACES);
const den = wordOf(DENS);
const item = wordOf(ITEMS);
const stone = wordOf(STONES);
const letter = wordOf(MARKET_COLOURS);
const entry = wordOf(CALLABLE);
const character = wordOf(CHARACTERS);
const offices = listOf(wordOf(['pope', 'emperor']));
const confession = fields({ seat, entry, round: COUNT, step: COUNT });

const declaration = (travel: Fields): JsonSchema => ({
  oneOf: [
    ...['buy', 'greedy', 'sell'].map(type => fields({ type: always(type), good })),
    ...['buyLetter', 'donate'].map(type => fields({ type: always(type) })),
    fields({ type: always('visit'), place }),
    fields({ type: always('travel'), ...travel }),
  ],
});

export const HAND_MOVES: Readonly<Record<Exclude<HandMove['type'], 'sell' | 'holdBack'>, Fields>> = {
  putBack: { character },
  settle: {},
  noMove: {},
  done: {},
  declare: { action: declaration({ place }) },
  withdraw: {},
  takeBack: {},
  pay: { taler: COUNT },
  turn: { notches: COUNT },
  stone: { den },
  show: { item },
  drop: { item, into: wordOf(COMPARTMENTS) },
  letter: {},
  end: {},
  ask: {},
  here: {},
  call: { culprit: seat, entry },
  vote: { yes: FLAG },
  nothing: {},
  clock: { what: wordOf(CLOCK_WORDS) },
};

export const HAND_EVENTS: Readonly<Record<HandEvent['type'], Fields>> = {
  cardPutBack: { seat, character },
  bidSettled: { seat, taler: COUNT, to: wordOf(['bank', 'screen']), madeUp: FLAG },
  bidReturned: { seat, taler: COUNT },
  stonesLeftAlone: { seat },
  choiceDone: { seat },
  declared: { seat, action: declaration({}), second: FLAG },
  withdrawn: { seat },
  takenBack: {
    seat,
    step: wordOf(['pay', 'turn', 'stone', 'take', 'sell', 'drop']),
    taler: maybe(COUNT),
    notches: maybe(COUNT),
    den: maybe(den),
    stone: maybe(stone),
    letter: maybe(wordOf(COLOURS)),
    good: maybe(good),
    price: maybe(COUNT),
    item: maybe(item),
  },
  paid: { seat, taler: COUNT, madeUp: FLAG },
  stoneTaken: { seat, stone, letter: maybe(letter) },
  itemShown: { seat, item },
  itemDropped: { seat, item: maybe(item) },
  turnEnded: { seat, character },
  nextPlayerAsked: { seat, of: seat },
  here: { seat },
  nothingToCall: { seat },
  reached: { seat, where: wordOf(REACHED) },
  accused: { seat, culprit: seat, entry, verdict: wordOf(VERDICTS), honour: maybe(TEXT) },
  voted: { seat },
  voteEnded: { seat, culprit: seat, entry, upheld: FLAG },
  donationNamed: { seat, items: listOf(item) },
  goodsReturned: { seat, good, number: COUNT, to: wordOf(['market', 'bag']) },
  letterReturned: { seat, letter: wordOf(COLOURS) },
  visitUndone: { seat, place, taler: COUNT, letter: FLAG, notches: COUNT, stones: COUNT },
  lastCallBegan: { final: FLAG },
  lastCallEnded: { final: FLAG },
  timeUp: { seats: listOf(seat) },
  confessions: { sins: listOf(confession), leftOut: listOf(confession) },
};

type HandFrame = 'choosing' | 'handTurn' | 'vote' | 'lastCall' | 'handStep' | 'penance' | 'correction' | 'restore';

export const HAND_FRAMES: Readonly<Record<Extract<Frame['at'], HandFrame>, Fields>> = {
  choosing: { seat, pick: maybe(COUNT), card: maybe(character), offices },
  handTurn: { seat, character, free: FLAG },
  vote: { accuser: seat, culprit: seat, entry, voted: COUNT },
  lastCall: { final: FLAG, begun: FLAG, said: COUNT },
  handStep: { seat, move: ANY_OBJECT },
  penance: { seat, rule: { type: 'string' } },
  correction: { seat, act: { type: 'integer' } },
  restore: { seat },
};
