import type { Viewer } from '@conclave/kernel';
import {
  type ClockState,
  commonText,
  type GameTable,
  gameViewOf,
  type Have,
  type LogEntry,
  ownText,
  type PastStep,
  pastFor,
  pastOf,
  replayLog,
  type Snapshot,
  type Step,
  toldSince,
  updateText,
  viewCheck,
} from '@conclave/protocol';
import { textFrame } from '../live/frame.ts';
import type { Listener, Watch } from '../live/watch.ts';
import type { TableActor } from './actor.ts';
import { sendPresence } from './broadcast.ts';
import { clockState } from './clock.ts';
import { infoOf, seatOf, type TableDoc } from './doc.ts';
import { beginningOf, gameOf, type Loaded } from './loaded.ts';

/** As whom may this person see the game: its seat, a seat that lends its view, a spectator, or not at all. */
export const viewerFor = (doc: TableDoc, person: string | undefined): Viewer | undefined => {
  const seat = seatOf(doc, person);
  if (seat !== undefined) return seat;
  const watcher = doc.watchers.find(known => known.person === person);
  if (watcher?.lent !== undefined) return watcher.lent;
  if (doc.settings.watchers === 'anyone' || watcher?.state === 'admitted') return 'spectator';
  return everyoneIsABot(doc) && doc.host === person ? 'spectator' : undefined;
};

const everyoneIsABot = (doc: TableDoc): boolean => doc.seats.every(({ kind }) => kind === 'bot');

/** More missed steps than this come as one snapshot. */
const MOST_UPDATES = 100;

/** Arriving and returning: the socket is told all it lacks, and from then on every step. */
export const arrive = (
  actor: TableActor,
  loaded: Loaded,
  log: readonly LogEntry[],
  listener: Listener,
  have: Have | undefined,
): Watch => {
  const known = [...actor.watches].find(watch => watch.listener === listener);
  const watch = known ?? { listener, viewer: undefined };
  const wasHere = listener.person !== undefined && actor.present().has(listener.person.id);
  watch.viewer = viewerFor(loaded.doc, listener.person?.id);
  actor.watches.add(watch);
  catchUp(actor, loaded, log, watch, have);
  if (!wasHere && listener.person !== undefined) sendPresence(actor, listener);
  return watch;
};

const catchUp = (
  actor: TableActor,
  loaded: Loaded,
  log: readonly LogEntry[],
  { listener, viewer }: Watch,
  have: Have | undefined,
): void => {
  const { doc } = loaded;
  const game = gameOf(loaded, log);
  if (game === undefined || viewer === undefined || have === undefined || have.seat !== viewer || have.seq > game.seq)
    return listener.send(snapshotFor(actor, loaded, log, viewer));
  if (game.seq - have.seq > MOST_UPDATES) return listener.send(snapshotFor(actor, loaded, log, viewer));
  if (have.seq < game.seq || (quietOf(game, viewer) ?? 0) > (have.quiet ?? 0)) {
    replayLog(beginningOf(loaded), log, step => {
      if (isNews(step, have)) listener.write(textFrame(updateText(commonText(doc.id, step), ownText(step, viewer))));
    });
  }
  listener.send({ type: 'info', table: doc.id, info: infoOf(doc, actor.present()) });
  sendCurrent(actor, loaded, game, { listener, viewer });
};

const sendCurrent = (
  actor: TableActor,
  loaded: Loaded,
  game: GameTable,
  { listener, viewer }: { readonly listener: Listener; readonly viewer: Viewer },
): void => {
  const check = viewCheck(gameViewOf(game, viewer));
  listener.send({ type: 'current', table: loaded.doc.id, seq: game.seq, check, ...clockOf(actor, loaded) });
};

/** After the clocks were changed by something that is no step. */
export const sendClocks = (actor: TableActor, loaded: Loaded): void => {
  const { game } = loaded;
  if (game === undefined) return;
  for (const { listener, viewer } of actor.watches)
    if (viewer !== undefined) sendCurrent(actor, loaded, game, { listener, viewer });
};

/** Later than what this client has, and, where it was quiet, its own. */
const isNews = ({ seq, quiet, by }: Step, have: Have): boolean => {
  if (quiet === undefined) return seq > have.seq;
  return by === have.seat && (seq > have.seq || (seq === have.seq && quiet > (have.quiet ?? 0)));
};

const quietOf = (game: GameTable, viewer: Viewer): number | undefined =>
  viewer === 'spectator' ? undefined : game.quiet[viewer] || undefined;

const clockOf = ({ services }: TableActor, { doc, clocks }: Loaded): { readonly clock?: ClockState } => {
  const at = (doc.endedAt ?? services.now()) - (doc.startedAt ?? 0);
  const clock = clocks === undefined ? undefined : clockState(clocks, at, doc.extraTime);
  return clock === undefined ? {} : { clock };
};

/** All that this viewer may know, at once. */
export const snapshotFor = (
  actor: TableActor,
  loaded: Loaded,
  log: readonly LogEntry[],
  viewer: Viewer | undefined,
  past: (viewer: Viewer) => readonly PastStep[] = seat => pastFor(beginningOf(loaded), log, seat),
): Snapshot => {
  const { doc } = loaded;
  const game = gameOf(loaded, log);
  const head = { type: 'snapshot', table: doc.id, info: infoOf(doc, actor.present()) } as const;
  if (game === undefined || viewer === undefined) return { ...head, seq: game?.seq ?? 0 };
  const quiet = quietOf(game, viewer);
  return {
    ...head,
    seq: game.seq,
    ...(quiet === undefined ? {} : { quiet }),
    view: gameViewOf(game, viewer),
    past: past(viewer),
    ...clockOf(actor, loaded),
  };
};

/** After rights changed: whoever sees something else now gets it at once. */
export const reviewWatches = (actor: TableActor, doc: TableDoc): void => {
  const others = [...actor.watches].filter(({ listener, viewer }) => viewerFor(doc, listener.person?.id) !== viewer);
  if (others.length > 0) showAnew(actor, others);
};

export const showAnew = (actor: TableActor, watches: Iterable<Watch>): void => {
  const all = [...watches];
  for (const watch of all) watch.viewer = undefined; // until the snapshot is there, nothing is sent that builds on another view
  actor.post({
    needsLog: true,
    run: (loaded, log) => {
      const told = gameOf(loaded, log) === undefined ? [] : toldSince(beginningOf(loaded), log); // once for all of them
      for (const watch of all) {
        watch.viewer = viewerFor(loaded.doc, watch.listener.person?.id);
        watch.listener.send(snapshotFor(actor, loaded, log, watch.viewer, viewer => pastOf(told, viewer)));
      }
    },
    failed: () => undefined,
  });
};
