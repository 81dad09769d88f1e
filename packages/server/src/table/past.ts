import { maySee, type Play, toldByStep, type Viewer } from '@conclave/kernel';
import type { PastStep } from '@conclave/protocol';

type ToldSteps = ReturnType<typeof toldByStep>;

/** What was told in a play, as long as somebody has it: many may arrive at the same table. */
const known = new WeakMap<Play, ToldSteps>();

const toldOf = (play: Play): ToldSteps => {
  const found = known.get(play) ?? toldByStep(play);
  known.set(play, found);
  return found;
};

/** Everything this viewer was told and that was not taken back. */
export const pastFor = (play: Play, viewer: Viewer): readonly PastStep[] =>
  toldOf(play).flatMap(({ move: { entry }, heard }) => {
    const events = heard.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event);
    if (entry === undefined) return [{ seq: 0, at: 0, events }];
    const by = 'seat' in entry ? entry.seat : undefined;
    if (entry.part !== undefined && by !== viewer) return [];
    const how = 'how' in entry ? entry.how : undefined;
    return [{ seq: entry.seq, ...(by === undefined ? {} : { by }), at: entry.at, ...(how && { how }), events }];
  });
