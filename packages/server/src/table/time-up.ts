import type { Seat } from '@conclave/kernel';
import type { DeadlineKind } from '../house/services.ts';
import type { TableActor } from './actor.ts';
import { botAsked, isUnattended, pauseBots, playDefault, settleDeadlines, think } from './bot-turn.ts';
import { sendToAll } from './broadcast.ts';
import { lateSeats } from './clock.ts';
import { dropOpenDeadlines, withDeadlineAt } from './deadlines.ts';
import type { Answer, Decision, Scene } from './decision.ts';
import { decided, draftFor, NOBODY, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { standInBegins } from './stand-ins.ts';

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
      return look(loaded => warn(actor, loaded));
    case 'expiry':
      return decide(expire);
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
  const late = lateSeat(loaded, actor.services.now());
  const { timeout } = loaded.doc.settings;
  if (late === undefined) return actor.request({ decide: settleDeadlines, answer });
  if (timeout === 'default') return actor.request({ decide: decideDefault, answer });
  if (timeout === 'botSeat') actor.request({ decide: (table, scene) => handToBot(table, scene, late), answer });
  think(actor, loaded, late, 'clock', answer);
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

const warn = (actor: TableActor, { doc }: Loaded): void => {
  const { committer, log } = actor.services;
  committer.save([{ drop: 'deadline', table: doc.id, kind: 'warn' }]).then(
    () => {
      if (doc.status === 'open' && doc.expiresAt !== undefined)
        sendToAll(actor, { type: 'notice', table: doc.id, code: 'expiresSoon', at: doc.expiresAt });
    },
    error => log.error({ err: error }, 'a warning could not be saved'),
  );
};

const expire = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const draft = withWrites(draftFor(loaded), dropOpenDeadlines(doc.id));
  if (doc.status !== 'open') return decided(draft);
  const expired = { ...doc, status: 'expired', endedAt: scene.now } as const;
  return decided(withDeadlineAt(withAct(draft, scene, NOBODY, expired), 'remove', scene.now + DAY));
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
