import type { Refusal } from '@conclave/kernel';

/** SS-15  Reasons for rejecting an action, in the order in which they are reported. */
const REFUSALS = {
  notYourTurn: 'SS-5.3',
  handInPending: 'SS-6.9',
  noHandInPending: 'SS-6.4',
  wrongPhase: 'SS-3.5',
  saboteurTaken: 'SS-4.3',
  sealKindNotAllowed: 'SS-4.6',
  notInMiddle: 'SS-4.7',
  middleFirst: 'SS-4.7',
  invalidGiver: 'SS-4.11',
  giverHasNone: 'SS-4.8',
  noWhiteLeft: 'SS-4.10',
  tooManySeals: 'SS-4.14',
  zeroNotAllowed: 'SS-13.3',
  cardNotInHand: 'SS-5.2',
  mustFollowSuit: 'SS-5.4',
  sealNotAccepted: 'SS-6.2',
  sealNotOwned: 'SS-6.4',
  optionNotAvailable: 'SS-13', // said by the option table before a game starts
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[];

export const refuse = (code: RefusalCode, rule: string = REFUSALS[code]): Refusal => ({ code, rule });
