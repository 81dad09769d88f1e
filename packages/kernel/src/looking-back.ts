import type { Entry } from './entry.ts';
import type { GameTypes, Told } from './game.ts';
import type { Play } from './play.ts';
import { toldByStep } from './remembered.ts';
import { maySee, type Viewer } from './seat.ts';
import { type Standing, seqOf } from './standing.ts';
import { eventsFor, mayHear, type Step } from './step.ts';

/** One step of the past, as far as a viewer may look at it now. */
export interface OpenStep<Event> {
  readonly entry: Standing['entry'];
  readonly events: readonly Event[];
}

export interface OpenPast<Event> {
  readonly steps: readonly OpenStep<Event>[];
  /** Has the viewer been told more than may be looked at now? */
  readonly isCovered: boolean;
}

/** Of these events, which may be looked at now, by their place? */
const openNow = <Game extends GameTypes>(
  { rules, state }: Play<Game>,
  events: readonly Game['event'][],
): readonly boolean[] => {
  const copies = events.map(event => ({ ...event })); // the same event may have been told twice
  const open = new Set(rules.shownHistory?.(copies, state.table));
  return copies.map(copy => open.has(copy));
};

const hidesNothing = <Game extends GameTypes>({ rules }: Play<Game>, isOver: boolean): boolean =>
  isOver || rules.shownHistory === undefined;

const inOrder = <Game extends GameTypes>(
  play: Play<Game>,
  steps: readonly (readonly Game['event'][])[],
): readonly (readonly boolean[])[] => {
  const open = openNow(play, steps.flat());
  let from = 0;
  return steps.map(events => {
    from += events.length;
    return open.slice(from - events.length, from);
  });
};

type ToldSteps<Game extends GameTypes> = ReturnType<typeof toldByStep<Game>>;

/** What was told in a play, as long as somebody has it: many may arrive at the same table. */
const known = new WeakMap<object, ToldSteps<GameTypes>>();

const toldOf = <Game extends GameTypes>(play: Play<Game>): ToldSteps<Game> => {
  const found = (known.get(play) as ToldSteps<Game> | undefined) ?? toldByStep(play);
  known.set(play, found);
  return found;
};

const heardBy = <Event>(heard: readonly Told<Event>[], viewer: Viewer): readonly Event[] =>
  heard.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event);

/** May this viewer know that there was such a move? A quiet one is its own seat's alone. */
const mayKnow = (entry: Standing['entry'], viewer: Viewer): boolean =>
  entry?.part === undefined || entry.seat === viewer;

/**
 * What a viewer was told, was not taken back, and may be looked at now (SS-10.2, DG-16.4, MC-2.4). A step of which nothing may be looked at
 * is left out, but for the last one: who moved last is plain. Once the game is over everything is open.
 */
export const openPast = <Game extends GameTypes>(
  play: Play<Game>,
  viewer: Viewer,
  isOver: boolean,
): OpenPast<Game['event']> => {
  const told = toldOf(play)
    .filter(({ move }) => mayKnow(move.entry, viewer))
    .map(({ move: { entry }, heard }) => ({ entry, events: heardBy(heard, viewer) }));
  if (hidesNothing(play, isOver)) return { steps: told, isCovered: false };
  const open = inOrder(
    play,
    told.map(({ events }) => events),
  );
  const steps = told
    .map(({ entry, events }, step) => ({ entry, events: events.filter((_, index) => open[step]?.[index]) }))
    .filter(({ events }, step) => events.length > 0 || step === told.length - 1);
  return { steps, isCovered: open.some(step => step.includes(false)) };
};

/** May all that these missed steps told this viewer still be looked at? What was taken back may not. */
export const areOpen = <Game extends GameTypes>(
  play: Play<Game>,
  viewer: Viewer,
  missed: readonly Step<Game['event']>[],
  isOver: boolean,
): boolean => {
  if (hidesNothing(play, isOver)) return true;
  const standing = standingSince(play);
  const recent = play.recent.filter(step => standing.has(step.entry) && mayHear(step, viewer));
  const open = inOrder(
    play,
    recent.map(step => eventsFor(step, viewer)),
  );
  const isOpen = new Set(recent.filter((_, step) => open[step]?.every(Boolean)));
  return missed.every(step => isOpen.has(step) || eventsFor(step, viewer).length === 0);
};

/** The moves that stand, as far back as steps are kept. */
const standingSince = <Game extends GameTypes>({ standing, recent }: Play<Game>): ReadonlySet<Entry | undefined> => {
  const oldest = recent[0]?.seq ?? 0;
  const entries = new Set<Entry | undefined>();
  for (let here: Standing | undefined = standing; here !== undefined && seqOf(here) >= oldest; here = here.before)
    entries.add(here.entry);
  return entries;
};
