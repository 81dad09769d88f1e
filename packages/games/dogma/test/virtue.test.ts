import { expect, test } from 'vitest';
import { CARD_TYPES } from '../rules/components.ts';
import { isVirtueByNature, isVirtueNow, virtuesNow } from '../rules/virtue.ts';
import { A, B, card, play, refused, table } from './support/table.ts';

test.each([
  ['honesty', '', true],
  ['murder', '', false],
  ['honesty', 'honesty', false],
  ['murder', 'murder', true],
  ['mercy', 'murder honesty', true],
])('DG-4.1, DG-4.2: %s with the altar "%s" is a virtue now: %s', (type, altar, virtue) => {
  expect(isVirtueNow(card(type), altar.split(' ').filter(Boolean).map(card))).toBe(virtue);
});

test('DG-4.1: by nature seven are virtues', () => {
  expect(CARD_TYPES.filter(isVirtueByNature)).toHaveLength(7);
});

test.each([
  ['', 7],
  ['honesty', 6],
  ['honesty mercy patience', 4],
  ['murder', 8],
  ['murder envy theft', 10],
  ['murder honesty', 7],
])('DG-4.4: with the altar "%s" there are %i virtues', (altar, count) => {
  expect(virtuesNow(altar.split(' ').filter(Boolean).map(card))).toHaveLength(count);
});

test('DG-4.3: the status binds claims only; a sin on the altar does not make a lie true', () => {
  const state = table({ hands: ['murder theft', 'envy mercy', 'fraud'], altar: 'murder' });
  expect(refused(state, A, 'confess theft as murder')).toBeUndefined();
  play(state, A, 'confess theft as murder');
  play(state, B, 'believe'); // theft is not murder, virtue or not
  expect(state.table.handSizes).toEqual([1, 3, 1]);
});
