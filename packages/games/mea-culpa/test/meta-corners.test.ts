import { type Audience, fastChance, orThrow } from '@conclave/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { hiddenBooks } from '../rules/meta-sins.ts';
import { booksOf } from '../rules/meta-state.ts';
import { rules } from '../rules/rules.ts';
import { as, byHand, fates, hands, pettyStones, refusedByHand, talerOf, verdicts } from './meta.ts';
import { goodsOf, onMarket, seatOf } from './table.ts';

/** Corners of MC-26 in which a plausible mistake would go unnoticed elsewhere. */

const register = (entries: object) => ({ options: { register: entries as never } });

test('MC-26.30 d: that a call was dropped is told to the accuser only', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'C: call B S5');
  const heard: (readonly [Audience, Event['type']])[] = [];
  const call = { type: 'call', culprit: seatOf(as('B')), entry: 'S5' } as const;
  rules.apply(state, seatOf(as('D')), call, fastChance(1), (to, { type }) => void heard.push([to, type]));
  expect(heard).toEqual([[seatOf(as('D')), 'accused']]);
});

test('MC-26.23: the stone of S1 covers what the undone step had committed, no other sin of the same action', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'B: take wine', 'B: pay 3', 'B: takeBack');
  expect([pettyStones(state, 'B'), fates(state)]).toEqual([1, ['S5 open']]);
});

test('MC-26.8, D-42: with two players the Petty Sinner is exempt in his own turn and not in his other one', () => {
  const characters = 'pope J emperor J merchant D pettySinner D';
  for (const [running, verdict, stones] of [
    ['merchant', 'upheld', 1],
    ['pettySinner', 'reminder', 0],
  ] as const) {
    const state = byHand({ seats: 2, running, characters });
    hands(state, 'A: declare buy bread', 'A: take bread', 'A: pay 2');
    expect(verdicts(hands(state, 'B: call A S5'))).toEqual([verdict]);
    expect(pettyStones(state, 'A')).toBe(stones);
  }
});

test('MC-26.33: while S11 is on nobody is shown totals, with S11 off they are', () => {
  const ledger = (entries: object) => {
    const chosen = { metaCulpa: 'on', openLedger: 'full', register: entries };
    const options = orThrow(rules.options.parse(chosen, { seats: 3, humans: 3 }));
    return rules.setup(options, 3, fastChance(1)).table.ledger.length;
  };
  expect([ledger({}), ledger({ S11: 'off' })]).toEqual([0, 3]);
});

test('MC-26.3.4: with S14 off a false witness puts no stone, and cannot call again before the end', () => {
  const state = byHand({ running: 'pope', ...register({ S14: 'off' }) });
  expect(verdicts(hands(state, 'B: call A S5'))).toEqual(['unfounded']);
  expect([pettyStones(state, 'B'), refusedByHand(state, 'B: call A S3')]).toEqual([0, 'callsLocked']);
});

test('MC-26.29: honour is upheld against one player once a turn, and again in the next', () => {
  const state = byHand({ running: 'pope', ...register({ honour: ['Do not sigh.'] }) });
  hands(state, 'A: call B honour1', 'C: vote yes', 'D: vote yes');
  expect(verdicts(hands(state, 'C: call B honour1'))).toEqual(['dropped']);
  hands(state, 'A: end', 'C: call B honour1', 'A: vote yes', 'D: vote yes');
  expect(pettyStones(state, 'B')).toBe(2);
});

test('MC-26.30 c: reminded of S6 the Pope makes no step of his open visit, but may withdraw and travel', () => {
  const state = byHand({ running: 'pope', rooms: 'C14 - - -' });
  hands(state, 'A: declare visit 1');
  expect(verdicts(hands(state, 'B: call A S6'))).toEqual(['reminder']);
  expect(['A: use', 'A: turn 1'].map(line => refusedByHand(state, line))).toEqual(['remindedFirst', 'remindedFirst']);
  hands(state, 'A: withdraw');
  expect(refusedByHand(state, 'A: declare travel 1')).toBeUndefined();
});

test('MC-26.4.2: what cannot be paid does not revive an ended phase: it goes to the bag', () => {
  const state = byHand({ running: 'emperor', taler: 'J5', market: 'jewel1 wine1' });
  hands(state, 'B: declare buy jewel', 'B: take jewel', 'B: declare donate', 'B: turn 1', 'B: show 2', 'B: drop 2 I');
  hands(state, 'B: end', 'C: declare buy wine', 'C: pay 3', 'C: take wine', 'C: end');
  const told = hands(state, 'A: call B S5');
  expect(told.find(({ type }) => type === 'goodsReturned')).toMatchObject({ good: 'jewel', to: 'bag' });
  expect([talerOf(state, 'B'), goodsOf(state, 'J', 'jewel'), onMarket(state, 'jewel')]).toEqual([3, 0, 0]);
});

test('MC-26.27: called in the last call before the end, a free stone is not taken any more', () => {
  const state = byHand({
    ...{ running: 'merchant', rooms: 'C8 - - -', cathedrals: 'A', naves: 'B', crews: 'B1' },
    ...{ posts: 'D1 J1 P1 G1', souls: 'D5 J3 P2 G1' },
  });
  hands(state, 'C: end', 'D: declare visit 1', 'D: crew B');
  expect(state.table.stack.at(-1)).toMatchObject({ at: 'lastCall', final: true });
  const before = onMarket(state, 'bread');
  expect(verdicts(hands(state, 'A: call C S4'))).toEqual(['upheld']);
  expect([state.table.stack.at(-1)?.at, pettyStones(state, 'C'), onMarket(state, 'bread')]).toEqual([
    'lastCall',
    1,
    before,
  ]);
});

test('MC-26.20, INV-M3: what nobody sees leaves no number on the table', () => {
  const state = byHand({ running: 'pope' });
  hands(state, 'B: ask');
  const { lastAct, hands: steps } = booksOf(state.table);
  hands(state, 'clock asleep');
  expect(fates(state)).toEqual(['S12 open']);
  expect([booksOf(state.table).lastAct, booksOf(state.table).hands]).toEqual([lastAct, steps]);
  expect(hiddenBooks(state).lastAct).toBeLessThan(0);
});

test('MC-26.24 c: of a greedy purchase with one good no stone is owed', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare greedy bread', 'B: pay 2', 'B: take bread', 'B: end');
  expect(fates(state)).toEqual([]);
});

test('MC-26.28: when time is up the table does first what was reminded of', () => {
  const state = byHand({ running: 'emperor' });
  hands(state, 'B: declare buy wine', 'C: call B S5', 'clock turnOver');
  expect([talerOf(state, 'B'), fates(state)]).toEqual([22, []]); // nothing was taken: what was paid is lost (MC-26.24 c)
  const merchant = byHand({ running: 'merchant' });
  hands(merchant, 'A: call C S4', 'clock turnOver');
  expect([fates(merchant), merchant.table.market.reduce((sum, stones) => sum + stones)]).toEqual([[], 6]);
});

test('MC-26.24 k: a late correction uses up the taler of this turn: a reminder binds only as far as he can pay', () => {
  const state = byHand({ running: 'emperor', taler: 'J5', options: { callWindow: 'round' } });
  hands(state, 'B: declare buy jewel', 'B: take jewel', 'B: end', 'C: end', 'D: end', 'A: end', 'B: declare buy jewel');
  expect(verdicts(hands(state, 'C: call B S5', 'D: call B S5'))).toEqual(['upheld', 'reminder']);
  expect([talerOf(state, 'B'), refusedByHand(state, 'B: end')]).toEqual([0, undefined]);
});
