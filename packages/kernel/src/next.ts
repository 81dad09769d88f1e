import { UNCHANGED } from './changes.ts';
import { keepState, keptUpTo } from './checkpoints.ts';
import { type Entry, isUndo, type Made, type Mover, moverOf, type TakenBack } from './entry.ts';
import type { GameTypes, State, Told } from './game.ts';
import type { Next, Play } from './play.ts';
import type { BySeat } from './seat.ts';
import { type Standing, standingAt } from './standing.ts';
import type { Shown, Step } from './step.ts';
import { timersAfter } from './timers.ts';

/** So many steps are kept as they were told. */
export const KEPT_STEPS = 100;

/** The play after a step, and the step. */
export const next = <Game extends GameTypes>(
  play: Play<Game>,
  cause: Made | TakenBack,
  state: State<Game>,
  shown: Shown,
  heard: readonly Told<Game['event']>[],
  hush: boolean,
  isShown = true,
): Next<Game> => {
  const by = moverOf(cause);
  const numbers = hush
    ? quietNumbers(play, by)
    : { seq: play.seq + 1, parts: 0, quiet: play.parts === 0 ? play.quiet : play.quiet.map(() => 0) };
  const entry = entryOf(numbers.seq, hush ? numbers.parts : undefined, cause);
  const step = stepOf(entry, hush && by !== 'table' ? numbers.quiet[by] : undefined, shown, heard);
  return { play: playAfter(play, step, entry, state, numbers, isShown), step };
};

const stepOf = <Event>(
  entry: Entry,
  quiet: number | undefined,
  { changes, events, own, told }: Shown,
  heard: readonly Told<Event>[],
): Step<Event> => ({
  seq: entry.seq,
  part: entry.part,
  quiet,
  by: moverOf(entry),
  at: entry.at,
  how: 'how' in entry ? entry.how : undefined,
  undo: 'undo' in entry ? entry.undo : undefined,
  changes,
  events,
  own,
  told,
  heard,
  entry,
});

const NO_STEPS: readonly never[] = [];

type Numbers = Pick<Play, 'seq' | 'parts' | 'quiet'>;

/** Written out, because an object that is spread together takes longer than all the rest of a move. */
const playAfter = <Game extends GameTypes>(
  play: Play<Game>,
  step: Step<Game['event']>,
  entry: Entry,
  state: State<Game>,
  { seq, parts, quiet }: Numbers,
  isShown: boolean,
): Play<Game> => {
  const { standing, kept } = lineAfter(play, entry, state);
  return {
    rules: play.rules,
    options: play.options,
    seats: play.seats,
    chance: play.chance,
    state,
    seq,
    parts,
    quiet,
    askedAt: step.part === undefined ? askedAfter(play, state, step) : play.askedAt,
    lastLine: { entry, before: play.lastLine },
    standing,
    timers: timersAfter(play.rules, state.table, play.timers, entry),
    kept,
    recent: isShown ? withLast(play.recent, step) : NO_STEPS, // without a gap, or none
    remembered: play.remembered,
  };
};

const entryOf = (seq: number, part: number | undefined, cause: Made | TakenBack): Entry => {
  if ('undo' in cause) return { seq, part, seat: cause.seat, at: cause.at, undo: cause.undo };
  if ('by' in cause) return { seq, part, by: cause.by, at: cause.at, move: cause.move };
  return { seq, part, seat: cause.seat, at: cause.at, how: cause.how, move: cause.move, id: cause.id };
};

const withLast = <Item>(items: readonly Item[], last: Item): readonly Item[] => {
  const next = items.slice(1 - KEPT_STEPS);
  next.push(last);
  return next;
};

const quietNumbers = (play: Play, by: Mover): Numbers => ({
  seq: play.seq,
  parts: play.parts + 1,
  quiet: by === 'table' ? play.quiet : play.quiet.with(by, (play.quiet[by] ?? 0) + 1),
});

const lineAfter = <Game extends GameTypes>(
  play: Play<Game>,
  entry: Entry,
  state: State<Game>,
): Pick<Play<Game>, 'standing' | 'kept'> => {
  if (isUndo(entry)) {
    const standing = standingAt(play.standing, entry.undo);
    return { standing, kept: keepState(keptUpTo(play.kept, standing), standing, state) };
  }
  const standing: Standing = { entry, before: play.standing, count: play.standing.count + 1 };
  return { standing, kept: keepState(play.kept, standing, state) };
};

/**
 * A decision begins anew for everyone when somebody is asked who was not asked before, and for a seat when it moved itself or its own
 * drawer changed. So sealed bids, which only shorten the list of those we wait for, are never stale to each other.
 */
const askedAfter = <Game extends GameTypes>(
  { rules, state: before, askedAt }: Play<Game>,
  after: State<Game>,
  { by, undo, own, seq }: Step,
): BySeat<number> => {
  const asked = rules.toAct(before.table);
  const asks = rules.toAct(after.table);
  const anew = undo !== undefined || asks.length === 0 || asks.some(seat => seat === by || !asked.includes(seat));
  return askedAt.map((since, seat) => (anew || seat === by || own[seat] !== UNCHANGED ? seq : since));
};
