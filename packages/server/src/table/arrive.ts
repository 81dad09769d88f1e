import { areOpen, isUndo, type Play, type Step, toldSince, type Viewer, viewOf } from '@conclave/kernel';
import type { ClockState, Form, Have, PatchSnapshot, Snapshot } from '@conclave/protocol';
import type { TableActor } from './actor.ts';
import { sendPresence } from './broadcast.ts';
import { clockState } from './clock.ts';
import { infoOf, isFinished, viewerFor } from './doc.ts';
import { textFrame } from './frame.ts';
import type { Loaded } from './loaded.ts';
import { pastFor } from './past.ts';
import { withGame } from './replay.ts';
import { commonText, ownText, plainViewOf, updateText } from './update-text.ts';
import type { Listener, Watch } from './watch.ts';

/** Arriving and returning: the socket is told all it lacks, and from then on every step. */
export const arrive = (actor: TableActor, loaded: Loaded, listener: Listener, have: Have | undefined): Watch => {
  const known = [...actor.watches].find(watch => watch.listener === listener);
  const watch = known ?? { listener, viewer: undefined };
  const wasHere = listener.person !== undefined && actor.present().has(listener.person.id);
  watch.viewer = viewerFor(loaded.doc, listener.person);
  actor.watches.add(watch);
  if (listener.person !== undefined) actor.absences.came(actor.id, listener.person.id);
  actor.services.elsewhere?.hereChanged(actor.id);
  tell(actor, withGame(loaded), watch, have);
  if (!wasHere && listener.person !== undefined) sendPresence(actor, listener);
  return watch;
};

const tell = (actor: TableActor, loaded: Loaded, { listener, viewer }: Watch, have: Have | undefined): void => {
  const { doc, play } = loaded;
  const missed = play && missedBy(actor, { ...loaded, play }, listener, viewer, have);
  actor.audience.arrived(listener, viewer, play?.seq ?? 0, missed !== undefined);
  if (play === undefined || viewer === undefined || missed === undefined)
    return listener.send({
      ...snapshotIn(listener.form, actor, loaded, viewer),
      ...(play !== undefined && have !== undefined && have.seat === viewer && tookBackSince(play, have.seq)
        ? { undone: true }
        : {}),
    });
  for (const step of missed) listener.write(textFrame(updateText(commonText(doc.id, step), ownText(step, viewer))));
  listener.send({ type: 'info', table: doc.id, info: infoOf(doc, actor.present()) });
  sendCurrent(actor, loaded, play, listener);
};

/**
 * What a client that returns has missed; nothing where only a snapshot will do. What it says it has must have been sent to it, and what it
 * missed must not lie covered meanwhile.
 */
const missedBy = (
  actor: TableActor,
  { doc, play }: Loaded & { readonly play: Play },
  listener: Listener,
  viewer: Viewer | undefined,
  have: Have | undefined,
): readonly Step[] | undefined => {
  if (listener.form === 'plain' || viewer === undefined || have?.seat !== viewer) return undefined;
  const missed = actor.audience.wasSent(listener, viewer, have.seq) ? toldSince(play, viewer, have) : undefined;
  return missed !== undefined && areOpen(play, viewer, missed, isFinished(doc)) ? missed : undefined;
};

/** Was something taken back that somebody who has this much was told? */
const tookBackSince = ({ lastLine }: Play, seq: number): boolean => {
  for (let line = lastLine; line !== undefined && line.entry.seq > seq; line = line.before)
    if (isUndo(line.entry) && line.entry.undo < seq) return true;
  return false;
};

const sendCurrent = (actor: TableActor, loaded: Loaded, { seq }: Play, listener: Listener): void =>
  listener.send({ type: 'current', table: loaded.doc.id, seq, ...clockOf(actor, loaded) });

/** After the clocks were changed by something that is no step. */
export const sendClocks = (actor: TableActor, loaded: Loaded): void => {
  const { play } = loaded;
  if (play === undefined) return;
  for (const { listener, viewer } of actor.watches)
    if (viewer !== undefined) sendCurrent(actor, loaded, play, listener);
};

const quietOf = ({ quiet }: Play, viewer: Viewer): number | undefined =>
  viewer === 'spectator' ? undefined : quiet[viewer] || undefined;

const clockOf = ({ services }: TableActor, { doc, clocks }: Loaded): { readonly clock?: ClockState } => {
  const at = (doc.endedAt ?? services.now()) - (doc.startedAt ?? 0);
  const clock = clocks === undefined ? undefined : clockState(clocks, at, doc.extraTime);
  return clock === undefined ? {} : { clock };
};

type Unseen = Omit<PatchSnapshot, 'view'>;

/** All that this viewer may know, at once, with the view in one form or the other. */
const snapshotWith = <Shown extends object>(
  actor: TableActor,
  loaded: Loaded,
  viewer: Viewer | undefined,
  shown: (play: Play, viewer: Viewer) => Shown,
): Unseen | (Unseen & Shown) => {
  const { doc, play } = withGame(loaded);
  const head = { type: 'snapshot', table: doc.id, info: infoOf(doc, actor.present()) } as const;
  if (play === undefined || viewer === undefined) return { ...head, seq: play?.seq ?? 0 };
  const quiet = quietOf(play, viewer);
  return {
    ...head,
    seq: play.seq,
    ...(quiet === undefined ? {} : { quiet }),
    ...shown(play, viewer),
    ...pastFor(play, viewer, isFinished(doc)),
    ...clockOf(actor, loaded),
  };
};

export const snapshotFor = (actor: TableActor, loaded: Loaded, viewer: Viewer | undefined): Snapshot =>
  snapshotWith(actor, loaded, viewer, (play, to) =>
    plainViewOf(actor.services.games.wireOf(loaded.doc.game), play, to),
  );

const snapshotIn = (
  form: Form,
  actor: TableActor,
  loaded: Loaded,
  viewer: Viewer | undefined,
): Snapshot | PatchSnapshot =>
  form === 'plain'
    ? snapshotFor(actor, loaded, viewer)
    : snapshotWith(actor, loaded, viewer, (play, to) => ({ view: viewOf(play.state, to) }));

/** Whoever sees something else now gets it at once. */
export const showAnew = (actor: TableActor, loaded: Loaded, watches: Iterable<Watch>): void => {
  const whole = withGame(loaded);
  for (const watch of watches) {
    const { listener } = watch;
    watch.viewer = viewerFor(whole.doc, listener.person);
    actor.audience.arrived(listener, watch.viewer, whole.play?.seq ?? 0, false);
    listener.send(snapshotIn(listener.form, actor, whole, watch.viewer));
  }
};
