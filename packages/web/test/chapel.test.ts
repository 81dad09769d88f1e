import { CARD_TYPES, type CardType, type Contribution, type Event, type Table } from '@conclave/dogma';
import { rules } from '@conclave/dogma/rules';
import { type AnyGame, fastChance, type View } from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import { expect, test } from 'vitest';
import { advisedType, isCardAdvised } from '../../games/dogma/page/advised.ts';
import { cut } from '../../games/dogma/page/cut.ts';
import {
  atTheGrille,
  chooseOne,
  chosenCards,
  evidence,
  flightsOf,
  handByType,
  inOrderOfTurning,
  risksOf,
  shownPile,
  turnedUp,
  typeLines,
} from '../../games/dogma/page/draw.ts';
import { lastChecked } from '../../games/dogma/page/past.ts';
import { boardRoom, CELLS, handRoom, plan } from '../../games/dogma/page/room.ts';

const [ME, ADA, BEN] = [0, 1, 2];
const countsOf = (cards: readonly CardType[]): number[] =>
  CARD_TYPES.map(type => cards.filter(card => card === type).length);
const laid = (seat: number, count: number): Contribution => ({ seat, count });

/** A table of three in the middle of a confession, changed where a test says so. */
const table = (changes: Partial<Table> = {}): Table => {
  const options = rules.options.parse({}, { seats: 3, humans: 1 });
  if (!options.ok) throw new Error('no options');
  const fresh = rules.setup(options.value, 3, fastChance(1)).table;
  return {
    ...fresh,
    phase: 'respond',
    turn: ME,
    claim: 'mercy',
    sets: [],
    pile: [laid(ADA, 2), laid(BEN, 1)],
    ...changes,
  };
};
const own = (hand: readonly CardType[], mine: readonly (readonly CardType[])[] = []) => ({
  hand: countsOf(hand),
  laid: mine,
});

test('DG-4.2, DG-16.4: the list of types turns with the altar, and a set of four strikes its type out', () => {
  const lines = typeLines({ altar: ['honesty', 'murder'], sets: [{ seat: ADA, card: 'envy' }] });
  const those = (which: 'virtue' | 'onAltar' | 'gone'): readonly CardType[] =>
    lines.filter(line => line[which]).map(({ type }) => type);
  expect(lines.map(({ type }) => type)).toEqual(CARD_TYPES);
  expect(those('virtue')).toEqual(['diligence', 'mercy', 'humility', 'chastity', 'temperance', 'patience', 'murder']);
  expect(those('onAltar')).toEqual(['honesty', 'murder']);
  expect(those('gone')).toEqual(['envy']);
});

test('DG-5.2: at most three cards are chosen; one tap more takes them back', () => {
  const hand = countsOf(['diligence', 'diligence', 'fraud', 'fraud', 'fraud']);
  expect(handByType(hand).map(({ type }) => type)).toEqual(CARD_TYPES);
  expect(handByType(hand).filter(({ count }) => count > 0)).toEqual([
    { type: 'diligence', count: 2 },
    { type: 'fraud', count: 3 },
  ]);
  let chosen = chooseOne(chooseOne({}, 'diligence', 2), 'diligence', 2);
  chosen = chooseOne(chosen, 'fraud', 3);
  expect(chosenCards(chosen)).toEqual(['diligence', 'diligence', 'fraud']);
  expect(chosenCards(chooseOne(chosen, 'fraud', 3))).toEqual(['diligence', 'diligence']);
});

test('DG-8.2, DG-9.3, DG-19.2: what an answer risks is the pile, or only its newest cards, and a third ruby pays nothing', () => {
  expect(risksOf(table(), ME)).toEqual({ believe: 3, doubt: 3, pays: true });
  expect(risksOf(table({ rubies: [2, 0, 0] }), ME).pays).toBe(false);
  const { options } = table();
  expect(risksOf(table({ options: { ...options, wrongDoubtTakes: 'lastContribution' } }), ME)).toEqual({
    believe: 3,
    doubt: 1,
    pays: true,
  });
});

