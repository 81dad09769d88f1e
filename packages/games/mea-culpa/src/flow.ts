import type { Chance, Emit, Refusal, Seat } from '@conclave/kernel';
import { lockIn, refuseBid } from './bids.ts';
import { buyGood, buyGreedily, buyLetter, refuseBuy, refuseGreedy, refuseLetter, takeBoth } from './buy.ts';
import { declineCard, giveLetter, refuseAnswer, refuseGift, useCard } from './card-effects.ts';
import { travelsIncognito } from './characters.ts';
import { awaitChoice, orderPreliminaries, refuseCharacter, takeCharacter } from './choice.ts';
import { atone, awaitDen, emptyDen, nextPutsStones, refuseDen } from './dens.ts';
import { donate, refuseDonation } from './donate.ts';
import { finishGame } from './end.ts';
import { awaitPick, evaluateNext, pickLetter, refusePick } from './evaluation.ts';
import type { Event } from './events.ts';
import { awaitRoom, chooseRoom, clearRoom, goInside, refuseRoom, refuseVisit, visit } from './house.ts';
import { guess, refuseGuess, refuseTravel, travel } from './incognito.ts';
import type { Move } from './moves.ts';
import { comparePosts } from './posts.ts';
import {
  beginPreliminary,
  declinePreliminary,
  placeEmperorsCrew,
  preliminaryPopeStone,
  preliminaryVisit,
  refuseEmperorsCrew,
  refusePreliminaryPopeStone,
  refusePreliminaryVisit,
} from './preliminary.ts';
import { prepareRound } from './preparation.ts';
import { REFUSED } from './refusals.ts';
import { refuseSale, sellGood } from './sell.ts';
import { takeBonus } from './setup.ts';
import { type Frame, replace, type Secrets, type State, type Table, type TurnFrame, top } from './state.ts';
import {
  awaitAction,
  awaitFreeStone,
  beginAction,
  beginTurn,
  passTurn,
  refuseFreeStone,
  refuseKind,
  takeFreeStone,
} from './turn.ts';

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

/** MC-29.3  Whom the table waits for while one seat decides. */
export const decider = (frame: Frame): Seat | undefined => frame.seat;

/** Why not? First whether it is this seat's decision at all, then whether this was asked, then the chapter's own reasons. */
export const refusal = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  const frame = top(table);
  if (frame.at === 'over') return REFUSED.gameOver;
  if (frame.at === 'bid') return move.type === 'bid' ? refuseBid(own, move) : REFUSED.notAsked; // MC-7.2: also to change it
  if (decider(frame) !== seat) return REFUSED.notYourTurn;
  return refuseAt(table, own, seat, frame, move);
};

/** Why the one who is asked may not answer this. */
export const refuseAt = (table: Table, own: Secrets, seat: Seat, frame: Frame, move: Move): Refusal | undefined => {
  switch (frame.at) {
    case 'turn':
      return refuseAction(table, own, frame, move);
    case 'card':
      return refuseAnswer(table, frame, move);
    case 'bonus':
      if (move.type !== 'bonus') return REFUSED.notAsked;
      return table.bonuses.includes(move.bonus) ? undefined : REFUSED.bonusGone;
    case 'choose':
      return move.type === 'character' ? refuseCharacter(table, move) : REFUSED.notAsked;
    case 'preliminaryOrder':
      return move.type === 'order' ? undefined : REFUSED.notAsked;
    case 'popeStone':
      if (move.type === 'decline') return undefined;
      return move.type === 'popeStone' ? refusePreliminaryPopeStone(table, move) : REFUSED.notAsked;
    case 'crew':
      return move.type === 'crew' ? refuseEmperorsCrew(table, move) : REFUSED.notAsked;
    case 'preliminaryVisit':
      if (move.type === 'decline') return undefined;
      return move.type === 'visit' ? refusePreliminaryVisit(table, move) : REFUSED.notAsked;
    case 'guess':
      return move.type === 'guess' ? refuseGuess(table, move) : REFUSED.notAsked;
    case 'room':
      return move.type === 'room' ? refuseRoom(table, move) : REFUSED.notAsked;
    case 'giveLetter':
      return move.type === 'giveLetter' ? refuseGift(own, move) : REFUSED.notAsked;
    case 'runOut':
      return move.type === 'emptyDen' ? refuseDen(table, seat, move) : REFUSED.notAsked;
    case 'freeStone':
      return move.type === 'take' ? refuseFreeStone(table, move) : REFUSED.notAsked;
    case 'pick':
      return move.type === 'pick' ? refusePick(table, move) : REFUSED.notAsked;
    default:
      return REFUSED.notAsked;
  }
};

