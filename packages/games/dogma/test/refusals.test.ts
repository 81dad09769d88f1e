import { expect, test } from 'vitest';
import { REFUSAL_CODES, REFUSALS } from '../rules/refusals.ts';
import { A, B, C, laid, refused, table } from './support/table.ts';

test('DG-21: the codes in their order', () => {
  expect(REFUSAL_CODES).toEqual([
    'playerOut',
    'notYourTurn',
    'wrongPhase',
    'cardCount',
    'cardNotInHand',
    'oneVirtueOnly',
    'notAVirtueNow',
    'joinNotPossible',
    'needTwoRubies',
    'dogmaOnAltar',
    'chooseReplaced',
    'nothingToReplace',
  ]);
});

const confessing = table({ hands: ['theft*2 mercy', 'envy*2', ''], out: [C], rubies: [1, 0, 0], altar: 'murder' });
const responding = table({ hands: ['', 'envy*2', ''], turn: B, out: [C], claim: 'mercy', pile: [laid(A, 'mercy')] });
const full = table({ hands: ['theft*2', 'envy*2'], rubies: [2, 0], altar: 'murder envy honesty' });
const roomy = table({ hands: ['theft*2', 'envy*2'], rubies: [2, 0], altar: 'murder' });

/** Each move breaks several rules; the first reason of the table is reported. */
test.each([
  ['playerOut DG-12.3', confessing, C, 'confess honesty honesty honesty honesty as murder honesty'],
  ['notYourTurn DG-5.1', confessing, B, 'join honesty honesty honesty honesty'],
  ['notYourTurn DG-6.1', responding, A, 'confess honesty as murder'],
  ['wrongPhase DG-17.3', confessing, A, 'join honesty honesty honesty honesty'],
  ['wrongPhase DG-17.3', confessing, A, 'believe'],
  ['wrongPhase DG-17.3', responding, B, 'confess honesty honesty honesty honesty as fraud'],
  ['wrongPhase DG-10.1', responding, B, 'dogma murder for murder'],
  ['cardCount DG-5.2', confessing, A, 'confess honesty honesty honesty honesty as theft mercy'],
  ['cardCount DG-5.2', confessing, A, 'confess as theft'],
  ['cardCount DG-7.1', responding, B, 'join honesty honesty honesty honesty'],
  ['cardCount DG-7.1', responding, B, 'join'],
  ['cardNotInHand DG-5.2', confessing, A, 'confess theft theft theft as theft mercy'],
  ['cardNotInHand DG-7.1', responding, B, 'join theft'],
  ['oneVirtueOnly DG-5.3', confessing, A, 'confess theft as fraud mercy'],
  ['notAVirtueNow DG-5.4', confessing, A, 'confess theft as fraud'],
  ['joinNotPossible DG-7.6', responding, B, 'join envy'],
  ['needTwoRubies DG-10.1', confessing, A, 'dogma murder for mercy'],
  ['dogmaOnAltar DG-10.2', full, A, 'dogma murder'],
  ['dogmaOnAltar DG-10.2', roomy, A, 'dogma murder for mercy'],
  ['chooseReplaced DG-10.3', full, A, 'dogma theft'],
  ['nothingToReplace DG-10.3', roomy, A, 'dogma theft for murder'],
])('DG-21: %s', (reason, state, seat, move) => {
  expect(refused(state, seat, move)).toBe(reason);
  const [code, rule] = reason.split(' ');
  expect(REFUSALS[code as keyof typeof REFUSALS]).toContain(rule);
});
