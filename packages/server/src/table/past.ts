import { type OpenStep, openPast, type Play, type Viewer } from '@conclave/kernel';
import type { PastStep, Snapshot } from '@conclave/protocol';

/** What this viewer may look at of all it was told, and whether a part of that lies covered now (SS-10.2, DG-16.4, MC-2.4). */
export const pastFor = (play: Play, viewer: Viewer, isOver: boolean): Pick<Snapshot, 'past' | 'covered'> => {
  const { steps, isCovered } = openPast(play, viewer, isOver);
  return { past: steps.map(pastStep), ...(isCovered ? { covered: true } : {}) };
};

const pastStep = ({ entry, events }: OpenStep<unknown>): PastStep => {
  if (entry === undefined) return { seq: 0, at: 0, events };
  const by = 'seat' in entry ? entry.seat : undefined;
  const how = 'how' in entry ? entry.how : undefined;
  return { seq: entry.seq, ...(by === undefined ? {} : { by }), at: entry.at, ...(how && { how }), events };
};
