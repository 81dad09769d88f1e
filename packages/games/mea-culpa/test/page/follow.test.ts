import { fastChance, type View } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { cut } from '../../page/cut.ts';
import { follow } from '../../page/follow.ts';
import type { Event } from '../../rules/events.ts';
import { rules } from '../../rules/rules.ts';
import { clone, type MeaCulpa, type Table } from '../../rules/state.ts';

/** What stands in the town for everybody to see. */
const SEEN = [
  ...(['souls', 'posts', 'stock', 'dens', 'popeStones', 'market', 'bag', 'rooms', 'suite5', 'suite6'] as const),
  ...(['crews', 'parts', 'hut', 'chests', 'characters', 'finished'] as const),
];
const seen = (table: Table) => Object.fromEntries(SEEN.map(thing => [thing, table[thing]]));

describe.each([2, 3, 4])('with %i players', seats => {
  test('whoever follows what is told sees the same town as the table', () => {
    const options = rules.options.parse({}, { seats, humans: 1 });
    if (!options.ok) throw new Error('no options');
    for (const seed of [1, 2, 3]) {
      const luck = fastChance(seed);
      const state = rules.setup(options.value, seats, luck);
      for (let step = 0; step < 500 && rules.places(state.table) === undefined; step += 1) {
        const [seat = 0] = rules.toAct(state.table);
        const own = state.secrets[seat];
        if (own === undefined) throw new Error('no seat');
        const before = clone(state);
        const events: Event[] = [];
        rules.apply(state, seat, rules.randomMove(state.table, own, seat, luck), luck, (to, event) => {
          if (to === 'all') events.push(event);
        });
        let view: View<MeaCulpa> = { seat: 'spectator', table: before.table };
        for (const event of events) view = follow(view, event);
        expect({ seed, step, ...seen(view.table) }).toEqual({ seed, step, ...seen(state.table) });
      }
    }
  });
});

test('MC-19.4: a cathedral that is said to be finished has its spire', () => {
  const options = rules.options.parse({}, { seats: 4, humans: 1 });
  if (!options.ok) throw new Error('no options');
  const luck = fastChance(5);
  const { table } = rules.setup(options.value, 4, luck);
  const before: View<MeaCulpa> = { seat: 'spectator', table: { ...table, parts: [0, 1, 0], crews: [0, 1, 0] } };
  const events: readonly Event[] = [
    { type: 'crewArrived', seat: 1, from: 'emperor', site: 'B', rule: 'MC-19' },
    { type: 'built', site: 'B', part: 'spire', rule: 'MC-19.3' },
    { type: 'postsCompared', highest: 2, lowest: 2, rule: 'MC-17.3' },
  ];
  const moments = cut(before as never, { events, view: before, seq: 1, toAct: [0] } as never);
  const saying = moments.find(({ told }) => told.some(event => event.type === 'built'));
  expect((saying?.view.table as Table | undefined)?.parts[1]).toBe(2);
});

test('MC-7.4: open bids stand for a while before anybody is asked what follows from them', () => {
  const options = rules.options.parse({}, { seats: 2, humans: 1 });
  if (!options.ok) throw new Error('no options');
  const { table } = rules.setup(options.value, 2, fastChance(7));
  const before: View<MeaCulpa> = { seat: 'spectator', table };
  const bids = [
    { notches: 2, taler: 0 },
    { notches: 1, taler: 4 },
  ];
  const events: readonly Event[] = [{ type: 'bidsRevealed', bids, keeper: 0, order: [1, 0], rule: 'MC-7.4' }];
  const moments = cut(before as never, { events, view: before, seq: 1, toAct: [1] } as never);
  expect(moments.map(({ told, ms }) => [told.length, ms > 0])).toEqual([
    [1, true],
    [0, false],
  ]);
});
