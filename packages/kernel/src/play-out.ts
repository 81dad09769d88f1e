import type { ClockMove, Mover } from './entry.ts';
import { type Emit, type GameTypes, type SeatView, type State, seatView } from './game.ts';
import { type Bystanders, type Crowd, crowdOf } from './onlookers.ts';
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
  /** Who also says things without being asked, and each one's luck; what they say they say at once, time stands still. */
  readonly bystanders?: Bystanders;
}

/** What is known of a game that was played: enough for its places and its record. */
export type Played<Game extends GameTypes> = Pick<Play<Game>, 'rules' | 'options' | 'state' | 'standing'>;

const LONGEST = 100_000;

/** The same game as step by step, with one state that every move changes: no steps, no copies. Throws a FaultError when a bot breaks a rule. */
export const playOut = <Game extends GameTypes>(outing: Outing<Game>): Played<Game> => {
  const { rules, options, seats, chance, watch } = outing;
  const { memories, emit } = listeners(outing);
  const onlooker = outing.bystanders === undefined ? undefined : rules.onlooker?.(options);
  const crowd = onlooker && outing.bystanders && crowdOf(onlooker, outing.bystanders);
  const state = rules.setup(options, seats, chance, crowd === undefined ? emit : both(emit, crowd.hear));
  const game: Running<Game> = { outing, state, crowd, emit, standing: SET_UP, mark: undefined };
  watch?.(state, 0);
  for (let seat = turnAt(outing, state); seat !== undefined; seat = turnAt(outing, state)) {
    const move = decided(outing, state, memories, seat, game.standing.count);
    make(game, seat, move);
    goOn(game);
  }
  if (rules.places(state.table) === undefined) throw new Error('nobody is to act and the game is not over');
  return { rules, options, state, standing: game.standing };
};

interface Running<Game extends GameTypes> {
  readonly outing: Outing<Game>;
  readonly state: State<Game>;
  readonly crowd: Crowd<Game> | undefined;
  readonly emit: Emit<Game['event']> | undefined;
  standing: Standing;
  /** Of what the clock has decided last, where nobody keeps time. */
  mark: number | undefined;
}

/** A move, or what the table's own clock decides. */
const make = <Game extends GameTypes>(
  game: Running<Game>,
  by: Mover,
  move: Game['move'] | ClockMove['move'],
  late = 0,
): void => {
  const { outing, state, crowd, emit } = game;
  const { rules, chance, watch } = outing;
  const before = crowd === undefined ? undefined : rules.clone(state).table;
  const hear = crowd === undefined ? emit : both(emit, crowd.hear);
  game.standing = after(game.standing, by, move, late);
  if (by === 'table') rules.clock?.apply(state, (move as ClockMove['move']).what, chance, hear);
  else rules.apply(state, by, move, chance, hear);
  if (before !== undefined) crowd?.look(before, state);
  watch?.(state, game.standing.count);
};

/** What is said without being asked comes at once, then what a clock decides where nobody keeps time. */
const goOn = <Game extends GameTypes>(game: Running<Game>): void => {
  const { outing, state, crowd } = game;
  const { rules } = outing;
  for (let remark = crowd?.next(); remark !== undefined; remark = crowd?.next()) {
    const { seat, move, at } = remark;
    if (rules.refusal(state.table, seatView(state, seat).own, seat, move) === undefined) make(game, seat, move, at);
  }
  const ring = rules.clock?.atOnce;
  const mark = ring?.mark(state.table);
  if (ring === undefined || mark === undefined || mark === game.mark) return;
  game.mark = mark;
  if (rules.clock?.refusal(state.table, ring.what) !== undefined) return;
  make(game, 'table', { type: 'clock', what: ring.what });
  goOn(game);
};

/** Time stands still in such a game: its moves are counted instead, and what came late is so much later. */
const after = (before: Standing, by: Mover, move: unknown, late: number): Standing => {
  const count = before.count + 1;
  const at = (before.entry?.at ?? -1) + 1 + late;
  if (by === 'table') return { entry: { seq: count, by, at, move: move as ClockMove['move'] }, before, count };
  return { entry: { seq: count, seat: by, at, move }, before, count };
};

const both =
  <Event>(one: Emit<Event> | undefined, other: Emit<Event>): Emit<Event> =>
  (to, event) => {
    one?.(to, event);
    other(to, event);
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