test('own cards speak to a claim: those in the hand, and those one laid oneself', () => {
  const asked = table({ pile: [laid(ME, 1), laid(ADA, 1), laid(BEN, 2)] });
  expect(evidence(asked, own(['mercy', 'theft'], [['mercy']]), ME)).toMatchObject({
    contributor: BEN,
    count: 2,
    mine: 2,
    possible: true,
  });
  expect(evidence(asked, own(['mercy', 'mercy'], [['mercy']]), ME)).toMatchObject({ mine: 3, possible: false });
  expect(evidence(table({ sets: [{ seat: ADA, card: 'mercy' }] }), own([]), ME)).toMatchObject({
    gone: true,
    possible: false,
  });
  expect(evidence(table({ pile: [laid(ME, 1)] }), own([]), ME)).toBeUndefined();
});

test('the grille stands between the newest contributor and who answers; before a confession, between those who will be', () => {
  expect(atTheGrille(table())).toEqual({ confessor: BEN, answerer: ME });
  expect(atTheGrille(table({ phase: 'confess', turn: ADA, claim: undefined, pile: [] }))).toEqual({
    confessor: ADA,
    answerer: BEN,
  });
});

test('DG-14: nobody sits behind the grille when only one is left', () => {
  const alone = table({ phase: 'gameOver', turn: ADA, claim: undefined, pile: [], out: [ME, BEN] });
  expect(atTheGrille(alone)).toEqual({ confessor: ADA, answerer: undefined });
});

test('a lie is turned up last, and old contributions are told as a number', () => {
  expect(inOrderOfTurning(['honesty', 'mercy', 'theft'], 'mercy')).toEqual(['mercy', 'honesty', 'theft']);
  const { below, parts } = shownPile([laid(ME, 3), laid(ADA, 2), laid(BEN, 1)], 2);
  expect(below).toBe(3);
  expect(parts.map(({ index }) => index)).toEqual([1, 2]);
});

const CHECKED: readonly Event[] = [
  { type: 'decided', rule: 'DG-6.3', seat: ME, decision: 'believe', contributor: BEN },
  { type: 'turnedUp', rule: 'DG-8.1', seat: BEN, cards: ['theft'], claim: 'mercy' },
  { type: 'judged', rule: 'DG-8.3', seat: BEN, honest: false, responderRight: false },
  { type: 'pileTaken', rule: 'DG-8.2', seat: ME, count: 3, covered: 2, why: 'believedLie' },
  { type: 'taken', rule: 'DG-16.3', seat: ME, cards: ['mercy', 'theft', 'theft'] },
  { type: 'turn', rule: 'DG-13.2', seat: ME, why: 'responder' },
];

test('DG-8.5: the pile lies on the lectern until it has left it, and only then hands change', () => {
  const before = { seat: ME, table: table(), own: own(['envy']) } as unknown as View<AnyGame>;
  const after = {
    ...before,
    table: table({ phase: 'confess', pile: [], claim: undefined }),
  } as unknown as View<AnyGame>;
  const step = { seq: 1, view: after, events: CHECKED, toAct: [ME], past: false } as unknown as TableStep;
  const moments = cut(before, step);
  expect(moments.map(({ told }) => told.map(({ type }) => type))).toEqual([
    ['decided'],
    ['turnedUp'],
    ['judged'],
    ['pileTaken', 'taken'],
    ['turn'],
  ]);
  expect(moments.map(({ view }) => view)).toEqual([before, before, before, before, after]);
  const [, one] = moments;
  const three = cut(before, {
    ...step,
    events: CHECKED.map(event =>
      event.type === 'turnedUp' ? { ...event, cards: ['mercy', 'theft', 'theft'] } : event,
    ) as TableStep['events'],
  })[1];
  expect(three?.ms).toBeGreaterThan(one?.ms ?? 0);
});

test('every card of the pile flies from where it lies to whoever takes it', () => {
  const flights = flightsOf(CHECKED, table().pile);
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['part 1', 'seat 0'],
    ['part 0', 'seat 0'],
    ['part 0', 'seat 0'],
  ]);
});

