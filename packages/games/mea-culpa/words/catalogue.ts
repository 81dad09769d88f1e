import type { Seat } from '@conclave/kernel';
import type { BoardSheet } from '../rules/board-sheet.ts';
import type {
  Bonus,
  Category,
  Character,
  Colour,
  Compartment,
  Den,
  Item,
  Place,
  Site,
  Stone,
} from '../rules/components.ts';
import type { Named } from '../rules/counts.ts';
import type { Event, EventOf } from '../rules/events.ts';
import type { HandEvent } from '../rules/meta-events.ts';
import type { MetaOptions } from '../rules/meta-options.ts';
import type { Move, TableMove } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import type { SheetWarning } from '../rules/sheet-check.ts';
import type { Asked } from '../rules/stack.ts';
import type { Table } from '../rules/state.ts';
import type { HandQuestion, HandRefusal } from './meta-catalogue.ts';

/** The name at a seat. */
export type NameOf = (seat: Seat) => string;

type Texts<Word extends string> = Readonly<Record<Word, string>>;

export interface OptionText {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Frames at which the table waits for somebody. */
export type Question = Exclude<Asked['at'], HandQuestion>;

/** A move of either mode. */
type AnyMoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Everything that one language has to say of enforced mode, and of things; META CULPA has its own part (`meta-catalogue.ts`). A missing text does not compile. */
export interface Catalogue {
  readonly title: string;
  readonly invitation: string;
  list(parts: readonly string[], none?: string): string;
  readonly stones: Texts<Stone>;
  readonly colours: Texts<Colour>;
  readonly dens: Texts<Den>;
  readonly characters: Texts<Character>;
  readonly bonuses: Texts<Bonus>;
  readonly items: Texts<Item>;
  /** "2 jewels" */
  stonesCounted(number: number, stone: Stone): string;
  /** "2 loaves of bread and 1 jewel" */
  goodList(held: Named<Stone | Item>, none: string): string;
  /** "3 blue and 1 red", of letters */
  letterList(held: Named<Colour>): string;
  readonly categories: Texts<Category>;
  /** What a House card offers, by its id. */
  readonly cards: Readonly<Record<string, string>>;
  place(place: Place): string;
  site(site: Site): string;
  compartment(compartment: Compartment): string;
  readonly events: {
    readonly [Type in Exclude<Event['type'], HandEvent['type']>]: (event: EventOf<Type>, name: NameOf) => string;
  };
  readonly moves: { readonly [Type in TableMove['type']]: (move: AnyMoveOf<Type>, name: NameOf) => string };
  /** What the one who decides is asked. */
  readonly ask: { readonly [Word in Question]: string };
  askCard(card: string): string;
  secondAction: string;
  /** What the others read. */
  waitFor(names: string): string;
  over: string;
  readonly table: {
    round(round: number): string;
    market(stones: string, bag: number): string;
    rooms(rooms: readonly string[], suite5: boolean, suite6: boolean): string;
    supply(letters: string): string;
    sites(table: Table, ids: readonly string[]): string;
    popeStones(places: string): string;
    player(line: PlayerLine): string;
    own(taler: number, goods: string, letters: string): string;
    /** MC-2.4  With `openLedger = full`. */
    ledger(name: string, taler: number, goods: string, letters: string): string;
    readonly noGoods: string;
    readonly noLetters: string;
    chest(first: string, second: string): string;
    bid(notches: number, taler: number): string;
    die(place: string): string;
    display(letters: string): string;
  };
  readonly refusals: Texts<Exclude<RefusalCode, HandRefusal> | 'malformed' | 'optionNotAvailable' | 'boardSheet'>;
  readonly options: { readonly [Key in Exclude<keyof Options, keyof MetaOptions>]: OptionText };
  readonly warnings: Texts<SheetWarning['code']>;
  cathedral(id: string): string;
  sheet(sheet: BoardSheet): string;
}

export interface PlayerLine {
  readonly name: string;
  readonly characters: readonly string[];
  readonly soul: number;
  /** 0 while bids are made. */
  readonly post: number;
  readonly stock: number;
  readonly dens: string;
  readonly chest: number;
  readonly locked: boolean;
}
