import { expect, test } from 'vitest';
import { toAct } from '../rules/choices.ts';
import { nextPlayer } from '../rules/going-out.ts';
import { brokenInvariants } from '../rules/invariants.ts';
import { A, B, C, cards, D, laid, only, play, refused, table, typesOf } from './support/table.ts';

test('DG-E15, DG-2.2, DG-14.1, DG-14.2: B goes out, C is the only active player and loses although right', () => {
  const state = table({ hands: ['', 'mercy', 'theft*3 envy*2'], turn: B, out: [A] });
  play(state, B, 'confess mercy as mercy');
  const told = play(state, C, 'believe');
  expect(state.table.out).toEqual([A, B]);
  expect(state.table.places).toEqual([1, 2, 3]);
  expect(only(told, 'gameEnded')).toEqual([{ type: 'gameEnded', rule: 'DG-14.1', places: [1, 2, 3], losers: [C] }]);
  expect(toAct(state.table)).toEqual([]);
  expect(refused(state, C, 'confess theft as mercy')).toBe('notYourTurn DG-5.1');
  expect(typesOf(told)).not.toContain('turn');
});

test.each([
  ['believed and honest', 'mercy', 'believe'],
  ['doubted and honest', 'mercy', 'doubt'],
  ['believed and lied', 'murder', 'believe'],
])('DG-12.2 b: L without cards goes out after the check: %s', (_case, card, answer) => {
  const state = table({ hands: ['', 'theft*2', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, card)] });
  play(state, B, answer);
  expect(state.table.out).toEqual([A]);
});

test('DG-12.1, DG-12.2 b: a caught L has taken the pile and stays in', () => {
  const state = table({ hands: ['', 'theft*2', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, 'murder')] });
  play(state, B, 'doubt');
  expect(state.table).toMatchObject({ out: [], handSizes: [1, 2, 1] });
});

test('DG-12.2 b, DG-12.4: R goes out if the taken pile and the hand are sets of four, after L', () => {
  const state = table({
    hands: ['', 'murder', 'fraud', 'theft'],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'murder*3')],
  });
  const told = play(state, B, 'believe');
  expect(only(told, 'wentOut').map(({ seat, place }) => [seat, place])).toEqual([
    [A, 1],
    [B, 2],
  ]);
  expect(state.table.turn).toBe(C); // DG-13.2: the responder is out, so the next player starts
  expect(only(told, 'turn')[0]).toMatchObject({ rule: 'DG-13.2', why: 'nextActive' });
  expect(brokenInvariants(state)).toEqual([]);
});

test('DG-14.1, DG-D33, DG-D39: both of the last two free of cards in one check: L is out first, R loses', () => {
  const state = table({ hands: ['', 'murder', ''], turn: B, claim: 'mercy', pile: [laid(A, 'murder*3')], out: [C] });
  const told = play(state, B, 'believe');
  expect(state.table).toMatchObject({ handSizes: [0, 0, 0], out: [C, A], places: [2, 3, 1] });
  expect(only(told, 'wentOut').map(({ seat }) => seat)).toEqual([A]);
});

test('DG-12.3: who is out is skipped, decides nothing, and leaves the cards in the pile', () => {
  const state = table({ hands: ['', 'envy*2', 'theft*2'], turn: B, claim: 'mercy', pile: [laid(A, 'murder*2')] });
  play(state, B, 'join envy');
  expect(refused(state, A, 'doubt')).toBe('playerOut DG-12.3');
  play(state, C, 'believe'); // a lie: C takes also the cards of A (DG-8.4, DG-D16)
  expect(state.table.handSizes).toEqual([0, 1, 5]);
  expect(state.secrets[C]?.hand.reduce((sum, count) => sum + count, 0)).toBe(cards('murder*2 envy theft*2').length);
});

test('DG-12.5: L is always active', () => {
  const state = table({ hands: ['', 'envy', 'theft*2', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, 'murder')] });
  play(state, B, 'join envy');
  expect(state.table.out).toEqual([A]); // B has no cards either, but is L and stays
  expect(brokenInvariants(state)).toEqual([]);
});

test('DG-13.1: the next player skips everyone who is out', () => {
  const state = table({ hands: ['theft', '', '', 'fraud'], out: [B, C] });
  expect(nextPlayer(state.table, A)).toBe(D);
  expect(nextPlayer(state.table, D)).toBe(A);
});

test.each(['believe', 'doubt'])('DG-13.2, DG-D23: the responder starts next, whatever the outcome (%s)', answer => {
  for (const card of ['mercy', 'murder']) {
    const state = table({ hands: ['theft', 'envy', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, card)] });
    const told = play(state, B, answer);
    expect(only(told, 'turn')).toEqual([{ type: 'turn', rule: 'DG-13.2', seat: B, why: 'responder' }]);
  }
});

test('DG-E13, DG-13.2: with two players the confession goes to and fro', () => {
  const state = table({ hands: ['theft*2 envy', 'fraud*2 mercy'] });
  play(state, A, 'confess theft as mercy');
  play(state, B, 'believe');
  expect(state.table.turn).toBe(B);
  play(state, B, 'confess fraud as mercy');
  play(state, A, 'doubt');
  expect(state.table.turn).toBe(A);
});

test('DG-13.3: a responder who has just gained the second ruby may create a dogma at once', () => {
  const state = table({
    hands: ['theft', 'envy', 'fraud'],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'mercy')],
    rubies: [0, 1, 0],
  });
  play(state, B, 'believe');
  expect(refused(state, B, 'dogma envy')).toBeUndefined();
});
