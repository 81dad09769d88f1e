import { fastChance, namedSecret, orThrow, sealedChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn, handSize, makeSeals, SEAL_COUNTS } from '../rules/components.ts';
import { rules } from '../rules/rules.ts';
import { deckFor, numberOfRounds } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { A, B, C, D, hand, luck, play, table, why } from './table.ts';

const start = (seats: number, options: object = {}): State =>
  rules.setup(orThrow(rules.options.parse(options, { seats, humans: seats })), seats, fastChance(3));

describe('SS-1 components', () => {
  test('SS-1.1: 75 cards, five colours, values 1 to 15', () => {
    expect(new Set(deckFor(5)).size).toBe(75);
  });
  test('SS-1.3: 27 seals, 17 of them coloured', () => {
    expect(SEAL_COUNTS.reduce((sum, count) => sum + count)).toBe(27);
    expect(SEAL_COUNTS.slice(0, 5).reduce((sum, count) => sum + count)).toBe(17);
  });
});

test('SS-1.4: there is one saboteur: whom somebody has taken nobody else takes', () => {
  const state = table({ phase: 'predict', turn: A });
  play(state, [A, { type: 'takeSaboteur' }]);
  expect(state.table.saboteur).toBe(A);
  expect(why(state, B, { type: 'takeSaboteur' })).toBe('saboteurTaken');
});

test('SS-1.5: cards, seals and the saboteur are all there is: none of them leaves a game, and nothing comes in', () => {
  const state = start(4);
  const dice = fastChance(8);
  while (state.table.round === 1) {
    const { turn, seals, middle, trick } = state.table;
    const held = state.secrets.reduce((sum, { hand: cards }) => sum + handSize(cards), 0);
    const played = state.hidden.tricks.reduce((sum, { cards }) => sum + cards.length, 0);
    expect(held + trick.cards.length + played).toBe(deckFor(4).length);
    expect([...seals.flat(), ...middle].reduce((sum, count) => sum + count)).toBe(27);
    const own = state.secrets[turn];
    if (own === undefined) throw new Error(`nobody sits on ${turn}`);
    rules.apply(state, turn, rules.randomMove(state.table, own, turn, dice), dice);
  }
});

describe('SS-2 players and rounds', () => {
  test('SS-2.1: 3 to 5 players', () => expect(rules.seats).toEqual({ min: 3, max: 5 }));

  test.each([
    [3, 6],
    [4, 4],
    [5, 5],
  ])('SS-2.2: %i players play %i rounds', (seats, rounds) => expect(numberOfRounds(start(seats).table)).toBe(rounds));

  test('SS-13.6: three players may play three rounds', () => {
    expect(numberOfRounds(start(3, { threePlayerRounds: 3 }).table)).toBe(3);
  });

  test('SS-2.3: every seat can be the first dealer', () => {
    const options = orThrow(rules.options.parse({}, { seats: 4, humans: 4 }));
    const dealers = Array.from({ length: 60 }, (_, seed) => rules.setup(options, 4, fastChance(seed)).table.dealer);
    expect(new Set(dealers)).toEqual(new Set([A, B, C, D]));
  });
});

describe('SS-3 setting up a round', () => {
  test.each([
    [3, 45],
    [4, 60],
    [5, 75],
  ])('SS-E2, SS-3.1, SS-3.2: %i players share %i cards, 15 each', (seats, number) => {
    const state = start(seats);
    const dealt = state.secrets.flatMap(({ hand: held }) => cardsIn(held));
    expect(state.secrets.map(({ hand: held }) => handSize(held))).toEqual(Array(seats).fill(15));
    expect(new Set(dealt)).toEqual(new Set(deckFor(seats)));
    expect(dealt).toHaveLength(number);
  });

  test('SS-E2, SS-3.3: all seals and the saboteur lie in the middle', () => {
    const { table: drawn } = start(4);
    expect(makeSeals(drawn.middle)).toBe('R5 Y3 G3 B3 V3 W4 K6');
    expect(drawn.seals.flat().every(count => count === 0)).toBe(true);
    expect(drawn.saboteur).toBeUndefined();
  });

  test('SS-3.4: a hand is sorted by colour and value', () => {
    expect(cardsIn(hand('V2 R12 Y4 R3'))).toEqual([3, 12, 16 + 4, 64 + 2]);
  });

  test('SS-3.5: a round starts with predictions', () => expect(start(5).table.phase).toBe('predict'));

  test('the deal is told to each seat alone, and is the same for the same seal', () => {
    const options = orThrow(rules.options.parse({}, { seats: 4, humans: 4 }));
    const told: unknown[] = [];
    const chance = sealedChance(namedSecret('deal'));
    const state = rules.setup(
      options,
      4,
      chance,
      (to, event) => event.type === 'dealt' && told.push([to, event.seat, event.cards.length]),
    );
    expect(told).toEqual([A, B, C, D].map(seat => [seat, seat, 15]));
    expect(rules.setup(options, 4, chance)).toEqual(state);
  });
});

describe('SS-E13 dealer rotation', () => {
  const dealers = (seats: number, first: number): readonly (readonly number[])[] => {
    const state = table({ seats, dealer: first });
    const seen: number[][] = [];
    const stream = fastChance(5);
    while (rules.places(state.table) === undefined) {
      const { table: drawn } = state;
      if (drawn.round > seen.length) seen.push([drawn.dealer, drawn.turn]);
      if (
        drawn.round === 1 &&
        seen.length === 1 &&
        drawn.phase === 'predict' &&
        handSize(state.secrets[0]?.hand ?? []) === 0
      )
        dealByHand(state, seats);
      const own = state.secrets[drawn.turn];
      if (own === undefined) throw new Error('no seat');
      rules.apply(state, drawn.turn, rules.randomMove(drawn, own, drawn.turn, stream), luck);
    }
    return seen;
  };
  const dealByHand = (state: State, seats: number): void => {
    const deck = deckFor(seats);
    for (const [seat, { hand: held }] of state.secrets.entries()) {
      for (const card of deck.slice(seat * 15, seat * 15 + 15))
        held[card >> 4] = (held[card >> 4] ?? 0) | (1 << (card & 15));
    }
  };

  test('SS-E13, SS-2.4: with four players D, A, B, C deal and A, B, C, D lead', () => {
    expect(dealers(4, D)).toEqual([
      [D, A],
      [A, B],
      [B, C],
      [C, D],
    ]);
  });
  test('SS-E13: with three players everybody deals twice', () => {
    expect(dealers(3, A)).toEqual([
      [A, B],
      [B, C],
      [C, A],
      [A, B],
      [B, C],
      [C, A],
    ]);
  });
});
