import type { AnyGame, AnyRules, BySeat, Chance, Refusal, Seat, State } from '@conclave/kernel';
import type { How, OwnEvent } from './messages.ts';
import { diff, type Patch } from './patch.ts';

/** A game under way, with what is needed to tell everyone about its next step. The same on the server and in a page that plays alone. */
export interface GameTable {
  readonly rules: AnyRules;
  readonly chance: Chance;
  readonly options: object;
  readonly seats: number;
  state: State<AnyGame>;
  /** The number of the last step; 0 is the set-up. */
  seq: number;
  /** By seat: the step at which its present decision began. A move decided on an older view is stale. */
  readonly askedAt: number[];
  /** By seat: its quiet steps since the last number. */
  readonly quiet: number[];
}

/** One line of the log of a table. The log, with seed, options and rules version, is the game. */
export type LogEntry =
  | {
      readonly seq: number;
      readonly seat: Seat;
      readonly at: number;
      readonly how?: How | undefined;
      readonly move: unknown;
      /** Of a quiet step: which one it was since the step with this number. */
      readonly part?: number | undefined;
      /** The client's word for it. */
      readonly id?: string | undefined;
    }
  /** All moves with higher numbers than `undo` are taken back. */
  | { readonly seq: number; readonly seat: Seat; readonly at: number; readonly undo: number };

export type MoveEntry = Extract<LogEntry, { move: unknown }>;

/**
 * One step as everyone will be told of it, by drawer: what all may know, and for each seat what only it may know. A step of which only its
 * own seat may know anything (a sealed bid is replaced, MC-7.2) is quiet: it takes no number, and nobody else hears of it.
 */
export interface Step {
  readonly seq: number;
  /** Of a quiet step: which one it was since the step with this number, among those of all seats and among those of its own. */
  readonly part?: number;
  readonly quiet?: number;
  readonly by: Seat;
  readonly at: number;
  readonly how?: How | undefined;
  readonly undo?: number;
  readonly patch: Patch;
  readonly events: readonly unknown[];
  readonly own: BySeat<Patch>;
  readonly told: BySeat<readonly OwnEvent[]>;
}

export const openGame = (
  rules: AnyRules,
  options: object,
  seats: number,
  chance: Chance,
): { readonly table: GameTable; readonly events: Told } => {
  const told = listener(seats);
  const state = rules.setup(options, seats, chance, told.emit);
  const askedAt = Array.from({ length: seats }, () => 0);
  const quiet = askedAt.slice();
  return { table: { rules, chance, options, seats, state, seq: 0, askedAt, quiet }, events: told };
};

/** What a step told, by audience. */
export interface Told {
  readonly events: unknown[];
  readonly told: BySeat<readonly OwnEvent[]>;
}

interface Listener extends Told {
  emit(to: Seat | 'all' | 'nobody', event: unknown): void;
}

const listener = (seats: number): Listener => {
  const events: unknown[] = [];
  const told: (readonly OwnEvent[])[] = new Array(seats).fill(NOTHING_TOLD);
  return {
    events,
    told,
    emit: (to, event) => {
      if (to === 'all') events.push(event);
      else if (to !== 'nobody') told[to] = [...(told[to] ?? NOTHING_TOLD), [events.length, event]];
    },
  };
};

const NOTHING_TOLD: readonly OwnEvent[] = [];

/** A seat that decides on an old view is told so, unless nothing that concerns its decision has happened since. */
export const isStale = (table: GameTable, seat: Seat, seq: number): boolean =>
  seq > table.seq || seq < (table.askedAt[seat] ?? 0);

/** Shape, then rules. The move in canonical form, or why not. */
export const judge = (
  table: GameTable,
  seat: Seat,
  raw: unknown,
): { readonly move: AnyGame['move'] } | { readonly refusal: Refusal & { readonly detail?: string } } => {
  const { rules, state } = table;
  const own = state.secrets[seat];
  if (own === undefined) return { refusal: { code: 'noSuchSeat', rule: 'table' } };
  const parsed = rules.parseMove(raw, state.table);
  if (!parsed.ok) {
    const { code, rule, path, message } = parsed.fault;
    return { refusal: { code, rule: rule ?? 'shape', detail: `${path}: ${message}` } };
  }
  const refusal = rules.refusal(state.table, own, seat, parsed.value);
  return refusal === undefined ? { move: parsed.value } : { refusal };
};

