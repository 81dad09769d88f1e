import { fastChance, orThrow, seatView } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { legalMoves } from '../rules/choices.ts';
import { notation } from '../rules/notation.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { type Dogma, secretsOf } from '../rules/state.ts';
import { A, B, laid, table } from './support/table.ts';

const view = seatView<Dogma>(table({ hands: ['honesty*2 theft', 'envy'] }), A);
const readMove = (text: string) => notation.readMove(text, view);

test.each([
  [
    'confess honesty honesty theft as honesty',
    { type: 'confess', cards: ['honesty', 'honesty', 'theft'], claim: 'honesty' },
  ],
  ['  Confess theft hon HON as Hon ', { type: 'confess', cards: ['honesty', 'honesty', 'theft'], claim: 'honesty' }],
  ['join mur', { type: 'join', cards: ['murder'] }],
  ['believe', { type: 'believe' }],
  ['doubt', { type: 'doubt' }],
  ['dogma murder', { type: 'createDogma', dogma: 'murder' }],
  ['dogma murder for mercy', { type: 'createDogma', dogma: 'murder', replace: 'mercy' }],
])('DG-17.2: "%s"', (text, move) => {
  expect(orThrow(readMove(text))).toEqual(move);
});

test.each([
  '',
  'pass',
  'confess honesty',
  'confess pride as honesty',
  'join m',
  'dogma',
  'dogma a b',
  'doubt him',
  'join theft as mercy',
])('DG-21: "%s" has no shape', text => {
  expect(readMove(text)).toMatchObject({ ok: false, fault: { code: 'malformed' } });
});

test('DG-17.2: every legal move reads back as it was written', () => {
  const luck = fastChance(6);
  const state = rules.setup(orThrow(options.parse({}, { seats: 4, humans: 1 })), 4, luck);
  while (state.table.places === undefined) {
    const { turn } = state.table;
    const own = secretsOf(state.secrets, turn);
    let checked = 0;
    for (const move of legalMoves(state.table, own, turn)) {
      if (checked === 20) break;
      checked += 1;
      expect(orThrow(readMove(notation.writeMove(move)))).toEqual(move);
    }
    rules.apply(state, turn, rules.randomMove(state.table, own, turn, luck), luck);
  }
});

test('DG-17.1: the examples can be typed as they are', () => {
  const tables = [
    table({ hands: ['honesty*2 theft', 'envy'], rubies: [2, 0] }),
    table({ hands: ['honesty*2 theft', 'envy'], rubies: [2, 0], altar: 'murder envy honesty' }),
    table({ hands: ['theft', 'envy'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] }),
    table({ hands: ['', 'envy'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] }),
  ];
  for (const state of tables) {
    const { turn } = state.table;
    const examples = notation.examples(seatView<Dogma>(state, turn));
    expect(examples.length).toBeGreaterThan(1);
    for (const text of examples) {
      expect(rules.refusal(state.table, secretsOf(state.secrets, turn), turn, orThrow(readMove(text)))).toBeUndefined();
    }
    expect(notation.examples(seatView<Dogma>(state, 1 - turn))).toEqual([]);
  }
});
