import { type Chance, fastChance, type Stream, sealedChance } from './chance.ts';
import { type GameTypes, type Rules, type State, seatView, type Told, viewOf } from './game.ts';
import { combinations } from './options.ts';
import { canonicalJson } from './record.ts';
import { orThrow } from './refusal.ts';
import { namedSecret } from './seal.ts';
import { allSeats, maySee, type Seat, type Viewer } from './seat.ts';
import { isObject } from './shape.ts';
import { learnsFrom } from './undo.ts';

/** What a game tells the suite about itself. */
export interface Subject<Game extends GameTypes> {
  readonly rules: Rules<Game>;
  /**
   * What this move makes known to the viewer by the rules, beyond its public part: cards turned up, bids revealed, a pile taken, stones
   * drawn. Two worlds that agree in this and in all that the viewer knew before must look the same to the viewer afterwards.
   */
  revealed(before: State<Game>, seat: Seat, move: Game['move'], viewer: Viewer, after: State<Game>): unknown;
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

/** The suite every game runs: `for (const { name, run } of conformance(subject)) test(name, run)`. */
export const conformance = <Game extends GameTypes>(subject: Subject<Game>): readonly Check[] => {
  const { min, max } = subject.rules.seats;
  const counts = allSeats(max + 1).slice(min);
  const games = subject.games ?? 200;
  const few = Math.ceil(games / 10);
  return [
    { name: 'the border refuses what has no shape', run: () => checkBorder(subject) },
    ...counts.flatMap(seats => [
      {
        name: `${seats} players: random games end, replay and keep the invariants`,
        run: () => playAll(subject, seats, games, checkGame),
      },
      {
        name: `${seats} players: listed moves are accepted, all others refused`,
        run: () => playAll(subject, seats, few, checkLegality),
      },
      {
        name: `${seats} players: what a viewer cannot know does not reach it`,
        run: () => playAll(subject, seats, few, checkSecrecy),
      },
    ]),
  ];
};

/** One random game, told step by step to a checker. */
interface Game<Types extends GameTypes> {
  readonly subject: Subject<Types>;
  readonly rules: Rules<Types>;
  readonly seats: number;
  readonly options: Types['options'];
  readonly chance: Chance;
  readonly labels: string[];
  readonly stream: Stream;
  readonly played: { readonly seat: Seat; readonly move: Types['move'] }[];
  state: State<Types>;
  /** Told so far in this step. */
  told: Told<Types['event']>[];
}

interface Checker<Types extends GameTypes> {
  beforeMove?(seat: Seat, move: Types['move']): void;
  afterMove?(): void;
  atEnd?(): void;
}

const bytes = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

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

const playAll = <Types extends GameTypes>(
  subject: Subject<Types>,
  seats: number,
  games: number,
  checkerOf: (game: Game<Types>) => Checker<Types>,
): void => {
  const seed = subject.seed ?? 1;
  for (let index = 0; index < games; index += 1) playOne(subject, seats, seed, index, checkerOf);
};

const playOne = <Types extends GameTypes>(
  subject: Subject<Types>,
  seats: number,
  seed: number,
  index: number,
  checkerOf: (game: Game<Types>) => Checker<Types>,
): void => {
  const { rules } = subject;
  const stream = fastChance(seed * 1_000_003 + seats * 100_003 + index);
  const options = randomOptions(subject, seats, stream, index * 7 + seed);
  const labels: string[] = [];
  const chance = sealedChance(namedSecret(`conformance ${seed} ${seats} ${index}`));
  const told: Told<Types['event']>[] = [];
  const state = rules.setup(options, seats, noted(chance, labels), (to, event) => told.push({ to, event }));
  const game: Game<Types> = { subject, rules, seats, options, chance, labels, stream, played: [], state, told };
  try {
    runGame(game, checkerOf(game));
  } catch (error) {
    const where = `${rules.id}, ${seats} players, game ${index}, after ${game.played.length} moves, options ${bytes(options)}`;
    const last = game.played.slice(-3).map(bytes).join(' ');
    throw new Error(`${where}; last ${last}\nTo see it again: CONFORMANCE_SEED=${seed}`, { cause: error });
  }
};

const runGame = <Types extends GameTypes>(game: Game<Types>, checker: Checker<Types>): void => {
  const { rules, subject } = game;
  const longest = subject.longest ?? 20_000;
  checker.afterMove?.();
  while (rules.places(game.state.table) === undefined) {
    if (game.played.length >= longest) throw new Error(`no end after ${longest} moves`);
    const seat = nextSeat(game);
    const move = rules.randomMove(game.state.table, ownOf(game.state, seat), seat, game.stream);
    checker.beforeMove?.(seat, move);
    game.told = [];
    const told = game.told;
    rules.apply(game.state, seat, move, noted(game.chance, game.labels), (to, event) => told.push({ to, event }));
    game.played.push({ seat, move });
    checker.afterMove?.();
  }
  checker.atEnd?.();
};

const ownOf = <Types extends GameTypes>(state: State<Types>, seat: Seat): Types['secrets'] => seatView(state, seat).own;

const legalOf = <Types extends GameTypes>({ rules, state }: Game<Types>, seat: Seat, most: number): Types['move'][] => {
  const moves: Types['move'][] = [];
  for (const move of rules.legalMoves(state.table, ownOf(state, seat), seat)) {
    if (moves.length === most) break;
    moves.push(move);
  }
  return moves;
};

/** Mostly a seat the table waits for, now and then another one that may move all the same (a bid that is changed). */
const nextSeat = <Types extends GameTypes>(game: Game<Types>): Seat => {
  const waiting = game.rules.toAct(game.state.table);
  if (waiting.length === 0) throw new Error('the table waits for nobody, yet the game is not over');
  if (waiting.length < game.seats && game.stream.below(8) === 0) {
    const other = game.stream.below(game.seats);
    if (legalOf(game, other, 1).length > 0) return other;
  }
  return waiting[game.stream.below(waiting.length)] ?? 0;
};

/** Where a value is not plain JSON data, or nothing. */
const notPlain = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) return value.map((item, index) => notPlain(item, `${path}[${index}]`)).find(Boolean);
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return entries.map(([key, item]) => notPlain(item, `${path}.${key}`)).find(Boolean);
  }
  return `${path} is not plain data`;
};

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Invariants, plain data, clones, the end, replay, labels. */
const checkGame = <Types extends GameTypes>(game: Game<Types>): Checker<Types> => {
  const { rules, seats, options } = game;
  return {
    afterMove: () => {
      const broken = rules.brokenInvariants(game.state);
      must(broken.length === 0, `broken invariants: ${broken.join('; ')}`);
      for (const seat of rules.toAct(game.state.table))
        must(legalOf(game, seat, 1).length === 1, `seat ${seat} has no move`);
    },
    beforeMove: (seat, move) => {
      if (game.stream.below(16) !== 0) return;
      const before = bytes(game.state);
      const wrong = notPlain(game.state, 'state') ?? notPlain(move, 'move');
      must(wrong === undefined, `cannot be stored: ${wrong}`);
      const copy = rules.clone(game.state);
      must(canonicalJson(copy) === canonicalJson(game.state), 'a clone differs from its original');
      rules.apply(copy, seat, move, game.chance);
      must(bytes(game.state) === before, 'playing on a clone changed the original');
      const stored = JSON.parse(before) as State<Types>;
      rules.apply(stored, seat, move, game.chance);
      must(canonicalJson(stored) === canonicalJson(copy), 'a stored state plays on differently');
      game.state = JSON.parse(before) as State<Types>;
      const timeout = rules.timeoutMove(game.state.table, ownOf(game.state, seat), seat, game.stream);
      const refused = rules.refusal(game.state.table, ownOf(game.state, seat), seat, timeout);
      must(refused === undefined, `the time-out move ${bytes(timeout)} is refused: ${bytes(refused)}`);
    },
    atEnd: () => {
      const places = rules.places(game.state.table) ?? [];
      must(places.length === seats, 'every seat gets a place');
      for (const place of places) {
        const better = places.filter(other => other < place).length;
        must(place === better + 1, `places ${bytes(places)} do not count right`);
      }
      must(rules.toAct(game.state.table).length === 0, 'the table still waits after the end');
      for (const seat of allSeats(seats))
        must(legalOf(game, seat, 1).length === 0, `seat ${seat} can still move after the end`);
      must(
        new Set(game.labels).size === game.labels.length,
        `a label of chance was used twice: ${game.labels.join(', ')}`,
      );
      const again = rules.setup(options, seats, game.chance);
      for (const { seat, move } of game.played) rules.apply(again, seat, move, game.chance);
      must(canonicalJson(again) === canonicalJson(game.state), 'replaying the moves gives another state');
    },
  };
};

