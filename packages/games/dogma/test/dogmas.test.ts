import { expect, test } from 'vitest';
import { legalMoves } from '../rules/choices.ts';
import { dogmaStock } from '../rules/dogmas.ts';
import { secretsOf } from '../rules/state.ts';
import { isVirtueNow } from '../rules/virtue.ts';
import { A, B, C, laid, only, play, refused, table } from './support/table.ts';

const onTurn = (turn: number, altar: string, rubies: readonly number[] = [2, 2, 2]) =>
  table({ hands: ['honesty*2', 'murder*2', 'theft*2'], turn, altar, rubies });

test('DG-E7, DG-10.2, DG-10.4: a dogma turns murder into a virtue that may be claimed at once', () => {
  const state = onTurn(B, '');
  const told = play(state, B, 'dogma murder');
  expect(state.table).toMatchObject({ altar: ['murder'], rubies: [2, 0, 2], phase: 'confess', turn: B });
  expect(only(told, 'statusChanged')).toEqual([
    { type: 'statusChanged', rule: 'DG-4.2', card: 'murder', now: 'virtue' },
  ]);
  expect(refused(state, B, 'confess murder as murder')).toBeUndefined();
});

test('DG-E7: a dogma turns honesty into a sin', () => {
  const state = onTurn(C, 'murder');
  play(state, C, 'dogma honesty');
  expect(state.table.altar).toEqual(['murder', 'honesty']);
  expect(refused(state, C, 'confess theft as honesty')).toBe('notAVirtueNow DG-5.4');
});

test('DG-E7, DG-10.3, DG-17.2: a full altar: the creator chooses what is replaced, and the new one takes its place', () => {
  const state = onTurn(A, 'murder honesty envy');
  const told = play(state, A, 'dogma theft for honesty');
  expect(state.table.altar).toEqual(['murder', 'theft', 'envy']); // DG-17.2: in the place of the replaced one
  expect(new Set(state.table.altar)).toEqual(new Set(['murder', 'envy', 'theft']));
  expect(isVirtueNow('honesty', state.table.altar)).toBe(true);
  expect(dogmaStock(state.table.altar)).toContain('honesty');
  expect(only(told, 'dogmaCreated')[0]).toMatchObject({ dogma: 'theft', replaced: 'honesty' });
});

test('DG-10.1: only before the own confession, only with two rubies, at most one a turn', () => {
  expect(refused(onTurn(A, '', [1, 2, 2]), A, 'dogma murder')).toBe('needTwoRubies DG-10.1');
  expect(refused(onTurn(A, ''), B, 'dogma murder')).toBe('notYourTurn DG-5.1');
  const responding = table({
    hands: ['honesty', 'murder'],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'mercy')],
    rubies: [0, 2],
  });
  expect(refused(responding, B, 'dogma murder')).toBe('wrongPhase DG-10.1');
  const state = onTurn(A, '');
  play(state, A, 'dogma murder');
  expect(refused(state, A, 'dogma envy')).toBe('needTwoRubies DG-10.1');
});

test('DG-10.2, DG-D25: any dogma of the stock, also of a type that is gone, but none that lies on the altar', () => {
  expect(refused(onTurn(A, 'murder'), A, 'dogma murder')).toBe('dogmaOnAltar DG-10.2');
  const gone = table({
    hands: ['honesty*2', 'murder*2', 'theft'],
    rubies: [2, 0, 0],
    sets: [{ seat: B, card: 'envy' }],
  });
  expect(refused(gone, A, 'dogma envy')).toBeUndefined();
});

test('DG-10.3, DG-D26: replacing is tied to three dogmas', () => {
  expect(refused(onTurn(A, 'murder honesty'), A, 'dogma envy for murder')).toBe('nothingToReplace DG-10.3');
  expect(refused(onTurn(A, 'murder honesty envy'), A, 'dogma theft')).toBe('chooseReplaced DG-10.3');
  expect(refused(onTurn(A, 'murder honesty envy'), A, 'dogma theft for mercy')).toBe('chooseReplaced DG-10.3');
});

test('DG-10.2, DG-10.3, DG-17.1: 14 dogmas on an empty altar, 11 times 3 choices on a full one', () => {
  const count = (altar: string): number => {
    const state = onTurn(A, altar);
    return [...legalMoves(state.table, secretsOf(state.secrets, A), A)].filter(({ type }) => type === 'createDogma')
      .length;
  };
  expect([count(''), count('murder'), count('murder honesty envy')]).toEqual([14, 13, 33]);
});

test('DG-10.5, DG-D27: dogmas come only between confessions, so a claim stays what it is', () => {
  const state = onTurn(A, '');
  play(state, A, 'confess honesty as honesty');
  expect(refused(state, B, 'dogma honesty')).toBe('wrongPhase DG-10.1');
  expect(refused(state, A, 'dogma honesty')).toBe('notYourTurn DG-6.1');
});
