import { fastChance, orThrow, type Seat, seatView, viewOf } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn, colourOf, handSize } from '../rules/components.ts';
import { isVoid } from '../rules/memory.ts';
import { rules } from '../rules/rules.ts';
import { cardsLeft, type State } from '../rules/state.ts';
import { A, B, C, D, hand, play, predicting, table } from './table.ts';

describe('SS-10.1 what a seat sees', () => {
  test('its own hand, and of others only the number', () => {
    const one = table({ hands: ['R1', 'Y1', 'G1', 'B1'] });
    const other = table({ hands: ['R1', 'V9', 'V8', 'V7'] });
    expect(viewOf(other, A)).toEqual(viewOf(one, A));
    expect(viewOf(other, 'spectator')).toEqual(viewOf(one, 'spectator'));
    expect(JSON.stringify(viewOf(one, A))).not.toContain('hidden');
    expect(cardsLeft(one.table, B)).toBe(15);
  });
  test('SS-10.3: no view holds another hand, in any form', () => {
    const view = JSON.parse(JSON.stringify(viewOf(table({}), A))) as Record<string, unknown>;
    expect(Object.keys(view)).toEqual(['seat', 'table', 'own']);
  });
  test('SS-10.4: only the seat on turn has moves', () => {
    const state = table({ phase: 'play', turn: A, hands: ['R1', 'Y1', 'G1', 'B1'] });
    expect([B, C, D].flatMap(seat => [...rules.legalMoves(state.table, { hand: hand('Y1') }, seat)])).toEqual([]);
  });
});

/** Random play up to this many moves, with the memory of one seat. */
const remembered = (seats: number, moves: number, seed: number, viewer: Seat) => {
  const options = orThrow(rules.options.parse({}, { seats, humans: seats }));
  const memory = rules.newMemory(options, seats, viewer);
  const stream = fastChance(seed);
  const hear = (to: unknown, event: Parameters<typeof rules.remember>[1]): void => {
    if (to === 'all' || to === viewer) rules.remember(memory, event);
  };
  const state: State = rules.setup(options, seats, stream, hear);
  for (let made = 0; made < moves; made += 1) {
    const { turn } = state.table;
    rules.apply(state, turn, rules.randomMove(state.table, seatView(state, turn).own, turn, stream), stream, hear);
  }
  return { state, memory, stream };
};

describe('SS-10.5 memory and imagination', () => {
  test('SS-5.5: who does not follow is remembered as void, for this round only', () => {
    const memory = rules.newMemory(table({}).table.options, 4, A);
    rules.remember(memory, { type: 'cardPlayed', seat: A, card: 'V8' });
    rules.remember(memory, { type: 'cardPlayed', seat: B, card: 'R3' });
    expect([isVoid(memory, B, 4), isVoid(memory, B, 0), isVoid(memory, A, 4)]).toEqual([true, false, false]);
    rules.remember(memory, { type: 'roundStarted', round: 2, rounds: 4, dealer: A });
    expect(isVoid(memory, B, 4)).toBe(false);
  });

  test.each([3, 4, 5])('with %i players every imagined deal keeps hand sizes, cards played and voids', seats => {
    for (let seed = 0; seed < 120; seed += 1) {
      const viewer = seed % seats;
      const { state, memory, stream } = remembered(seats, seats + (seed % (15 * seats)), seed, viewer);
      const imagined = rules.imagine(seatView(state, viewer), memory, stream);
      const all = imagined.secrets.flatMap(({ hand: held }) => cardsIn(held));
      const truth = state.secrets.flatMap(({ hand: held }) => cardsIn(held));
      expect(new Set(all)).toEqual(new Set(truth));
      expect(all).toHaveLength(truth.length);
      for (const [seat, { hand: held }] of imagined.secrets.entries()) {
        expect(handSize(held)).toBe(handSize(state.secrets[seat]?.hand ?? []));
        if (seat !== viewer) expect(cardsIn(held).some(card => isVoid(memory, seat, colourOf(card)))).toBe(false);
      }
    }
  });

  test('a tight spot: two seats void in all but one colour each are dealt exactly', () => {
    const state = table({
      phase: 'play',
      turn: A,
      trickNumber: 14,
      seals: ['', '', '', ''],
      hands: ['R1 R2', 'Y1 Y2', 'G1 G2', 'B1 B2'],
    });
    const memory = rules.newMemory(state.table.options, 4, A);
    const known = new Set(['R1', 'R2', 'Y1', 'Y2', 'G1', 'G2', 'B1', 'B2']);
    const gone = [0, 1, 2, 3, 4].flatMap(colour =>
      Array.from({ length: 12 }, (_, index) => (colour << 4) | (index + 1)),
    );
    memory.tricks.push({ leader: A, cards: gone.filter(card => !known.has(`${'RYGBV'[card >> 4]}${card & 15}`)) });
    memory.voids.splice(0, 4, 0, 0b11101, 0b11011, 0b10111);
    for (let seed = 0; seed < 20; seed += 1) {
      const imagined = rules.imagine(seatView(state, A), memory, fastChance(seed));
      expect(imagined.secrets).toEqual(state.secrets);
    }
  });

  test('predictions are evidence: who predicted five red tricks holds more strength than who predicted none', () => {
    const state = table({ hands: ['Y1 Y2 Y3 G1 G2 G3 B1 B2 B3 V1 V2 V3 Y4 G4 B4'] });
    play(state, [A, predicting({})], [B, predicting({ R: 5, Y: 2 })], [C, predicting({})], [D, predicting({})]);
    const memory = rules.newMemory(state.table.options, 4, A);
    const trumps = (seat: Seat): number => {
      let sum = 0;
      for (let seed = 0; seed < 200; seed += 1) {
        const imagined = rules.imagine(seatView(state, A), memory, fastChance(seed));
        sum += cardsIn(imagined.secrets[seat]?.hand ?? []).filter(card => colourOf(card) === 0).length;
      }
      return sum;
    };
    expect(trumps(B)).toBeGreaterThan(trumps(C) * 1.2);
  });
});

test('events reach memory in the order of play, and the pile of a round is remembered whole', () => {
  const { state, memory } = remembered(4, 4 + 9, 77, A);
  expect(memory.tricks.flatMap(({ cards }) => cards).length).toBeGreaterThanOrEqual(7);
  expect(state.table.trick.cards).toEqual(memory.tricks.at(-1)?.cards.slice(0, state.table.trick.cards.length));
});
