import type { Chance } from './chance.ts';
import { UNCHANGED } from './changes.ts';
import { type Checkpoint, stateAt } from './checkpoints.ts';
import { type ClockMove, type Entry, type How, type Made, moverOf } from './entry.ts';
import type { AnyGame, GameTypes, Rules, State, Told } from './game.ts';
import { next } from './next.ts';
import type { Refusal } from './refusal.ts';
import type { Remembered } from './remembered.ts';
import { allSeats, type BySeat, type Seat, type Viewer } from './seat.ts';
import { make, SET_UP, type Standing, standingAt } from './standing.ts';
import { isQuiet, listen, mayHear, type Step, shownBetween, toldBy } from './step.ts';
import { NO_TIMERS, ringsAt, type Timer, timersAfter } from './timers.ts';

/** A game as its rules, options and luck began it. The streams of its luck are the same each time they are asked for. */
export interface Beginning<Game extends GameTypes = AnyGame> {
  readonly rules: Rules<Game>;
  readonly options: Game['options'];
  readonly seats: number;
  readonly chance: Chance;
}

/**
 * A game under way: a value that nothing changes. A step gives the next one and leaves this one as it was, so whoever decides may drop
 * what could not be saved. Its log, with seed, options and rules version, is the game; everything else is a cache of it.
 */
export interface Play<Game extends GameTypes = AnyGame> extends Beginning<Game> {
  /** After the last step. Never changed: `rules.clone` first. */
  readonly state: State<Game>;
  /** The number of the last step; 0 is the set-up. */
  readonly seq: number;
  /** Quiet steps since then, of all, and by seat of its own. */
  readonly parts: number;
  readonly quiet: BySeat<number>;
  /** By seat: the step at which its present decision began. A move decided on an older view is stale. */
  readonly askedAt: BySeat<number>;
  readonly lastLine: Line | undefined;
  readonly standing: Standing;
  /** What the table's own clock will decide, where the game has one. */
  readonly timers: readonly Timer[];
  readonly kept: readonly Checkpoint<Game>[];
  /** The last steps as they were told, oldest first. */
  readonly recent: readonly Step<Game['event']>[];
  /** What viewers remember, folded when somebody asks: shared with the plays before and after. */
  readonly remembered: Map<Viewer, Remembered<Game>>;
}

/** The log grows by one line a step and shares all earlier ones with the play before. */
interface Line {
  readonly entry: Entry;
  readonly before: Line | undefined;
}

export interface Next<Game extends GameTypes = AnyGame> {
  readonly play: Play<Game>;
  readonly step: Step<Game['event']>;
}

export const openPlay = <Game extends GameTypes>(beginning: Beginning<Game>): Play<Game> => {
  const { rules, options, seats, chance } = beginning;
  const { heard, emit } = listen<Game['event']>();
  const state = rules.setup(options, seats, chance, emit);
  const none = allSeats(seats).map(() => 0);
  return {
    rules,
    options,
    seats,
    chance,
    state,
    seq: 0,
    parts: 0,
    quiet: none,
    askedAt: none,
    lastLine: undefined,
    standing: SET_UP,
    timers: timersAfter(rules, state.table, NO_TIMERS),
    kept: [{ at: SET_UP, state }],
    recent: [setUpStep(seats, heard)],
    remembered: new Map(),
  };
};

const setUpStep = <Event>(seats: number, heard: readonly Told<Event>[]): Step<Event> => ({
  ...{ seq: 0, part: undefined, quiet: undefined, by: 'table', at: 0, how: undefined, undo: undefined },
  ...{
    changes: UNCHANGED,
    own: allSeats(seats).map(() => UNCHANGED),
    ...toldBy(heard, seats),
    heard,
    entry: undefined,
  },
});

export const logOf = ({ lastLine }: Play): readonly Entry[] => {
  const log: Entry[] = [];
  for (let line = lastLine; line !== undefined; line = line.before) log.push(line.entry);
  return log.reverse();
};

/** A seat that decides on an old view is told so, unless nothing that concerns its decision has happened since. */
export const isStale = ({ seq: now, askedAt }: Play, seat: Seat, seq: number): boolean =>
  seq > now || seq < (askedAt[seat] ?? 0);

/** Is this move stale? Some can be made on any view, however old (MC-26.12). */
export const isTooLate = (play: Play, seat: Seat, raw: unknown, seq: number): boolean =>
  isStale(play, seat, seq) && (seq > play.seq || play.rules.isTimeless?.(raw) !== true);

export type Verdict<Move> =
  | { readonly move: Move }
  | { readonly refusal: Refusal & { readonly detail?: string | undefined } };

/**
 * Staleness where `seq` says what the player had seen, shape, rules, and gates that are still closed where `now` says what time it is: the
 * move in canonical form, or why not.
 */