const LONGEST_LIST = 3000;
const LONGEST_CHECK = 200; // of a longer list every second, third … move is tried

/** What is listed is accepted, what is accepted is listed; asking changes nothing. */
const checkLegality = <Types extends GameTypes>(game: Game<Types>): Checker<Types> => {
  const { rules, seats, stream } = game;
  const pool: Types['move'][] = []; // moves seen anywhere in this game: candidates that mostly do not fit now
  const checkSeat = (seat: Seat, played?: Types['move']): void => {
    const { table } = game.state;
    const own = ownOf(game.state, seat);
    const listed = legalOf(game, seat, LONGEST_LIST);
    const texts = new Set(listed.map(bytes));
    must(texts.size === listed.length, `seat ${seat}: a move is listed twice`);
    const stride = Math.ceil(listed.length / LONGEST_CHECK);
    for (let index = stream.below(stride || 1); index < listed.length; index += stride) {
      const move = listed[index] as Types['move'];
      const refused = rules.refusal(table, own, seat, move);
      must(refused === undefined, `listed, but refused with ${bytes(refused)}: ${bytes(move)}`);
      const again = orThrow(rules.parseMove(JSON.parse(bytes(move)), table));
      must(bytes(again) === bytes(move), `not in canonical form: ${bytes(move)}, should be ${bytes(again)}`);
    }
    if (listed.length > 0) pool.push(listed[stream.below(listed.length)] as Types['move']);
    if (listed.length === LONGEST_LIST) return;
    for (let tries = 0; tries < 12 && pool.length > 0; tries += 1) {
      const chosen = tries === 0 && played !== undefined ? played : pool[stream.below(pool.length)];
      const candidate = rules.parseMove(chosen, table);
      if (!candidate.ok) continue;
      const refused = rules.refusal(table, own, seat, candidate.value);
      must(
        (refused === undefined) === texts.has(bytes(candidate.value)),
        `seat ${seat}, ${bytes(candidate.value)}: ${bytes(refused)}, but listing says otherwise`,
      );
      if (refused !== undefined)
        must(
          refused.code !== '' && /^[A-Z]+-\d/.test(refused.rule),
          `a refusal without code or rule: ${bytes(refused)}`,
        );
    }
  };
  return {
    beforeMove: (seat, move) => {
      const before = bytes(game.state);
      checkSeat(seat, move);
      checkSeat(stream.below(seats));
      const refused = rules.refusal(game.state.table, ownOf(game.state, seat), seat, move);
      must(refused === undefined, `a random move is refused: ${bytes(move)} with ${bytes(refused)}`);
      must(bytes(game.state) === before, 'asking for legal moves changed the state');
    },
  };
};

