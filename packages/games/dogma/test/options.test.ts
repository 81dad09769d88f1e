import { expect, test } from 'vitest';
import { opensAfterGame, options } from '../rules/options.ts';
import { A, B, C, D, laid, only, play, table } from './support/table.ts';

const parse = (value: unknown, humans = 1) => options.parse(value, { seats: 4, humans });

test('DG-19: the defaults come first', () => {
  expect(parse({})).toEqual({
    ok: true,
    value: {
      nextStarter: 'responder',
      wrongDoubtTakes: 'pile',
      stalemateLimit: 60,
      revealAfterGame: 'on',
      history: 'last',
    },
  });
});

test('DG-19: other values and other keys are refused', () => {
  expect(parse({ stalemateLimit: 61 })).toMatchObject({ ok: false, fault: { rule: 'DG-19.3' } });
  expect(parse({ nextStarter: 'confessor' })).toMatchObject({ ok: false, fault: { rule: 'DG-19.1' } });
  expect(parse({ seals: 7 })).toMatchObject({ ok: false });
});

test.each([2, 3, 8])('DG-19.1, DG-D22: afterResponder, %i players', seats => {
  const hands = Array.from(
    { length: seats },
    (_, seat) => ['theft*2', 'envy*2', 'fraud', 'mercy', 'adultery'][seat] ?? 'gluttony',
  );
  const spread = hands.map((hand, seat) => (seat < 5 ? hand : (['gluttony', 'chastity', 'patience'][seat - 5] ?? '')));
  const state = table({
    hands: spread,
    turn: B,
    claim: 'honesty',
    pile: [laid(A, 'murder')],
    options: { nextStarter: 'afterResponder' },
  });
  const told = play(state, B, 'believe');
  const starter = seats === 2 ? B : C; // with two active players the responder starts all the same
  expect(state.table.turn).toBe(starter);
  expect(only(told, 'turn')[0]?.rule).toBe(seats === 2 ? 'DG-13.2' : 'DG-19.1');
});

test('DG-19.1: two active players are counted after step 7', () => {
  const options = { nextStarter: 'afterResponder' } as const;
  const state = table({
    hands: ['', 'envy*2', 'fraud'],
    turn: B,
    claim: 'honesty',
    pile: [laid(A, 'murder')],
    options,
  });
  play(state, B, 'believe'); // A goes out, B and C are left
  expect(state.table).toMatchObject({ out: [A], turn: B });
});

test('DG-19.1: afterResponder skips who is out', () => {
  const options = { nextStarter: 'afterResponder' } as const;
  const hands = ['theft*2', 'envy*2', '', 'fraud'];
  const state = table({ hands, turn: B, claim: 'honesty', pile: [laid(A, 'murder')], out: [C], options });
  play(state, B, 'believe');
  expect(state.table.turn).toBe(D);
});

test('DG-19.2: lastContribution changes nothing when nobody joined, or when a lie was believed', () => {
  const options = { wrongDoubtTakes: 'lastContribution' } as const;
  const hands = ['theft*2', 'envy*2', 'fraud'];
  const alone = table({ hands, turn: B, claim: 'mercy', pile: [laid(A, 'mercy*2')], options });
  expect(only(play(alone, B, 'doubt'), 'pileTaken')[0]).toMatchObject({ rule: 'DG-8.2', count: 2 });
  const lie = table({ hands, turn: C, claim: 'mercy', pile: [laid(A, 'mercy'), laid(B, 'murder')], options });
  expect(only(play(lie, C, 'believe'), 'pileTaken')[0]).toMatchObject({ rule: 'DG-8.2', count: 2 });
});

test.each([30, 60, 120] as const)('DG-19.3: a limit of %i confessions', stalemateLimit => {
  const text = { hands: ['theft*2', 'envy*2'], turn: B, claim: 'mercy', pile: [laid(A, 'murder')] };
  const before = table({ ...text, withoutProgress: stalemateLimit - 2, options: { stalemateLimit } });
  play(before, B, 'doubt');
  expect(before.table.places).toBeUndefined();
  const at = table({ ...text, withoutProgress: stalemateLimit - 1, options: { stalemateLimit } });
  play(at, B, 'doubt');
  expect(at.table.places).toEqual([2, 1]);
});

test('DG-19.3: off only if a human sits at the table; then there is no end by counting', () => {
  expect(parse({ stalemateLimit: 'off' }, 1)).toMatchObject({ ok: true });
  expect(parse({ stalemateLimit: 'off' }, 0)).toMatchObject({
    ok: false,
    fault: { code: 'optionNotAvailable', rule: 'DG-19.3' },
  });
  const text = { hands: ['theft*2', 'envy*2'], turn: B, claim: 'mercy', pile: [laid(A, 'murder')] };
  const state = table({ ...text, withoutProgress: 500, options: { stalemateLimit: 'off' } });
  play(state, B, 'doubt');
  expect(state.table).toMatchObject({ withoutProgress: 501, phase: 'confess' });
});

test('DG-19.4: on opens the record after the game, off never does', () => {
  const { options: on } = table({ hands: ['', ''] }).table;
  expect([opensAfterGame(on), opensAfterGame({ ...on, revealAfterGame: 'off' })]).toEqual([true, false]);
});
