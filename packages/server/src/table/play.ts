import { type AnyGame, type How, isStale, isTooLate, judge, playStep, type Seat, toActAt } from '@conclave/kernel';
import type { MoveBody, PersonId } from '@conclave/protocol';
import { type Decision, NO_SUCH_TABLE, refuse, type Scene } from './decision.ts';
import { isOutsider, seatOf } from './doc.ts';
import { type Asker, decided, nothingNew, timeAt } from './draft.ts';
import { askedBefore, type Loaded } from './loaded.ts';
import { afterStep } from './step.ts';

/** So often may one change a decision in secret before anything else happens. */
export const MOST_QUIET = 20;

/** A person's move: right seat, not sent before, fresh, legal. */
export const decideMove = (
  loaded: Loaded,
  scene: Scene,
  person: PersonId | undefined,
  { id, seq, move }: MoveBody,
): Decision => {
  const { doc, play } = loaded;
  const seat = seatOf(doc, person);
  if (isOutsider(doc, person)) return { refused: NO_SUCH_TABLE };
  if (seat === undefined || person === undefined) return refuse('notYourSeat', loaded);
  if (doc.startedAt === undefined) return refuse('notRunning', loaded);
  // Sent before it is stale, because it changed what its seat was asked; or its seat decides anew what it has decided (MC-7.2).
  const before = isFresh(loaded, seat, seq) ? undefined : askedBefore(loaded, person, id);
  if (before !== undefined) return nothingNew(loaded, before.seq);
  if (doc.status !== 'running' || play === undefined) return refuse('notRunning', loaded);
  if (isTooLate(play, seat, move, seq)) return refuse('stale', loaded);
  if (doc.seats[seat]?.standIn === true) return refuse('botPlaysHere', loaded);
  const verdict = judge(play, seat, move, undefined, timeAt(loaded, scene.now));
  if ('refusal' in verdict) {
    const { detail, ...refusal } = verdict.refusal;
    return { refused: { ...refusal, seq: play.seq, ...(detail === undefined ? {} : { detail }) } };
  }
  if (doc.seats[seat]?.program !== undefined && !toActAt(play).includes(seat)) return refuse('decidedAlready', loaded);
  if ((play.quiet[seat] ?? 0) >= MOST_QUIET) return refuse('tooManyChanges', loaded, TOO_MANY_CHANGES);
  return playMove(loaded, scene, { seat, move: verdict.move }, { person, id });
};

const TOO_MANY_CHANGES = `a decision may be changed ${MOST_QUIET} times before somebody else moves`;

const isFresh = ({ play }: Loaded, seat: Seat, seq: number): boolean =>
  play !== undefined && !isStale(play, seat, seq) && toActAt(play).includes(seat);

/** A legal move, who makes it and how. */
export interface LegalMove {
  readonly seat: Seat;
  readonly move: AnyGame['move'];
  readonly how?: How;
}

export const playMove = (loaded: Loaded, scene: Scene, { seat, move, how }: LegalMove, asker: Asker): Decision => {
  const { play } = loaded;
  if (play === undefined) return refuse('notRunning', loaded);
  const cause = { at: timeAt(loaded, scene.now), how, id: asker.id ?? undefined };
  return decided(afterStep(loaded, scene, playStep(play, seat, move, cause), asker, COUNTED[how ?? 'person']));
};

const COUNTED = { person: ['moves'], bot: ['bot_moves'], clock: ['timeouts'] } as const;
