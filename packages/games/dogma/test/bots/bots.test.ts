import { fastChance, LANGUAGES, orThrow, type SeatView } from '@conclave/kernel';
import { type Bot, decide, explain, type Situation } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { moments } from '../../../../search/test/moments.ts';
import { chanceHonest } from '../../bots/belief.ts';
import { atLeast } from '../../bots/chance.ts';
import { claimable, visits } from '../../bots/hand-worth.ts';
import { insightOf } from '../../bots/insight.ts';
import { master } from '../../bots/master.ts';
import { novice } from '../../bots/novice.ts';
import { regular } from '../../bots/regular.ts';
import { REGULAR, type Temper } from '../../bots/temper.ts';
import { reasons } from '../../bots/words/index.ts';
import { believableWorlds } from '../../bots/world.ts';
import { CARD_TYPES, type CardType, type Dogma, type View } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

const PLAYERS = 4;
const options = orThrow(rules.options.parse({}, { seats: PLAYERS, humans: 0 }));
const hand = (cards: Partial<Record<CardType, number>>): number[] => CARD_TYPES.map(type => cards[type] ?? 0);

/** Seat 1 has to answer seat 0, who has laid so many and claims mercy; nothing has happened before. */
const answering = (own: Partial<Record<CardType, number>>, count: number) => {
  const state = rules.setup(options, PLAYERS, fastChance(3));
  const counts = hand(own);
  const size = counts.reduce((sum, held) => sum + held, 0);
  const table = {
    ...state.table,
    phase: 'respond' as const,
    turn: 1,
    claim: 'mercy' as const,
    pile: [{ seat: 0, count }],
    handSizes: [14 - count, size, 14, 14 + 14 - size],
    sets: [],
    discarded: 0,
  };
  const view: SeatView<Dogma> = { seat: 1, table, own: { hand: counts, laid: [] } } satisfies View;
  return { view, memory: rules.newMemory(options, PLAYERS, 1) };
};

const MERCIES = { mercy: 3, murder: 2, theft: 2, envy: 2, fraud: 3, patience: 2 } as const;
const NO_MERCY = { humility: 3, murder: 2, theft: 2, envy: 2, fraud: 3, patience: 2 } as const;

describe('counting', () => {
  test.each([
    [1, 1, 5, 10, 0.5],
    [2, 2, 2, 4, 1 / 6],
    [1, 2, 2, 4, 5 / 6],
    [0, 4, 1, 9, 1],
    [3, 2, 9, 9, 0],
  ])('at least %i of %i cards on %i of %i places: %f', (least, cards, slots, total, chance) => {
    expect(atLeast(least, cards, slots, total)).toBeCloseTo(chance, 10);
  });

  test('a claim is worth nothing when its cards are in my hand, and less the more of them are', () => {
    expect(chanceHonest(insightOf(answering(MERCIES, 2)))).toBe(0);
    const some = chanceHonest(insightOf(answering(MERCIES, 1)));
    const none = chanceHonest(insightOf(answering(NO_MERCY, 1)));
    expect(some).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(some);
  });

  test('who was shown lying is believed less', () => {
    const known = answering(NO_MERCY, 2);
    const before = chanceHonest(insightOf(known));
    const habits = known.memory.habits.map(seat => ({ ...seat, shownLying: 6 }));
    expect(chanceHonest(insightOf({ ...known, memory: { ...known.memory, habits } }))).toBeLessThan(before);
  });

  test('a card seen to go to another hand cannot be laid by this one', () => {
    const known = answering({ ...NO_MERCY, mercy: 1 }, 2);
    const sightings = [2, 2].map(seat => ({ card: 'mercy' as const, places: 1 << seat }));
    expect(chanceHonest(insightOf({ ...known, memory: { ...known.memory, sightings } }))).toBe(0);
  });

  test('virtues go together, sins do not, and a dogma changes which is which (DG-4.2)', () => {
    const temper = REGULAR[PLAYERS] as Temper;
    const worth = (cards: Partial<Record<CardType, number>>, altar: readonly CardType[] = []) =>
      visits(hand(cards), claimable(altar), temper.burden, temper);
    expect(worth({ mercy: 3, patience: 1 })).toBeLessThan(worth({ murder: 3, patience: 1 }));
    expect(worth({ murder: 3, patience: 1 }, ['murder'])).toBe(worth({ mercy: 3, patience: 1 }));
    expect(worth({})).toBe(0);
  });
});

describe('playing', () => {
  test.each([
    ['regular', regular],
    ['master', master],
  ] satisfies readonly [string, Bot<Dogma>][])('%s never believes what cannot be true', (_, bot) => {
    for (let seed = 0; seed < 12; seed += 1) {
      expect(decide(bot, answering(MERCIES, 3), fastChance(seed), { iterations: 40 }).move.type).not.toBe('believe');
    }
  });

  test('in the same place a regular does not always answer the same', () => {
    let mixed = 0;
    for (const { situation } of moments(rules, PLAYERS, 5)) {
      const known = situation as Situation<Dogma>;
      if (known.view.table.phase !== 'respond') continue;
      const answers = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => decide(regular, known, fastChance(seed)).move.type);
      if (new Set(answers).size > 1) mixed += 1;
    }
    expect(mixed).toBeGreaterThan(2);
  });

  test('a master uses up its time, also where only one answer makes sense (DG-16.6)', () => {
    const iterations = [answering(MERCIES, 3), answering(NO_MERCY, 2)].map(
      situation => decide(master, situation, fastChance(1), { iterations: 100 }).iterations,
    );
    expect(iterations).toEqual([100, 100]);
  });
});

describe('imagined worlds', () => {
  test('keep the rules and are honest about as often as the master believes', () => {
    const situation = answering(NO_MERCY, 2);
    const insight = insightOf(situation);
    const luck = fastChance(5);
    const worlds = believableWorlds(
      () => rules.imagine(situation.view, situation.memory, luck),
      insight,
      chanceHonest(insight),
      luck,
    );
    let honest = 0;
    const all = 400;
    for (let world = 0; world < all; world += 1) {
      const state = worlds();
      expect(rules.brokenInvariants(state)).toEqual([]);
      expect(state.secrets[1]?.hand).toEqual(situation.view.own.hand);
      if (state.secrets[0]?.laid[0]?.every(card => card === 'mercy')) honest += 1;
    }
    expect(Math.abs(honest / all - chanceHonest(insight))).toBeLessThan(0.12);
  });
});

describe('explaining', () => {
  test.each([
    ['novice', novice],
    ['regular', regular],
    ['master', master],
  ] satisfies readonly [string, Bot<Dogma>][])('%s names the cards it knew of', (_, bot) => {
    const decisions = Array.from({ length: 20 }, (_, seed) =>
      decide(bot, answering(MERCIES, 3), fastChance(seed), { iterations: 20 }),
    );
    const why = decisions.find(({ move }) => move.type === 'doubt')?.why ?? { reason: 'byLuck' };
    expect(LANGUAGES.map(language => explain(why, language, reasons))).toEqual([
      'I can place three of the four Mercy cards, so nobody can have laid 3: it had to be a lie.',
      'Von den vier Karten Gnade weiß ich drei, also kann niemand 3 gelegt haben: Es musste gelogen sein.',
    ]);
  });
});
