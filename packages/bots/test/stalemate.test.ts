import { openGame } from '@conclave/house/all';
import type { AnyGame, State } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { playEncounter } from '../src/arena/play.ts';

const { rules, bots: known } = openGame('dogma');

test.each([2, 3, 5, 8])('%i regulars never come to a stalemate (DG-15.6)', seats => {
  const bots = Array.from({ length: seats }, () => known.regular);
  for (let game = 0; game < 6; game += 1) {
    let longest = 0;
    const watch = ({ table }: State<AnyGame>): void => {
      longest = Math.max(longest, 'withoutProgress' in table ? Number(table.withoutProgress) : Number.NaN);
    };
    playEncounter({ rules, bots, deal: `${seats}/${game}`, luck: `${game}`, budget: {}, watch });
    expect(longest).toBeLessThan(60);
  }
});
