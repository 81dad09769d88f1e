import { byHand } from '#manual-room';
import { bidQuestion } from './bids.ts';
import { giveLetterQuestion } from './card-effects.ts';
import { cardQuestion } from './card-question.ts';
import { characterQuestion } from './choosing-characters.ts';
import { runOutQuestion } from './dens.ts';
import { pickQuestion } from './evaluation.ts';
import { freeStoneQuestion } from './free-stone.ts';
import { roomQuestion } from './house.ts';
import { guessQuestion } from './incognito.ts';
import { crewQuestion, popeStoneQuestion, preliminaryVisitQuestion } from './preliminary.ts';
import type { AnyQuestion } from './question.ts';
import type { Frame, Work } from './stack.ts';
import { bonusQuestion } from './starting-bonuses.ts';
import { holdBackQuestion, orderQuestion } from './three-players.ts';
import { turnQuestion } from './turn.ts';

/**
 * MC-29.3  Every decision, in the order of the rulebook's table, by the frame that asks it. What is secret, what may be answered and what
 * the table answers by itself is in its chapter. A list of cases, because it is read several times a move.
 */
export const questionAt = (frame: Frame): AnyQuestion | undefined => {
  switch (frame.at) {
    case 'bonus':
      return bonusQuestion; // bonus, compartment(s): the chooser
    case 'bid':
      return bidQuestion; // bid: all
    case 'choose':
      return characterQuestion; // character: the chooser
    case 'popeStone':
      return popeStoneQuestion; // Pope stone move: the Pope (of C9 its card asks)
    case 'crew':
      return crewQuestion; // crew site: the Emperor (of C7 and C8 their cards ask)
    case 'preliminaryVisit':
      return preliminaryVisitQuestion; // preliminary visit: the Petty Sinner
    case 'turn':
      return turnQuestion; // action, second action, letter colour at the market, die: the active player
    case 'guess':
      return guessQuestion; // guess: the guesser
    case 'room':
      return roomQuestion; // room via suite 5: the visitor
    case 'card':
      return cardQuestion; // use the card? good for C10, victim for C11: the visitor
    case 'giveLetter':
      return giveLetterQuestion; // letter to give (C1): the Emperor's holder
    case 'runOut':
      return runOutQuestion; // den to empty: the player short of stones
    case 'freeStone':
      return freeStoneQuestion; // free stone and its letter colour: the Merchant, or MC-23.6
    case 'pick':
      return pickQuestion; // letter pick: the donor on turn
    case 'holdBack':
      return holdBackQuestion; // hold back the preliminary action: Pope, Emperor with three players
    case 'preliminaryOrder':
      return orderQuestion; // order of two preliminary actions: the holder of both
    case 'choosing':
      return byHand().choosingQuestion; // MC-26.7  a choice step by hand
    case 'handTurn':
      return byHand().handTurnQuestion; // MC-26.2  a turn by hand
    case 'vote':
      return byHand().voteQuestion; // MC-26.29  honour: the uninvolved
    case 'lastCall':
      return byHand().lastCallQuestion; // MC-26.2.5  nothing to call: all
    default:
      return nothingAsked(frame);
  }
};

/** Work to do, or the end. A question without its case above does not compile. */
const nothingAsked = (_work: Work): undefined => undefined;
