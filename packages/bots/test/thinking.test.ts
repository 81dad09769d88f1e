import { GAME_IDS } from '@conclave/house';
import { botOf } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { decide, decideWithPauses } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { type Moment, moments } from '../../search/test/moments.ts';
import { TABLES } from './tables.ts';

const momentOf = (game: string, number: number): Moment => {
  const table = TABLES.find(candidate => candidate.game === game);
  if (table === undefined) throw new Error(`no table of ${game}`);
  let index = 0;
  for (const moment of moments(table.rules, table.seats, 5)) {
    if (index === number) return moment;
    index += 1;
  }
  throw new Error('the game was too short');
};

/** A clock on which a millisecond passes between two looks. */
const tickingClock = () => {
  const clock = {
    time: -1,
    now: () => {
      clock.time += 1;
      return clock.time;
    },
  };
  return clock;
};

describe.each(GAME_IDS)('%s', game => {
  test('a master decides the same for the same seed and number of iterations', () => {
    const { situation } = momentOf(game, 4);
    const answer = (seed: number) => decide(botOf(game, 'master'), situation, fastChance(seed), { iterations: 60 });
    expect(answer(7)).toEqual(answer(7));
    expect(answer(7).iterations).toBe(60);
  });

  test('a master reports progress up to the end', () => {
    const shares: number[] = [];
    decide(botOf(game, 'master'), momentOf(game, 0).situation, fastChance(1), { iterations: 100 }, share =>
      shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  test('a master keeps to its time', () => {
    const within = (milliseconds: number) => {
      const clock = tickingClock();
      const { iterations } = decide(botOf(game, 'master'), momentOf(game, 0).situation, fastChance(1), {
        milliseconds,
        now: clock.now,
      });
      return { iterations, end: clock.time };
    };
    const [short, long] = [within(50), within(200)];
    expect(short.iterations).toBeGreaterThan(0);
    expect(long.iterations).toBeGreaterThan(short.iterations);
    for (const [{ end }, time] of [[short, 50] as const, [long, 200] as const]) {
      expect(end).toBeGreaterThanOrEqual(time);
      expect(end).toBeLessThanOrEqual(time + 3); // it stops at the next look
    }
  });

  test('a cancelled master answers at once with the best it has', async () => {
    const signal = { aborted: false };
    const { situation, seat, state } = momentOf(game, 0);
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
      if (pauses === 2) signal.aborted = true;
    };
    const budget = { iterations: 1_000_000, signal };
    const { move, iterations } = await decideWithPauses(botOf(game, 'master'), situation, fastChance(1), budget, pause);
    expect(iterations).toBeLessThan(1000);
    const rules = TABLES.find(table => table.game === game)?.rules;
    expect(rules?.refusal(state.table, situation.view.own, seat, move)).toBeUndefined();
  });
});
