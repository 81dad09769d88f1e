import type { AnyGame, AnyRules, SeatView, Stream } from '@conclave/kernel';

/** A bot sees what its seat sees and remembers what its seat was told; it is never handed a state. */
export type BotPlayer = (
  view: SeatView<AnyGame>,
  memory: object,
  stream: Stream,
) => AnyGame['move'] | Promise<AnyGame['move']>;

/** Where the server finds its bots, by game and level. */
export interface BotRegistry {
  levels(game: string): readonly string[];
  player(rules: AnyRules, level: string | undefined): BotPlayer;
  /** What this bot is called in a record. */
  nameOf?(game: string, level: string | undefined): string;
  /** All names of bots, in every language: no guest may take one. */
  names?(): readonly string[];
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
