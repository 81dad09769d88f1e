import { allSeats, at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import { returnBids } from './meta-bids.ts';
import { lockOut, punishHonour } from './meta-calls.ts';
import { NOTHING } from './meta-moves.ts';
import { closeAll } from './meta-sins.ts';
import { booksOf } from './meta-state.ts';
import { countVotes, voteQuestionWith } from './meta-votes.ts';
import type { Move } from './moves.ts';
import { handQuestion } from './question.ts';
import { REFUSED } from './refusals.ts';
import { type LastCallFrame, pop, replace, top, type VoteFrame } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';

/** MC-26.2.5, MC-26.14  The last call before posts are compared. */

const hasSaid = ({ said }: LastCallFrame, seat: Seat): boolean => ((said >> seat) & 1) === 1;

/** Who has not said "nothing to call" yet. */
export const undecided = ({ seats }: Table, frame: LastCallFrame): readonly Seat[] =>
  allSeats(seats).filter(seat => !hasSaid(frame, seat));

const sayNothing = (
  { table }: State,
  { final, said }: LastCallFrame,
  seat: Seat,
  emit?: Emit<Event>,
): LastCallFrame => {
  const frame: LastCallFrame = { at: 'lastCall', final, begun: true, said: said | (1 << seat) };
  replace(table, frame);
  emit?.('all', { type: 'nothingToCall', seat, rule: 'MC-26.31' });
  return frame;
};

/** It begins, and what was said in advance is made (MC-26.11). */
const begin = (state: State, { final, said }: LastCallFrame, emit?: Emit<Event>): void => {
  let frame: LastCallFrame = { at: 'lastCall', final, begun: true, said };
  replace(state.table, frame);
  emit?.('all', { type: 'lastCallBegan', final, rule: final ? 'MC-26.14' : 'MC-26.2.5' });
  for (const [seat, own] of state.secrets.entries()) {
    if (own.ahead === undefined) continue;
    delete own.ahead;
    frame = sayNothing(state, frame, seat, emit);
  }
};

/** MC-26.11  Over days a seat says "nothing to call" in advance for a round: it is made when the last call begins. */
export const isAhead = (table: Table, move: Move): boolean =>
  move.type === 'nothing' && table.options.pace === 'correspondence' && top(table).at !== 'lastCall';

/** Once a round is enough. */
export const refuseAhead = (own: Secrets): Refusal | undefined =>
  own.ahead === undefined ? undefined : REFUSED.notNow;

/** Its own seat alone knows it. */
export const sayAhead = ({ secrets }: State, seat: Seat): void => {
  at(secrets, seat).ahead = true;
};

/** MC-26.34  It closes everything: windows, bids left open, locks. */
export const endLastCall = (state: State, { final }: LastCallFrame, emit?: Emit<Event>): void => {
  const books = booksOf(state.table);
  pop(state.table);
  emit?.('all', { type: 'lastCallEnded', final, rule: 'MC-26.11' });
  closeAll(state);
  returnBids(state, true, emit);
  books.marked = books.marked.map(() => -1);
  books.turn = 0;
  books.locked = 0;
  books.lockedForRound = 0;
  books.honoured = 0;
  books.idle = 0;
};

/** It begins, runs, and ends when all seats have said it, or by the clock (MC-26.31). */
const stillRuns = (state: State, frame: LastCallFrame, emit?: Emit<Event>): boolean => {
  if (!frame.begun) begin(state, frame, emit);
  else if (undecided(state.table, frame).length > 0) return true;
  else endLastCall(state, frame, emit);
  return false;
};

export const lastCallQuestion = handQuestion<LastCallFrame>({
  takes: ['nothing'],
  asks: table => {
    const frame = table.stack.at(-1);
    return frame?.at === 'lastCall' ? undecided(table, frame) : [];
  },
  answers: () => [[NOTHING]],
  refuse: () => undefined,
  decide: (state, frame, _move, { seat }, emit) => void sayNothing(state, frame, seat, emit),
  stands: stillRuns,
  timeout: () => NOTHING,
});

/** MC-26.29  Upheld: one stone; a failed one locks the accuser but costs no stone. */
export const endVote = (state: State, frame: VoteFrame, emit?: Emit<Event>): void => {
  if (countVotes(state, frame, emit)) punishHonour(state, frame.culprit, frame.entry);
  else if (state.table.options.wrongAccusation !== 'none') lockOut(state.table, frame.accuser);
};

export const voteQuestion = voteQuestionWith(endVote);