/** Plays a move that `judge` let through, and says what everyone is to be told of it. */
export const playStep = (
  table: GameTable,
  seat: Seat,
  move: AnyGame['move'],
  at: number,
  how?: How,
  isQuiet = nobodyElseMayKnow,
): Step => {
  const { rules, chance, state, seats } = table;
  const before = rules.clone(state);
  const told = listener(seats);
  rules.apply(state, seat, move, chance, told.emit);
  return finishStep(table, before, { by: seat, at, how }, told, isQuiet);
};

/** Back to an earlier point of the log; `moves` are the ones that stay. */
export const undoStep = (table: GameTable, seat: Seat, moves: readonly MoveEntry[], undo: number, at: number): Step => {
  const before = table.state;
  table.state = replayMoves(table, moves);
  return finishStep(table, before, { by: seat, at, undo }, listener(table.seats), never);
};

const replayMoves = ({ rules, options, seats, chance }: GameTable, moves: readonly MoveEntry[]): State<AnyGame> => {
  const state = rules.setup(options, seats, chance);
  for (const { seat, move } of moves) rules.apply(state, seat, move as AnyGame['move'], chance);
  return state;
};

const finishStep = (
  table: GameTable,
  before: State<AnyGame>,
  cause: { readonly by: Seat; readonly at: number; readonly how?: How | undefined; readonly undo?: number },
  { events, told }: Told,
  isQuiet: (by: Seat, what: Shown) => boolean,
): Step => {
  const { state } = table;
  const patch = diff(before.table, state.table);
  const own: Patch[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) own.push(diff(before.secrets[seat], state.secrets[seat]));
  const shown: Shown = { patch, events, own, told };
  if (isQuiet(cause.by, shown)) return { seq: table.seq, ...countQuiet(table, cause.by), ...cause, ...shown };
  table.seq += 1;
  table.quiet.fill(0);
  noteDecisions(table, before, cause.by, own, cause.undo !== undefined);
  return { seq: table.seq, ...cause, ...shown };
};

type Shown = Pick<Step, 'patch' | 'events' | 'own' | 'told'>;

const never = (): boolean => false;

const nobodyElseMayKnow = (by: Seat, { patch, events, own, told }: Shown): boolean => {
  if (patch.length > 0 || events.length > 0) return false;
  for (let seat = 0; seat < own.length; seat += 1)
    if (seat !== by && ((own[seat]?.length ?? 0) > 0 || (told[seat]?.length ?? 0) > 0)) return false;
  return true;
};

const countQuiet = ({ quiet }: GameTable, by: Seat): { readonly part: number; readonly quiet: number } => {
  const mine = (quiet[by] ?? 0) + 1;
  quiet[by] = mine;
  return { part: quiet.reduce((sum, count) => sum + count, 0), quiet: mine };
};

/**
 * A decision begins anew for everyone when somebody is asked who was not asked before, and for a seat when it moved itself or its own
 * drawer changed. So sealed bids, which only shorten the list of those we wait for, are never stale to each other.
 */
const noteDecisions = (
  table: GameTable,
  before: State<AnyGame>,
  by: Seat,
  own: BySeat<Patch>,
  everything: boolean,
): void => {
  const asked = table.rules.toAct(before.table);
  const asks = table.rules.toAct(table.state.table);
  const anew = everything || asks.length === 0 || asks.some(seat => seat === by || !asked.includes(seat));
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (anew || seat === by || (own[seat]?.length ?? 0) > 0) table.askedAt[seat] = table.seq;
  }
};

/** The moves of a log that were not taken back. */
export const standingMoves = (log: readonly LogEntry[]): readonly MoveEntry[] => {
  const standing: MoveEntry[] = [];
  for (const entry of log) {
    if ('move' in entry) standing.push(entry);
    else while ((standing.at(-1)?.seq ?? 0) > entry.undo) standing.pop();
  }
  return standing;
};

/** Plays one entry of the log again, after all earlier ones. */
export const stepFrom = (table: GameTable, log: readonly LogEntry[], index: number): Step => {
  const entry = log[index];
  if (entry === undefined) throw new RangeError(`the log has no entry ${index}`);
  const wasQuiet = (): boolean => 'move' in entry && entry.part !== undefined;
  return 'move' in entry
    ? playStep(table, entry.seat, entry.move as AnyGame['move'], entry.at, entry.how, wasQuiet)
    : undoStep(table, entry.seat, standingMoves(log.slice(0, index + 1)), entry.undo, entry.at);
};

export const placesOf = (table: GameTable): BySeat<number> | undefined => table.rules.places(table.state.table);
export const toActAt = (table: GameTable): readonly Seat[] => table.rules.toAct(table.state.table);
