import type { Chance, Emit, Seat } from '@conclave/kernel';
import { lockIn } from './bids.ts';
import { buyGood, buyGreedily, buyLetter, takeBoth } from './buy.ts';
import { declineCard, giveLetter, useCard } from './card-effects.ts';
import { awaitChoice, orderPreliminaries, takeCharacter } from './choice.ts';
import { atone, awaitDen, emptyDen, nextPutsStones } from './dens.ts';
import { donate } from './donate.ts';
import { finishGame } from './end.ts';
import { awaitPick, evaluateNext, pickLetter } from './evaluation.ts';
import type { Event } from './events.ts';
import { awaitRoom, chooseRoom, clearRoom, goInside, visit } from './house.ts';
import { guess, travel } from './incognito.ts';
import type { Move, MoveOf } from './moves.ts';
import { comparePosts } from './posts.ts';
import {
  beginPreliminary,
  declinePreliminary,
  placeEmperorsCrew,
  preliminaryPopeStone,
  preliminaryVisit,
} from './preliminary.ts';
import { prepareRound } from './preparation.ts';
import { sellGood } from './sell.ts';
import { takeBonus } from './setup.ts';
import { type Frame, replace, type TurnFrame, top } from './stack.ts';
import type { State } from './state.ts';
import { awaitAction, awaitFreeStone, beginAction, beginTurn, passTurn, takeFreeStone } from './turn.ts';

/** MC-29  Where the flow meets the chapters: a table of contents, from what is on top of the stack to the step that belongs to it. */

/** MC-29.1, MC-29.2  Works on what is on top until the table waits for a decision. */
export const proceed = (state: State, chance: Chance, emit?: Emit<Event>): void => {
  while (!awaits(state, top(state.table), chance, emit));
};

/** Does the table wait here? If not, one piece of work has been done. */
const awaits = (state: State, frame: Frame, chance: Chance, emit?: Emit<Event>): boolean => {
  switch (frame.at) {
    case 'prepare':
      prepareRound(state, chance, emit); // MC-6.2
      return false;
    case 'choose':
      return awaitChoice(state, frame, emit); // MC-7.8
    case 'preliminary':
      beginPreliminary(state, frame, emit); // MC-8
      return false;
    case 'nextTurn':
      beginTurn(state, frame, emit); // MC-9.1
      return false;
    case 'turn':
      return awaitAction(state, frame, emit); // MC-9.2
    case 'goods':
      takeBoth(state, frame, emit); // MC-10.3
      return false;
    case 'inside':
      goInside(state, frame, emit); // MC-13.4
      return false;
    case 'room':
      return awaitRoom(state, frame, emit); // MC-13.6
    case 'clear':
      clearRoom(state, frame, emit); // MC-13.4
      return false;
    case 'everyonePuts':
      nextPutsStones(state, frame, emit); // MC-18.7
      return false;
    case 'runOut':
      return awaitDen(state, frame, emit); // MC-18.6
    case 'atonement':
      atone(state, frame, emit); // MC-18.4
      return false;
    case 'freeStone':
      return awaitFreeStone(state, frame, emit); // MC-15.3
    case 'evaluation':
      evaluateNext(state, frame, emit); // MC-20
      return false;
    case 'pick':
      return awaitPick(state, frame, emit); // MC-20.5
    case 'compare':
      comparePosts(state.table, emit); // MC-17
      replace(state.table, PREPARE);
      return false;
    case 'final':
      finishGame(state, emit); // MC-21.2
      return true;
    case 'bonus':
    case 'bid':
    case 'preliminaryOrder':
    case 'popeStone':
    case 'crew':
    case 'preliminaryVisit':
    case 'guess':
    case 'card':
    case 'giveLetter':
    case 'over':
      return true;
  }
};

const PREPARE: Frame = { at: 'prepare' };

/** MC-29.3  Carries out a decision that nothing refuses, and all that follows from it. */
export const apply = (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
  decide(state, top(state.table), seat, move, emit);
  proceed(state, chance, emit);
};

/** The decision that was asked for. Anything else is a bug: `refusal` comes first. */
const answer = <Type extends Move['type']>(move: Move, type: Type): MoveOf<Type> => {
  if (move.type !== type) throw new Error(`asked for ${type}, not for ${move.type}`);
  return move as MoveOf<Type>;
};

const decide = (state: State, frame: Frame, seat: Seat, move: Move, emit?: Emit<Event>): void => {
  switch (frame.at) {
    case 'bonus':
      return takeBonus(state, seat, answer(move, 'bonus'), emit); // MC-5.5
    case 'bid':
      return lockIn(state, seat, answer(move, 'bid'), emit); // MC-7.2
    case 'choose':
      return takeCharacter(state, frame, answer(move, 'character').character, false, emit); // MC-7.8
    case 'preliminaryOrder':
      return orderPreliminaries(state, frame, answer(move, 'order'), emit); // MC-23.5
    case 'popeStone':
      if (move.type === 'decline') return declinePreliminary(state, seat, 'popeStone', emit);
      return preliminaryPopeStone(state, seat, answer(move, 'popeStone'), emit); // MC-8.1
    case 'crew':
      return placeEmperorsCrew(state, seat, answer(move, 'crew'), emit); // MC-8.2
    case 'preliminaryVisit':
      if (move.type === 'decline') return declinePreliminary(state, seat, 'preliminaryVisit', emit);
      return preliminaryVisit(state, seat, answer(move, 'visit'), emit); // MC-8.4
    case 'turn':
      return act(state, frame, move, emit); // MC-9.2
    case 'guess':
      return guess(state, frame, answer(move, 'guess').place, emit); // MC-14.5
    case 'room':
      return chooseRoom(state, seat, answer(move, 'room').room, emit); // MC-13.6
    case 'card':
      if (move.type === 'decline') return declineCard(state, frame, emit);
      return useCard(state, frame, move, emit); // MC-16.1
    case 'giveLetter':
      return giveLetter(state, frame, answer(move, 'giveLetter').letter, emit); // C1
    case 'runOut':
      return emptyDen(state, seat, answer(move, 'emptyDen').den, emit); // MC-18.6
    case 'freeStone':
      return takeFreeStone(state, seat, answer(move, 'take'), false, emit); // MC-15.3
    case 'pick':
      return pickLetter(state, frame, answer(move, 'pick').letter, false, emit); // MC-20.5
    default:
      throw new Error(`nobody is asked anything at ${frame.at}`);
  }
};

/** MC-9.2  One action, paid for as the second one if it is (MC-9.3). */
const act = (state: State, frame: TurnFrame, move: Move, emit?: Emit<Event>): void => {
  const { seat } = frame;
  switch (move.type) {
    case 'pass':
      return passTurn(state, frame, emit);
    case 'buy':
      beginAction(state, frame, 'buy', emit);
      return buyGood(state, seat, move.good, emit);
    case 'greedy':
      beginAction(state, frame, 'buy', emit);
      return buyGreedily(state, seat, move.good, emit);
    case 'buyLetter':
      beginAction(state, frame, 'buy', emit);
      return buyLetter(state, seat, move, emit);
    case 'sell':
      beginAction(state, frame, 'sell', emit);
      return sellGood(state, seat, move.good, emit);
    case 'donate':
      beginAction(state, frame, 'donate', emit);
      return donate(state, seat, move, emit);
    case 'visit':
      beginAction(state, frame, 'visit', emit);
      return visit(state, frame, move, emit);
    case 'travel':
      beginAction(state, frame, 'visit', emit);
      return travel(state, seat, move, emit);
    default:
      throw new Error(`${move.type} is no action`);
  }
};
