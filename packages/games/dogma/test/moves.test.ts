import { fastChance, namedSecret, sealedChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { cardsToLay, legalMoves, randomMove } from '../rules/choices.ts';
import { countsOf } from '../rules/components.ts';
import { parseMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { clone, secretsOf } from '../rules/state.ts';
import { A, B, cards, laid, play, table } from './support/table.ts';

const list = (state: ReturnType<typeof table>, seat: number) => [
  ...legalMoves(state.table, secretsOf(state.secrets, seat), seat),
];

test('DG-17.1: all different selections of one to three own cards', () => {
  const selections = [...cardsToLay(countsOf(cards('honesty*2 murder')), 3)].map(selection => selection.join(' '));
  expect(selections).toEqual(['honesty', 'honesty honesty', 'honesty honesty murder', 'honesty murder', 'murder']);
});

test('DG-17.1: all selections times all claims, produced one by one even for 20 cards of all types', () => {
  const hand =
    'honesty*2 diligence*2 mercy*2 humility*2 chastity*2 temperance*2 patience*2 fraud theft murder blasphemy adultery gluttony';
  const state = table({ hands: [hand, 'envy*2'], altar: 'fraud theft murder' });
  const moves = legalMoves(state.table, secretsOf(state.secrets, A), A);
  expect(moves.next().value).toMatchObject({ type: 'confess' });
  // 13 types, 7 of them twice: 13 singles, 78 + 7 pairs, 286 + 7 * 12 triples; ten virtues to claim
  expect(list(state, A)).toHaveLength((13 + 85 + 370) * 10);
});

test('DG-17.1, DG-17.3: the responder may believe, doubt or join; a dogma does not end the turn', () => {
  const state = table({ hands: ['theft*2', 'envy*2', 'fraud'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] });
  expect(list(state, B)).toEqual([
    { type: 'believe' },
    { type: 'doubt' },
    { type: 'join', cards: ['envy'] },
    { type: 'join', cards: ['envy', 'envy'] },
  ]);
  const rich = table({ hands: ['theft', 'envy*2', 'fraud'], rubies: [2, 0, 0] });
  expect(list(rich, A)).toHaveLength(14 + 7);
  play(rich, A, 'dogma theft');
  expect(rich.table).toMatchObject({ phase: 'confess', turn: A });
  expect(list(rich, A)).toHaveLength(8);
});

describe('DG-17.2: the border brings a move into canonical form', () => {
  test.each([
    [
      { type: 'confess', cards: ['theft', 'honesty'], claim: 'mercy' },
      { type: 'confess', cards: ['honesty', 'theft'], claim: 'mercy' },
    ],
    [
      { type: 'confess', cards: ['theft'], claim: ['mercy', 'honesty'] },
      { type: 'confess', cards: ['theft'], claim: 'mercy', alsoClaimed: ['honesty'] },
    ],
    [
      { type: 'join', cards: ['envy', 'fraud', 'envy', 'mercy'] },
      { type: 'join', cards: ['mercy', 'fraud', 'envy', 'envy'] },
    ],
    [
      { type: 'createDogma', dogma: 'murder', replace: undefined },
      { type: 'createDogma', dogma: 'murder' },
    ],
    [
      { type: 'createDogma', dogma: 'murder', replace: 'mercy' },
      { type: 'createDogma', dogma: 'murder', replace: 'mercy' },
    ],
    [
      { type: 'join', cards: [] },
      { type: 'join', cards: [] },
    ],
  ])('%j', (raw, move) => {
    expect(parseMove(raw)).toEqual({ ok: true, value: move });
  });
});

describe('DG-21: broken shapes never reach the rules', () => {
  test.each([
    [{ type: 'confess', cards: ['theft'] }, 'claim'],
    [{ type: 'confess', cards: ['theft'], claim: [] }, 'claim'],
    [{ type: 'confess', cards: ['theft'], claim: ['mercy'] }, 'claim'],
    [{ type: 'confess', cards: ['theft'], claim: ['mercy', 'pride'] }, 'claim[1]'],
    [{ type: 'confess', cards: ['theft'], claim: 'mercy', alsoClaimed: ['honesty'] }, 'alsoClaimed'],
    [{ type: 'confess', cards: ['theft'], claim: 'pride' }, 'claim'],
    [{ type: 'confess', cards: 'theft', claim: 'mercy' }, 'cards'],
    [{ type: 'confess', cards: ['pride'], claim: 'mercy' }, 'cards[0]'],
    [{ type: 'confess', cards: [1], claim: 'mercy' }, 'cards[0]'],
    [{ type: 'confess', cards: ['theft'], claim: 'mercy', count: 2 }, 'count'],
    [{ type: 'join', cards: ['theft'], claim: 'mercy' }, 'claim'],
    [{ type: 'join' }, 'cards'],
    [{ type: 'join', cards: new Array(57).fill('envy') }, 'cards'],
    [{ type: 'createDogma' }, 'dogma'],
    [{ type: 'createDogma', dogma: 'pride' }, 'dogma'],
    [{ type: 'createDogma', dogma: 'murder', replace: 'pride' }, 'replace'],
    [{ type: 'believe', cards: [] }, 'cards'],
    [{ type: 'pass' }, 'type'],
  ])('%j', (raw, path) => {
    expect(parseMove(raw)).toMatchObject({ ok: false, fault: { path, code: 'malformed' } });
  });
});

test('DG-17.1: random moves reach every legal move', () => {
  const state = table({ hands: ['mercy*2 theft', 'envy*2'], rubies: [2, 0], altar: 'honesty theft murder' });
  const stream = fastChance(3);
  const drawn = new Set<string>();
  for (let draw = 0; draw < 20_000; draw += 1) {
    drawn.add(JSON.stringify(randomMove(state.table, secretsOf(state.secrets, A), A, stream)));
  }
  expect(drawn).toEqual(new Set(list(state, A).map(move => JSON.stringify(move))));
});

test('a clone shares nothing that changes', () => {
  const state = table({ hands: ['mercy*2 theft', 'envy*2', 'fraud'], rubies: [2, 0, 0] });
  const before = JSON.stringify(state);
  const copy = clone(state);
  const chance = sealedChance(namedSecret('clone'));
  rules.apply(copy, A, { type: 'createDogma', dogma: 'murder' }, chance);
  rules.apply(copy, A, { type: 'confess', cards: cards('mercy*2'), claim: 'mercy' }, chance);
  rules.apply(copy, B, { type: 'believe' }, chance);
  expect(JSON.stringify(state)).toBe(before);
});
