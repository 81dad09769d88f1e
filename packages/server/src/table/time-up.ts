import type { Seat } from '@conclave/kernel';
import type { TableActor } from './actor.ts';
import { decide, playDefault, runBotTurn, settleDeadlines } from './bot-turn.ts';
import { sendInfo, sendToAll } from './broadcast.ts';
import { lateSeats } from './clock.ts';
import { type DeadlineKind, dropOpenDeadlines } from './deadlines.ts';
import { rowOf } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { submit } from './steps.ts';

const DAY = 86_400_000;

/** A stored deadline is due. */
export const deadlineDue = (actor: TableActor, kind: DeadlineKind): void => {
  switch (kind) {
    case 'bot':
      return runBotTurn(actor);
    case 'clock':
      return post(actor, loaded => clockDue(actor, loaded));
    case 'warn':
      return post(actor, loaded => warn(actor, loaded));
    case 'expiry':
      return post(actor, loaded => expire(actor, loaded));
    case 'remove':
      return remove(actor);
  }
};

const post = (actor: TableActor, run: (loaded: Loaded) => void): void =>
  actor.post({ needsLog: false, run, failed: () => undefined });

/** Somebody's time is up: the table's rule decides (SS-12.3, DG-18.2, MC-29.4). */
const clockDue = (actor: TableActor, loaded: Loaded): void => {
  const { doc, game, clocks } = loaded;
  if (game === undefined || clocks === undefined || doc.status !== 'running') return settleDeadlines(actor, loaded);
  const at = actor.services.now() - (doc.startedAt ?? 0);
  const [late] = lateSeats(clocks, at, doc.extraTime);
  if (late === undefined) return settleDeadlines(actor, loaded);
  actor.services.metrics.count('timeouts');
  if (doc.settings.timeout === 'botSeat') handToBot(actor, loaded, late);
  if (doc.settings.timeout === 'default') playDefault(actor, loaded, late, 'clock');
  else decide(actor, loaded, late, 'clock');
};

const handToBot = (actor: TableActor, loaded: Loaded, seat: Seat): void => {
  const place = loaded.doc.seats[seat];
  if (place === undefined || place.kind !== 'human') return;
  place.standIn = true;
  const row = rowOf(loaded.doc, actor.services.now());
  submit(actor, [{ put: 'table', row }], () => sendInfo(actor, loaded));
};

const warn = (actor: TableActor, loaded: Loaded): void => {
  const { doc } = loaded;
  const drop = { drop: 'deadline', table: doc.id, kind: 'warn' } as const;
  submit(actor, [drop], () => {
    if (doc.status === 'open' && doc.expiresAt !== undefined)
      sendToAll(actor, { type: 'notice', table: doc.id, code: 'expiresSoon', at: doc.expiresAt });
  });
};

const expire = (actor: TableActor, loaded: Loaded): void => {
  const { doc } = loaded;
  const { now, bus } = actor.services;
  if (doc.status !== 'open') return submit(actor, dropOpenDeadlines(doc.id), () => undefined);
  doc.status = 'expired';
  doc.endedAt = now();
  const removeAt = now() + DAY;
  actor.services.deadlineSet(doc.id, 'remove', removeAt);
  submit(
    actor,
    [
      { put: 'table', row: rowOf(doc, now()) },
      ...dropOpenDeadlines(doc.id),
      { put: 'deadline', row: { table_id: doc.id, kind: 'remove', due_at: removeAt } },
    ],
    () => {
      sendInfo(actor, loaded);
      bus.publish('lobby', doc.id);
      actor.unload();
    },
  );
};

const remove = (actor: TableActor): void => {
  const { storage, log } = actor.services;
  sendToAll(actor, { type: 'gone', table: actor.id, code: 'expired' });
  storage.removeTable(actor.id).then(
    () => actor.unload(),
    error => log.error({ err: error }, 'an expired table could not be removed'),
  );
};
