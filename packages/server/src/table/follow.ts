import { same } from '@conclave/kernel';
import type { TableActor } from './actor.ts';
import { sendClocks, showAnew } from './arrive.ts';
import { sendInfo } from './broadcast.ts';
import { infoOf, lineOf, type TableDoc, viewerFor } from './doc.ts';
import type { Loaded } from './loaded.ts';

/**
 * What follows from two documents of a table for those who are here: the same on the node that acted and on one that reads of it later.
 * Without the first document nothing is known of what people were shown.
 */
export const follow = (actor: TableActor, before: TableDoc | undefined, table: Loaded): void => {
  const { doc } = table;
  if (doc === before) return;
  if (before === undefined || !isBetweenUs(before, doc)) sendInfo(actor, doc);
  const begins = before?.startedAt === undefined && doc.startedAt !== undefined;
  const seesOther = [...actor.watches].filter(
    ({ listener, viewer }) => begins || viewerFor(doc, listener.person) !== viewer,
  );
  if (seesOther.length > 0) showAnew(actor, table, seesOther);
  if (before !== undefined && !same(before.extraTime, doc.extraTime)) sendClocks(actor, table);
  if (changesLobby(before, doc)) actor.services.bus.publish('lobby', doc.id);
};

const refusalsIn = ({ seats }: TableDoc): number => seats.reduce((sum, { refusals = 0 }) => sum + refusals, 0);

/** That a move of a program was refused is noted, and is nobody else's business. */
const isBetweenUs = (before: TableDoc, after: TableDoc): boolean =>
  refusalsIn(before) !== refusalsIn(after) && same(infoOf(before, NOBODY), infoOf(after, NOBODY));
const NOBODY: ReadonlySet<string> = new Set();

const inLobby = ({ settings, status }: TableDoc): boolean => settings.visibility === 'lobby' && status === 'open';

const changesLobby = (before: TableDoc | undefined, after: TableDoc): boolean => {
  if (before === undefined) return inLobby(after);
  if (inLobby(before) !== inLobby(after)) return true;
  return inLobby(after) && !same(lineOf(before), lineOf(after));
};
