import { expect, test } from 'vitest';
import { legalMoves, toAct } from '../rules/choices.ts';
import { VIRTUES } from '../rules/components.ts';
import { canJoin } from '../rules/confession.ts';
import { secretsOf } from '../rules/state.ts';
import { A, B, C, cards, hand, handOf, laid, only, play, refused, table } from './support/table.ts';

const example1 = () => table({ hands: ['honesty*3 murder theft', 'envy*2 mercy', 'patience*2 fraud'] });

const movesOf = (state: ReturnType<typeof table>, seat: number) => [
  ...legalMoves(state.table, secretsOf(state.secrets, seat), seat),
];

test('DG-E1, DG-5.2, DG-5.3, DG-5.6: a confession; B responds, C may do nothing', () => {
  const state = example1();
  const told = play(state, A, 'confess honesty honesty honesty as honesty');
  expect(told[0]).toEqual({
    to: 'all',
    event: { type: 'confessed', rule: 'DG-5.3', seat: A, count: 3, claim: 'honesty', responder: B },
  });
  expect(told[1]).toEqual({ to: A, event: { type: 'laid', rule: 'DG-5.2', seat: A, cards: cards('honesty*3') } });
  expect(state.table).toMatchObject({ claim: 'honesty', pile: [{ seat: A, count: 3 }], handSizes: [2, 3, 3] });
  expect(toAct(state.table)).toEqual([B]);
  expect(new Set(movesOf(state, B).map(({ type }) => type))).toEqual(new Set(['believe', 'doubt', 'join']));
  expect(movesOf(state, C)).toEqual([]);
  expect(refused(state, C, 'doubt')).toBe('notYourTurn DG-6.1'); // DG-6.1: no other player may intervene
});

test('DG-5.1: there is no pass; the player on turn confesses', () => {
  const state = example1();
  expect(new Set(movesOf(state, A).map(({ type }) => type))).toEqual(new Set(['confess']));
});

test('DG-5.4: a type that is gone may be claimed, and need not be in the hand', () => {
  const state = table({ hands: ['murder', 'envy*2', 'theft'], sets: [{ seat: B, card: 'mercy' }] });
  expect(refused(state, A, 'confess murder as mercy')).toBeUndefined();
});

test('DG-E8, DG-5.4: no sin may be confessed, unless its dogma is on the altar', () => {
  expect(refused(example1(), A, 'confess murder as murder')).toBe('notAVirtueNow DG-5.4');
  const withDogma = table({ hands: ['honesty*3 murder', 'envy*2', 'fraud'], altar: 'murder' });
  expect(refused(withDogma, A, 'confess murder as murder')).toBeUndefined();
});

test('DG-E9, DG-5.3: one virtue only', () => {
  expect(refused(example1(), A, 'confess honesty as diligence honesty')).toBe('oneVirtueOnly DG-5.3');
});

test('DG-E12, DG-5.5: with only sins in hand the player must lie, or create a dogma first (DG-10.4)', () => {
  const state = table({ hands: ['murder*2 envy', 'theft*2', 'fraud'] });
  const moves = movesOf(state, A);
  const claims = moves.map(move => (move.type === 'confess' ? move.claim : move.type));
  expect(new Set(claims)).toEqual(new Set(VIRTUES));
  const rich = table({ hands: ['murder*2 envy', 'theft*2', 'fraud'], rubies: [2, 0, 0] });
  play(rich, A, 'dogma murder');
  play(rich, A, 'confess murder murder as murder');
  expect(only(play(rich, B, 'doubt'), 'judged')[0]).toMatchObject({ honest: true });
});

test('DG-E3, DG-7.1, DG-7.2, DG-7.4: B joins with one card and becomes L, C responds', () => {
  const state = example1();
  play(state, A, 'confess honesty honesty murder as honesty');
  const told = play(state, B, 'join envy');
  expect(told[0]?.event).toEqual({
    type: 'joined',
    rule: 'DG-7.1',
    seat: B,
    count: 1,
    claim: 'honesty',
    pile: 4,
    responder: C,
  });
  expect(state.table).toMatchObject({
    turn: C,
    phase: 'respond',
    pile: [
      { seat: A, count: 3 },
      { seat: B, count: 1 },
    ],
  });
  expect(handOf(state, B)).toEqual(hand('envy mercy'));
});

test('DG-7.5, DG-D35, DG-D48: the chain goes round; the confessor may join again, and only the newest cards count', () => {
  const state = table({ hands: ['murder honesty theft', 'envy*2', 'fraud*2'] });
  play(state, A, 'confess murder as honesty');
  play(state, B, 'join envy');
  play(state, C, 'join fraud');
  play(state, A, 'join honesty');
  const told = play(state, B, 'doubt');
  expect(only(told, 'turnedUp')[0]).toMatchObject({ seat: A, cards: ['honesty'] });
  expect(handOf(state, B)).toEqual(hand('honesty murder fraud envy*2'));
});

test('DG-7.3, DG-12.2 a: a contributor without cards goes out when the next player joins, before anyone answers', () => {
  const state = table({ hands: ['murder', 'envy*2', 'theft*2'] });
  play(state, A, 'confess murder as mercy');
  expect(state.table.out).toEqual([]); // DG-12.1: having laid the last cards is not enough
  const told = play(state, B, 'join envy');
  expect(only(told, 'wentOut')).toEqual([{ type: 'wentOut', rule: 'DG-12.2', seat: A, why: 'covered', place: 1 }]);
  expect(state.table).toMatchObject({ out: [A], turn: C, phase: 'respond' });
});

test('DG-7.4, DG-13.1: when the covered player goes out and sits next, the one after is asked', () => {
  const state = table({ hands: ['', 'envy*2', 'theft*2'], turn: C, claim: 'mercy', pile: [laid(A, 'adultery')] });
  expect(only(play(state, C, 'join theft'), 'joined')[0]?.responder).toBe(B);
  expect(state.table).toMatchObject({ turn: B, out: [A] });
});

test('DG-7.6, DG-D34: with two active players and L without cards, joining is not possible', () => {
  const state = table({ hands: ['', 'envy*2', ''], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')], out: [C] });
  expect(canJoin(state.table)).toBe(false);
  expect(refused(state, B, 'join envy')).toBe('joinNotPossible DG-7.6');
  expect(movesOf(state, B)).toEqual([{ type: 'believe' }, { type: 'doubt' }]);
  const three = table({ hands: ['', 'envy*2', 'theft'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] });
  expect(refused(three, B, 'join envy')).toBeUndefined();
  const withCards = table({
    hands: ['fraud', 'envy*2', ''],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'mercy')],
    out: [C],
  });
  expect(refused(withCards, B, 'join envy')).toBeUndefined();
});

test('DG-6.5, DG-20.3: a responder always has cards', () => {
  const state = table({ hands: ['murder', 'envy', 'theft'] });
  play(state, A, 'confess murder as mercy');
  play(state, B, 'join envy'); // A is out, B has no cards but is L
  expect(state.table.turn).toBe(C);
  expect(state.table.handSizes[C]).toBe(1);
});
