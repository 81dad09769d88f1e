import { fastChance, type Seat, seatView } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { moments } from '../../../../search/test/moments.ts';
import { Belief } from '../../bots/belief.ts';
import { TRUST } from '../../bots/suspect.ts';
import { cardsIn, cardValue, colourOf, handSize, isVoid, type Memory, type OwnView } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { A, B, C, D, play, predicting, table } from '../table.ts';

const WEAK = 'Y1 Y2 Y3 G1 G2 G3 B1 B2 B3 V1 V2 V3 Y4 G4 B4';

/** Four players have predicted; A holds low cards and remembers. */
const predicted = (seals: readonly object[], points: readonly (readonly number[])[] = []) => {
  const state = table({ hands: [WEAK], points, round: points.length + 1 });
  const memory = rules.newMemory(state.table.options, 4, A);
  const told = play(state, ...[A, B, C, D].map(seat => [seat, predicting(seals[seat] ?? {})] as const));
  for (const { event } of told) rules.remember(memory, event);
  return { view: seatView(state, A), memory };
};

/** How many cards of a colour above a value this seat has on average. */
const highCards = (known: { view: OwnView; memory: Memory }, seat: Seat, colour: number, trust = TRUST): number => {
  const belief = new Belief(rules, known.view, known.memory, fastChance(3), trust);
  let sum = 0;
  for (let world = 0; world < 300; world += 1)
    sum += cardsIn(belief.world().secrets[seat]?.hand ?? []).filter(
      card => colourOf(card) === colour && cardValue(card) > 8,
    ).length;
  return sum / 300;
};

describe('SS-10.5 a belief', () => {
  test.each([3, 4, 5])('with %i players every deal fits hand sizes, cards played and voids', seats => {
    let seen = 0;
    for (const { state, seat, situation } of moments(rules, seats, seats)) {
      seen += 1;
      if (seen % 7 !== 1) continue;
      const { view, memory } = situation as { view: OwnView; memory: Memory };
      const before = JSON.stringify(situation);
      const belief = new Belief(rules, view, memory, fastChance(seen));
      const truth = (state as State).secrets;
      for (let world = 0; world < 3; world += 1) {
        const { secrets, table: imagined } = belief.world();
        expect(imagined).toEqual(view.table);
        expect(secrets[seat]).toEqual(view.own);
        expect(secrets.flatMap(({ hand: held }) => cardsIn(held)).toSorted()).toEqual(
          truth.flatMap(({ hand: held }) => cardsIn(held)).toSorted(),
        );
        for (const [other, { hand: held }] of secrets.entries()) {
          expect(handSize(held)).toBe(handSize(truth[other]?.hand ?? []));
          if (other !== seat) expect(cardsIn(held).some(card => isVoid(memory, other, colourOf(card)))).toBe(false);
        }
      }
      expect(JSON.stringify(situation)).toBe(before);
    }
    expect(seen).toBeGreaterThan(40);
  });

  test('who predicted two yellow tricks holds the high yellow cards, and not those of another colour', () => {
    const known = predicted([{}, { Y: 2, R: 1, V: 1 }, { G: 2, R: 1, V: 1 }, { B: 2, R: 2 }]);
    expect(highCards(known, B, 1)).toBeGreaterThan(1.35 * highCards(known, C, 1));
    expect(highCards(known, C, 2)).toBeGreaterThan(1.35 * highCards(known, B, 2));
    expect(highCards(known, D, 1)).toBeLessThan(highCards(known, B, 1));
  });

  test('who paid dearly in the rounds before goes by other rules, and is hardly believed', () => {
    const seals = [{}, { Y: 2, R: 1, V: 1 }, { G: 2, R: 1, V: 1 }, { B: 2, R: 2 }];
    const trusted = highCards(predicted(seals, [[3, 2, 3, 3]]), B, 1);
    const strange = highCards(predicted(seals, [[3, 24, 3, 3]]), B, 1);
    expect(trusted).toBeGreaterThan(1.15 * strange);
  });

  test('a saboteur is weaker than one who has said nothing', () => {
    const { view, memory } = predicted([{}, {}, {}, {}]);
    const silent: Memory = { ...memory, predictions: [[], [], [], []] };
    const sabotaged: OwnView = { ...view, table: { ...view.table, saboteur: B } };
    expect(highCards({ view: sabotaged, memory: silent }, B, 0)).toBeLessThan(
      highCards({ view, memory: silent }, B, 0),
    );
  });

  test('what else speaks for a hand is weighed', () => {
    const known = predicted([{}, {}, {}, {}]);
    const also = (seat: Seat, held: readonly number[]): number => (seat === B && ((held[0] ?? 0) >> 12) & 1 ? 50 : 1);
    expect(highCards(known, B, 0, { ...TRUST, also })).toBeGreaterThan(highCards(known, B, 0) + 0.2);
  });
});

test('SS-4.8, SS-6.3: the seals in front of everybody are remembered from trick to trick', () => {
  for (const seats of [3, 4, 5]) {
    let tricks = 0;
    for (const { state, situation } of moments(rules, seats, 20 + seats)) {
      const { memory } = situation as { memory: Memory };
      const { table: now } = state as State;
      expect(memory.seals).toEqual(now.seals);
      if (now.phase !== 'play' || now.trick.cards.length !== 1) continue;
      tricks += 1;
      expect(memory.sealsAt).toHaveLength(now.trickNumber);
      expect(memory.sealsAt.at(-1)).toEqual(now.seals);
    }
    expect(tricks).toBeGreaterThan(40);
  }
});

test('SS-4.16: a prediction is remembered as it was made, also when seals are taken over later', () => {
  const state = table({ hands: [WEAK] });
  const memory = rules.newMemory(state.table.options, 4, A);
  const told = play(
    state,
    [A, predicting({ Y: 3 })],
    [B, predicting({}, [['Y', A]])],
    [C, { type: 'takeSaboteur' }],
    [D, predicting({ R: 2 })],
  );
  for (const { event } of told) rules.remember(memory, event);
  expect(memory.predictions).toEqual([[0, 3, 0, 0, 0], [0, 1, 0, 0, 0], [], [2, 0, 0, 0, 0]]);
  expect(memory.seals[A]).toEqual([0, 2, 0, 0, 0, 1, 0]);
  rules.remember(memory, { type: 'roundStarted', round: 2, rounds: 4, dealer: A });
  expect([...memory.predictions, ...memory.sealsAt]).toEqual([[], [], [], []]);
});
