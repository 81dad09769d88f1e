import { at, type Emit, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import { questionAt } from './decisions.ts';
import type { Event } from './events.ts';
import { nothingToTakeBack } from './meta-acts.ts';
import { ask, reach, refuseAsk, refuseHere, sayHere } from './meta-asking.ts';
import { putBack, refusePutBack, refuseSettle, settleBid } from './meta-bids.ts';
import { call, refuseCall } from './meta-calls.ts';
import { isAhead, refuseAhead, sayAhead, undecided } from './meta-last-call.ts';
import { ASK, CALL_MOVES, DECLARE_MOVES, HERE, NOTHING, PUT_BACK_MOVES, SETTLE } from './meta-moves.ts';
import { voters } from './meta-votes.ts';
import { CHARACTER_MOVES, type Move, TAKE_MOVES } from './moves.ts';
import { type By, type Groups, mayAnswer } from './question.ts';
import { REFUSED } from './refusals.ts';
import { type Frame, top } from './stack.ts';
import { isByHand, type Secrets, type State, type Table } from './state.ts';

/** MC-26.31, MC-26.32  Who may do what in manual mode: answer what is asked, and what can be done at any time. */

const isStep = ({ at }: Frame): boolean => at === 'handTurn' || at === 'choosing' || at === 'choose';

/** MC-26.24 i  S13 is exactly this: a card, a declaration or a stone, while another's turn or choice step runs and no question is open. */
const isAttempt = (table: Table, seat: Seat, move: Move): boolean => {
  const frame = top(table);
  const reaches = move.type === 'character' || move.type === 'declare' || move.type === 'take';
  return reaches && isByHand(table, 'S13') && isStep(frame) && frame.seat !== seat;
};

const REACHES = { character: 'card', declare: 'turn', take: 'market' } as const;

/** Moves that answer nothing: calls, bids, cards, "next player", "here", "nothing" in advance. */
const refuseAnytime = (
  table: Table,
  own: Secrets | undefined,
  seat: Seat,
  move: Move,
): Refusal | undefined | 'asked' => {
  switch (move.type) {
    case 'clock':
      return REFUSED.onlyTheClock;
    case 'call':
      return refuseCall(table, seat, move);
    case 'settle':
      return refuseSettle(table, seat);
    case 'putBack':
      return refusePutBack(table, seat, move);
    case 'ask':
      return refuseAsk(table, seat);
    case 'here':
      return refuseHere(table, seat);
    case 'nothing':
      if (!isAhead(table, move)) return 'asked';
      return own === undefined ? undefined : refuseAhead(own);
    default:
      return isAttempt(table, seat, move) ? undefined : 'asked';
  }
};

/** MC-26.31  Does it answer nothing? Calls, confessions, a bid settled, a card put back, "next player", reaching out of turn. */
export const isAside = (table: Table, seat: Seat, move: Move): boolean =>
  refuseAnytime(table, undefined, seat, move) !== 'asked';

/** Is this seat asked, or may it answer all the same (MC-7.2)? */
const isAsked = (table: Table, frame: Frame, seat: Seat): boolean => {
  if (frame.at === 'vote') return voters(table, frame).includes(seat);
  if (frame.at === 'lastCall') return undecided(table, frame).includes(seat);
  return mayAnswer(questionAt(frame), frame, seat);
};

const refuseAnswer = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined) return REFUSED.gameOver;
  if (move.type === 'vote' && frame.at !== 'vote') return frame.at === 'lastCall' ? REFUSED.lastCall : REFUSED.notNow;
  if (move.type === 'nothing' && frame.at !== 'lastCall') return REFUSED.notNow;
  if (frame.at === 'lastCall' && move.type !== 'nothing') return REFUSED.lastCall;
  if (!isAsked(table, frame, seat)) return frame.seat === undefined ? REFUSED.notNow : REFUSED.notYourTurn;
  if (!question.takes.includes(move.type)) return isStep(frame) ? REFUSED.notNow : REFUSED.otherQuestion;
  return question.refuse(table, own, frame, move);
};

/** MC-26.32  The first that applies. */
export const refusalByHand = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  if (table.result.length > 0) return REFUSED.gameOver;
  const refused = refuseAnytime(table, own, seat, move);
  return refused === 'asked' ? refuseAnswer(table, own, seat, move) : refused;
};

const ANYTIME: Groups = [[SETTLE], PUT_BACK_MOVES, [ASK, HERE], CHARACTER_MOVES, DECLARE_MOVES, TAKE_MOVES, CALL_MOVES];

