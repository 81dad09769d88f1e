import { allSeats, fastChance, maySee, orThrow, type Seat, seatView } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { type CardType, cardsOf, howMany, indexOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { imagine } from '../rules/imagine.ts';
import { brokenInvariants } from '../rules/invariants.ts';
import { type Memory, newMemory, remember } from '../rules/memory.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { type Dogma, type State, secretsOf } from '../rules/state.ts';
import { coveredBy, DISCARD, inHand, NEWEST } from '../rules/whereabouts.ts';
import { A, B, C, play, type TableText, table } from './support/table.ts';

/** Plays these moves and returns what the viewer remembers of them. */
const watch = (viewer: Seat, text: TableText, moves: readonly (readonly [Seat, string])[]) => {
  const state = table(text);
  const memory = newMemory(state.table.options, text.hands.length, viewer);
  for (const [index, count] of state.hidden.discard.entries()) memory.gone[index] = count; // all that lay there was seen
  for (const [seat, move] of moves) {
    for (const { to, event } of play(state, seat, move)) if (maySee(to, viewer)) remember(memory, event);
  }
  return { state, memory };
};

const imagined = (state: State, memory: Memory, viewer: Seat, times = 200): readonly State[] => {
  const stream = fastChance(7);
  return Array.from({ length: times }, () => imagine(seatView<Dogma>(state, viewer), memory, stream));
};

const least = (states: readonly State[], seat: Seat, card: CardType): number =>
  Math.min(...states.map(({ secrets }) => howMany(secretsOf(secrets, seat).hand, card)));

const HANDS = ['honesty*2 murder*2 theft', 'envy*2 mercy fraud', 'patience*2 theft gluttony', 'adultery*3'];

test('DG-16.5: cards that were turned up and taken are in that hand', () => {
  const { state, memory } = watch(C, { hands: HANDS }, [
    [A, 'confess honesty murder as honesty'],
    [B, 'believe'],
  ]);
  expect(memory.sightings).toEqual([
    { card: 'honesty', places: inHand(B) },
    { card: 'murder', places: inHand(B) },
  ]);
  const states = imagined(state, memory, C);
  expect([least(states, B, 'honesty'), least(states, B, 'murder')]).toEqual([1, 1]);
});

test('DG-16.5: once that player lays cards, they are in the hand or on the pile', () => {
  const { state, memory } = watch(C, { hands: HANDS }, [
    [A, 'confess murder as honesty'],
    [B, 'believe'],
    [B, 'confess envy as mercy'],
  ]);
  expect(memory.sightings).toEqual([{ card: 'murder', places: inHand(B) | NEWEST }]);
  const places = imagined(state, memory, C).map(({ secrets }) => {
    const { hand, laid } = secretsOf(secrets, B);
    return [howMany(hand, 'murder') > 0, laid.flat().includes('murder')];
  });
  expect(places.every(([inHandNow, onPile]) => inHandNow || onPile)).toBe(true);
  expect(places.some(([inHandNow]) => !inHandNow)).toBe(true); // and both are imagined
  expect(places.some(([, onPile]) => !onPile)).toBe(true);
});

test('DG-16.2: covered by a join and discarded, a known card may lie in the discard pile or still be held', () => {
  const { memory } = watch(C, { hands: HANDS, turn: A }, [
    [A, 'confess murder as honesty'],
    [B, 'believe'],
    [B, 'confess envy as mercy'],
    [C, 'join patience'],
  ]);
  expect(memory.sightings).toEqual([{ card: 'murder', places: inHand(B) | coveredBy(B) }]);
});

test('DG-16.1: own covered cards: in the hand of who took them, or known to be discarded', () => {
  const start: TableText = { hands: HANDS };
  const moves = [
    [A, 'confess murder as honesty'],
    [B, 'join fraud'],
  ] as const;
  const taken = watch(A, start, [...moves, [C, 'believe']]);
  const states = imagined(taken.state, taken.memory, A);
  expect([least(states, C, 'murder'), least(states, C, 'fraud')]).toEqual([1, 1]);
  const honest = [
    [A, 'confess murder as mercy'],
    [B, 'join mercy'],
    [C, 'believe'],
  ] as const;
  const before = watch(A, start, []).memory.gone;
  const discarded = watch(A, start, honest);
  for (const card of ['murder', 'mercy'] as const) {
    expect(howMany(discarded.memory.gone, card)).toBe(howMany(before, card) + 1);
  }
});

test('DG-D17: who takes a pile knows all its cards, so they are in no other hand', () => {
  const { state, memory } = watch(C, { hands: HANDS }, [
    [A, 'confess murder murder as honesty'],
    [B, 'join fraud'],
    [C, 'believe'],
  ]);
  expect(howMany(secretsOf(state.secrets, C).hand, 'murder')).toBe(2);
  for (const { secrets, hidden } of imagined(state, memory, C)) {
    const elsewhere = secrets.reduce((sum, { hand }, seat) => sum + (seat === C ? 0 : howMany(hand, 'murder')), 0);
    expect(elsewhere + howMany(hidden.discard, 'murder')).toBe(2);
  }
});

test('DG-11.5: after a set of four no card of that type is imagined anywhere', () => {
  const { state, memory } = watch(A, { hands: ['honesty theft', 'murder*3', 'murder envy', 'fraud'], turn: C }, [
    [C, 'confess murder as mercy'],
    [3, 'join fraud'],
    [A, 'join theft'],
    [B, 'believe'],
  ]);
  expect(state.table.sets).toEqual([{ seat: B, card: 'murder' }]);
  expect(memory.sightings.filter(({ card }) => card === 'murder')).toEqual([]);
  for (const { secrets } of imagined(state, memory, A)) {
    for (const { hand } of secrets) expect(howMany(hand, 'murder')).toBe(0);
  }
});

test('DG-16.5: turning up one of several known cards leaves the others, wherever any of them was', () => {
  const memory = newMemory(orThrow(options.parse({}, { seats: 3, humans: 1 })), 3, C);
  memory.sightings = [
    { card: 'murder', places: inHand(A) },
    { card: 'murder', places: inHand(A) | inHand(B) },
    { card: 'envy', places: inHand(A) },
  ];
  const told: readonly Event[] = [
    { type: 'confessed', rule: 'DG-5.3', seat: A, count: 1, claim: 'mercy', responder: B },
    { type: 'turnedUp', rule: 'DG-8.1', seat: A, cards: ['murder'], claim: 'mercy' },
  ];
  for (const event of told) remember(memory, event);
  expect(memory.sightings).toEqual([
    { card: 'envy', places: inHand(A) },
    { card: 'murder', places: inHand(A) | inHand(B) },
  ]);
});

/** How many cards of this type lie in these places. */
const countAt = ({ secrets, hidden, table: shown }: State, places: number, card: CardType, gone: number): number => {
  const newest = shown.pile.at(-1)?.seat;
  const ofType = (cards: readonly CardType[]): number => cards.filter(other => other === card).length;
  let there = places & DISCARD ? howMany(hidden.discard, card) - gone : 0;
  for (const [seat, { hand, laid }] of secrets.entries()) {
    if (places & inHand(seat)) there += howMany(hand, card);
    if (places & coveredBy(seat)) there += ofType((seat === newest ? laid.slice(0, -1) : laid).flat());
    if (places & NEWEST && seat === newest) there += ofType(laid.at(-1) ?? []);
  }
  return there;
};

/** Is everything this memory says true of the state? */
const isTrue = (state: State, { sightings, gone }: Memory, viewer: Seat): boolean =>
  gone.every((count, index) => count <= (state.hidden.discard[index] ?? 0)) &&
  sightings.every(({ card, places }) => {
    const others = sightings.filter(other => other.card === card && (other.places | places) === places);
    return !(places & inHand(viewer)) && countAt(state, places, card, howMany(gone, card)) >= others.length;
  });

describe('DG-16.5: in games by luck memories are true and imagined states fit', () => {
  test.each([2, 3, 4, 6, 8])('%i players', seats => {
    const luck = fastChance(seats * 11);
    for (const wrongDoubtTakes of ['pile', 'lastContribution'] as const) {
      const settings = orThrow(options.parse({ wrongDoubtTakes }, { seats, humans: 1 }));
      const memories = allSeats(seats).map(seat => newMemory(settings, seats, seat));
      const tell = (to: Parameters<typeof maySee>[0], event: Event): void => {
        for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) remember(memory, event);
      };
      const state = rules.setup(settings, seats, luck, tell);
      while (state.table.places === undefined) {
        if (!memories.every((memory, seat) => isTrue(state, memory, seat))) throw new Error('a memory is wrong');
        const viewer = luck.below(seats);
        const memory = memories[viewer] as Memory;
        const other = imagine(seatView<Dogma>(state, viewer), memory, luck);
        if (!isTrue(other, memory, viewer)) throw new Error('imagined against the memory');
        expect(brokenInvariants(other)).toEqual([]);
        const { turn } = state.table;
        rules.apply(state, turn, rules.randomMove(state.table, secretsOf(state.secrets, turn), turn, luck), luck, tell);
      }
    }
  });
});

test('DG-16.5: what nothing is known about is imagined uniformly', () => {
  const settings = orThrow(options.parse({}, { seats: 2, humans: 1 }));
  const state = rules.setup(settings, 2, fastChance(12));
  const memory = newMemory(settings, 2, A);
  const times = 4000;
  const unseen = cardsOf(
    secretsOf(state.secrets, B).hand.map((count, index) => count + (state.hidden.box[index] ?? 0)),
  );
  const single = unseen.filter(card => unseen.filter(other => other === card).length === 1);
  expect(single.length).toBeGreaterThan(0);
  const counts = new Map<CardType, number>();
  for (const { secrets } of imagined(state, memory, A, times)) {
    for (const card of single)
      counts.set(card, (counts.get(card) ?? 0) + (secretsOf(secrets, B).hand[indexOf(card)] ?? 0));
  }
  const expected = secretsOf(state.secrets, B).hand.reduce((sum, count) => sum + count, 0) / unseen.length;
  for (const count of counts.values()) expect(Math.abs(count / times - expected)).toBeLessThan(0.05);
});
