import { fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { refusal } from '../rules/choices.ts';
import { secretsOf } from '../rules/state.ts';
import { timeoutMove } from '../rules/timeouts.ts';
import { virtuesNow } from '../rules/virtue.ts';
import { A, B, laid, table } from './support/table.ts';

test('DG-18.1, DG-18.2: no dogma; one random card with a random type that is a virtue now', () => {
  const state = table({ hands: ['murder*3 envy', 'theft'], rubies: [2, 0], altar: 'honesty murder' });
  const own = secretsOf(state.secrets, A);
  const stream = fastChance(5);
  const moves = Array.from({ length: 2000 }, () => timeoutMove(state.table, own, A, stream));
  const drawn = { claims: new Set<string>(), murder: 0 };
  for (const move of moves) {
    if (move.type !== 'confess') throw new Error(move.type);
    expect(move.cards).toHaveLength(1);
    expect(refusal(state.table, own, A, move)).toBeUndefined();
    drawn.claims.add(move.claim);
    if (move.cards[0] === 'murder') drawn.murder += 1;
  }
  expect(drawn.claims).toEqual(new Set(virtuesNow(state.table.altar)));
  expect(Math.abs(drawn.murder / moves.length - 3 / 4)).toBeLessThan(0.05); // a random card, so copies count
});

test('DG-18.2: the response is believe', () => {
  const state = table({ hands: ['theft', 'envy*2', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] });
  expect(timeoutMove(state.table, secretsOf(state.secrets, B), B, fastChance(1))).toEqual({ type: 'believe' });
});

test('DG-18.3: a seat that is given up is played on: every decision has a move from the seat alone', () => {
  const state = table({ hands: ['theft', 'envy', 'fraud'] });
  const move = timeoutMove(state.table, secretsOf(state.secrets, A), A, fastChance(2));
  expect(refusal(state.table, secretsOf(state.secrets, A), A, move)).toBeUndefined();
});
