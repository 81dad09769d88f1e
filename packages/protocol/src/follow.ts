import { applyPatch } from './patch.ts';
import type { GameView, OwnEvent, PastStep, PatchSnapshot, PatchUpdate } from './types.ts';

/** What a client knows of a game: the view, and what it was told. */
export interface Seen {
  readonly seq: number;
  /** Quiet steps of its own since then. */
  readonly quiet: number;
  readonly view: GameView;
  readonly past: readonly PastStep[];
  /** It lacks a part of what its viewer was told, which may not be looked at any more. */
  readonly covered?: boolean;
}

export const seenFrom = ({ seq, quiet = 0, view, past = [], covered }: PatchSnapshot): Seen | undefined =>
  view === undefined ? undefined : { seq, quiet, view, past, ...(covered === true ? { covered } : {}) };

/**
 * The next view. An update that came before changes nothing; after a gap there is no answer: ask again with
 * `watch {table, have: {seq, quiet, seat}}`.
 */
export const applyUpdate = (seen: Seen, update: PatchUpdate): Seen | undefined => {
  const { seq, quiet = 0 } = update;
  if (seq < seen.seq || (seq === seen.seq && quiet <= seen.quiet)) return seen;
  const isNext = quiet === 0 ? seq === seen.seq + 1 : seq === seen.seq && quiet === seen.quiet + 1;
  if (!isNext) return undefined;
  const { seat, table, own } = seen.view;
  const view = {
    seat,
    table: applyPatch(table, update.patch),
    ...(own === undefined ? {} : { own: update.own === undefined ? own : applyPatch(own, update.own) }),
  };
  return { ...seen, seq, quiet, view, past: pastAfter(seen.past, update) };
};

const pastAfter = (past: readonly PastStep[], update: PatchUpdate): readonly PastStep[] => {
  const { seq, by, at, how, undo } = update;
  if (undo !== undefined) return past.filter(step => step.seq <= undo);
  const maker = by === 'table' ? {} : { by };
  return [...past, { seq, ...maker, at, ...(how === undefined ? {} : { how }), events: eventsOf(update) }];
};

/** Common and own events in the order in which they happened. */
export const eventsOf = ({ events, told = [] }: Pick<PatchUpdate, 'events' | 'told'>): readonly unknown[] => {
  if (told.length === 0) return events;
  const ownAfter = (place: number): readonly unknown[] => told.filter(at(place)).map(([, event]) => event);
  return [...ownAfter(0), ...events.flatMap((event, index) => [event, ...ownAfter(index + 1)])];
};

const at =
  (place: number) =>
  ([after]: OwnEvent): boolean =>
    after === place;
