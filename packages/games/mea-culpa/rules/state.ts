import { at, type BySeat, type Seat, type State as StateOf } from '@conclave/kernel';
import type { Board } from './board-sheet.ts';
import type { Bonus } from './components.ts';
import type { Counts } from './counts.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Entry } from './meta-register.ts';
import type { HiddenBooks, Manual } from './meta-state.ts';
import type { Donation, Move } from './moves.ts';
import type { Options } from './options.ts';
import type { Frame } from './stack.ts';

/** The types of this game, named once. */
export interface MeaCulpa {
  options: Options;
  table: Table;
  secrets: Secrets;
  hidden: Hidden;
  move: Move;
  event: Event;
  memory: Memory;
}
export type State = StateOf<MeaCulpa>;

/** MC-7.1  Notches 1 to 6 and taler. */
export interface Bid {
  readonly notches: number;
  readonly taler: number;
}

/** MC-2.2  Everything that everyone may see. */
export interface Table {
  readonly options: Options;
  readonly board: Board;
  readonly seats: number;
  /** 0 while starting bonuses are chosen. */
  round: number;
  /** MC-29.1  What the table waits for, on top; below it what goes on afterwards. Frames are never changed, only replaced. */
  readonly stack: Frame[];

  /** MC-3.1  Where the souls stand, by seat. */
  readonly souls: Counts;
  /** MC-3.2  The start stack, by seat: the higher, the nearer to Hell. */
  readonly front: readonly number[];
  /** By seat; 0 while bids are made (MC-7.2). */
  readonly posts: Counts;
  /** Sin stones in stock, by seat. */
  readonly stock: Counts;
  /** MC-18.1  Sin stones by den and seat. */
  readonly dens: readonly Counts[];
  /** MC-18.2  Pope stones by den. */
  readonly popeStones: Counts;

  /** Stones on the market, by kind. */
  readonly market: Counts;
  /** How many stones the bag holds. */
  bag: number;
  /** Letters in the stacks, by colour. */
  readonly supply: Counts;

  /** MC-13.1  The card in rooms 1 to 4: its number (C1 is 1), or 0. */
  readonly rooms: Counts;
  /** Does the card of suite 5 show its welcome face? */
  suite5: boolean;
  /** Does a yellow letter lie in suite 6? */
  suite6: boolean;
  /** The face-up discard pile (D-51): how many, by card number. */
  readonly discard: Counts;

  /** MC-19  Crews in the hut, on the Emperor card and by site; parts by site: 1 nave, 2 cathedral. */
  hut: number;
  emperorCrew: number;
  readonly crews: Counts;
  readonly parts: Counts;
  /** Finished cathedrals. */
  finished: number;

  /** MC-7.8  The seat that holds each character, or NOBODY. */
  readonly characters: Counts;
  /** MC-7.2  Who has locked in a bid: one bit per seat. */
  locked: number;
  /** MC-7.4  By seat once revealed; empty before. */
  bids: readonly Bid[];
  /** MC-7.5  Who kept his taler; NOBODY before the reveal. */
  keeper: number;
  /** MC-7.8  The order of choice; with two players everyone stands in it twice (MC-24.2). */
  order: readonly Seat[];

  /** MC-5.4  Starting bonuses not taken yet. */
  bonuses: readonly Bonus[];
  /** MC-2.5  How many things each chest holds, by seat. */
  readonly chests: Counts;
  /** MC-20.1  Contents of the compartments being evaluated, by seat and item; empty otherwise. */
  opened: readonly Counts[];
  /** MC-20.3  Letters on display, by colour. */
  readonly display: Counts;

  /** MC-2.4  With `openLedger = full`: by seat taler, four goods, four colours of letters. Empty otherwise. */
  readonly ledger: readonly Counts[];
  /** Places by seat once the game is over; empty before. */
  result: readonly number[];
  /** MC-26  The open books of a table that plays META CULPA; others have none. */
  readonly manual?: Manual;
}

/** MC-2.2  What one seat alone sees: behind its screen, in its chest, in its closed hand. */
export interface Secrets {
  taler: number;
  readonly goods: Counts;
  readonly letters: Counts;
  /** Items in compartments I and II. */
  readonly chest: readonly [Counts, Counts];
  /** The sealed bid; 0 notches when there is none. */
  bid: Bid;
  /** The Pope die while he travels, else 0. */
  die: number;
  /** MC-26.20  In META CULPA: what was dropped in the running turn, and a vote (MC-26.29). */
  drops?: readonly Drop[];
  vote?: boolean;
  /** MC-26.11  In a game over days: "nothing to call" was said in advance for this round. Nobody else knows before it is made. */
  ahead?: true;
}

