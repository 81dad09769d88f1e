import type { Refusal } from '@conclave/kernel';

/** DG-21  Reasons for rejecting an action, with their rules. If several apply, the first one of this list is reported. */
export const REFUSALS = {
  playerOut: ['DG-12.3'],
  notYourTurn: ['DG-5.1', 'DG-6.1'],
  wrongPhase: ['DG-17.3', 'DG-10.1'],
  cardCount: ['DG-5.2', 'DG-7.1'],
  cardNotInHand: ['DG-5.2', 'DG-7.1'],
  oneVirtueOnly: ['DG-5.3'],
  notAVirtueNow: ['DG-5.4'],
  joinNotPossible: ['DG-7.6'],
  needTwoRubies: ['DG-10.1'],
  dogmaOnAltar: ['DG-10.2'],
  chooseReplaced: ['DG-10.3'],
  nothingToReplace: ['DG-10.3'],
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[];

/** Only a rule that the table lists for this code compiles. */
export const refuse = <Code extends RefusalCode>(code: Code, rule: (typeof REFUSALS)[Code][number]): Refusal => ({
  code,
  rule,
});
