import { at, type Chance, type Emit, type Seat } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { takeBoth } from './buy.ts';
import { questionAt } from './decisions.ts';
import { atone, nextPutsStones } from './dens.ts';
import { finishGame } from './end.ts';
import { evaluateNext } from './evaluation.ts';
import type { Event } from './events.ts';
import { clearRoom, goInside } from './house.ts';
import type { Move } from './moves.ts';
import { endRound } from './posts.ts';
import { beginPreliminary } from './preliminary.ts';
import { prepareRound } from './preparation.ts';
import type { AnyQuestion, By } from './question.ts';
import { type Frame, top } from './stack.ts';
import type { State, Table } from './state.ts';
import { beginTurn } from './turn.ts';

/** MC-29  The flow: an answer is carried out by the chapter that asked, then work is done until somebody is asked again. */

const BY_THE_SEAT: readonly By[] = [0, 1, 2, 3].map(seat => ({ seat, automatic: false }));
const BY_THE_TABLE: readonly By[] = [0, 1, 2, 3].map(seat => ({ seat, automatic: true }));

/** MC-29.3  Carries out a decision that nothing refuses, and all that follows from it. */
export const apply = (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
  const frame = top(state.table);
  const question = questionAt(frame);
  if (question === undefined) throw new Error(`nobody is asked anything at ${frame.at}`);
  if (state.table.manual === undefined) question.decide(state, frame, move, at(BY_THE_SEAT, seat), emit);
  else byHand().decideByHand(state, at(BY_THE_SEAT, seat), move, emit); // MC-26.31
  proceed(state, chance, emit);
};

/** MC-29.1, MC-29.2  Works on what is on top until the table waits for a decision, or the game is over. */
export const proceed = (state: State, chance: Chance, emit?: Emit<Event>): void => {
  while (!isOver(state.table)) {
    const frame = top(state.table);
    const question = questionAt(frame);
    if (question === undefined) work(state, frame, chance, emit);
    else if (isAnswerAwaited(state, question, frame, emit)) return;
  }
};

const isOver = ({ result }: Table): boolean => result.length > 0;

/** MC-29.3  Somebody is asked, unless nothing is left to ask or the table itself knows the answer. */
const isAnswerAwaited = (state: State, question: AnyQuestion, frame: Frame, emit?: Emit<Event>): boolean => {
  if (question.stands !== undefined && !question.stands(state, frame, emit)) return false;
  const only = question.automatic?.(state.table, frame);
  if (only === undefined || frame.seat === undefined) return true;
  question.decide(state, frame, only, at(BY_THE_TABLE, frame.seat), emit);
  return false;
};

/** MC-29.2  Work that nobody decides about: from its frame to its chapter. */
const work = (state: State, frame: Frame, chance: Chance, emit?: Emit<Event>): void => {
  switch (frame.at) {
    case 'prepare':
      return prepareRound(state, chance, emit); // MC-6.2
    case 'preliminary':
      return beginPreliminary(state, frame, emit); // MC-8
    case 'nextTurn':
      return beginTurn(state, frame, emit); // MC-9.1
    case 'goods':
      return takeBoth(state, frame, emit); // MC-10.3
    case 'inside':
      return goInside(state, frame, emit); // MC-13.4
    case 'clear':
      return clearRoom(state, frame, emit); // MC-13.4
    case 'everyonePuts':
      return nextPutsStones(state, frame, emit); // MC-18.7
    case 'atonement':
      return atone(state, frame, emit); // MC-18.4
    case 'evaluation':
      return evaluateNext(state, frame, emit); // MC-20
    case 'handStep':
      return byHand().goOnWithStep(state, frame, emit); // MC-26.24 d
    case 'penance':
      return byHand().doPenance(state, frame, emit); // MC-26.4.1
    case 'correction':
      return byHand().correct(state, frame, emit); // MC-26.4.1
    case 'restore':
      return byHand().restore(state, frame, emit); // MC-26.4.4
    case 'compare':
      return endRound(state, emit); // MC-17
    case 'final':
      return finishGame(state, emit); // MC-21.2
    default:
      throw new Error(`there is nothing to do at ${frame.at}`);
  }
};
