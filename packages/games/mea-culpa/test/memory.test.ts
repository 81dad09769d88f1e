import { allSeats, at, fastChance, maySee, seatView } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { imagine } from '../rules/imagine.ts';
import { newMemory, remember } from '../rules/memory.ts';
import { rules } from '../rules/rules.ts';
import { randomOptions } from './random-options.ts';

test.each([2, 3, 4])('MC-2.3: %i players can add up every screen from open transfers; chests only in sum', seats => {
  const luck = fastChance(seats * 31);
  for (let game = 0; game < 8; game += 1) {
    const options = randomOptions(seats, luck);
    const memory = newMemory(options, seats, 'spectator');
    const listen = (to: number | 'all' | 'nobody', event: Parameters<typeof remember>[1]) => {
      if (maySee(to, 'spectator')) remember(memory, event);
    };
    const state = rules.setup(options, seats, luck, listen);
    while (rules.places(state.table) === undefined) {
      const seat = at(rules.toAct(state.table), 0);
      rules.apply(state, seat, rules.randomMove(state.table, at(state.secrets, seat), seat, luck), luck, listen);
      for (const [other, own] of state.secrets.entries()) {
        expect([memory.taler[other], memory.goods[other], memory.letters[other]]).toEqual([
          own.taler,
          own.goods,
          own.letters,
        ]);
        const [first, second] = at(memory.surely, other);
        const known = at(memory.loose, other).map((count, item) => count + at(first, item) + at(second, item));
        expect(known).toEqual(own.chest[0].map((count, item) => count + at(own.chest[1], item)));
      }
    }
  }
});

test('imagine samples compartments, bids and the die, each possibility in turn', () => {
  const luck = fastChance(77);
  const options = randomOptions(4, luck);
  const memory = newMemory(options, 4, 0);
  const state = rules.setup(options, 4, luck, (to, event) => maySee(to, 0) && remember(memory, event));
  const seen = new Set<string>();
  while (state.table.round < 3) {
    const seat = at(rules.toAct(state.table), 0);
    rules.apply(
      state,
      seat,
      rules.randomMove(state.table, at(state.secrets, seat), seat, luck),
      luck,
      (to, event) => maySee(to, 0) && remember(memory, event),
    );
    const world = imagine(seatView(state, 0), memory, luck);
    expect(world.secrets[0]).toEqual(state.secrets[0]);
    for (const other of allSeats(4).slice(1)) {
      const [real, other2] = [at(state.secrets, other), at(world.secrets, other)];
      if (real.bid.notches > 0) expect(other2.bid.notches).toBeGreaterThan(0);
      if (JSON.stringify(real.chest) !== JSON.stringify(other2.chest)) seen.add('chest');
      if (JSON.stringify(real.bid) !== JSON.stringify(other2.bid)) seen.add('bid');
      if (real.die > 0) expect(other2.die).toBeGreaterThan(0);
    }
  }
  expect([...seen].sort()).toEqual(['bid', 'chest']);
});
