import type { ClosedBy } from '@conclave/protocol';
import type { DeedRow } from '../storage/rows.ts';
import { dropFill, dropOpenDeadlines, withArchive, withDeadlineAt, withDeadlines } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import { isFinished, type TableDoc } from './doc.ts';
import { type Asker, type Draft, decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';

const DAY = 86_400_000;

/** A table is ended before its time: no places, and its seal stays closed. One that never began is removed a day later. */
export const closed = (loaded: Loaded, scene: Scene, asker: Asker, closedBy: ClosedBy): Draft => {
  const { expiresAt: _, awaitsPeople: __, find, ...doc } = loaded.doc;
  const goOn = find?.state === 'again' ? { find } : {}; // those who sat here look for another table
  const ended: TableDoc = { ...doc, ...goOn, status: 'abandoned', endedAt: scene.now, votes: [], closedBy };
  const draft = withDeadlines(withAct(draftFor(loaded), scene, asker, ended), scene);
  const alone = withWrites(draft, [...dropOpenDeadlines(doc.id), ...dropFill(loaded.doc)]);
  return doc.startedAt === undefined ? withDeadlineAt(alone, 'remove', scene.now + DAY) : withArchive(alone, scene);
};

/** Whoever looks after the house ends a table, and it is written down with it. */
export const decideClosing = (loaded: Loaded, scene: Scene, deed: DeedRow): Decision =>
  isFinished(loaded.doc)
    ? nothingNew(loaded)
    : decided(withWrites(closed(loaded, scene, NOBODY, 'house'), [{ put: 'deed', row: deed }]));
