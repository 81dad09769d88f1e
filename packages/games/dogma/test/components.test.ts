import { expect, test } from 'vitest';
import {
  ALTAR_ROOM,
  CARD_TYPES,
  CARDS,
  COPIES,
  cardsOf,
  countsOf,
  RUBIES,
  SINS,
  sorted,
  VIRTUES,
} from '../rules/components.ts';
import { dogmaStock } from '../rules/dogmas.ts';
import { virtuesNow } from '../rules/virtue.ts';
import { cards } from './support/table.ts';

test('DG-1.1: 28 virtue cards and 28 sin cards, four copies of 7 + 7 types', () => {
  expect([VIRTUES.length, SINS.length, COPIES, CARDS]).toEqual([7, 7, 4, 56]);
  expect(new Set(CARD_TYPES).size).toBe(14);
});

test('DG-1.2, DG-1.3, DG-1.4: one dogma of each type, 18 rubies, room for 3 on the altar', () => {
  expect(dogmaStock([])).toEqual(CARD_TYPES);
  expect([RUBIES, ALTAR_ROOM]).toEqual([18, 3]);
});

test('DG-1.5: the overview of types and their status is open: 7 virtues at the start', () => {
  expect(virtuesNow([])).toEqual(VIRTUES);
});

test('Card names: the fixed order sorts cards, virtues before sins', () => {
  expect(sorted(['envy', 'fraud', 'patience', 'honesty'])).toEqual(['honesty', 'patience', 'fraud', 'envy']);
  expect(cardsOf(countsOf(cards('murder honesty*2')))).toEqual(['honesty', 'honesty', 'murder']);
});
