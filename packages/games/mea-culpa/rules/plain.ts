import { at, type Seat, type View } from '@conclave/kernel';
import { sheetOf } from './agreed.ts';
import { cardName } from './cards.ts';
import {
  CATEGORIES,
  CHARACTERS,
  COLOURS,
  COMPARTMENTS,
  DENS,
  GOODS,
  ITEMS,
  NOBODY,
  SITES,
  STONES,
} from './components.ts';
import { named } from './counts.ts';
import type { Frame } from './stack.ts';
import type { MeaCulpa, Secrets, Table } from './state.ts';

type Numbers = readonly number[];

/** `{ lust: …, pettySins: …, greed: … }`: a list under the words of its places. */
const byWord = <Item extends NonNullable<unknown>, Plain>(
  words: readonly string[],
  items: readonly Item[],
  plain: (item: Item) => Plain,
): Readonly<Record<string, Plain>> => Object.fromEntries(words.map((word, index) => [word, plain(at(items, index))]));

const itself = (number: number): number => number;
const seatOrNull = (seat: number): Seat | null => (seat === NOBODY ? null : seat);
const cardOrNull = (number: number): string | null => (number === 0 ? null : cardName(number));

/** The cards of a pile that is counted by card number, one by one. */
const cardsIn = (counts: Numbers): readonly string[] =>
  counts.flatMap((count, number) => new Array<string>(count).fill(cardName(number)));

/** MC-29.1  What the table waits for and what goes on afterwards; cards, compartments and categories by name. */
const plainFrame = (frame: Frame): object => ({
  ...frame,
  ...(frame.at === 'card' || frame.at === 'everyonePuts' ? { card: cardName(frame.card) } : {}),
  ...('compartment' in frame ? { compartment: at(COMPARTMENTS, frame.compartment) } : {}),
  ...('category' in frame ? { category: CATEGORIES[frame.category] ?? null } : {}),
});

const plainLedger = (line: Numbers): object => ({
  taler: at(line, 0),
  goods: named(line.slice(1, 5), GOODS),
  letters: named(line.slice(5, 9), COLOURS),
});

const souls = ({ options, seats, round, souls, front, posts, stock }: Table): object => ({
  options,
  sheet: sheetOf(options),
  seats,
  round,
  souls,
  front,
  posts,
  stock,
});

const market = ({ dens, popeStones, market, bag, supply }: Table): object => ({
  dens: byWord(DENS, dens, den => den),
  popeStones: byWord(DENS, popeStones, itself),
  market: named(market, STONES),
  bag,
  supply: named(supply, COLOURS),
});

const house = ({ rooms, suite5, suite6, discard, hut, emperorCrew, crews, parts, finished }: Table): object => ({
  rooms: rooms.map(cardOrNull),
  suite5,
  suite6,
  discard: cardsIn(discard),
  hut,
  emperorCrew,
  crews: byWord(SITES, crews, itself),
  parts: byWord(SITES, parts, itself),
  finished,
});

const bids = ({ characters, locked, bids, keeper, order, bonuses, seats }: Table): object => ({
  characters: byWord(CHARACTERS, characters, seatOrNull),
  locked: Array.from({ length: seats }, (_, seat) => ((locked >> seat) & 1) === 1),
  bids,
  keeper: seatOrNull(keeper),
  order,
  bonuses,
});

const chests = ({ chests, opened, display, ledger, result, stack }: Table): object => ({
  chests,
  opened: opened.map(items => named(items, ITEMS)),
  display: named(display, COLOURS),
  ledger: ledger.map(plainLedger),
  result,
  stack: stack.map(plainFrame),
});

/** MC-2.2  Everything that everyone may see. */
const plainTable = (table: Table): object => ({
  ...souls(table),
  ...market(table),
  ...house(table),
  ...bids(table),
  ...chests(table),
  ...(table.manual === undefined ? {} : { manual: table.manual }), // MC-26.33: all of it has been heard
});

/** MC-2.2  What one seat alone sees. Without a bid, or without a journey, these are left out. */
const plainOwn = ({ taler, goods, letters, chest, bid, die, drops, vote }: Secrets): object => ({
  taler,
  goods: named(goods, GOODS),
  letters: named(letters, COLOURS),
  compartmentI: named(chest[0], ITEMS),
  compartmentII: named(chest[1], ITEMS),
  ...(bid.notches === 0 ? {} : { bid }),
  ...(die === 0 ? {} : { die }),
  ...(drops === undefined ? {} : { drops }),
  ...(vote === undefined ? {} : { vote }),
});

/** A view in words: goods, letters and stones by name, cards as `C7`, sites as `A`. */
export const toPlain = (view: View<MeaCulpa>): object => ({
  seat: view.seat,
  table: plainTable(view.table),
  ...('own' in view ? { own: plainOwn(view.own) } : {}),
});
