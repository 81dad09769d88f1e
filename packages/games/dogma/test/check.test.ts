import { expect, test } from 'vitest';
import { isHonest } from '../rules/check.ts';
import { rubySupply } from '../rules/dogmas.ts';
import { brokenInvariants } from '../rules/invariants.ts';
import type { Options } from '../rules/options.ts';
import { A, B, C, cards, hand, handOf, laid, only, play, refused, table, typesOf } from './support/table.ts';

/** As DG-E2: A confessed three cards as honesty, B answers. */
const confessed = (text: string, rubies: readonly number[] = [0, 0, 0]) =>
  table({ hands: ['theft*2', 'mercy*2', 'envy*2'], turn: B, claim: 'honesty', pile: [laid(A, text)], rubies });

test('DG-E2 (a), DG-8.2: believed and honest: the pile is discarded, B gains a ruby and starts next', () => {
  const state = confessed('honesty*3');
  const discarded = state.table.discarded;
  const told = play(state, B, 'believe');
  expect(only(told, 'turnedUp')[0]).toMatchObject({ seat: A, cards: cards('honesty*3') });
  expect(state.table).toMatchObject({
    discarded: discarded + 3,
    rubies: [0, 1, 0],
    turn: B,
    phase: 'confess',
    pile: [],
  });
  expect(state.table.handSizes).toEqual([2, 2, 2]);
});

test('DG-E2 (b), DG-8.2: doubted and honest: B takes the cards, no ruby, and starts next', () => {
  const state = confessed('honesty*3');
  play(state, B, 'doubt');
  expect(handOf(state, B)).toEqual(hand('honesty*3 mercy*2'));
  expect(state.table).toMatchObject({ rubies: [0, 0, 0], turn: B, handSizes: [2, 5, 2] });
});

test('DG-E2 (c), DG-8.2: believed and lied: B takes the cards, no ruby, and starts next', () => {
  const state = confessed('honesty*2 murder');
  const told = play(state, B, 'believe');
  expect(only(told, 'pileTaken')[0]).toMatchObject({ seat: B, count: 3, why: 'believedLie' });
  expect(handOf(state, B)).toEqual(hand('honesty*2 mercy*2 murder'));
  expect(state.table).toMatchObject({ rubies: [0, 0, 0], turn: B });
});

test('DG-E2 (d), DG-8.2: doubted and lied: A takes the cards back, B gains a ruby and starts next', () => {
  const state = confessed('honesty*2 murder');
  const told = play(state, B, 'doubt');
  expect(only(told, 'pileTaken')[0]).toMatchObject({ seat: A, count: 3, why: 'caught' });
  expect(handOf(state, A)).toEqual(hand('honesty*2 murder theft*2'));
  expect(state.table).toMatchObject({ rubies: [0, 1, 0], turn: B });
});

/** As DG-E4: A laid three murder cards as honesty, B joined, C answers. */
const joined = (card: string, options: Partial<Options> = {}) =>
  table({
    hands: ['theft*2', 'mercy*2', 'envy*2 fraud'],
    turn: C,
    claim: 'honesty',
    pile: [laid(A, 'murder*3'), laid(B, card)],
    options,
  });

test('DG-E4 (a), DG-8.1, DG-8.4: only the newest contribution is shown, the caught joiner takes all', () => {
  const state = joined('adultery');
  const told = play(state, C, 'doubt');
  expect(only(told, 'turnedUp')).toEqual([
    { type: 'turnedUp', rule: 'DG-8.1', seat: B, cards: ['adultery'], claim: 'honesty' },
  ]);
  const toOthers = told.filter(({ to }) => to === 'all' || to === C);
  expect(JSON.stringify(toOthers)).not.toContain('murder');
  expect(told.filter(({ to }) => to === B).map(({ event }) => event)).toEqual([
    { type: 'taken', rule: 'DG-16.3', seat: B, cards: cards('murder*3 adultery') },
  ]);
  expect(handOf(state, B)).toEqual(hand('mercy*2 murder*3 adultery'));
  expect(state.table).toMatchObject({ rubies: [0, 0, 1], turn: C });
});

test('DG-E4 (b), DG-8.2: believing the lie of the joiner: C takes all four cards', () => {
  const state = joined('adultery');
  play(state, C, 'believe');
  expect(handOf(state, C)).toEqual(hand('murder*3 fraud adultery envy*2'));
  expect(state.table).toMatchObject({ rubies: [0, 0, 0], turn: C });
});

test('DG-E4 (c), DG-8.2, DG-D15: believing an honest joiner discards all four, three of them unseen', () => {
  const state = joined('honesty');
  const discarded = state.table.discarded;
  const told = play(state, C, 'believe');
  expect(only(told, 'pileDiscarded')[0]).toMatchObject({ count: 4, covered: 3 });
  expect(JSON.stringify(told)).not.toContain('murder');
  expect(state.table).toMatchObject({ rubies: [0, 0, 1], discarded: discarded + 4 });
});

