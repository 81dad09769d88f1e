import type { Chance, Stream } from './chance.ts';
import type { OptionTable } from './options.ts';
import type { Parsed, Refusal } from './refusal.ts';
import type { Audience, BySeat, Seat, Viewer } from './seat.ts';

/** The types of one game, named once: `interface Dogma extends GameTypes { … }`. */
export interface GameTypes {
  options: object;
  table: object;
  secrets: object;
  hidden: object;
  move: { readonly type: string };
  event: { readonly type: string };
  memory: object;
}

/**
 * Three drawers, and every fact lies in exactly one: `table` for everyone, `secrets[seat]` for that seat alone, `hidden` for nobody.
 * A state is plain JSON data: no closures, no classes, no clock, no `undefined` in arrays.
 */
export interface State<Game extends GameTypes> {
  readonly table: Game['table'];
  readonly secrets: BySeat<Game['secrets']>;
  readonly hidden: Game['hidden'];
}

/** What one seat may know: two drawers side by side. */
export interface SeatView<Game extends GameTypes> {
  readonly seat: Seat;
  readonly table: Game['table'];
  readonly own: Game['secrets'];
}

export interface SpectatorView<Game extends GameTypes> {
  readonly seat: 'spectator';
  readonly table: Game['table'];
}

export type View<Game extends GameTypes> = SeatView<Game> | SpectatorView<Game>;

export const seatView = <Game extends GameTypes>(state: State<Game>, seat: Seat): SeatView<Game> => {
  const own = state.secrets[seat];
  if (own === undefined) throw new RangeError(`there is no seat ${seat}`);
  return { seat, table: state.table, own };
};

export const viewOf = <Game extends GameTypes>(state: State<Game>, viewer: Viewer): View<Game> =>
  viewer === 'spectator' ? { seat: 'spectator', table: state.table } : seatView(state, viewer);

/** A rule tells what happened and to whom: `emit?.('all', event)`, `emit?.(seat, event)`. */
export type Emit<Event> = (to: Audience, event: Event) => void;

export interface Told<Event> {
  readonly to: Audience;
  readonly event: Event;
}

export interface Due {
  readonly what: string;
  readonly seconds: number;
  readonly mark?: number;
  /** It never rings: until it has run out, the moves it holds up are refused (MC-26.5 S12). */
  readonly isGate?: boolean;
  /** It is about this seat, and does not ring while nobody is there, or a bot stands in (MC-26.28). */
  readonly of?: Seat;
}

/** Time that belongs to the table: hosts arm their timers from `due`, and what a timer decides is recorded like a move. */
export interface TableClock<Game extends GameTypes> {
  /**
   * What would be decided, and after how many seconds: since the first step after which it was due with this `mark`. While the mark stays,
   * steps in between do not begin the time anew, and once decided it is not due again. Without a mark: after the last step.
   */
  due(table: Game['table']): readonly Due[];
  refusal(table: Game['table'], what: string): Refusal | undefined;
  apply(state: State<Game>, what: string, chance: Chance, emit?: Emit<Game['event']>): void;
  /** What is decided at once where nobody keeps time, as in simulations: once for every mark (MC-26.34). */
  readonly atOnce?: { readonly what: string; mark(table: Game['table']): number | undefined };
  /** The gate that holds this move up, and why it is refused until then. */
  gate?(move: Game['move']): { readonly what: string; readonly refusal: Refusal } | undefined;
  /** What is decided when this seat goes to a stand-in (MC-26.28). */
  handOver?(table: Game['table'], seat: Seat): string | undefined;
}

/** What somebody who looks on has of a step: the table before it, the view after it, and what was told. */
export interface Glance<Game extends GameTypes> {
  readonly before: Game['table'];
  readonly view: SeatView<Game>;
  readonly events: readonly Game['event'][];
}

/** Something to say, and after how many seconds. */
export interface Idea<Game extends GameTypes> {
  readonly move: Game['move'];
  readonly seconds: number;
}

/** What bots say without being asked (MC-26.18), from what their seat sees and hears alone. */
export interface Onlooker<Game extends GameTypes> {
  /** What this step gives a bot to say. */
  notices(glance: Glance<Game>, stream: Stream): readonly Idea<Game>[];
  /** Is there still reason to say this after a further step? */
  stands(glance: Glance<Game>, move: Game['move']): boolean;
}

