import {
  allSeats,
  at,
  canonicalJson,
  fastChance,
  learnsFrom,
  maySee,
  orThrow,
  type Seat,
  seatView,
  type Told,
  viewOf,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../../../scripts/longer.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import type { State } from '../rules/state.ts';
import { randomOptions } from './random-options.ts';
import { D, J, play, seatOf, table } from './table.ts';

const seenBy = (viewer: Seat | 'spectator', state: State, seat: Seat, move: Move): string => {
  const after = rules.clone(state);
  const told: Told<Event>[] = [];
  rules.apply(after, seat, move, fastChance(1), (to, event) => told.push({ to, event }));
  return canonicalJson([told.filter(({ to }) => maySee(to, viewer)), viewOf(after, viewer)]);
};

/** INV-12, MC-2.1, MC-2.2  Moves that look the same in public look the same to every other viewer, byte by byte. */
describe.each([2, 3, 4])('INV-12 with %i players', seats => {
  test('bids before the reveal, compartments and the die do not reach others', () => {
    const luck = fastChance(seats + SEED);
    let compared = 0;
    for (let game = 0; game < 6; game += 1) {
      const state = rules.setup(randomOptions(seats, luck), seats, luck);
      while (rules.places(state.table) === undefined) {
        const acting = rules.toAct(state.table);
        const seat = at(acting, luck.below(acting.length));
        const own = at(state.secrets, seat);
        const move = rules.randomMove(state.table, own, seat, luck);
        const lastBid = top(state.table).at === 'bid' && acting.length === 1;
        const other = rules.randomMove(state.table, own, seat, luck);
        if (
          !lastBid &&
          canonicalJson(other) !== canonicalJson(move) &&
          canonicalJson(rules.publicPart(other)) === canonicalJson(rules.publicPart(move))
        ) {
          compared += 1;
          for (const viewer of [...allSeats(seats), 'spectator' as const]) {
            if (viewer !== seat) expect(seenBy(viewer, state, seat, other)).toBe(seenBy(viewer, state, seat, move));
          }
        }
        rules.apply(state, seat, move, luck);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test('MC-2.2: screens, chests, bids and die lie in the seat’s own drawer, never on the table', () => {
  const state = table({ turn: 'D pope', market: 'wine2', rooms: 'C1 - - -', taler: 'D4242', chestI: 'D bread' });
  play(state, 'D: travel 5');
  const others = JSON.stringify(viewOf(state, J));
  expect(others).not.toContain('4242');
  expect(viewOf(state, 'spectator')).toEqual({ seat: 'spectator', table: state.table });
  expect(JSON.stringify(viewOf(state, D))).toContain('"die":5');
});

test('MC-2.3, MC-2.4: with openLedger = full the table keeps the totals, compartments still secret', () => {
  const full = table({ turn: 'D emperor', market: 'wine2 bread2', options: { openLedger: 'full' } });
  play(full, 'D: buy wine', 'D: donate 5 I');
  expect(full.table.ledger[D]).toEqual([17, 0, 1, 0, 0, 0, 0, 0, 0]);
  for (const openLedger of ['off', 'log'] as const) {
    expect(table({ turn: 'D emperor', options: { openLedger } }).table.ledger).toEqual([]);
  }
});

test('MC-2.7: only the start order, the bag and the deck use chance', () => {
  const labels: string[] = [];
  const luck = fastChance(9);
  const chance = {
    stream: (label: string) => {
      labels.push(label);
      return luck;
    },
  };
  const state = rules.setup(randomOptions(3, luck), 3, chance);
  while (rules.places(state.table) === undefined) {
    const seat = at(rules.toAct(state.table), 0);
    rules.apply(state, seat, rules.randomMove(state.table, at(state.secrets, seat), seat, luck), chance);
  }
  expect(new Set(labels.map(label => label.split(' ')[0]))).toEqual(new Set(['souls', 'market', 'rooms']));
});

test('undo ends where a seat learns something: the reveal, the guess, another screen, a draw', () => {
  const learns = (state: State, letter: string, text: string): boolean => {
    const seat = seatOf(letter);
    const move = orThrow(notation.readMove(text, seatView(state, seat)));
    return learnsFrom(rules, state, seat, move, fastChance(1));
  };
  const turn = {
    characters: 'pope D emperor J merchant P pettySinner G',
    market: 'wine3 indulgence2',
    rooms: 'C1 C11 - -',
  } as const;
  const pope = table({ ...turn, turn: 'D pope', goods: 'D bread1' });
  for (const text of ['sell bread', 'buy wine', 'greedy wine', 'buy letter red', 'donate bread II', 'travel 1', 'pass'])
    expect([text, learns(pope, 'D', text)]).toEqual([text, false]);
  play(pope, 'D: travel 1');
  expect(learns(pope, 'J', 'guess 2')).toBe(true);
  const bids = table({ seats: 2 });
  expect(learns(bids, 'D', 'bid 3 3')).toBe(false);
  play(bids, 'D: bid 3 3');
  expect(learns(bids, 'D', 'bid 1 1')).toBe(false);
  expect(learns(bids, 'J', 'bid 1 1')).toBe(true);
  const visitor = table({ ...turn, turn: 'P merchant' });
  play(visitor, 'P: visit 1');
  expect(learns(visitor, 'P', 'use')).toBe(true); // has the Emperor a letter?
});
