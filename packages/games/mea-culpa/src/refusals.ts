import type { Refusal } from '@conclave/kernel';

/**
 * Why a move is refused: code and rule, in the order in which the rules look. The sentences in both languages are in `words/`.
 * The first that applies is the one that is told.
 */
const RULES = {
  gameOver: 'MC-21.5',
  notYourTurn: 'MC-29.3',
  notAsked: 'MC-29.3',
  bonusGone: 'MC-5.5',
  notches: 'MC-7.1',
  bidBeyondTaler: 'MC-7.1',
  characterTaken: 'MC-7.8',
  noPopeStoneThere: 'MC-18.3',
  siteFinished: 'MC-19.2',
  noCrewThere: 'MC-16.1',
  hutEmpty: 'MC-22.5',
  sameKind: 'MC-9.3',
  postAtLimit: 'MC-9.5',
  notOnMarket: 'MC-10.2',
  noPairOnMarket: 'MC-10.3',
  noIndulgenceStone: 'MC-10.1',
  colourExhausted: 'MC-22.4',
  tooExpensive: 'MC-10.5',
  noSuchGood: 'MC-11.1',
  onlyTheEmperor: 'MC-12.4',
  notYours: 'MC-12.1',
  onlyIncognito: 'MC-14.1',
  onlyThePope: 'MC-15.5',
  placeNotOpen: 'MC-13.2',
  nowhereToTravel: 'MC-14.2',
  overTheLimit: 'MC-13.3',
  secondTooCostly: 'MC-9.6',
  popeOverTheLimit: 'MC-14.7',
  cannotGuess: 'MC-14.4',
  noCardThere: 'MC-13.6',
  otherQuestion: 'MC-29.3',
  notOnMarketForCard: 'MC-16.1',
  cannotRobYourself: 'MC-16.1',
  noSuchLetter: 'MC-16.1',
  noStonesThere: 'MC-18.6',
  stoneNotThere: 'MC-15.3',
  chooseColour: 'MC-15.3',
  notDisplayed: 'MC-20.5',
} as const;

export type RefusalCode = keyof typeof RULES;
export const REFUSAL_CODES = Object.keys(RULES) as readonly RefusalCode[];

const REFUSALS = Object.fromEntries(
  Object.entries(RULES).map(([code, rule]) => [code, { code, rule }]),
) as unknown as Readonly<Record<RefusalCode, Refusal>>;

export const refuse = (code: RefusalCode): Refusal => REFUSALS[code];
