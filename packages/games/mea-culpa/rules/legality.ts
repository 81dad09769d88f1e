import type { Refusal, Seat } from '@conclave/kernel';
import { refuseBid } from './bids.ts';
import { refuseBuy, refuseGreedy, refuseLetter } from './buy.ts';
import { refuseAnswer, refuseGift } from './card-effects.ts';
import { travelsIncognito } from './characters.ts';
import { refuseCharacter } from './choice.ts';
import { refuseDen } from './dens.ts';
import { refuseDonation } from './donate.ts';
import { refusePick } from './evaluation.ts';
import { refuseRoom, refuseVisit } from './house.ts';
import { refuseGuess, refuseTravel } from './incognito.ts';
import type { Move } from './moves.ts';
import { refuseEmperorsCrew, refusePreliminaryPopeStone, refusePreliminaryVisit } from './preliminary.ts';
import { REFUSED } from './refusals.ts';
import { refuseSale } from './sell.ts';
import { type Frame, type TurnFrame, top } from './stack.ts';
import type { Secrets, Table } from './state.ts';
import { refuseFreeStone, refuseKind } from './turn.ts';

/** MC-29.3  What may be decided: a table of contents, from the question on top of the stack to the chapter that knows the reasons. */

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
