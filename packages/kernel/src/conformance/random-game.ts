import { type Chance, fastChance, type Stream, sealedChance } from '../chance.ts';
import { type Emit, type GameTypes, type Rules, type State, seatView, type Told } from '../game.ts';
import { combinations } from '../options.ts';
import { orThrow } from '../refusal.ts';
import { namedSecret } from '../seal.ts';
import type { Seat } from '../seat.ts';
import type { Subject } from './subject.ts';

/** One random game, told step by step to a checker. */
export interface RandomGame<Types extends GameTypes> {
  readonly subject: Subject<Types>;
  readonly rules: Rules<Types>;
  readonly seats: number;
  readonly options: Types['options'];
  readonly chance: Chance;
  readonly labels: string[];
  readonly stream: Stream;
  readonly played: Played<Types>[];
  state: State<Types>;
  /** Told so far in this step. */
  told: Told<Types['event']>[];
}

/** What was done: a seat's move, or what the table's clock decided. */
export type Played<Types extends GameTypes> =
  | { readonly seat: Seat; readonly move: Types['move'] }
  | { readonly by: 'table'; readonly what: string };

export interface Checker<Types extends GameTypes> {
  beforeMove?(seat: Seat, move: Types['move']): void;
  beforeClock?(what: string): void;
  afterMove?(): void;
  atEnd?(): void;
}

export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Only the chance interface, with a note of each label: a label used twice would deal the same cards twice. */
const noted = (chance: Chance, labels: string[]): Chance => ({
  stream: label => {
    labels.push(label);
    return chance.stream(label);
  },
});

const randomOptions = <Types extends GameTypes>(
  subject: Subject<Types>,
  seats: number,
  stream: Stream,
  index: number,
): Types['options'] => {
  if (subject.randomOptions !== undefined) return subject.randomOptions(seats, stream);
  const seating = { seats, humans: seats };
  const all = [...combinations(subject.rules.options.specs, seating)];
  return orThrow(subject.rules.options.parse(all[index % all.length] ?? {}, seating));
};

export const playAll = <Types extends GameTypes>(
  subject: Subject<Types>,
  seats: number,
  games: number,
  checkerOf: (game: RandomGame<Types>) => Checker<Types>,
): void => {
  const seed = subject.seed ?? 1;
  for (let index = 0; index < games; index += 1) playOne(subject, seats, seed, index, checkerOf);
};

const playOne = <Types extends GameTypes>(
  subject: Subject<Types>,
  seats: number,
  seed: number,
  index: number,
  checkerOf: (game: RandomGame<Types>) => Checker<Types>,
): void => {
  const { rules } = subject;
  const stream = fastChance(seed * 1_000_003 + seats * 100_003 + index);
  const options = randomOptions(subject, seats, stream, index * 7 + seed);
  const labels: string[] = [];
  const chance = sealedChance(namedSecret(`conformance ${seed} ${seats} ${index}`));
  const told: Told<Types['event']>[] = [];
  const state = rules.setup(options, seats, noted(chance, labels), (to, event) => told.push({ to, event }));
  const game: RandomGame<Types> = { subject, rules, seats, options, chance, labels, stream, played: [], state, told };
  try {
    runGame(game, checkerOf(game));
  } catch (error) {
    const where = `${rules.id}, ${seats} players, game ${index}, after ${game.played.length} moves, options ${bytes(options)}`;
    const last = game.played.slice(-3).map(bytes).join(' ');
    throw new Error(`${where}; last ${last}\nTo see it again: SEED=${seed}`, { cause: error });
  }
};

const runGame = <Types extends GameTypes>(game: RandomGame<Types>, checker: Checker<Types>): void => {
  const { rules, subject } = game;
  const longest = subject.longest ?? 20_000;
  checker.afterMove?.();
  while (rules.places(game.state.table) === undefined) {
    if (game.played.length >= longest) throw new Error(`no end after ${longest} moves`);
    const next = nextOf(game);
    if ('by' in next) checker.beforeClock?.(next.what);
    else checker.beforeMove?.(next.seat, next.move);
    game.told = [];
    const told = game.told;
    playAgain(rules, game.state, next, noted(game.chance, game.labels), (to, event) => told.push({ to, event }));
    game.played.push(next);
    checker.afterMove?.();
  }
  checker.atEnd?.();
};

/** Plays what was played. */
export const playAgain = <Types extends GameTypes>(
  rules: Rules<Types>,
  state: State<Types>,
  played: Played<Types>,
  chance: Chance,
  emit?: Emit<Types['event']>,
): void =>
  'by' in played
    ? rules.clock?.apply(state, played.what, chance, emit)
    : rules.apply(state, played.seat, played.move, chance, emit);

/** Now and then the table's clock decides something, where one runs; otherwise somebody moves. */
const nextOf = <Types extends GameTypes>(game: RandomGame<Types>): Played<Types> => {
  const { rules, state, stream } = game;
  const due = (rules.clock?.due(state.table) ?? []).filter(({ isGate }) => isGate !== true);
  if (due.length > 0 && stream.below(6) === 0) {
    const what = due[stream.below(due.length)]?.what ?? '';
    const refused = rules.clock?.refusal(state.table, what);
    must(refused === undefined, `${what} is due, but refused: ${bytes(refused)}`);
    return { by: 'table', what };
  }
  const seat = nextSeat(game);
  return { seat, move: rules.randomMove(state.table, ownOf(state, seat), seat, stream) };
};

export const ownOf = <Types extends GameTypes>(state: State<Types>, seat: Seat): Types['secrets'] =>
  seatView(state, seat).own;

export const legalOf = <Types extends GameTypes>(
  { rules, state }: RandomGame<Types>,
  seat: Seat,
  most: number,
): Types['move'][] => {
  const moves: Types['move'][] = [];
  for (const move of rules.legalMoves(state.table, ownOf(state, seat), seat)) {
    if (moves.length === most) break;
    moves.push(move);
  }
  return moves;
};

/** Mostly a seat the table waits for, now and then another one that may move all the same (a bid that is changed). */
const nextSeat = <Types extends GameTypes>(game: RandomGame<Types>): Seat => {
  const waiting = game.rules.toAct(game.state.table);
  if (waiting.length === 0) throw new Error('the table waits for nobody, yet the game is not over');
  if (waiting.length < game.seats && game.stream.below(8) === 0) {
    const other = game.stream.below(game.seats);
    if (legalOf(game, other, 1).length > 0) return other;
  }
  return waiting[game.stream.below(waiting.length)] ?? 0;
};

export const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
