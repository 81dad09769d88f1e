import { at, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { questionAt } from './decisions.ts';
import type { Move } from './moves.ts';
import { mayAnswer } from './question.ts';
import { REFUSED } from './refusals.ts';
import { top } from './stack.ts';
import type { Secrets, Table } from './state.ts';

/** MC-29.3  Who may decide what. Everything here asks the question on top of the stack. */

const NOBODY_ACTS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Whom the table waits for; nobody when it is over. */
export const toAct = (table: Table): readonly Seat[] => {
  const frame = top(table);
  const question = questionAt(frame);
  if (question?.asks !== undefined) return question.asks(table);
  const seat = question === undefined ? undefined : frame.seat;
  return seat === undefined ? NOBODY_ACTS : at(ALONE, seat);
};

/** Why not? First whether it is this seat's decision at all, then whether this was asked, then the chapter's own reasons. */
export const refusal = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  if (table.manual !== undefined) return byHand().refusalByHand(table, own, seat, move);
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined) return REFUSED.gameOver;
  if (!mayAnswer(question, frame, seat)) return REFUSED.notYourTurn;
  return question.takes.includes(move.type) ? question.refuse(table, own, frame, move) : REFUSED.notAsked;
};

export const legalMoves = (table: Table, own: Secrets, seat: Seat): Iterable<Move> => {
  if (table.manual !== undefined) return byHand().legalMovesByHand(table, own, seat);
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined || !mayAnswer(question, frame, seat)) return [];
  if (question.legal !== undefined) return question.legal(own);
  const legal: Move[] = [];
  for (const group of question.answers(frame, table)) {
    for (const move of group) if (question.refuse(table, own, frame, move) === undefined) legal.push(move);
  }
  return legal;
};

/** MC-26.1.1  What a list may show: the legal moves, but where hands play nothing that reminds. */
export const offered = (table: Table, own: Secrets, seat: Seat): Iterable<Move> =>
  table.manual === undefined ? legalMoves(table, own, seat) : byHand().offeredByHand(table, own, seat);

/** MC-26.5 S12 */
export const hidesTurn = (table: Table): boolean => table.manual !== undefined && byHand().hidesTurn(table);

/** Every legal move is possible; each group of answers is about equally likely, so that donations do not drown the rest. */
export const randomMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (table.manual !== undefined) return byHand().randomMoveByHand(table, own, seat, stream);
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined || !mayAnswer(question, frame, seat))
    throw new Error(`seat ${seat} has nothing to decide`);
  const found = question.random?.(table, own, frame, stream);
  if (found !== undefined) return found;
  const groups = question.answers(frame, table);
  for (;;) {
    const group = at(groups, groups.length === 1 ? 0 : stream.below(groups.length));
    const move = at(group, group.length === 1 ? 0 : stream.below(group.length));
    if (question.refuse(table, own, frame, move) === undefined) return move;
  }
};