export const judge = <Game extends GameTypes>(
  play: Play<Game>,
  seat: Seat,
  raw: unknown,
  seq?: number,
  now?: number,
): Verdict<Game['move']> => {
  const { rules, state } = play;
  const own = state.secrets[seat];
  if (own === undefined) return { refusal: { code: 'noSuchSeat', rule: 'table' } };
  const isLate = seq !== undefined && isTooLate(play, seat, raw, seq);
  if (isLate) return { refusal: { code: 'stale', rule: 'table' } };
  const parsed = rules.parseMove(raw, state.table);
  if (!parsed.ok) {
    const { code, rule, path, message } = parsed.fault;
    return { refusal: { code, rule: rule ?? 'shape', detail: `${path}: ${message}` } };
  }
  const refusal = rules.refusal(state.table, own, seat, parsed.value) ?? refuseTooSoon(play, parsed.value, now);
  return refusal === undefined ? { move: parsed.value } : { refusal };
};

const refuseTooSoon = <Game extends GameTypes>(
  { rules: { clock }, timers }: Play<Game>,
  move: Game['move'],
  now: number | undefined,
): Refusal | undefined => {
  const gate = now === undefined ? undefined : clock?.gate?.(move);
  const timer = timers.find(({ what, isGate }) => isGate === true && what === gate?.what);
  return timer === undefined || now === undefined || ringsAt(timer) <= now ? undefined : gate?.refusal;
};

export interface Cause {
  /** Milliseconds since the start of the game. */
  readonly at: number;
  readonly how?: How | undefined;
  /** The client's word for it. */
  readonly id?: string | undefined;
}

/** Plays a move that `judge` let through, and says what everyone is to be told of it. */
export const playStep = <Game extends GameTypes>(
  play: Play<Game>,
  seat: Seat,
  move: Game['move'],
  { at, how, id }: Cause,
): Next<Game> => makeStep(play, { seat, at, how, move, id });

/** Why the table's clock cannot decide this now. */
export const clockRefusal = ({ rules, state }: Play, what: string): Refusal | undefined =>
  rules.clock === undefined ? { code: 'clockNotRunning', rule: 'table' } : rules.clock.refusal(state.table, what);

/** What the table's own clock decides, after `clockRefusal` said nothing. */
export const clockStep = <Game extends GameTypes>(play: Play<Game>, what: string, at: number): Next<Game> =>
  makeStep(play, { by: 'table', at, move: { type: 'clock', what } } satisfies ClockMove);

/** How a line of a log that is read again was told. */
export interface Again {
  /** It was a quiet one. */
  readonly hush: boolean;
  /** Somebody may be shown it still. */
  readonly isShown: boolean;
}

/** A move that may be made; `again` when it is one of a log that is read again. */
export const makeStep = <Game extends GameTypes>(play: Play<Game>, made: Made, again?: Again): Next<Game> => {
  const { rules, chance } = play;
  const state = rules.clone(play.state);
  const { heard, emit } = listen<Game['event']>();
  make(rules, state, made, chance, emit);
  const isShown = again?.isShown ?? true;
  const shown = shownBetween(play.state, state, heard, isShown);
  const hush = again?.hush ?? isQuiet(moverOf(made), shown);
  return next(play, made, state, shown, heard.slice(), hush, isShown); // without the room that a growing list keeps
};

/** Back to the moves with numbers up to `to`. Whether that is allowed: `undoRefusal`. */
export const undoStep = <Game extends GameTypes>(play: Play<Game>, seat: Seat, to: number, at: number): Next<Game> => {
  const standing = standingAt(play.standing, to);
  const state = stateAt(play, standing);
  return next(play, { seat, at, undo: to }, state, shownBetween(play.state, state, []), [], false);
};

/** What a viewer has seen: the last number, and how many quiet steps of its own since. */
export interface Seen {
  readonly seq: number;
  readonly quiet?: number | undefined;
}

/** The steps this viewer has missed, as they were told; nothing when that is too long ago, or was never. */
export const toldSince = <Game extends GameTypes>(
  { recent, seq: now }: Play<Game>,
  viewer: Viewer,
  { seq, quiet = 0 }: Seen,
): readonly Step<Game['event']>[] | undefined => {
  const [oldest] = recent;
  if (oldest === undefined || seq > now || seq < oldest.seq || (seq === oldest.seq && oldest.part !== undefined))
    return undefined;
  return recent.filter(
    step => (step.seq > seq || (step.seq === seq && (step.quiet ?? 0) > quiet)) && mayHear(step, viewer),
  );
};

export const placesOf = ({ rules, state }: Pick<Play, 'rules' | 'state'>): BySeat<number> | undefined =>
  rules.places(state.table);
export const toActAt = ({ rules, state }: Play): readonly Seat[] => rules.toAct(state.table);
