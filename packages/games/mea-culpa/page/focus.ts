import { type Event, type EventOf, type Table, top } from '@conclave/mea-culpa';
import type { District } from './town/places.ts';

/** Where in the town something happened; nothing where it happened behind a screen. */
export const districtsOf = (event: Event): readonly District[] | undefined => {
  switch (event.type) {
    case 'bought':
    case 'letterBought':
    case 'freeStoneTaken':
    case 'goodsTaken':
    case 'sold':
    case 'marketLaidOut':
    case 'marketEmpty':
    case 'stoneTaken':
    case 'goodsReturned':
    case 'letterReturned':
      return ['market'];
    case 'cardsDrawn':
      return ['house', 'market'];
    case 'visitBegan':
    case 'suite5Turned':
    case 'roomChosen':
    case 'yellowLetterTaken':
    case 'travelling':
    case 'guessed':
    case 'cardUsed':
    case 'cardWithoutEffect':
    case 'overTheLimit':
    case 'talerFromBank':
    case 'visitUndone':
      return ['house'];
    case 'sinStonesPut':
    case 'sinStonesBack':
    case 'popeStoneMoved':
    case 'atonement':
    case 'popeStonesReturned':
      return ['dens'];
    case 'bonusTaken':
    case 'crewArrived':
    case 'built':
    case 'chestsOpened':
    case 'lettersDisplayed':
    case 'letterPicked':
      return ['sites'];
    case 'declared':
      return whereDeclared(event.action);
    case 'takenBack':
      return event.step === 'take' || event.step === 'sell'
        ? ['market']
        : event.step === 'stone'
          ? ['dens']
          : undefined;
    default:
      return undefined;
  }
};

/** MC-26.33  Who says what is to be done looks at where it will be done; a donation is made behind the screen. */
const whereDeclared = ({ type }: EventOf<'declared'>['action']): readonly District[] | undefined => {
  if (type === 'visit' || type === 'travel') return ['house'];
  return type === 'donate' ? undefined : ['market'];
};

/** Of several things told together the last that happened somewhere. */
export const whereTold = (told: readonly Event[]): readonly District[] | undefined =>
  told
    .map(districtsOf)
    .filter(found => found !== undefined)
    .at(-1);

const TRADE: readonly District[] = ['house', 'market'];
const YARD: readonly District[] = ['sites', 'dens'];

/** What a question is about: there the camera looks. */
export const whereAsked = (table: Table): readonly District[] => {
  const frame = top(table);
  switch (frame.at) {
    case 'popeStone':
    case 'runOut':
      return ['dens'];
    case 'crew':
    case 'bonus':
    case 'pick':
      return ['sites'];
    case 'freeStone':
      return ['market'];
    case 'guess':
    case 'room':
    case 'preliminaryVisit':
    case 'giveLetter':
      return ['house'];
    case 'card':
      return whereCardAsks(frame.card);
    case 'choosing':
      // MC-26.7  After the card, whichever it is: nothing says what belongs to it.
      return frame.card === undefined ? TRADE : YARD;
    default:
      return TRADE;
  }
};

/** MC-16  Crews and Pope stones are moved where they stand, a good is taken from the market. */
const whereCardAsks = (card: number): readonly District[] => {
  if (card === 7 || card === 8) return ['sites'];
  if (card === 9) return ['dens'];
  return card === 10 ? ['market'] : ['house'];
};