/** MC-26.11 */
const OVER_DAYS: Groups = [...ANYTIME, [NOTHING]];
const anytimeAt = ({ options }: Table): Groups => (options.pace === 'correspondence' ? OVER_DAYS : ANYTIME);

const isMoveNow = (table: Table, own: Secrets, seat: Seat, move: Move): boolean => {
  if (move.type === 'call' && move.culprit >= table.seats) return false;
  return refuseAnytime(table, own, seat, move) === undefined;
};

const answersOf = (table: Table, seat: Seat): Groups => {
  const frame = top(table);
  const question = questionAt(frame);
  return question === undefined || !isAsked(table, frame, seat) ? [] : question.answers(frame, table);
};

/** What is asked comes first, then what can be done at any time. */
export function* legalMovesByHand(table: Table, own: Secrets, seat: Seat): Generator<Move> {
  if (table.result.length > 0) return;
  const frame = top(table);
  const question = questionAt(frame);
  if (question?.legal !== undefined && isAsked(table, frame, seat)) yield* question.legal(own);
  else
    for (const group of answersOf(table, seat))
      for (const move of group) if (question?.refuse(table, own, frame, move) === undefined) yield move;
  yield* anytimeMoves(table, own, seat);
}

/** What answers nothing and is not refused. */
export function* anytimeMoves(table: Table, own: Secrets, seat: Seat): Generator<Move> {
  for (const group of anytimeAt(table)) for (const move of group) if (isMoveNow(table, own, seat, move)) yield move;
}

/** One in so many moves of somebody who is asked is something else: a call, a settled bid, a card put back. */
const ELSE = 8;

/** Every legal move is possible; each group is about equally likely. */
export const randomMoveByHand = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  const asked = isAsked(table, top(table), seat);
  const anytime = anytimeAt(table);
  if (asked && stream.below(ELSE) > 0) return randomAnswer(table, own, stream);
  for (let tries = 0; tries < 40; tries += 1) {
    const group = at(anytime, stream.below(anytime.length));
    const move = at(group, stream.below(group.length));
    if (isMoveNow(table, own, seat, move)) return move;
  }
  if (asked) return randomAnswer(table, own, stream);
  return any([...legalMovesByHand(table, own, seat)], stream);
};

const any = (moves: readonly Move[], stream: Stream): Move => {
  if (moves.length === 0) throw new Error('this seat has nothing to decide');
  return at(moves, stream.below(moves.length));
};

/** So often luck is tried before everything is looked at. */
const MOST_TRIES = 60;

const randomAnswer = (table: Table, own: Secrets, stream: Stream): Move => {
  const frame = top(table);
  const question = questionAt(frame);
  const found = question?.random?.(table, own, frame, stream);
  if (found !== undefined) return found;
  if (question === undefined) throw new Error('nobody is asked anything');
  const answers = question.answers(frame, table);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const move = oneOf(oneOf(answers, stream), stream);
    if (question.refuse(table, own, frame, move) === undefined) return move;
  }
  return any(
    answers.flatMap(group => group.filter(move => question.refuse(table, own, frame, move) === undefined)),
    stream,
  );
};

const oneOf = <Thing extends NonNullable<unknown>>(things: readonly Thing[], stream: Stream): Thing =>
  at(things, things.length === 1 ? 0 : stream.below(things.length));

/** Carries out what answers nothing; says whether it did. */
const doAnytime = (state: State, seat: Seat, move: Move, emit?: Emit<Event>): boolean => {
  if (isAttempt(state.table, seat, move)) reach(state, seat, REACHES[move.type as keyof typeof REACHES], emit);
  else if (move.type === 'call') call(state, seat, move, emit);
  else if (move.type === 'settle') settleBid(state, seat, false, emit);
  else if (move.type === 'putBack') putBack(state, seat, move.character, emit);
  else if (move.type === 'ask') ask(state, seat, emit);
  else if (move.type === 'here') sayHere(state, seat, emit);
  else if (isAhead(state.table, move)) sayAhead(state, seat);
  else return false;
  return true;
};

/** MC-26.27  A move that nothing refuses. Whatever answers a question leaves nothing before it to take back (MC-26.23). */
export const decideByHand = (state: State, by: By, move: Move, emit?: Emit<Event>): void => {
  const { table } = state;
  const frame = top(table);
  if (doAnytime(state, by.seat, move, emit)) return;
  if (!isStep(frame)) nothingToTakeBack(table);
  questionAt(frame)?.decide(state, frame, move, by, emit);
};
