import { expect, test } from 'vitest';
import { bidValue } from '../rules/bids.ts';
import { rules } from '../rules/rules.ts';
import { D, G, J, own, P, play, postsOf, refused, table, types, waits } from './table.ts';

test('WE-2: three notches and five taler are a bid of 8 (MC-7.1)', () => {
  expect(bidValue({ notches: 3, taler: 5 })).toBe(8);
});

test('WE-3: bids, payment and the order of choice (MC-7.4 to MC-7.8)', () => {
  const state = table({ souls: 'G3 J1' }); // Gregor is nearer to Hell than Johanna
  const told = play(state, 'D: bid 4 7', 'J: bid 2 7', 'P: bid 3 12', 'G: bid 1 8');
  expect(state.table.order).toEqual([P, D, G, J]);
  expect(state.table.keeper).toBe(D);
  expect([D, J, P, G].map(seat => state.secrets[seat]?.taler)).toEqual([25, 18, 13, 17]);
  expect(postsOf(state)).toBe('D4 J2 P3 G1'); // MC-7.7
  expect(told.filter(event => event.type === 'bidsRevealed')).toHaveLength(1);
  expect(waits(state)).toBe('P choose');
});

test('MC-7.5, MC-4.2: of equal notches the one nearer to Hell keeps his taler; D-56: also if he bid none', () => {
  const state = table({ souls: 'J4', seats: 3 });
  play(state, 'D: bid 5 9', 'J: bid 5 0', 'P: bid 1 1');
  expect(state.table.keeper).toBe(J);
  expect(own(state, 'D').taler).toBe(16);
  expect(own(state, 'J').taler).toBe(25);
});

test('MC-7.2, D-60: a bid can be replaced until the last lock, and nobody else is told', () => {
  const state = table({ seats: 3 });
  play(state, 'D: bid 1 0');
  expect(rules.toAct(state.table)).toEqual([J, P]);
  const told = play(state, 'D: bid 6 3');
  expect(types(told)).toEqual(['bidSealed']); // for Dominik alone
  expect(own(state, 'D').bid).toEqual({ notches: 6, taler: 3 });
  play(state, 'J: bid 2 0', 'P: bid 3 0');
  expect(postsOf(state)).toBe('D6 J2 P3');
  expect(own(state, 'D').bid.notches).toBe(0);
});

test('MC-7.1, MC-7.3: one to six notches, and only taler behind the screen', () => {
  const state = table({ taler: 'D4', chestI: 'D coin10' });
  expect(refused(state, 'D', 'bid 0 0')).toBe('notches');
  expect(refused(state, 'D', 'bid 7 0')).toBe('notches');
  expect(refused(state, 'D', 'bid 3 5')).toBe('bidBeyondTaler');
  expect(refused(state, 'D', 'bid 3 4')).toBeUndefined();
  expect(refused(state, 'D', 'pass')).toBe('notAsked');
});

test('MC-24.2: two players choose twice in turn; ties go to the one nearer to Hell', () => {
  const state = table({ seats: 2, souls: 'J2' });
  play(state, 'D: bid 3 3', 'J: bid 4 2');
  expect(state.table.order).toEqual([J, D, J, D]);
});
