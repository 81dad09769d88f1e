import { fastChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import {
  coinsTowards,
  type Draft,
  inHand,
  letGo,
  lit,
  movesAt,
  NOTHING,
  onlyLaid,
  plainWords,
  type Spot,
  touch,
  towards,
} from '../../page/things/draft.ts';
import { legalMoves } from '../../rules/choices.ts';
import type { Donation, Move } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';

/** What hands can do with what lies before them: touch something that is lit, press a short answer, or let go. */
const reachable = (moves: readonly Move[]): ReadonlySet<Move> => {
  const found = new Set<Move>(plainWords(moves));
  const seen = new Set<string>();
  const look = (draft: Draft): void => {
    const key = JSON.stringify(draft);
    if (seen.has(key)) return;
    seen.add(key);
    if (draft.spot !== undefined) for (const move of movesAt(moves, draft.spot)) found.add(move);
    const all = onlyLaid(moves, draft);
    if (all !== undefined) found.add(all);
    if (draft.spot === 'coin')
      for (const coin of ['coin1', 'coin2', 'coin5', 'coin10'] as const)
        if (moves.some(move => move.type === 'donate' && move.things.some(({ item }) => item === coin)))
          look({ ...draft, coin });
    for (const spot of lit(moves, draft)) {
      const touched = touch(moves, draft, spot);
      if (touched.move !== undefined) found.add(touched.move);
      else look(touched.draft);
    }
  };
  look(NOTHING);
  return found;
};

/** Somebody who touches only what glows for this move; the answer that glows at last, or what the touches came to. */
const followed = (moves: readonly Move[], move: Move): Move | undefined => {
  let draft = NOTHING;
  for (let touches = 0; touches < 6; touches += 1) {
    const [coin] = draft.spot === 'coin' ? coinsTowards(move, draft) : [];
    if (coin !== undefined) draft = { ...draft, coin };
    const [spot] = towards(move, draft);
    if (spot === undefined) break;
    const touched = touch(moves, draft, spot);
    if (touched.move !== undefined) return touched.move;
    draft = touched.draft;
  }
  const answers = draft.spot === undefined ? [onlyLaid(moves, draft)] : movesAt(moves, draft.spot);
  return [...answers, ...plainWords(moves)].find(answer => answer === move);
};

describe.each([2, 3, 4])('with %i players', seats => {
  test('every legal move can be made by touching things, and nothing that would be refused; what glows leads to it', () => {
    const options = rules.options.parse({}, { seats, humans: 1 });
    if (!options.ok) throw new Error('no options');
    const luck = fastChance(seats);
    const kinds = new Set<string>();
    const state = rules.setup(options.value, seats, luck);
    for (let step = 0; step < 500 && rules.places(state.table) === undefined; step += 1) {
      const [seat = 0] = rules.toAct(state.table);
      const own = state.secrets[seat];
      if (own === undefined) throw new Error('no seat');
      const moves = [...legalMoves(state.table, own, seat)];
      if (moves[0]?.type !== 'bid' && moves[0]?.type !== 'bonus') {
        const made = reachable(moves);
        expect([...made].every(move => moves.includes(move))).toBe(true);
        expect(moves.filter(move => !made.has(move))).toEqual([]);
        const some = moves.filter((_, index) => index % 7 === step % 7); // there may be hundreds of donations
        expect(some.filter(move => followed(moves, move) !== move)).toEqual([]);
        for (const { type } of moves) kinds.add(type);
      }
      rules.apply(state, seat, rules.randomMove(state.table, own, seat, luck), luck);
    }
    expect(kinds.size).toBeGreaterThan(14);
  });
});

const BUY: readonly Move[] = [
  { type: 'buy', good: 'wine' },
  { type: 'greedy', good: 'wine' },
  { type: 'buy', good: 'bread' },
  { type: 'pass' },
];
const after = (moves: readonly Move[], ...spots: readonly Spot[]): Draft =>
  spots.reduce<Draft>((draft, spot) => touch(moves, draft, spot).draft ?? draft, NOTHING);

test('MC-10.3: a stall that is touched twice means two of it, a third time one again; no touch alone buys', () => {
  expect(after(BUY, 'stall wine')).toEqual({ spot: 'stall wine' });
  expect(after(BUY, 'stall wine', 'stall wine').greedy).toBe(true);
  expect(after(BUY, 'stall wine', 'stall wine', 'stall wine').greedy).toBe(false);
  expect(touch(BUY, { spot: 'stall bread' }, 'stall bread')).toEqual({ draft: { spot: 'stall bread' } });
});

const thing = (item: Donation['item'], into: Donation['into']): Donation => ({ item, into });
const GIVE: readonly Move[] = [
  { type: 'donate', things: [thing('wine', 'I')] },
  { type: 'donate', things: [thing('wine', 'II')] },
  { type: 'donate', things: [thing('coin5', 'I')] },
  { type: 'donate', things: [thing('wine', 'II'), thing('coin5', 'I')] },
  { type: 'sell', good: 'wine' },
];

test('MC-12.4: the first thing waits in the chest like a ghost, the second one ends it, in whichever order', () => {
  const laid = after(GIVE, 'coin', 'chest I');
  expect(laid).toEqual({ laid: thing('coin5', 'I') });
  expect(onlyLaid(GIVE, laid)).toBe(GIVE[2]);
  expect([...lit(GIVE, laid)]).toEqual(['good wine']);
  const second = touch(GIVE, laid, 'good wine').draft ?? NOTHING;
  expect(inHand(second)).toBe('wine');
  expect([...lit(GIVE, second)]).toContain('chest II');
  expect([...lit(GIVE, second)]).not.toContain('chest I');
  expect(touch(GIVE, second, 'chest II').move).toBe(GIVE[3]);
});

test('what was begun is put back, the last thing first', () => {
  expect(letGo({ spot: 'good wine', laid: thing('coin5', 'I') })).toEqual({ laid: thing('coin5', 'I') });
  expect(letGo({ laid: thing('coin5', 'I') })).toEqual(NOTHING);
  expect(letGo({ spot: 'coin', coin: 'coin5' })).toEqual(NOTHING);
});

test('MC-18.3, C7: a stone or a crew goes from one place to another', () => {
  const moves: readonly Move[] = [
    { type: 'popeStone', from: 'lust', to: 'greed' },
    { type: 'popeStone', from: 'lust', to: 'pettySins' },
    { type: 'decline' },
  ];
  const held = after(moves, 'den lust');
  expect([...lit(moves, held)].sort()).toEqual(['den greed', 'den lust', 'den pettySins']);
  expect(touch(moves, held, 'den greed').move).toBe(moves[0]);
  expect(touch(moves, held, 'den lust').draft).toEqual(NOTHING);
});
