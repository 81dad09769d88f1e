import { fastChance, orThrow } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { confessionsLeft, stalematePlaces } from '../rules/stalemate.ts';
import { secretsOf } from '../rules/state.ts';
import { A, B, C, D, laid, only, play, table, typesOf } from './support/table.ts';

const standing = (withoutProgress: number, card = 'murder') =>
  table({ hands: ['theft*2', 'envy*2', 'fraud*2'], turn: B, claim: 'mercy', pile: [laid(A, card)], withoutProgress });

test('DG-15.2: a confession without progress raises the counter, a discard sets it to 0', () => {
  const quiet = standing(7);
  play(quiet, B, 'doubt');
  expect(quiet.table.withoutProgress).toBe(8);
  const progress = standing(7, 'mercy');
  play(progress, B, 'believe');
  expect(progress.table.withoutProgress).toBe(0);
});

test('DG-15.2: a player who went out earlier in the same confession is progress too', () => {
  const state = table({ hands: ['murder', 'envy*2', 'theft*2'], withoutProgress: 7 });
  play(state, A, 'confess murder as mercy');
  play(state, B, 'join envy'); // A is out
  play(state, C, 'doubt');
  expect(state.table.withoutProgress).toBe(0);
});

test('DG-15.2, DG-19.2: the rest of the pile going to the discard pile is progress', () => {
  const state = table({
    hands: ['theft*2', 'envy*2', 'fraud*2'],
    turn: C,
    claim: 'mercy',
    pile: [laid(A, 'murder'), laid(B, 'mercy')],
    withoutProgress: 7,
    options: { wrongDoubtTakes: 'lastContribution' },
  });
  play(state, C, 'doubt');
  expect(state.table.withoutProgress).toBe(0);
});

test('DG-15.2, DG-11.1: a set of four is progress, also when the pile itself was taken', () => {
  const hands = ['theft*2', 'envy*2 murder*3', 'fraud*2'];
  const state = table({ hands, turn: B, claim: 'mercy', pile: [laid(A, 'murder')], withoutProgress: 7 });
  play(state, B, 'believe');
  expect(state.table).toMatchObject({ withoutProgress: 0, out: [] });
});

test('DG-15.3, DG-15.4: at the limit the game ends after that confession; all with most cards lose together', () => {
  const state = table({
    hands: ['', 'theft*2', 'envy*2', 'fraud*3 chastity'],
    turn: C,
    claim: 'mercy',
    pile: [laid(B, 'murder*2')],
    out: [A],
    withoutProgress: 59,
  });
  const told = play(state, C, 'doubt'); // B takes two cards back
  expect(state.table.handSizes).toEqual([0, 4, 2, 4]);
  expect(state.table.places).toEqual([1, 3, 2, 3]);
  expect(typesOf(told).slice(-2)).toEqual(['stalemate', 'gameEnded']);
  expect(only(told, 'gameEnded')[0]).toMatchObject({ rule: 'DG-15.4', losers: [B, D] });
});

test('DG-15.4: equal numbers share the better place and the following numbers are skipped (2, 2, 4)', () => {
  const { table: end } = table({ hands: ['', 'theft*2', 'envy*2', 'fraud*3'], out: [A] });
  expect(stalematePlaces(end)).toEqual([1, 2, 2, 4]);
});

test('DG-15.1, DG-15.5: the counter is public, and from 10 before the limit on everybody is told', () => {
  const early = standing(48);
  expect(only(play(early, B, 'doubt'), 'stalemateNear')).toEqual([]);
  const near = standing(49);
  const told = play(near, B, 'doubt');
  expect(told.find(({ event }) => event.type === 'stalemateNear')).toEqual({
    to: 'all',
    event: { type: 'stalemateNear', rule: 'DG-15.5', withoutProgress: 50, left: 10 },
  });
  expect(confessionsLeft(near.table)).toBe(10);
});

test('DG-15.3, DG-8.5: an end in step 7 comes before the counter', () => {
  const state = table({
    hands: ['', 'envy*2'],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'murder')],
    withoutProgress: 59,
  });
  const told = play(state, B, 'believe');
  expect(only(told, 'gameEnded')[0]).toMatchObject({ rule: 'DG-14.1', losers: [B] });
});

test('DG-15.6: every game ends, and ordinary games hardly ever by stalemate', () => {
  const luck = fastChance(156);
  const settings = orThrow(options.parse({}, { seats: 4, humans: 0 }));
  let stalemates = 0;
  for (let game = 0; game < 200; game += 1) {
    const state = rules.setup(settings, 4, luck);
    const { table: shown } = state;
    while (shown.places === undefined) {
      const { turn } = shown;
      rules.apply(state, turn, rules.randomMove(shown, secretsOf(state.secrets, turn), turn, luck), luck);
    }
    if (shown.out.length < 3) stalemates += 1;
  }
  expect(stalemates).toBeLessThan(4);
});
