import type { Refusal } from '@conclave/kernel';

/**
 * Why a move is refused: code and rule, in the order in which the rules look. The sentences in both languages are in `words/`.
 * The first that applies is the one that is told.
 */
export const REFUSED = {
  gameOver: { code: 'gameOver', rule: 'MC-21.5' },
  notYourTurn: { code: 'notYourTurn', rule: 'MC-29.3' },
  notAsked: { code: 'notAsked', rule: 'MC-29.3' },
  otherQuestion: { code: 'otherQuestion', rule: 'MC-29.3' },
  bonusGone: { code: 'bonusGone', rule: 'MC-5.5' },
  notches: { code: 'notches', rule: 'MC-7.1' },
  bidBeyondTaler: { code: 'bidBeyondTaler', rule: 'MC-7.1' },
  characterTaken: { code: 'characterTaken', rule: 'MC-7.8' },
  noPopeStoneThere: { code: 'noPopeStoneThere', rule: 'MC-18.3' },
  hutEmpty: { code: 'hutEmpty', rule: 'MC-22.5' },
  noCrewThere: { code: 'noCrewThere', rule: 'MC-16.1' },
  siteFinished: { code: 'siteFinished', rule: 'MC-19.2' },
  onlyIncognito: { code: 'onlyIncognito', rule: 'MC-14.1' },
  onlyThePope: { code: 'onlyThePope', rule: 'MC-15.5' },
  sameKind: { code: 'sameKind', rule: 'MC-9.3' },
  postAtLimit: { code: 'postAtLimit', rule: 'MC-9.5' },
  stoneNotThere: { code: 'stoneNotThere', rule: 'MC-15.3' },
  chooseColour: { code: 'chooseColour', rule: 'MC-15.3' },
  notOnMarket: { code: 'notOnMarket', rule: 'MC-10.2' },
  noPairOnMarket: { code: 'noPairOnMarket', rule: 'MC-10.3' },
  noIndulgenceStone: { code: 'noIndulgenceStone', rule: 'MC-10.1' },
  colourExhausted: { code: 'colourExhausted', rule: 'MC-22.4' },
  tooExpensive: { code: 'tooExpensive', rule: 'MC-10.5' },
  noSuchGood: { code: 'noSuchGood', rule: 'MC-11.1' },
  onlyTheEmperor: { code: 'onlyTheEmperor', rule: 'MC-12.4' },
  notYours: { code: 'notYours', rule: 'MC-12.1' },
  nowhereToTravel: { code: 'nowhereToTravel', rule: 'MC-14.2' },
  placeNotOpen: { code: 'placeNotOpen', rule: 'MC-13.2' },
  overTheLimit: { code: 'overTheLimit', rule: 'MC-13.3' },
  secondTooCostly: { code: 'secondTooCostly', rule: 'MC-9.6' },
  popeOverTheLimit: { code: 'popeOverTheLimit', rule: 'MC-14.7' },
  cannotGuess: { code: 'cannotGuess', rule: 'MC-14.4' },
  noCardThere: { code: 'noCardThere', rule: 'MC-13.6' },
  notOnMarketForCard: { code: 'notOnMarketForCard', rule: 'MC-16.1' },
  noSuchOpponent: { code: 'noSuchOpponent', rule: 'MC-16.1' },
  cannotRobYourself: { code: 'cannotRobYourself', rule: 'MC-16.1' },
  noSuchLetter: { code: 'noSuchLetter', rule: 'MC-16.1' },
  noStonesThere: { code: 'noStonesThere', rule: 'MC-18.6' },
  notDisplayed: { code: 'notDisplayed', rule: 'MC-20.5' },
} as const satisfies Readonly<Record<string, Refusal>>;

export type RefusalCode = keyof typeof REFUSED;
export const REFUSAL_CODES = Object.keys(REFUSED) as readonly RefusalCode[];
