import { type Changes, changesBetween, UNCHANGED } from './changes.ts';
import type { Entry, How, Mover } from './entry.ts';
import type { Emit, GameTypes, State, Told } from './game.ts';
import { type BySeat, maySee, type Viewer } from './seat.ts';

/** An event for one seat alone, with the number of common events that came before it. */
export type OwnEvent = readonly [after: number, event: unknown];

/** What a step shows, by drawer: what all may know, and for each seat what only it may know. */
export interface Shown {
  readonly changes: Changes;
  readonly events: readonly unknown[];
  readonly own: BySeat<Changes>;
  readonly told: BySeat<readonly OwnEvent[]>;
}

/**
 * One step as everyone will be told of it. A step of which only its own seat may know anything (a sealed bid is replaced, MC-7.2) is quiet:
 * it takes no number, and nobody else hears of it. A step of the table that shows nobody anything is quiet for all.
 */
export interface Step<Event = unknown> extends Shown {
  readonly seq: number;
  /** Of a quiet step: which one it was since the step with this number, among all of them and among those of its own seat. */
  readonly part: number | undefined;
  readonly quiet: number | undefined;
  readonly by: Mover;
  readonly at: number;
  readonly how: How | undefined;
  readonly undo: number | undefined;
  /** Everything that was told, with its audience, in the order in which it happened. */
  readonly heard: readonly Told<Event>[];
  /** Its line in the log; the set-up has none. */
  readonly entry: Entry | undefined;
}

export interface Ear<Event> {
  readonly heard: Told<Event>[];
  readonly emit: Emit<Event>;
}

export const listen = <Event>(): Ear<Event> => {
  const heard: Told<Event>[] = [];
  return { heard, emit: (to, event) => void heard.push({ to, event }) };
};

/**
 * What turned one state into the other, and what was said meanwhile. Where nobody is going to be shown it, its dearest part is not looked
 * for: what changed at the table.
 */
export const shownBetween = <Game extends GameTypes>(
  before: State<Game>,
  after: State<Game>,
  heard: readonly Told<Game['event']>[],
  isShown = true,
): Shown => {
  const { events, told } = toldBy(heard, after.secrets.length);
  const own = after.secrets.map((secrets, seat) => changesBetween(before.secrets[seat], secrets));
  return { changes: isShown ? changesBetween(before.table, after.table) : UNCHANGED, events, own, told };
};

const NOTHING_TOLD: readonly OwnEvent[] = [];

export const toldBy = (heard: readonly Told<unknown>[], seats: number): Pick<Shown, 'events' | 'told'> => {
  const told: (readonly OwnEvent[])[] = new Array(seats).fill(NOTHING_TOLD);
  let common = 0;
  for (const { to, event } of heard) {
    if (to === 'all') common += 1;
    else if (to !== 'nobody') told[to] = [...(told[to] ?? NOTHING_TOLD), [common, event]];
  }
  const forAll = common === heard.length ? heard : heard.filter(({ to }) => to === 'all');
  return { events: forAll.map(({ event }) => event), told };
};

export const isQuiet = (by: Mover, { changes, events, own, told }: Shown): boolean => {
  if (changes !== UNCHANGED || events.length > 0) return false;
  for (let seat = 0; seat < own.length; seat += 1)
    if (seat !== by && (own[seat] !== UNCHANGED || (told[seat]?.length ?? 0) > 0)) return false;
  return true;
};

/** May this viewer know that there was such a step? */
export const mayHear = ({ quiet, part, by }: Pick<Step, 'quiet' | 'part' | 'by'>, viewer: Viewer): boolean =>
  (quiet === undefined && part === undefined) || by === viewer;

/** What this viewer was told in a step. */
export const eventsFor = <Event>({ heard }: Step<Event>, viewer: Viewer): readonly Event[] =>
  heard.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event);
