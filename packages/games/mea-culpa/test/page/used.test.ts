import { fastChance } from '@conclave/kernel';
import { type MeaCulpa, top } from '@conclave/mea-culpa';
import { rules } from '@conclave/mea-culpa/rules';
import { expect, test } from 'vitest';
import { usedNow } from '../../page/town/used.ts';

test('MC-16.1: whose card is used is seen when the move is made, and told; never for a card that is declined', () => {
  const options = rules.options.parse({}, { seats: 4, humans: 1 });
  if (!options.ok) throw new Error('no options');
  const seen = { made: 0, told: 0, declined: 0, twice: 0 };
  for (const seed of [3, 4, 5]) {
    const luck = fastChance(seed);
    const state = rules.setup(options.value, 4, luck);
    while (rules.places(state.table) === undefined) {
      const [seat = 0] = rules.toAct(state.table);
      const move = rules.randomMove(
        state.table,
        state.secrets[seat] as MeaCulpa['secrets'],
        seat,
        luck.stream('moves'),
      );
      const before = structuredClone(state.table);
      const frame = top(before);
      const events: MeaCulpa['event'][] = [];
      rules.apply(state, seat, move, luck, (to, event) => void (to === 'all' && events.push(event)));
      expect(usedNow(before, undefined, [])).toBeUndefined();
      if (frame.at !== 'card') continue;
      const used = { seat: frame.seat, room: frame.room };
      if (move.type === 'decline') {
        seen.declined += 1;
        expect(usedNow(before, move, events)).toBeUndefined();
        continue;
      }
      seen.made += 1;
      expect(usedNow(before, move, [])).toEqual(used);
      const isAlone = before.rooms.filter(card => card === frame.card).length === 1;
      seen[isAlone ? 'told' : 'twice'] += 1;
      expect(usedNow(before, undefined, events)).toEqual(isAlone ? used : undefined);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
