import { type Emit, type GameTypes, type SeatView, type State, seatView } from './game.ts';
import type { Beginning, Play } from './play.ts';
import { type Fault, FaultError } from './refusal.ts';
import { allSeats, type BySeat, maySee, type Seat } from './seat.ts';
import { SET_UP, type Standing } from './standing.ts';

/** A game that bots play to its end at one go: nobody watches, nothing is taken back. Arena and simulation play thousands of them. */
export interface Outing<Game extends GameTypes> extends Beginning<Game> {
  decide(view: SeatView<Game>, memory: Game['memory']): Game['move'];
  /** Who of those the table waits for moves first; without it the first of them. */
  turn?(waiting: readonly Seat[]): Seat | undefined;
  /** Looks at the table after the set-up and after every move. */
  watch?(state: State<Game>, moves: number): void;
  /** Does nobody remember anything? Then nothing need be told. */
  readonly forgetful?: boolean;
}

/** What is known of a game that was played: enough for its places and its record. */
export type Played<Game extends GameTypes> = Pick<Play<Game>, 'rules' | 'options' | 'state' | 'standing'>;

const LONGEST = 100_000;

/** The same game as step by step, with one state that every move changes: no steps, no copies. Throws a FaultError when a bot breaks a rule. */
export const playOut = <Game extends GameTypes>(outing: Outing<Game>): Played<Game> => {
  const { rules, options, seats, chance, watch } = outing;
  const { memories, emit } = listeners(outing);
  const state = rules.setup(options, seats, chance, emit);
  let standing = SET_UP;
  watch?.(state, 0);
  for (let seat = turnAt(outing, state); seat !== undefined; seat = turnAt(outing, state)) {
    const move = decided(outing, state, memories, seat, standing.count);
    standing = after(standing, seat, move);
    rules.apply(state, seat, move, chance, emit);
    watch?.(state, standing.count);
  }
  if (rules.places(state.table) === undefined) throw new Error('nobody is to act and the game is not over');
  return { rules, options, state, standing };
};

/** Time stands still in such a game: its moves are counted instead. */
const after = (before: Standing, seat: Seat, move: unknown): Standing => {
  const count = before.count + 1;
  return { entry: { seq: count, seat, at: before.count, move }, before, count };
};

const turnAt = <Game extends GameTypes>(outing: Outing<Game>, { table }: State<Game>): Seat | undefined => {
  const waiting = outing.rules.toAct(table);
  return waiting.length === 0 || outing.turn === undefined ? waiting[0] : outing.turn(waiting);
};

const decided = <Game extends GameTypes>(
  { rules, decide }: Outing<Game>,
  state: State<Game>,
  memories: BySeat<Game['memory']>,
  seat: Seat,
  moves: number,
): Game['move'] => {
  if (moves === LONGEST) throw broken(moves, 'the game does not end', { code: 'endless' });
  const view = seatView(state, seat);
  const move = decide(view, memories[seat] ?? {});
  const refused = rules.refusal(view.table, view.own, seat, move);
  if (refused === undefined) return move;
  throw broken(moves, `${JSON.stringify(move)} may not be played`, refused);
};

const broken = (moves: number, message: string, why: Pick<Fault, 'code' | 'rule'>): FaultError =>
  new FaultError({ path: `moves[${moves}]`, message, ...why });

interface Listeners<Game extends GameTypes> {
  readonly memories: BySeat<Game['memory']>;
  readonly emit?: Emit<Game['event']>;
}

const listeners = <Game extends GameTypes>({ rules, options, seats, forgetful }: Outing<Game>): Listeners<Game> => {
  if (forgetful === true) return { memories: [] };
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const emit: Emit<Game['event']> = (to, event) => {
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  return { memories, emit };
};
