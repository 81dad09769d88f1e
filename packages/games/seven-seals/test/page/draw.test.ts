import { fastChance, type SeatView } from '@conclave/kernel';
import { COLOUR_LETTERS, parseCard, type SevenSeals, type Table } from '@conclave/seven-seals';
import { rules } from '@conclave/seven-seals/rules';
import { rankingOf } from '@conclave/stage/table/ranking.ts';
import { expect, test } from 'vitest';
import { isFewerAdvised, isGiverAdvised, isMoreAdvised } from '../../page/advised.ts';
import {
  addFromMiddle,
  addTakeOver,
  draftSize,
  EMPTY_DRAFT,
  giversOf,
  leftInMiddle,
  playedCards,
  predictionFrom,
  removeOne,
  sealList,
  seatTurn,
} from '../../page/draw.ts';

const newTable = (): Table => {
  const options = rules.options.parse({}, { seats: 4, humans: 1 });
  if (!options.ok) throw new Error('no options');
  return rules.setup(options.value, 4, fastChance(1)).table;
};

/** The table of SS-E3 after its first two actions: A and B have predicted, no blue seal is left in the middle. */
const afterTwoPredictions = (): Table => ({
  ...newTable(),
  middle: [1, 3, 2, 0, 1, 4, 6],
  seals: [
    [1, 0, 1, 2, 0, 0, 0],
    [3, 0, 0, 1, 2, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ],
  predicted: [4, 6, -1, -1],
});

test('cards of a trick lie before the seats that played them, the leader first', () => {
  const trick = { leader: 2, cards: [parseCard('V2'), parseCard('V12'), parseCard('G3')] };
  expect(playedCards({ trick, seats: 4 })).toEqual([
    { seat: 2, card: parseCard('V2'), value: 2, colour: 'violet' },
    { seat: 3, card: parseCard('V12'), value: 12, colour: 'violet' },
    { seat: 0, card: parseCard('G3'), value: 3, colour: 'green' },
  ]);
});

test('the viewer sits at the bottom, the next seat to the left', () => {
  expect([0, 1, 2, 3].map(seat => seatTurn(seat, 0, 4))).toEqual([0.5, 0.75, 1, 1.25]);
  expect(seatTurn(2, 2, 5)).toBe(0.5);
});

test('seals are listed one by one, white and black last', () => {
  expect(sealList([2, 0, 1, 0, 0, 1, 1])).toEqual(['R', 'R', 'G', 'W', 'K']);
});

test('SS-4.7, SS-4.8: a colour is taken over only when the middle has none left, from those who have it', () => {
  const table = afterTwoPredictions();
  expect(giversOf(table, EMPTY_DRAFT, 'B', 3)).toEqual([0, 1]);
  expect(giversOf(table, EMPTY_DRAFT, 'Y', 3)).toEqual([]);
  const one = addTakeOver(EMPTY_DRAFT, 'B', 1);
  expect(giversOf(table, one, 'B', 3)).toEqual([0]); // B had one blue seal only
});

test('SS-4.10: without a white seal nothing is taken over', () => {
  const table = { ...afterTwoPredictions(), middle: [1, 3, 2, 0, 1, 0, 6] };
  expect(giversOf(table, EMPTY_DRAFT, 'B', 3)).toEqual([]);
});

test('SS-E3: a draft becomes the prediction of the rulebook, and the rules accept it', () => {
  const table = afterTwoPredictions();
  let draft = addFromMiddle(addFromMiddle(addFromMiddle(EMPTY_DRAFT, 'Y'), 'Y'), 'G');
  draft = addTakeOver(draft, 'B', 1);
  expect(draftSize(draft)).toBe(4);
  expect(leftInMiddle(table, draft, 'Y')).toBe(1);
  const move = predictionFrom(draft, table);
  expect(move).toEqual({ type: 'predict', fromMiddle: { Y: 2, G: 1 }, takeOvers: [{ colour: 'B', giver: 1 }] });
  const view: SeatView<SevenSeals> = { seat: 3, table: { ...table, turn: 3 }, own: { hand: [0, 0, 0, 0, 0] } };
  expect(rules.refusal(view.table, view.own, 3, move)).toBeUndefined();
});

test('taking back undoes a take-over before a seal from the middle', () => {
  const draft = addTakeOver(addFromMiddle(EMPTY_DRAFT, 'B'), 'B', 0);
  expect(removeOne(draft, 'B')).toEqual(addFromMiddle(EMPTY_DRAFT, 'B'));
  expect(removeOne(removeOne(draft, 'B'), 'B')).toEqual(EMPTY_DRAFT);
});

test('shared places stay in the order of seats', () => {
  expect(rankingOf([3, 1, 1, 4], ['A', 'B', 'C', 'D']).map(({ name, place }) => `${place} ${name}`)).toEqual([
    '1 B',
    '1 C',
    '3 A',
    '4 D',
  ]);
});

test('SS-4.5: whoever presses what glows ends with the prediction that was advised', () => {
  const table = afterTwoPredictions();
  const advised = {
    type: 'predict',
    fromMiddle: { R: 1, G: 2 },
    takeOvers: [{ colour: 'B', giver: 0 }],
  } as const;
  let draft = addFromMiddle(addFromMiddle(EMPTY_DRAFT, 'V'), 'R');
  expect(isMoreAdvised(undefined, draft, 'G')).toBe(false);
  for (let presses = 0; presses < 9; presses += 1) {
    const less = COLOUR_LETTERS.find(colour => isFewerAdvised(advised, draft, colour));
    const more = COLOUR_LETTERS.find(colour => isMoreAdvised(advised, draft, colour));
    if (less !== undefined) draft = removeOne(draft, less);
    else if (more !== undefined) draft = addFromMiddle(draft, more);
    else if (isGiverAdvised(advised, draft, 'B', 0)) draft = addTakeOver(draft, 'B', 0);
  }
  expect(isGiverAdvised(advised, draft, 'B', 1)).toBe(false);
  expect(predictionFrom(draft, table)).toEqual(advised);
});