/** MC-9.2, MC-9.3  First the kind, then the action itself. */
const refuseAction = (table: Table, own: Secrets, frame: TurnFrame, move: Move): Refusal | undefined => {
  switch (move.type) {
    case 'pass':
      return undefined;
    case 'buy':
      return refuseKind(table, frame, 'buy') ?? refuseBuy(table, own, move);
    case 'greedy':
      return refuseKind(table, frame, 'buy') ?? refuseGreedy(table, own, move);
    case 'buyLetter':
      return refuseKind(table, frame, 'buy') ?? refuseLetter(table, own, move);
    case 'sell':
      return refuseKind(table, frame, 'sell') ?? refuseSale(own, move);
    case 'donate':
      return refuseKind(table, frame, 'donate') ?? refuseDonation(own, frame.character, move);
    case 'visit':
      if (travelsIncognito(frame.character)) return REFUSED.onlyIncognito; // MC-14.1
      return refuseKind(table, frame, 'visit') ?? refuseVisit(table, frame, move);
    case 'travel':
      if (!travelsIncognito(frame.character)) return REFUSED.onlyThePope;
      return refuseKind(table, frame, 'visit') ?? refuseTravel(table, frame, move);
    default:
      return REFUSED.notAsked;
  }
};

/** Carries out a decision that nothing refuses, and all that follows from it. */
export const apply = (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void => {
  decide(state, top(state.table), seat, move, emit);
  proceed(state, chance, emit);
};

const decide = (state: State, frame: Frame, seat: Seat, move: Move, emit?: Emit<Event>): void => {
  if (frame.at === 'turn') return act(state, frame, move, emit);
  if (frame.at === 'card')
    return move.type === 'decline' ? declineCard(state, frame, emit) : useCard(state, frame, move, emit);
  switch (move.type) {
    case 'bonus':
      return takeBonus(state, seat, move, emit);
    case 'bid':
      return lockIn(state, seat, move, emit);
    case 'popeStone':
      return preliminaryPopeStone(state, seat, move, emit);
    case 'crew':
      return placeEmperorsCrew(state, seat, move, emit);
    case 'visit':
      return preliminaryVisit(state, seat, move, emit);
    case 'room':
      return chooseRoom(state, seat, move.room, emit);
    case 'emptyDen':
      return emptyDen(state, seat, move.den, emit);
    case 'take':
      return takeFreeStone(state, seat, move, false, emit);
  }
  if (frame.at === 'choose' && move.type === 'character')
    return takeCharacter(state, frame, move.character, false, emit);
  if (frame.at === 'preliminaryOrder' && move.type === 'order') return orderPreliminaries(state, frame, move, emit);
  if (frame.at === 'guess' && move.type === 'guess') return guess(state, frame, move.place, emit);
  if (frame.at === 'giveLetter' && move.type === 'giveLetter') return giveLetter(state, frame, move.letter, emit);
  if (frame.at === 'pick' && move.type === 'pick') return pickLetter(state, frame, move.letter, false, emit);
  if (frame.at === 'popeStone' || frame.at === 'preliminaryVisit')
    return declinePreliminary(state, seat, frame.at, emit);
  throw new Error(`nobody asked for ${move.type}`);
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
