import type { TableInfo } from '@conclave/protocol';
import type { TableActor } from './actor.ts';
import { sendInfo } from './broadcast.ts';
import { dropDeadlines, dropOpenDeadlines } from './deadlines.ts';
import { infoOf, isFinished, rowOf } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { submit } from './steps.ts';

/** Whoever runs the server ends a table: no places, and its seal stays closed. */
export const closeTable = (actor: TableActor): Promise<TableInfo | 'noSuchTable' | 'serverError'> =>
  new Promise(answer => actor.post({ needsLog: false, run: loaded => close(actor, loaded, answer), failed: answer }));

const close = (actor: TableActor, loaded: Loaded, answer: (info: TableInfo | 'serverError') => void): void => {
  const { doc } = loaded;
  const { now, bus } = actor.services;
  if (isFinished(doc)) return answer(infoOf(doc, actor.present()));
  doc.status = 'abandoned';
  doc.endedAt = now();
  doc.votes = [];
  const row = rowOf(doc, now());
  const saved = (): void => {
    sendInfo(actor, loaded);
    bus.publish('lobby', doc.id);
    answer(infoOf(doc, actor.present()));
    actor.unload();
  };
  submit(actor, [{ put: 'table', row }, ...dropDeadlines(loaded), ...dropOpenDeadlines(doc.id)], saved, {
    failed: () => answer('serverError'),
  });
};