/** The contract between the kernel and a game. */
export interface Rules<Game extends GameTypes> {
  readonly id: string;
  /** Rises when a correction changes how recorded moves play out. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<Game['options']>;

  setup(options: Game['options'], seats: number, chance: Chance, emit?: Emit<Game['event']>): State<Game>;
  /** The seats the table waits for: several while they decide in secret, none when the game is over. */
  toAct(table: Game['table']): readonly Seat[];
  /**
   * Complete: what is not listed is refused. An array where the list is short, a sequence produced lazily where it is long
   * (predictions, confessions) or asked for often (cards of a trick): take from it what you need. A seat that is not in `toAct` may have moves too (changing a sealed bid).
   */
  legalMoves(table: Game['table'], own: Game['secrets'], seat: Seat): Iterable<Game['move']>;
  /** Any legal move by luck, every one possible, without listing them all. Only for a seat that has one. */
  randomMove(table: Game['table'], own: Game['secrets'], seat: Seat, stream: Stream): Game['move'];
  /** Why this move is refused, or nothing. The move has been through `parseMove`. */
  refusal(table: Game['table'], own: Game['secrets'], seat: Seat, move: Game['move']): Refusal | undefined;
  /** Changes the state it is given; only after `refusal` said nothing. */
  apply(state: State<Game>, seat: Seat, move: Game['move'], chance: Chance, emit?: Emit<Game['event']>): void;
  /** By seat, 1 is best, equal places are shared; nothing while the game runs. */
  places(table: Game['table']): BySeat<number> | undefined;
  /** The figure that ranks the seats, where the game has one, for statistics. */
  points?(table: Game['table']): BySeat<number>;
  clone(state: State<Game>): State<Game>;
  /** The invariants of the rules that do not hold in this state, in words with their numbers: always none, or there is a bug. */
  brokenInvariants(state: State<Game>): readonly string[];

  /** The border: shape only, into canonical form. What rules forbid comes through and is refused by `refusal`. */
  parseMove(value: unknown, table: Game['table']): Parsed<Game['move']>;
  /** What everyone may know of a move the moment it is made; the move itself where nothing about it is secret. */
  publicPart(move: Game['move'], options?: Game['options']): unknown;
  /** Is this move beside what the seat is asked: a call, a word in between (MC-26.31)? Absent: everything answers. */
  isAside?(table: Game['table'], seat: Seat, move: Game['move']): boolean;
  /**
   * What a list of moves may show, where the legal ones would remind of what is owed (MC-26.1.1): the same whether it is owed or not. What is
   * not legal among it is refused as ever. Absent: the legal moves.
   */
  offered?(table: Game['table'], own: Game['secrets'], seat: Seat): Iterable<Game['move']>;
  /** Is it a part of the game to know whose turn it is (MC-26.5 S12)? Then nothing says it. Absent: no. */
  hidesTurn?(table: Game['table']): boolean;
  /** A move that may be decided on any view, however old (MC-26.12); absent: none. */
  isTimeless?(raw: unknown): boolean;
  /** May moves be taken back from outside? META CULPA has its own way (MC-26.19); absent: yes. */
  undoes?(options: Game['options']): boolean;
  /** What the table does for a seat whose time is up and that has no bot. */
  timeoutMove(table: Game['table'], own: Game['secrets'], seat: Seat, stream: Stream): Game['move'];
  /** Seconds for each decision, where these options limit them: the table then keeps time and plays `timeoutMove`. */
  decisionSeconds?(options: Game['options']): number | undefined;
  /** What the table's own clock decides, where a game has such things (MC-26.11). */
  readonly clock?: TableClock<Game>;
  /** What bots say without being asked, where these options let them. */
  onlooker?(options: Game['options']): Onlooker<Game> | undefined;
  /**
   * What of all that a viewer was told may still be looked at while the game goes on, in its order; without it everything may. `events`
   * may begin at any step: what is open of the later ones does not depend on the earlier ones.
   */
  shownHistory?(events: readonly Game['event'][], table: Game['table']): readonly Game['event'][];
  /** May the whole record be opened once the game is over? If not, each seat keeps only what it was shown. */
  opensAfterGame(options: Game['options']): boolean;

  /** What an attentive viewer knows, folded from the events this viewer was shown. */
  newMemory(options: Game['options'], seats: number, viewer: Viewer): Game['memory'];
  remember(memory: Game['memory'], event: Game['event']): void;
  /** Fills the other drawers with something consistent with all that the seat knows. */
  imagine(view: SeatView<Game>, memory: Game['memory'], stream: Stream): State<Game>;
}

/** Any game, for code that does not care which. Method parameters make every `Rules<Game>` assignable to it. */
export type AnyGame = GameTypes;
export type AnyRules = Rules<AnyGame>;
