import { type AnyRules, fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { moments } from '../../../../search/test/moments.ts';
import { drawGuess, drawTravel, incognito } from '../../bots/incognito.ts';
import { makeInsight } from '../../bots/worth.ts';
import type { Place, Secrets, Table } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

/** How often each place is drawn. */
const frequencies = (draw: () => Place | undefined): ReadonlyMap<Place, number> => {
  const counts = new Map<Place, number>();
  for (let turn = 0; turn < 20_000; turn += 1) {
    const place = draw();
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1 / 20_000);
  }
  return counts;
};

const stream = fastChance(3);

test('MC-14: every guess costs the Pope the same, and every place he goes to is worth the same to him', () => {
  let seen = 0;
  for (const { situation } of moments(rules as AnyRules, 4, 3)) {
    const { seat } = situation.view;
    const table = situation.view.table as Table;
    const own = situation.view.own as Secrets;
    const insight = makeInsight({ table, own, seat, chests: table.souls.flatMap(() => [0, 0, 0, 0, 0, 0]), taler: [] });
    const game = incognito(insight, 1);
    if (game.doors.length < 2) continue;
    seen += 1;
    const travels = frequencies(() => drawTravel(game, stream));
    const guesses = frequencies(() => drawGuess(game, stream));
    const [first] = game.doors;
    for (const { place, worth, fine } of game.doors) {
      expect((travels.get(place) ?? 0) * fine).toBeCloseTo(
        (travels.get(first?.place ?? 1) ?? 0) * (first?.fine ?? 0),
        1,
      );
      expect(worth - (guesses.get(place) ?? 0) * fine).toBeCloseTo(game.value, 1);
    }
    if (seen === 5) break;
  }
  expect(seen).toBe(5);
});
