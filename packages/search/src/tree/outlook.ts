import type { BySeat, GameTypes, Rules, Seat, State, Stream } from '@conclave/kernel';

/**
 * What a search must know of a game besides its rules. The states it sees are imagined ones only. `policy` and `candidates` get the whole
 * imagined state for speed, and use of it what the acting seat would know.
 */
export interface Outlook<Game extends GameTypes> {
  readonly rules: Rules<Game>;
  /** One short text for each move: moves with the same text are the same branch. It may tell apart what the mover holds. */
  keyOf(move: Game['move'], state: State<Game>, seat: Seat): string;
  /** True when every move is wholly public: then one tree serves all seats. */
  readonly open: boolean;
  /** What the others see of a move, as text; needed only in games that are not open. */
  publicKeyOf?(move: Game['move']): string;
  /** Do several seats decide here in secret at the same time? Then each looks for a mixture instead of one best move. */
  isSimultaneous?(state: State<Game>): boolean;
  /** Cuts an imagined state down to what the search should look at, e.g. this round only. */
  prepare?(state: State<Game>): void;
  /** The moves worth a branch; nothing where the policy alone shall decide. */
  candidates(state: State<Game>, seat: Seat, stream: Stream, isRoot: boolean): readonly Game['move'][] | undefined;
  /** How play goes on below the tree. */
  policy(state: State<Game>, seat: Seat, stream: Stream): Game['move'];
  /** By seat from 0 to 1, 1 is best; nothing while the imagined game should go on. `plies` counts the moves since the root. */
  values(state: State<Game>, plies: number): BySeat<number> | undefined;
}
