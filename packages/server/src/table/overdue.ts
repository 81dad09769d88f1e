import { clockRefusal, clockStep, type Seat } from '@conclave/kernel';
import { awaySince, lastTouched } from './away.ts';
import { playDefault, settleDeadlines } from './bot-turn.ts';
import { lateSeats } from './clock.ts';
import { closed } from './close.ts';
import { dropOpenDeadlines, nextRing, quietFor, withDeadlineAt } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import { type Draft, decided, draftFor, NOBODY, timeAt, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { standInBegins } from './stand-ins.ts';
import { afterStep } from './step.ts';

const DAY = 86_400_000;

/** Whose time is up by now. */
export const lateSeat = ({ doc, play, clocks }: Loaded, now: number): Seat | undefined => {
  if (play === undefined || clocks === undefined || doc.status !== 'running') return undefined;
  return lateSeats(clocks, now - (doc.startedAt ?? 0), doc.extraTime)[0];
};

/** What the table's own clock decides by now (MC-26.11). */
export const lateRing = (loaded: Loaded, now: number): string | undefined => {
  const { doc, play } = loaded;
  const ring = nextRing(loaded);
  if (doc.status !== 'running' || play === undefined || ring === undefined) return undefined;
  const isLate = ring.at <= now - (doc.startedAt ?? 0);
  return isLate && clockRefusal(play, ring.what) === undefined ? ring.what : undefined;
};

export const decideRing = (loaded: Loaded, scene: Scene): Decision => {
  const { play } = loaded;
  const what = lateRing(loaded, scene.now);
  if (what === undefined || play === undefined) return settleDeadlines(loaded, scene);
  return decided(afterStep(loaded, scene, clockStep(play, what, timeAt(loaded, scene.now)), NOBODY));
};

export const decideDefault = (loaded: Loaded, scene: Scene): Decision => {
  const late = lateSeat(loaded, scene.now);
  return late === undefined ? settleDeadlines(loaded, scene) : playDefault(loaded, scene, late, 'clock');
};

export const handToBot = (loaded: Loaded, scene: Scene, seat: Seat): Decision => {
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (place?.kind !== 'human' || place.standIn === true) return settleDeadlines(loaded, scene);
  const begins = standInBegins(loaded, scene, seat, 'table', { ...place, standIn: true });
  return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, ...begins }));
};

/** The row is looked at when it is due, not moved with every move: who has moved meanwhile has put it off. */
export const warnOfClosing = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const draft = draftFor(loaded);
  if (doc.status !== 'running') return decided(withWrites(draft, dropOpenDeadlines(doc.id)));
  const dueAt = lastTouched(loaded) + quietFor(doc, scene);
  if (scene.now < dueAt) return decided(withDeadlineAt(draft, 'warn', dueAt));
  const expiresAt = scene.now + scene.services.config.quietWarningMs;
  const told = withAct(draft, scene, NOBODY, { ...doc, expiresAt });
  return decided(withDeadlineAt(withWrites(told, dropOpenDeadlines(doc.id)), 'expiry', expiresAt));
};

export const expire = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  if (doc.status === 'running') return endQuietly(loaded, scene);
  return doc.status === 'open'
    ? decided(expired(loaded, scene))
    : decided(withWrites(draftFor(loaded), dropOpenDeadlines(doc.id)));
};

/** Who moved after the warning has taken it back. */
const endQuietly = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  if (doc.expiresAt !== undefined) return decided(closed(loaded, scene, NOBODY, 'nobody'));
  const draft = withWrites(draftFor(loaded), dropOpenDeadlines(doc.id));
  return decided(withDeadlineAt(draft, 'warn', lastTouched(loaded) + quietFor(doc, scene)));
};

const expired = (loaded: Loaded, scene: Scene): Draft => {
  const { doc } = loaded;
  const draft = withWrites(draftFor(loaded), dropOpenDeadlines(doc.id));
  const ended = { ...doc, status: 'expired', endedAt: scene.now } as const;
  return withDeadlineAt(withAct(draft, scene, NOBODY, ended), 'remove', scene.now + DAY);
};

/** Before the game: who is still here? A table of the lobby at which nobody has been for minutes only stands in the way. */
export const lookAround = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const draft = draftFor(loaded);
  if (doc.status !== 'open') return decided(withWrites(draft, dropOpenDeadlines(doc.id)));
  const { emptyTableMs, awayMs } = scene.services.config;
  if (scene.present().size > 0)
    return decided(withDeadlineAt(withHostHere(draft, scene), 'empty', scene.now + Math.max(awayMs, LEAST_PAUSE)));
  const left = [doc.host, ...doc.seats.map(({ person = '' }) => person)].map(person => scene.leftAt(person) ?? 0);
  const dueAt = Math.max(doc.createdAt, scene.openSince, ...left) + emptyTableMs;
  if (scene.now < dueAt) return decided(withDeadlineAt(draft, 'empty', dueAt));
  return decided(
    doc.settings.visibility === 'lobby'
      ? expired(loaded, scene)
      : withDeadlineAt(draft, 'empty', scene.now + emptyTableMs),
  );
};

const LEAST_PAUSE = 1000;

/** A host who has been away for minutes has left: the next person who sits here and is here takes over. */
const withHostHere = (draft: Draft, scene: Scene): Draft => {
  const { doc } = draft.loaded;
  const since = awaySince(doc, scene, doc.host);
  if (since === undefined || scene.now - since < scene.services.config.awayMs) return draft;
  const next = doc.seats.find(({ kind, person }) => kind === 'human' && scene.present().has(person ?? ''))?.person;
  return next === undefined ? draft : withAct(draft, scene, NOBODY, { ...doc, host: next });
};
