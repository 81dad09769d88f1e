import type { Person } from '@conclave/protocol';
import type { TableActor } from '../table/actor.ts';
import { seatOf } from '../table/doc.ts';
import { nothingNew } from '../table/draft.ts';
import { countsAsRefusal, decideRefusal } from '../table/programs.ts';

/** Until so long after the last step nobody is shown what a program decided: how soon it knew tells nothing. */
export const heldBack = async (actor: TableActor): Promise<void> => {
  const { config, now } = actor.services;
  const found = await actor.read(({ doc, at }) => ({ asked: (doc.startedAt ?? 0) + at }));
  const wait = 'refused' in found ? 0 : found.asked + config.programHoldMs - now();
  if (wait > 0) await new Promise(done => setTimeout(done, Math.min(wait, config.programHoldMs)));
};

/** A move of a program was refused. */
export const noteRefusal = (actor: TableActor, person: Person, code: string): void => {
  if (person.program === undefined || !countsAsRefusal(code)) return;
  actor.request({
    decide: (loaded, scene) => {
      const seat = seatOf(loaded.doc, person.id);
      return seat === undefined ? nothingNew(loaded) : decideRefusal(loaded, scene, seat);
    },
    answer: () => undefined,
  });
};
