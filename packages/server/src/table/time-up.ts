import { clockRefusal, clockStep, type Seat } from '@conclave/kernel';
import type { DeadlineKind } from '../house/services.ts';
import type { TableActor } from './actor.ts';
import { awaySince, lastTouched } from './away.ts';
import { botAsked, isUnattended, pauseBots, playDefault, settleDeadlines, think } from './bot-turn.ts';
import { sendToAll } from './broadcast.ts';
import { lateSeats } from './clock.ts';
import { closed } from './close.ts';
import { dropOpenDeadlines, nextRing, quietFor, withDeadlineAt } from './deadlines.ts';
import type { Answer, Decision, Scene } from './decision.ts';
import { type Draft, decided, draftFor, NOBODY, timeAt, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { standInBegins } from './stand-ins.ts';
import { afterStep } from './step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stored deadline is due. */
export const deadlineDue = (actor: TableActor, kind: DeadlineKind): void => {
  const answer = settled(actor, kind);
  const decide = (work: (loaded: Loaded, scene: Scene) => Decision): void => actor.request({ decide: work, answer });
  const look = (work: (loaded: Loaded) => void): void =>
    actor.look({ look: work, refused: refused => answer({ refused }) });
  switch (kind) {
    case 'bot':
      return look(loaded => botTurn(actor, loaded, answer));
    case 'clock':
      return look(loaded => clockDue(actor, loaded, answer));
    case 'warn':
      return look(loaded => warn(actor, loaded, answer));
    case 'expiry':
      return decide(expire);
    case 'empty':
      return decide(lookAround);
    case 'remove':
      return remove(actor);
  }
};

/** A deadline that cannot be dealt with now comes again later, not again and again. */
const settled =
  (actor: TableActor, kind: DeadlineKind) =>
  (answer: Answer): void => {
    if (!('refused' in answer)) return;
    const { committer, now, log } = actor.services;
    const { code } = answer.refused;
    const row = { table_id: actor.id, kind, due_at: now() + (code === 'damaged' ? HOUR : MINUTE) };
    const write =
      code === 'noSuchTable'
        ? ({ drop: 'deadline', table: actor.id, kind } as const)
        : ({ put: 'deadline', row } as const);
    committer.save([write]).catch(error => log.error({ err: error }, 'a deadline could not be put off'));
  };

/** The first bot that is asked thinks. */
const botTurn = (actor: TableActor, loaded: Loaded, answer: (answer: Answer) => void): void => {
  const seat = botAsked(loaded);
  if (seat === undefined) actor.request({ decide: settleDeadlines, answer });
  else if (isUnattended(actor, loaded)) actor.request({ decide: pauseBots, answer });
  else think(actor, loaded, seat, 'bot', answer);
};

const lateSeat = ({ doc, play, clocks }: Loaded, now: number): Seat | undefined => {
  if (play === undefined || clocks === undefined || doc.status !== 'running') return undefined;
  return lateSeats(clocks, now - (doc.startedAt ?? 0), doc.extraTime)[0];
};

/** Somebody's time is up: the table's rule decides (SS-12.3, DG-18.2, MC-29.4). */
const clockDue = (actor: TableActor, loaded: Loaded, answer: (answer: Answer) => void): void => {
  const now = actor.services.now();
  if (lateRing(loaded, now) !== undefined) return actor.request({ decide: decideRing, answer });
  const late = lateSeat(loaded, now);
  const { timeout } = loaded.doc.settings;
  if (late === undefined) return actor.request({ decide: settleDeadlines, answer });
  if (timeout === 'default') return actor.request({ decide: decideDefault, answer });
  if (timeout === 'botSeat') actor.request({ decide: (table, scene) => handToBot(table, scene, late), answer });
  think(actor, loaded, late, 'clock', answer);
};

/** What the table's own clock decides by now (MC-26.11). */
const lateRing = (loaded: Loaded, now: number): string | undefined => {
  const { doc, play } = loaded;
  const ring = nextRing(loaded);
  if (doc.status !== 'running' || play === undefined || ring === undefined) return undefined;
  const isLate = ring.at <= now - (doc.startedAt ?? 0);
  return isLate && clockRefusal(play, ring.what) === undefined ? ring.what : undefined;
};

const decideRing = (loaded: Loaded, scene: Scene): Decision => {
  const { play } = loaded;
  const what = lateRing(loaded, scene.now);
  if (what === undefined || play === undefined) return settleDeadlines(loaded, scene);
  return decided(afterStep(loaded, scene, clockStep(play, what, timeAt(loaded, scene.now)), NOBODY));
};

const decideDefault = (loaded: Loaded, scene: Scene): Decision => {
  const late = lateSeat(loaded, scene.now);
  return late === undefined ? settleDeadlines(loaded, scene) : playDefault(loaded, scene, late, 'clock');
};

const handToBot = (loaded: Loaded, scene: Scene, seat: Seat): Decision => {
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (place?.kind !== 'human' || place.standIn === true) return settleDeadlines(loaded, scene);
  const begins = standInBegins(loaded, scene, seat, 'table', { ...place, standIn: true });
  return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, ...begins }));
};

/** Those who wait at a table that has not begun are told that it will be removed; those who sit at a game that nobody touches, too. */
const warn = (actor: TableActor, { doc }: Loaded, answer: (answer: Answer) => void): void => {
  if (doc.status === 'running') return actor.request({ decide: warnOfClosing, answer });
  const { committer, log } = actor.services;
  committer.save([{ drop: 'deadline', table: doc.id, kind: 'warn' }]).then(
    () => {
      if (doc.status === 'open' && doc.expiresAt !== undefined)
        sendToAll(actor, { type: 'notice', table: doc.id, code: 'expiresSoon', at: doc.expiresAt });
    },
    error => log.error({ err: error }, 'a warning could not be saved'),
  );
};

/** The row is looked at when it is due, not moved with every move: who has moved meanwhile has put it off. */
const warnOfClosing = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const draft = draftFor(loaded);
  if (doc.status !== 'running') return decided(withWrites(draft, dropOpenDeadlines(doc.id)));
  const dueAt = lastTouched(loaded) + quietFor(doc, scene);
  if (scene.now < dueAt) return decided(withDeadlineAt(draft, 'warn', dueAt));
  const expiresAt = scene.now + scene.services.config.quietWarningMs;
  const told = withAct(draft, scene, NOBODY, { ...doc, expiresAt });
  return decided(withDeadlineAt(withWrites(told, dropOpenDeadlines(doc.id)), 'expiry', expiresAt));
};

const expire = (loaded: Loaded, scene: Scene): Decision => {
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
const lookAround = (loaded: Loaded, scene: Scene): Decision => {
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

const remove = (actor: TableActor): void => {
  const { storage, log } = actor.services;
  storage.removeTable(actor.id).then(
    () => {
      sendToAll(actor, { type: 'gone', table: actor.id, code: 'expired' });
      actor.unload();
    },
    error => log.error({ err: error }, 'an expired table could not be removed'),
  );
};
