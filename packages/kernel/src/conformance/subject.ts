import type { Stream } from '../chance.ts';
import type { GameTypes, Rules, State } from '../game.ts';
import type { Seat, Viewer } from '../seat.ts';

/** What a game tells the suite about itself. */
export interface Subject<Game extends GameTypes> {
  readonly rules: Rules<Game>;
  /**
   * What this move makes known to the viewer by the rules, beyond its public part: cards turned up, bids revealed, a pile taken, stones
   * drawn. Two worlds that agree in this and in all that the viewer knew before must look the same to the viewer afterwards.
   */
  revealed(before: State<Game>, seat: Seat, move: Game['move'], viewer: Viewer, after: State<Game>): unknown;
  /** The same for what the table's clock decides; where it is not said, that is not compared. */
  revealedByClock?(before: State<Game>, what: string, after: State<Game>): unknown;
  /** A legal move of this seat that looks like `move` to everyone else, for games where most random moves would not. */
  lookAlike?(move: Game['move'], state: State<Game>, seat: Seat, stream: Stream): Game['move'] | undefined;
  /** Table options by luck; all listed combinations in turn when absent. */
  randomOptions?(seats: number, stream: Stream): Game['options'];
  /** Games per player count for the quick checks; the slow ones play a tenth. */
  readonly games?: number;
  /** A game longer than this many moves counts as endless. */
  readonly longest?: number;
  readonly seed?: number;
}

export interface Check {
  readonly name: string;
  run(): void;
}