/** Deals everything anew that a viewer cannot see: views, choices, refusals and events stay the same, byte by byte. */
const checkSecrecy = <Types extends GameTypes>(game: Game<Types>): Checker<Types> => {
  const { rules, subject, seats, options, stream } = game;
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const shownTo = (told: readonly Told<Types['event']>[], viewer: Viewer): readonly Types['event'][] =>
    told.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event);
  let compared = 0;

  const redeal = (viewer: Seat): State<Types> => {
    const view = seatView(game.state, viewer);
    const memory = memories[viewer];
    if (memory === undefined) throw new Error('no memory');
    const before = bytes(view) + bytes(memory);
    const other = rules.imagine(view, memory, stream);
    must(bytes(view) + bytes(memory) === before, 'imagining changed what the seat knows');
    must(
      canonicalJson(viewOf(other, viewer)) === canonicalJson(view),
      `imagine for seat ${viewer} does not give back the view it was given`,
    );
    const broken = rules.brokenInvariants(other);
    must(broken.length === 0, `imagined for seat ${viewer}: broken invariants: ${broken.join('; ')}`);
    return other;
  };

  const sameChoices = (viewer: Seat, other: State<Types>): void => {
    const here = legalOf(game, viewer, 100);
    const there = legalOf({ ...game, state: other }, viewer, 100);
    must(bytes(here) === bytes(there), `seat ${viewer} has other choices in another world`);
  };

  const lookAlike = (move: Types['move'], other: State<Types>, seat: Seat): Types['move'] | undefined => {
    const own = ownOf(other, seat);
    if (rules.refusal(other.table, own, seat, move) === undefined) return move;
    if (subject.lookAlike !== undefined) return subject.lookAlike(move, other, seat, stream);
    const look = bytes(rules.publicPart(move));
    for (let tries = 0; tries < 60; tries += 1) {
      const candidate = rules.randomMove(other.table, own, seat, stream);
      if (bytes(rules.publicPart(candidate)) === look) return candidate;
    }
    return undefined;
  };

  /** Everything that reaches a viewer when this move is made in this world. */
  const outcome = (state: State<Types>, seat: Seat, move: Types['move'], viewer: Seat) => {
    const after = rules.clone(state);
    const told: Told<Types['event']>[] = [];
    rules.apply(after, seat, move, game.chance, (to, event) => told.push({ to, event }));
    return {
      seen: canonicalJson([shownTo(told, viewer), viewOf(after, viewer), rules.toAct(after.table)]),
      watched: canonicalJson([shownTo(told, 'spectator'), viewOf(after, 'spectator')]),
      revealed: bytes(subject.revealed(state, seat, move, viewer, after)),
    };
  };

  const compare = (viewer: Seat, other: State<Types>, seat: Seat, move: Types['move']): void => {
    const look = lookAlike(move, other, seat);
    if (look === undefined) return;
    const here = outcome(game.state, seat, move, viewer);
    const there = outcome(other, seat, look, viewer);
    const blind = viewer === seat && !learnsFrom(rules, game.state, seat, move, game.chance);
    if (!blind && here.revealed !== there.revealed) return;
    compared += 1;
    must(
      here.seen === there.seen,
      `seat ${viewer} can tell two worlds apart after ${bytes(move)}:\n${here.seen}\n${there.seen}`,
    );
    must(here.watched === there.watched, `a spectator can tell two worlds apart after ${bytes(move)}`);
  };

  const playOut = (state: State<Types>): void => {
    const luck = fastChance(stream.below(2 ** 31));
    for (let moves = 0; rules.places(state.table) === undefined; moves += 1) {
      must(moves < (subject.longest ?? 20_000), 'an imagined game does not end');
      const [seat = 0] = rules.toAct(state.table);
      rules.apply(state, seat, rules.randomMove(state.table, ownOf(state, seat), seat, luck), luck);
    }
  };

  return {
    afterMove: () => {
      for (const [seat, memory] of memories.entries()) {
        for (const event of shownTo(game.told, seat)) rules.remember(memory, event);
      }
    },
    beforeMove: (seat, move) => {
      const viewer = stream.below(seats);
      const other = redeal(viewer);
      sameChoices(viewer, other);
      compare(viewer, other, seat, move);
      if (stream.below(20) === 0) playOut(other);
    },
    atEnd: () =>
      must(compared * 20 > game.played.length, `only ${compared} of ${game.played.length} moves could be compared`),
  };
};

const SHAPELESS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'move',
  [],
  [[]],
  {},
  { type: 1 },
  { type: null },
  { type: '' },
  { type: 'noSuchMove' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: { type: 'x' } },
  { kind: 'move' },
];

const checkBorder = <Types extends GameTypes>(subject: Subject<Types>): void => {
  const { rules } = subject;
  const seats = rules.seats.max;
  const options = orThrow(rules.options.parse({}, { seats, humans: seats }));
  const { table } = rules.setup(options, seats, fastChance(1));
  for (const value of SHAPELESS) must(!rules.parseMove(value, table).ok, `came through the border: ${bytes(value)}`);
  must(
    !rules.options.parse({ noSuchOption: 1 }, { seats, humans: seats }).ok,
    'an unknown option came through the border',
  );
  must(!rules.options.parse([], { seats, humans: seats }).ok, 'a list came through as options');
};