test('DG-19.2: of a truth that was doubted the newest cards go to the doubter, the others away', () => {
  const split: readonly Event[] = [
    { type: 'pileTaken', rule: 'DG-19.2', seat: ME, count: 1, covered: 0, why: 'doubtedTruth' },
    { type: 'pileDiscarded', rule: 'DG-19.2', count: 2, covered: 2 },
  ];
  expect(flightsOf(split, table().pile).map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['part 1', 'seat 0'],
    ['part 0', 'discard'],
    ['part 0', 'discard'],
  ]);
});

test('DG-16.4: the last check is told with its verdict and its taker, and a new confession does not forget it', () => {
  expect(lastChecked(CHECKED)).toEqual({
    seat: BEN,
    claim: 'mercy',
    cards: ['theft'],
    honest: false,
    taker: ME,
    pile: 3,
  });
  expect(lastChecked(CHECKED.slice(0, 2))).toBeUndefined();
  expect(lastChecked([])).toBeUndefined();
});

test.each([
  ['tall', 360, 640],
  ['tall', 768, 1024],
  ['flat', 640, 360],
  ['wide', 960, 720],
  ['wide', 1920, 1080],
] as const)('%s %i×%i: every type has its cell on the board and in the hand', (shape, width, height) => {
  const { own: high } = plan({ shape, width, height });
  const hand = handRoom({ shape, width, height: high });
  expect(hand.columns * hand.rows).toBeGreaterThanOrEqual(CELLS);
  expect(high / hand.rows).toBeGreaterThanOrEqual(44);
  const board = boardRoom({ shape, width, height: height - high - 200 });
  expect(board.columns * board.rows).toBeGreaterThanOrEqual(board.grand ? CELLS - 1 : CELLS);
});

test('the cards that a master would lay glow until they are chosen, and of the list what is asked for', () => {
  const confess = { type: 'confess', cards: ['fraud', 'fraud', 'theft'], claim: 'mercy' } as const;
  const glowing = (chosen: Parameters<typeof isCardAdvised>[2]) =>
    CARD_TYPES.filter(type => isCardAdvised(confess, type, chosen));
  expect(glowing({})).toEqual(['fraud', 'theft']);
  expect(glowing({ fraud: 1 })).toEqual(['fraud', 'theft']);
  expect(glowing({ fraud: 2, theft: 1 })).toEqual([]);
  expect(advisedType(confess, 'claim')).toBe('mercy');
  expect(advisedType({ type: 'createDogma', dogma: 'envy', replace: 'theft' }, 'dogma')).toBe('envy');
  expect(advisedType({ type: 'createDogma', dogma: 'envy', replace: 'theft' }, 'replace')).toBe('theft');
  expect(advisedType({ type: 'doubt' }, 'claim')).toBeUndefined();
  expect(isCardAdvised({ type: 'doubt' }, 'fraud', {})).toBe(false);
});

test('DG-16.1: cards lie open while their check is told, and never on the confession that follows it', () => {
  const check: readonly Event[] = [
    { type: 'turnedUp', rule: 'DG-8.1', seat: ADA, cards: ['mercy'], claim: 'mercy' },
    { type: 'judged', rule: 'DG-8.3', seat: ADA, honest: true, responderRight: true },
    { type: 'pileDiscarded', rule: 'DG-8.2', count: 1, covered: 0 },
  ];
  const confessed: Event = { type: 'confessed', rule: 'DG-5.3', seat: BEN, count: 1, claim: 'chastity', responder: ME };
  for (const length of [1, 2, 3]) expect(turnedUp(check.slice(length - 1, length), check)).toEqual(['mercy']);
  expect(turnedUp([], check)).toBeUndefined();
  expect(turnedUp([confessed], [...check, confessed])).toBeUndefined();
  // Whoever opens the table now is told the last words at once.
  expect(turnedUp([...check.slice(-2), confessed], [...check, confessed])).toBeUndefined();
});