/** MC-26.5 S11  A thing dropped into a compartment, for which act, and whether it had been shown. */
export interface Drop extends Donation {
  readonly act: number;
  readonly shown: boolean;
}

export const NO_BID: Bid = { notches: 0, taler: 0 };

/** MC-2.2  What nobody sees. Stones are drawn by luck from the bag, whatever their order; the deck is what lies nowhere else. */
export interface Hidden {
  /** The stones in the bag, by their index. */
  readonly bag: number[];
  /** MC-26.6.3  The record of sins of a table that plays META CULPA. */
  readonly books?: HiddenBooks;
}

/** The seat that holds a character, or NOBODY. */
export const holderOf = (table: Table, character: number): Seat => at(table.characters, character);

/** MC-26.1.2  Is this entry in force, so that its step is done by hand? False in enforced mode. */
export const isByHand = ({ manual }: Table, entry: Exclude<Entry, 'S1'>): boolean => {
  if (manual === undefined) return false;
  const value = manual.register[entry];
  return typeof value === 'string' ? value === 'on' : value.on;
};

const cloneOpen = (table: Table): Table => ({
  options: table.options,
  board: table.board,
  seats: table.seats,
  round: table.round,
  stack: table.stack.slice(),
  souls: table.souls.slice(),
  front: table.front,
  posts: table.posts.slice(),
  stock: table.stock.slice(),
  dens: table.dens.map(den => den.slice()),
  popeStones: table.popeStones.slice(),
  market: table.market.slice(),
  bag: table.bag,
  supply: table.supply.slice(),
  rooms: table.rooms.slice(),
  suite5: table.suite5,
  suite6: table.suite6,
  discard: table.discard.slice(),
  hut: table.hut,
  emperorCrew: table.emperorCrew,
  crews: table.crews.slice(),
  parts: table.parts.slice(),
  finished: table.finished,
  characters: table.characters.slice(),
  locked: table.locked,
  bids: table.bids,
  keeper: table.keeper,
  order: table.order,
  bonuses: table.bonuses,
  chests: table.chests.slice(),
  opened: table.opened,
  display: table.display.slice(),
  ledger: table.ledger.map(line => line.slice()),
  result: table.result,
});

/** Written out: a spread of something so large takes twenty times as long. */
const copyBooks = (books: Manual): Manual => ({
  register: books.register,
  turn: books.turn,
  hands: books.hands,
  lastAct: books.lastAct,
  acts: books.acts,
  steps: books.steps,
  beside: books.beside,
  marked: books.marked,
  ends: books.ends,
  reminded: books.reminded,
  asked: books.asked,
  awake: books.awake,
  locked: books.locked,
  lockedForRound: books.lockedForRound,
  idle: books.idle,
  stones: books.stones,
  askCrew: books.askCrew,
  heldBack: books.heldBack,
  honoured: books.honoured,
  timesUp: books.timesUp,
});

const cloneTable = (table: Table): Table =>
  table.manual === undefined ? cloneOpen(table) : Object.assign(cloneOpen(table), { manual: copyBooks(table.manual) });

export const cloneSecrets = ({ taler, goods, letters, chest, bid, die, drops, vote, ahead }: Secrets): Secrets => {
  const secrets: Secrets = {
    taler,
    goods: goods.slice(),
    letters: letters.slice(),
    chest: [chest[0].slice(), chest[1].slice()],
    bid,
    die,
  };
  if (drops !== undefined) secrets.drops = drops;
  if (vote !== undefined) secrets.vote = vote;
  if (ahead !== undefined) secrets.ahead = ahead;
  return secrets;
};

export const clone = ({ table, secrets, hidden }: State): State => ({
  table: cloneTable(table),
  secrets: secrets.map(cloneSecrets),
  hidden: hiddenWith(hidden.bag.slice(), hidden.books),
});

const hiddenWith = (bag: number[], books: HiddenBooks | undefined): Hidden =>
  books === undefined ? { bag } : { bag, books: { ...books } };

export const cloneTableWith = (
  table: Table,
  secrets: BySeat<Secrets>,
  bag: number[],
  books: HiddenBooks | undefined,
): State => ({
  table: cloneTable(table),
  secrets,
  hidden: hiddenWith(bag, books),
});
