import type { BySeat, Seat, State as StateOf } from '@conclave/kernel';
import type { Board } from './board-sheet.ts';
import type { Bonus, Character, Den, Good, Kind, Place, Room, Site } from './components.ts';
import type { Counts } from './counts.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

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
}

export const NO_BID: Bid = { notches: 0, taler: 0 };

/** MC-2.2  What nobody sees. Stones are drawn by luck from the bag, whatever their order; the deck is what lies nowhere else. */
export interface Hidden {
  /** The stones in the bag, by their index. */
  readonly bag: number[];
}

/** MC-29.1  Phases at the bottom, interrupts above. `seat` is the one who decides. Frames without a decision are work still to do. */
export type Frame =
  | { readonly at: 'bonus'; readonly seat: Seat } // SETUP_BONUS, MC-5.5
  | { readonly at: 'prepare'; readonly seat?: never } // PREPARE, MC-6.2
  | { readonly at: 'bid'; readonly seat?: never } // BID, MC-7.1
  | { readonly at: 'choose'; readonly seat: Seat; readonly pick: number } // CHOOSE, MC-7.8
  | { readonly at: 'preliminary'; readonly seat: Seat; readonly character: Character } // PRELIM, MC-8
  | { readonly at: 'preliminaryOrder'; readonly seat: Seat; readonly own: Character; readonly inherited: Character }
  | { readonly at: 'popeStone'; readonly seat: Seat } // MC-8.1
  | { readonly at: 'crew'; readonly seat: Seat } // MC-8.2
  | { readonly at: 'preliminaryVisit'; readonly seat: Seat } // MC-8.4
  | { readonly at: 'nextTurn'; readonly seat?: never; readonly after: Character } // MC-9.1
  | TurnFrame
  | { readonly at: 'goods'; readonly seat: Seat; readonly good: Good } // MC-10.3, the stone comes first
  | { readonly at: 'guess'; readonly seat: Seat; readonly pope: Seat } // INCOGNITO, MC-14.4
  | { readonly at: 'inside'; readonly seat: Seat; readonly place: Place; readonly notches: number } // MC-13.4
  | { readonly at: 'room'; readonly seat: Seat } // MC-13.6
  | CardFrame
  | { readonly at: 'clear'; readonly seat?: never; readonly room: Room } // MC-13.4 (4)
  | { readonly at: 'giveLetter'; readonly seat: Seat; readonly to: Seat } // C1
  | EveryoneFrame
  | RunOutFrame
  | { readonly at: 'atonement'; readonly seat?: never; readonly by: Seat; readonly den: Den } // ATONEMENT, MC-18.4
  | { readonly at: 'freeStone'; readonly seat: Seat } // FREE_STONE, MC-15.3
  | EvaluationFrame
  | PickFrame
  | { readonly at: 'compare'; readonly seat?: never } // COMPARE, MC-17
  | { readonly at: 'final'; readonly seat?: never } // COMPARE → SCORE, MC-21.2
  | { readonly at: 'over'; readonly seat?: never }; // OVER

/** TURN(character), MC-9.2: how many actions were started, and of which kind the first was. */
export interface TurnFrame {
  readonly at: 'turn';
  readonly seat: Seat;
  readonly character: Character;
  readonly actions: number;
  readonly first?: Kind;
}

/** MC-13.5  A visitor decides about a card: its number, and the room it lies in. */
export interface CardFrame {
  readonly at: 'card';
  readonly seat: Seat;
  readonly card: number;
  readonly room: Room;
}

/** RUN_OUT(player), MC-18.6. */
export interface RunOutFrame {
  readonly at: 'runOut';
  readonly seat: Seat;
  readonly den: Den;
  readonly missing: number;
}

/** MC-18.7  C5 and C6: those who still have to put two stones, in order. */
export interface EveryoneFrame {
  readonly at: 'everyonePuts';
  readonly seat?: never;
  readonly seats: readonly Seat[];
  readonly den: Den;
  readonly card: number;
}

/** EVALUATE(compartment), MC-20: the next category. */
export interface EvaluationFrame {
  readonly at: 'evaluation';
  readonly seat?: never;
  readonly site: Site;
  readonly compartment: number;
  readonly category: number;
}

/** MC-20.5  The donor on turn picks a letter. */
export interface PickFrame {
  readonly at: 'pick';
  readonly seat: Seat;
  readonly donors: readonly Seat[];
  readonly taken: number;
  readonly category: number;
}

const OVER: Frame = { at: 'over' };

export const top = ({ stack }: Table): Frame => stack[stack.length - 1] ?? OVER;

export const push = ({ stack }: Table, frame: Frame): void => {
  stack.push(frame);
};

export const pop = ({ stack }: Table): void => {
  stack.pop();
};

export const replace = ({ stack }: Table, frame: Frame): void => {
  stack[stack.length - 1] = frame;
};

/** The seat that holds a character, or NOBODY. */
export const holderOf = (table: Table, character: number): Seat => table.characters[character] as Seat;

const cloneTable = (table: Table): Table => ({
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

export const cloneSecrets = ({ taler, goods, letters, chest, bid, die }: Secrets): Secrets => ({
  taler,
  goods: goods.slice(),
  letters: letters.slice(),
  chest: [chest[0].slice(), chest[1].slice()],
  bid,
  die,
});

export const clone = ({ table, secrets, hidden }: State): State => ({
  table: cloneTable(table),
  secrets: secrets.map(cloneSecrets),
  hidden: { bag: hidden.bag.slice() },
});

export const cloneTableWith = (table: Table, secrets: BySeat<Secrets>, bag: number[]): State => ({
  table: cloneTable(table),
  secrets,
  hidden: { bag },
});
