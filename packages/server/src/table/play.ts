import type { AnyGame, Refusal, Seat } from '@conclave/kernel';
import { type How, isStale, judge, playStep, toActAt } from '@conclave/protocol';
import type { TableActor } from './actor.ts';
import type { Origin } from './broadcast.ts';
import { seatOf } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { commitStep, type Ends } from './steps.ts';

/** A move as a client sends it. */
export interface MoveRequest {
  readonly id: string;
  readonly seq: number;
  readonly move: unknown;
  /** The log has been searched: no move with this id was played. */
  readonly isNew?: boolean;
}

export type Refused = Refusal & { readonly seq?: number; readonly detail?: string };

export interface MoveAnswer {
  /** The update itself tells a watching socket; others are told here. */
  done(seq: number): void;
  refused(refusal: Refused): void;
}

/** A person's move: right seat, fresh, legal; then it is played, saved and shown. */
export const takeMove = (
  actor: TableActor,
  loaded: Loaded,
  person: string | undefined,
  request: MoveRequest,
  answer: MoveAnswer,
  origin?: Origin,
): void => {
  const { doc, game } = loaded;
  const seat = seatOf(doc, person);
  const refuse = (code: string): void => answer.refused({ code, rule: 'table', ...seqOf(loaded) });
  if (seat === undefined) refuse('notYourSeat');
  else if (doc.startedAt === undefined) refuse('notRunning');
  else if (game === undefined || isStale(game, seat, request.seq)) answerStale(actor, loaded, seat, request, answer);
  else if (doc.status !== 'running') refuse('notRunning');
  else if (doc.seats[seat]?.standIn === true) refuse('botPlaysHere');
  else {
    const verdict = judge(game, seat, request.move);
    if ('refusal' in verdict) answer.refused({ ...verdict.refusal, seq: game.seq });
    else if (request.isNew !== true && !toActAt(game).includes(seat))
      afterSearch(actor, seat, request, answer, (again, asNew) =>
        takeMove(actor, again, person, asNew, answer, origin),
      );
    else {
      actor.services.metrics.count('moves');
      playAndCommit(actor, loaded, { seat, move: verdict.move, moveId: request.id }, origin, {
        saved: seq => origin === undefined && answer.done(seq),
        failed: () => answer.refused({ code: 'notSaved', rule: 'table' }),
      });
    }
  }
};

/**
 * A seat that has decided already and decides anew (MC-7.2) may have sent this before, and nothing has made it stale: so the log is
 * searched for its id before it counts.
 */
const afterSearch = (
  actor: TableActor,
  seat: Seat,
  request: MoveRequest,
  answer: MoveAnswer,
  take: (loaded: Loaded, request: MoveRequest) => void,
): void =>
  actor.post({
    needsLog: true,
    run: (loaded, log) => {
      const before = log.find(entry => 'move' in entry && entry.seat === seat && entry.id === request.id);
      if (before !== undefined) answer.done(before.seq);
      else take(loaded, { ...request, isNew: true });
    },
    failed: code => answer.refused({ code, rule: 'table' }),
  });

/** A legal move, who made it and how. */
export interface LegalMove {
  readonly seat: Seat;
  readonly move: AnyGame['move'];
  readonly how?: How;
  readonly moveId: string | null;
}

/** Plays a legal move and saves it. */
export const playAndCommit = (
  actor: TableActor,
  loaded: Loaded,
  { seat, move, how, moveId }: LegalMove,
  origin?: Origin,
  ends?: Ends,
): void => {
  const { game, doc } = loaded;
  if (game === undefined) throw new Error('a move without a game');
  const at = Math.max(0, actor.services.now() - (doc.startedAt ?? 0));
  const step = playStep(game, seat, move, at, how);
  commitStep(actor, loaded, step, { kind: 'move', moveId, body: JSON.stringify(move) }, origin, ends);
};

/**
 * A move that was sent twice is always stale, because the first one changed what its seat was asked; so only here the log is searched
 * for its id.
 */
const answerStale = (actor: TableActor, loaded: Loaded, seat: Seat, request: MoveRequest, answer: MoveAnswer): void => {
  const { committer, storage } = actor.services;
  const search = async (): Promise<void> => {
    await committer.settled();
    const found = await storage.entryOf(actor.id, seat, request.id);
    if (found !== undefined) answer.done(found.seq);
    else
      answer.refused({
        code: loaded.doc.status === 'running' ? 'stale' : 'notRunning',
        rule: 'table',
        ...seqOf(loaded),
      });
  };
  search().catch(() => answer.refused({ code: 'serverError', rule: 'table' }));
};

export const seqOf = ({ game }: Loaded): { readonly seq?: number } => (game === undefined ? {} : { seq: game.seq });