test('DG-E4 (d), DG-8.2, DG-19.2: a wrong doubt takes the whole pile, or by option only the newest cards', () => {
  const state = joined('honesty');
  play(state, C, 'doubt');
  expect(handOf(state, C)).toEqual(hand('honesty murder*3 fraud envy*2'));
  const mild = joined('honesty', { wrongDoubtTakes: 'lastContribution' });
  const discarded = mild.table.discarded;
  const told = play(mild, C, 'doubt');
  expect(handOf(mild, C)).toEqual(hand('honesty fraud envy*2'));
  expect(mild.table.discarded).toBe(discarded + 3);
  expect(JSON.stringify(told)).not.toContain('murder');
  expect(only(told, 'pileDiscarded')[0]).toMatchObject({ rule: 'DG-19.2', count: 3, covered: 3 });
  expect(brokenInvariants(mild)).toEqual([]);
});

test('DG-E10, DG-8.3: all cards are checked; another virtue is a lie too', () => {
  const state = confessed('honesty*2 mercy');
  const told = play(state, B, 'doubt');
  expect(only(told, 'turnedUp')[0]?.cards).toEqual(cards('honesty*2 mercy'));
  expect(only(told, 'judged')[0]).toMatchObject({ honest: false, responderRight: true });
  expect(isHonest(cards('mercy'), 'mercy')).toBe(true);
});

test('DG-8.5: the steps come in this order', () => {
  const state = table({
    hands: ['', 'mercy*3 honesty', 'envy'],
    turn: B,
    claim: 'patience',
    pile: [laid(A, 'mercy')],
    withoutProgress: 5,
  });
  expect(typesOf(play(state, B, 'believe'))).toEqual([
    'decided', // 1
    'turnedUp', // 2
    'judged', // 3
    'pileTaken', // 5
    'taken',
    'setOfFour', // 6
    'wentOut', // 7
    'turn', // 9
  ]);
  expect(state.table.withoutProgress).toBe(0); // 8
  const right = confessed('honesty');
  expect(typesOf(play(right, B, 'believe'))).toEqual([
    'decided',
    'turnedUp',
    'judged',
    'rubyGained', // 4
    'pileDiscarded', // 5
    'turn',
  ]);
});

test('DG-E6, DG-9.2, DG-9.3: two rubies are the most; the second one may be spent at once (DG-13.3)', () => {
  const full = confessed('honesty*3', [0, 2, 0]);
  const told = play(full, B, 'believe');
  expect(full.table.rubies).toEqual([0, 2, 0]);
  expect(only(told, 'rubyMissed')[0]).toMatchObject({ seat: B, rubies: 2, rule: 'DG-9.3' });
  expect(only(told, 'pileDiscarded')).toHaveLength(1);
  const second = confessed('murder', [0, 1, 0]);
  play(second, B, 'doubt');
  expect(second.table.rubies).toEqual([0, 2, 0]);
  expect(second.table.turn).toBe(B);
  expect(refused(second, B, 'dogma murder')).toBeUndefined();
});

test('DG-9.2, DG-20.7: nobody but a right responder gains a ruby: not the honest, not the undetected, not the joiner', () => {
  const honest = confessed('honesty');
  play(honest, B, 'doubt');
  const undetected = confessed('murder');
  play(undetected, B, 'believe');
  const joining = confessed('honesty');
  play(joining, B, 'join mercy');
  for (const { table: after } of [honest, undetected, joining]) expect(after.rubies).toEqual([0, 0, 0]);
});

test('DG-9.1, DG-9.4: spent rubies, and those of a player who goes out, return to the supply', () => {
  const state = table({ hands: ['mercy', 'envy*2', 'theft'], rubies: [2, 2, 1] });
  expect(rubySupply(state.table)).toBe(13);
  play(state, A, 'dogma murder');
  expect(rubySupply(state.table)).toBe(15);
  play(state, A, 'confess mercy as mercy');
  state.table.rubies[A] = 1;
  const told = play(state, B, 'believe');
  expect(only(told, 'rubiesReturned')).toEqual([{ type: 'rubiesReturned', rule: 'DG-12.3', seat: A, count: 1 }]);
  expect(state.table.rubies).toEqual([0, 2, 1]);
});

test('DG-6.2, DG-6.3, DG-6.4: believe and doubt end the confession, join does not', () => {
  for (const answer of ['believe', 'doubt']) {
    const state = confessed('honesty');
    play(state, B, answer);
    expect(state.table.phase).toBe('confess');
  }
  const state = confessed('honesty');
  play(state, B, 'join mercy');
  expect(state.table).toMatchObject({ phase: 'respond', claim: 'honesty' });
});
