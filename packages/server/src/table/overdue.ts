import { clockRefusal, clockStep, nextRemark, type Remark, type Seat, silenced, speak } from '@conclave/kernel';
import { awaySince, isAway, lastTouched } from './away.ts';
import { playDefault, settleDeadlines } from './bot-turn.ts';
import { lateSeats } from './clock.ts';
import { closed } from './close.ts';
import { dropOpenDeadlines, nextRing, quietFor, withDeadlineAt, withDeadlines } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import type { SeatDoc } from './doc.ts';
import { type Draft, decided, draftFor, NOBODY, timeAt, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { standInBegins } from './stand-ins.ts';
import { afterStep, endOfTurn, withTurnHandedOver } from './step.ts';

const DAY = 86_400_000;

/** Whose time is up by now. */
export const lateSeat = ({ doc, play, clocks }: Loaded, now: number): Seat | undefined => {
  if (play === undefined || clocks === undefined || doc.status !== 'running') return undefined;
  return lateSeats(clocks, now - (doc.startedAt ?? 0), doc.extraTime)[0];
};

/** What a bot says by now without being asked (MC-26.18). */
export const lateRemark = ({ doc, remarks }: Loaded, now: number): Remark | undefined => {
  const remark = nextRemark(remarks);
  const isLate = remark !== undefined && doc.status === 'running' && remark.at <= now - (doc.startedAt ?? 0);
  return isLate ? remark : undefined;
};

/** It is made at its own time; if the rules refuse it by now, it is dropped. In any case its bot may move again. */
export const decideRemark = (loaded: Loaded, scene: Scene): Decision => {
  const { play, remarks } = loaded;
  const remark = lateRemark(loaded, scene.now);
  if (play === undefined || remark === undefined) return settleDeadlines(loaded, scene);
  const rest = { ...loaded, remarks: remarks.filter(other => other !== remark) };
  const next = speak(play, { ...remark, at: Math.max(remark.at, loaded.at) }, 'bot');
  return next === undefined
    ? settleDeadlines(rest, scene)
    : decided(withDeadlines(afterStep(rest, scene, next, NOBODY), scene));
};

type Rings = NonNullable<ReturnType<typeof nextRing>>;

/** What the table's own clock decides by now (MC-26.11). */
export const lateRing = (loaded: Loaded, now: number): Rings | undefined => {
  const { doc, play } = loaded;
  const ring = nextRing(loaded);
  if (doc.status !== 'running' || play === undefined || ring === undefined) return undefined;
  const isLate = ring.at <= now - (doc.startedAt ?? 0);
  return isLate && clockRefusal(play, ring.what) === undefined ? ring : undefined;
};

export const decideRing = (loaded: Loaded, scene: Scene): Decision => {
  const { play } = loaded;
  const ring = lateRing(loaded, scene.now);
  if (ring === undefined || play === undefined) return settleDeadlines(loaded, scene);
  if (ring.of !== undefined && isMissed(loaded, scene, ring.of))
    return settleDeadlines(withSilenced(loaded, ring.what), scene);
  return decided(afterStep(loaded, scene, clockStep(play, ring.what, timeAt(loaded, scene.now)), NOBODY));
};

/** MC-26.28  Nobody is there whom it could be about, or a bot stands in. */
const isMissed = ({ doc }: Loaded, scene: Scene, seat: Seat): boolean =>
  isAway(doc, scene, seat) || doc.seats[seat]?.standIn === true;

const withSilenced = (loaded: Loaded, what: string): Loaded =>
  loaded.play === undefined
    ? loaded
    : { ...loaded, play: { ...loaded.play, timers: silenced(loaded.play.timers, what) } };

/** Time is up, and where the rules say so that ends the turn (MC-26.28). */
export const endTurnOf = (loaded: Loaded, scene: Scene, seat: Seat): Decision => {
  const { play } = loaded;
  const what = lateSeat(loaded, scene.now) === seat ? endOfTurn(loaded, seat) : undefined;
  if (what === undefined || play === undefined) return settleDeadlines(loaded, scene);
  return decided(afterStep(loaded, scene, clockStep(play, what, timeAt(loaded, scene.now)), NOBODY));
};

export const decideDefault = (loaded: Loaded, scene: Scene): Decision => {
  const late = lateSeat(loaded, scene.now);
  return late === undefined ? settleDeadlines(loaded, scene) : playDefault(loaded, scene, late, 'clock');
};

/** A program that fell silent does not come back into this game. */
const silent = ({ program }: SeatDoc): Pick<SeatDoc, 'out'> => (program === undefined ? {} : { out: 'silence' });

export const handToBot = (loaded: Loaded, scene: Scene, seat: Seat): Decision => {
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (place?.kind !== 'human' || place.standIn === true) return settleDeadlines(loaded, scene);
  const begins = standInBegins(loaded, scene, seat, 'table', { ...place, standIn: true, ...silent(place) });
  return decided(withTurnHandedOver(withAct(draftFor(loaded), scene, NOBODY, { ...doc, ...begins }), scene, seat));
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

export const expired = (loaded: Loaded, scene: Scene): Draft => {
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
    doc.settings.visibility === 'lobby' && doc.find?.state !== 'waits'
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
  const next = doc.seats.find(
    ({ kind, person, program }) => kind === 'human' && program === undefined && scene.present().has(person ?? ''),
  )?.person;
  return next === undefined ? draft : withAct(draft, scene, NOBODY, { ...doc, host: next });
};
