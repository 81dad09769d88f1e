import { expect, test } from 'vitest';
import { A, B, C, hand, handOf, laid, only, play, refused, table, typesOf } from './support/table.ts';

test.each(['murder', 'mercy'])(
  'DG-E5, DG-11.1, DG-11.4: B holds %s and takes three more: all four are announced and discarded',
  type => {
    const state = table({
      hands: ['theft*2', `${type} envy*2`, 'fraud'],
      turn: B,
      claim: 'honesty',
      pile: [laid(A, `${type}*3`)],
    });
    const discarded = state.table.discarded;
    const told = play(state, B, 'believe');
    expect(only(told, 'setOfFour')).toEqual([{ type: 'setOfFour', rule: 'DG-11.1', seat: B, card: type, handSize: 2 }]);
    expect(handOf(state, B)).toEqual(hand('envy*2'));
    expect(state.table).toMatchObject({ discarded: discarded + 4, sets: [{ seat: B, card: type }] });
  },
);

test('DG-11.2: several sets at once are all discarded', () => {
  const state = table({
    hands: ['theft', 'mercy*3 envy*2 fraud', 'chastity'],
    turn: B,
    claim: 'honesty',
    pile: [laid(C, 'envy'), laid(A, 'mercy envy')],
  });
  const told = play(state, B, 'believe');
  expect(only(told, 'setOfFour').map(({ card }) => card)).toEqual(['mercy', 'envy']);
  expect(handOf(state, B)).toEqual(hand('fraud'));
});

test('DG-11.3: cards in a pile do not count', () => {
  const state = table({
    hands: ['theft', 'murder*3 mercy', 'fraud'],
    turn: B,
    claim: 'honesty',
    pile: [laid(A, 'murder')],
  });
  expect(typesOf(play(state, B, 'join mercy'))).not.toContain('setOfFour');
  expect(handOf(state, B)).toEqual(hand('murder*3'));
});

test('DG-11.5: a type that is gone may still be claimed and its dogma created', () => {
  const state = table({ hands: ['theft', 'envy', 'fraud'], sets: [{ seat: C, card: 'mercy' }], rubies: [2, 0, 0] });
  expect(refused(state, A, 'confess theft as mercy')).toBeUndefined();
  expect(refused(state, A, 'dogma mercy')).toBeUndefined();
});

test('DG-11.6, DG-D32: a caught liar whose hand is emptied by sets of four is out', () => {
  const state = table({ hands: ['murder', 'theft', 'fraud'], turn: B, claim: 'honesty', pile: [laid(A, 'murder*3')] });
  const told = play(state, B, 'doubt');
  expect(only(told, 'pileTaken')[0]).toMatchObject({ seat: A, why: 'caught' });
  expect(only(told, 'wentOut')[0]).toMatchObject({ seat: A, why: 'checked', place: 1 });
  expect(state.table).toMatchObject({ out: [A], turn: B });
});

test('DG-11.6: one card beside the set keeps the caught liar in', () => {
  const pile = [laid(A, 'murder*3'), laid(C, 'envy'), laid(A, 'murder')];
  const state = table({ hands: ['', 'theft*2', 'fraud*2'], turn: B, claim: 'honesty', pile });
  const told = play(state, B, 'doubt');
  expect(only(told, 'setOfFour')[0]).toMatchObject({ seat: A, card: 'murder', handSize: 1 });
  expect(only(told, 'wentOut')).toEqual([]);
});
