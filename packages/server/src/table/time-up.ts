import type { TableSettings } from '@conclave/protocol';
import type { DeadlineKind } from '../house/services.ts';
import type { TableActor } from './actor.ts';
import { botAsked, isUnattended, pauseBots, settleDeadlines, think } from './bot-turn.ts';
import { sendToAll } from './broadcast.ts';
import type { Answer, Decision, Scene } from './decision.ts';
import { isFinished } from './doc.ts';
import { fill } from './finding.ts';
import type { Loaded } from './loaded.ts';
import {
  decideDefault,
  decideRemark,
  decideRing,
  endTurnOf,
  expire,
  handToBot,
  lateRemark,
  lateRing,
  lateSeat,
  lookAround,
  warnOfClosing,
} from './overdue.ts';
import { lapse } from './programs.ts';
import { writeResults } from './results.ts';
import { endOfTurn } from './step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
    case 'archive':
      return archive(actor, look);
    case 'rate':
      return look(loaded => writeDown(actor, loaded, answer));
    case 'call': // the house calls nobody any more
      return void actor.services.committer.save([{ drop: 'deadline', table: actor.id, kind }]).catch(() => undefined);
    case 'chat':
      return forgetChat(actor);
    case 'fill':
      return decide(fill);
    case 'invite':
      return decide(lapse);
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

/** Somebody's time is up: the table's rule decides (SS-12.3, DG-18.2, MC-29.4). */
const clockDue = (actor: TableActor, loaded: Loaded, answer: (answer: Answer) => void): void => {
  const now = actor.services.now();
  const remark = lateRemark(loaded, now);
  const ring = lateRing(loaded, now);
  const isRemarkFirst = remark !== undefined && (ring === undefined || remark.at <= ring.at);
  if (isRemarkFirst) return actor.request({ decide: decideRemark, answer });
  if (ring !== undefined) return actor.request({ decide: decideRing, answer });
  const late = lateSeat(loaded, now);
  const timeout = timeoutFor(loaded, late);
  if (late === undefined) return actor.request({ decide: settleDeadlines, answer });
  if (timeout !== 'botSeat' && endOfTurn(loaded, late) !== undefined)
    return actor.request({ decide: (table, scene) => endTurnOf(table, scene, late), answer });
  if (timeout === 'default') return actor.request({ decide: decideDefault, answer });
  if (timeout === 'botSeat') actor.request({ decide: (table, scene) => handToBot(table, scene, late), answer });
  think(actor, loaded, late, 'clock', answer);
};

/** A program that lets its time run out is out, whatever the table does for people. */
const timeoutFor = ({ doc }: Loaded, late: number | undefined): TableSettings['timeout'] =>
  late !== undefined && doc.seats[late]?.program !== undefined ? 'botSeat' : doc.settings.timeout;

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

/** Nothing has happened at a finished table for an hour. Whoever still looks at it has it in memory. */
const archive = (actor: TableActor, look: (work: (loaded: Loaded) => void) => void): void => {
  const { storage, committer, log, config } = actor.services;
  const failed = (error: unknown): void => log.error({ err: error }, 'a finished game could not be packed');
  look(({ doc }) => {
    const isEnded = isFinished(doc);
    const dropped = { drop: 'deadline', table: doc.id, kind: 'archive' } as const;
    (isEnded ? storage.pack(doc.id, config.keepChatMs) : committer.save([dropped])).catch(failed);
  });
};

/** Who came where is written down beside the game; what fails is tried again later. */
const writeDown = (actor: TableActor, loaded: Loaded, answer: (answer: Answer) => void): void => {
  writeResults(actor.services, loaded).catch(error => {
    actor.services.log.error({ err: error }, 'results could not be written');
    answer({ refused: { code: 'notSaved', rule: 'table' } });
  });
};

const forgetChat = ({ id, services: { storage, log } }: TableActor): void => {
  storage.forgetChat(id).catch(error => log.error({ err: error }, 'an old chat could not be removed'));
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
