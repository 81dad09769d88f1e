import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { botOf } from '@conclave/house/all';
import { expect, test } from 'vitest';
import { playEncounter } from '../src/arena/play.ts';
import { TABLES } from './tables.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const used = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const smallest = TABLES.filter((table, index) => TABLES.findIndex(({ game }) => game === table.game) === index);

test.each(smallest)('$game: game after game leaves the heap flat', ({ game, rules, seats }) => {
  const play = (from: number, games: number): void => {
    for (let index = from; index < from + games; index += 1) {
      const bots = Array.from({ length: seats }, (_, seat) =>
        botOf(game, seat === 0 && index % 30 === 0 ? 'master' : 'regular'),
      );
      playEncounter({ rules, bots, deal: `heap ${index}`, luck: `${index}`, budget: { iterations: 4 } });
    }
  };
  play(0, 6);
  const before = used();
  play(6, 24);
  expect(used() - before).toBeLessThan(4); // megabytes
});
