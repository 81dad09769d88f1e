import { type Chance, fastChance, namedSecret, orThrow, type Stream, sealedChance, type Told } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, cardsOf, noCards, sizeOf } from '../rules/components.ts';
import { rubySupply } from '../rules/dogmas.ts';
import type { Event } from '../rules/events.ts';
import { brokenInvariants } from '../rules/invariants.ts';
import { options } from '../rules/options.ts';
import { SEATS, setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { only, typesOf } from './support/table.ts';

const defaults = (seats: number) => orThrow(options.parse({}, { seats, humans: 1 }));

const start = (seats: number, chance: Chance): { state: State; told: readonly Told<Event>[] } => {
  const told: Told<Event>[] = [];
  return { state: setup(defaults(seats), seats, chance, (to, event) => told.push({ to, event })), told };
};

/** Luck made by hand: this starting player and this deck from the top, as numbers of types. */
const rigged = (first: number, deck: readonly number[]): Chance => ({
  stream: label => {
    const stream: Stream = {
      below: () => (label === 'starting player' ? first : 0),
      shuffle: items => {
        for (const [index, card] of deck.entries()) (items as unknown[])[index] = card;
        return items;
      },
    };
    return stream;
  },
});

/** The deck that gives these hands, dealt one by one; the cards that are left come last. */
const deckFor = (hands: readonly (readonly number[])[], first: number): readonly number[] => {
  const left = new Array<number>(14).fill(4);
  const deck: number[] = [];
  const seats = hands.length;
  const dealt = seats === 2 ? 40 : CARDS;
  for (let index = 0; index < dealt; index += 1) {
    const card = hands[(first + index) % seats]?.[Math.floor(index / seats)] ?? -1;
    left[card] = (left[card] ?? 0) - 1;
    deck.push(card);
  }
  return [...deck, ...left.flatMap((count, card) => new Array<number>(count).fill(card))];
};

const four = (...types: readonly number[]): readonly number[] => types.flatMap(type => [type, type, type, type]);

test('DG-2.1: for 2 to 8 players', () => {
  expect(SEATS).toEqual({ min: 2, max: 8 });
});

describe('DG-3.2: cards per player, from the starting player clockwise', () => {
  test.each([
    [3, [19, 19, 18]],
    [4, [14, 14, 14, 14]],
    [5, [12, 11, 11, 11, 11]],
    [6, [10, 10, 9, 9, 9, 9]],
    [7, [8, 8, 8, 8, 8, 8, 8]],
    [8, [7, 7, 7, 7, 7, 7, 7, 7]],
  ])('%i players: %j', (seats, sizes) => {
    const { state, told } = start(seats, fastChance(seats));
    const first = state.table.startingPlayer;
    const [dealt] = only(told, 'dealt');
    expect(sizes.map((_, step) => dealt?.sizes[(first + step) % seats])).toEqual(sizes);
    expect(dealt?.undealt).toBe(0);
  });
});

test('DG-E14: with 5 players and starting player seat 2, seat 2 gets 12 cards, all others 11', () => {
  const chance = fastChance(5);
  const { told } = start(5, {
    stream: label =>
      label === 'starting player' ? { ...chance, below: () => 2, shuffle: items => items } : chance.stream(label),
  });
  expect(only(told, 'startingPlayer')).toEqual([{ type: 'startingPlayer', rule: 'DG-3.1', seat: 2 }]);
  expect(only(told, 'dealt')[0]?.sizes).toEqual([11, 11, 12, 11, 11]);
});

test('DG-E13, DG-3.3: two players get 20 cards each, 16 stay unseen and are no discards', () => {
  const { state, told } = start(2, fastChance(4));
  expect(only(told, 'dealt')[0]).toMatchObject({ sizes: [20, 20], undealt: 16, rule: 'DG-3.3' });
  expect(sizeOf(state.hidden.box)).toBe(16);
  expect(state.table.discarded).toBe(4 * state.table.sets.length);
  expect(told.filter(({ event }) => event.type === 'undealt').map(({ to }) => to)).toEqual(['nobody']);
});

test('DG-3.1: the starting player is drawn, and everyone can be drawn', () => {
  const drawn = new Set(
    Array.from(
      { length: 60 },
      (_, game) => start(4, sealedChance(namedSecret(`start ${game}`))).state.table.startingPlayer,
    ),
  );
  expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
});

test('DG-3.4: empty altar, no rubies, 18 in the supply; each hand is told to its seat alone', () => {
  const { state, told } = start(3, fastChance(9));
  expect(state.table).toMatchObject({ altar: [], rubies: [0, 0, 0], pile: [], out: [], withoutProgress: 0 });
  expect(rubySupply(state.table)).toBe(18);
  const hands = told.flatMap(({ to, event }) => (event.type === 'hand' ? [[to, event.seat, event.cards.length]] : []));
  const sizes = only(told, 'dealt')[0]?.sizes ?? [];
  expect(hands).toEqual(sizes.map((size, seat) => [seat, seat, size]));
  expect(cardsOf(noCards())).toEqual([]);
});

test('DG-3.5, DG-D8, DG-12.2 c: sets of four go after the deal, and who has no cards left is out', () => {
  const hands = [four(0, 1), ...Array.from({ length: 6 }, (_, seat) => spread(seat))];
  const { state, told } = start(7, rigged(0, deckFor(hands, 0)));
  expect(only(told, 'setOfFour').map(({ seat, card }) => [seat, card])).toEqual([
    [0, 'honesty'],
    [0, 'diligence'],
  ]);
  expect(state.table.out).toEqual([0]);
  expect(only(told, 'wentOut')[0]).toMatchObject({ seat: 0, why: 'dealt', place: 1 });
  expect(state.table).toMatchObject({ turn: 1, discarded: 8, phase: 'confess' }); // DG-3.6: the next player begins
  expect(typesOf(told).at(-1)).toBe('turn');
  expect(brokenInvariants(state)).toEqual([]);
});

/** Types 2 to 13 without a set of four: six hands of 8 cards. */
const spread = (seat: number): readonly number[] =>
  Array.from({ length: 8 }, (_, card) => 2 + ((seat * 8 + card) % 12));

test('DG-3.5, DG-14.1: a deal can end the game, at once when one player is left', () => {
  const { state, told } = start(2, rigged(1, deckFor([four(0, 1, 2, 3, 4), four(5, 6, 7, 8, 9)], 1)));
  expect(state.table.places).toEqual([2, 1]); // clockwise from the starting player, seat 1
  expect(state.table.handSizes).toEqual([0, 0]);
  expect(only(told, 'wentOut').map(({ seat }) => seat)).toEqual([1]);
  expect(typesOf(told)).not.toContain('turn');
});

test('DG-3.6: the starting player begins', () => {
  const { state, told } = start(4, fastChance(77));
  expect(state.table.turn).toBe(state.table.startingPlayer);
  expect(only(told, 'turn')).toEqual([
    { type: 'turn', rule: 'DG-3.6', seat: state.table.startingPlayer, why: 'startingPlayer' },
  ]);
});
