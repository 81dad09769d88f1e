import type { AnyGame, AnyRules, SeatView, Stream } from '@conclave/kernel';
import type { Advice } from '@conclave/search';
import type { Turn } from './fair-queue.ts';
import type { MasterSeats } from './master-seats.ts';

/** A bot sees what its seat sees and remembers what its seat was told; it is never handed a state. */
export type BotPlayer = (
  view: SeatView<AnyGame>,
  memory: object,
  stream: Stream,
) => AnyGame['move'] | Promise<AnyGame['move']>;

/** What a master would do in a seat, from what that seat knows. */
export type Adviser = (view: SeatView<AnyGame>, memory: object, stream: Stream) => Promise<Advice>;

/** Who asks a bot: the owner of the table, at whose charge it thinks; and which turn, at which seat. */
export interface BotTurn extends Turn {
  readonly seat: string;
}

/** Where the server finds its bots, by game and level. */
export interface BotRegistry {
  levels(game: string): readonly string[];
  /** Those of a level with a taste of their own, by name (`regular:inquisitor`). */
  characters?(game: string): readonly string[];
  player(rules: AnyRules, level: string | undefined, turn: BotTurn): BotPlayer;
  /** For a person who asks, at that person's charge; nothing where nobody knows the game well enough. */
  adviser?(rules: AnyRules, turn: Turn): Adviser | undefined;
  /** The level of which there are not enough for everybody, and where they are busy. */
  readonly masters?: { readonly levels: readonly string[]; readonly seats: MasterSeats };
  /** What this bot is called in a record. */
  nameOf?(game: string, level: string | undefined): string;
  /** All names of bots, in every language: no guest may take one. */
  names?(): readonly string[];
  /** Questions that nobody thinks about yet. */
  waiting?(): number;
  close?(): Promise<void>;
}

/** Players that come with the rules: any legal move, or the one the table would make for a seat that is away. */
export const simpleBots: BotRegistry = {
  levels: () => ['random', 'cautious'],
  player: (rules, level) => (view, _memory, stream) =>
    level === 'cautious'
      ? rules.timeoutMove(view.table, view.own, view.seat, stream)
      : rules.randomMove(view.table, view.own, view.seat, stream),
};
