import { allSeats, at, type Emit, type Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import { afterTheQuestion } from './meta-corrections.ts';
import { type HandMoveOf, VOTE_MOVES } from './meta-moves.ts';
import { handQuestion } from './question.ts';
import { pop, replace, type VoteFrame } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-26.29, D-77  Honour votes: secret, by the uninvolved, more than half of them must say yes. */

export const callVote = (table: Table, accuser: Seat, { culprit, entry }: HandMoveOf<'call'>): void =>
  afterTheQuestion(table, { at: 'vote', accuser, culprit, entry, voted: 0 });

export const uninvolved = ({ seats }: Table, { accuser, culprit }: VoteFrame): readonly Seat[] =>
  allSeats(seats).filter(seat => seat !== accuser && seat !== culprit);

const hasVoted = ({ voted }: VoteFrame, seat: Seat): boolean => ((voted >> seat) & 1) === 1;

/** Who has still to vote. */
export const voters = (table: Table, frame: VoteFrame): readonly Seat[] =>
  uninvolved(table, frame).filter(seat => !hasVoted(frame, seat));

const vote = ({ table, secrets }: State, frame: VoteFrame, seat: Seat, yes: boolean, emit?: Emit<Event>): void => {
  at(secrets, seat).vote = yes;
  replace(table, { ...frame, voted: frame.voted | (1 << seat) });
  emit?.('all', { type: 'voted', seat, rule: 'MC-26.29' });
};

/** Who has not voted said no. What follows is decided by whoever counts. */
export const countVotes = ({ table, secrets }: State, frame: VoteFrame, emit?: Emit<Event>): boolean => {
  const asked = uninvolved(table, frame);
  const yes = asked.filter(seat => hasVoted(frame, seat) && at(secrets, seat).vote === true).length;
  const upheld = yes * 2 > asked.length;
  for (const own of secrets) delete own.vote;
  pop(table);
  const { accuser, culprit, entry } = frame;
  emit?.('all', { type: 'voteEnded', seat: accuser, culprit, entry, upheld, rule: 'MC-26.29' });
  return upheld;
};

/** `counted` says what an honour vote leads to. */
export const voteQuestionWith = (counted: (state: State, frame: VoteFrame, emit?: Emit<Event>) => void) =>
  handQuestion<VoteFrame>({
    takes: ['vote'],
    asks: table => {
      const frame = table.stack.at(-1);
      return frame?.at === 'vote' ? voters(table, frame) : [];
    },
    answers: () => [VOTE_MOVES],
    refuse: () => undefined,
    decide: (state, frame, move, { seat }, emit) => {
      if (move.type === 'vote') vote(state, frame, seat, move.yes, emit);
    },
    stands: (state, frame, emit) => {
      if (voters(state.table, frame).length > 0) return true;
      counted(state, frame, emit);
      return false;
    },
    timeout: () => ({ type: 'vote', yes: false }),
  });
