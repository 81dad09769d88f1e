import { botOf, openGame } from '@conclave/house/all';
import { LEVELS } from '@conclave/kernel';
import { exp, log, power } from '@conclave/kernel/arithmetic';
import { decide } from '@conclave/search';
import { moments } from '../../../search/test/moments.ts';
import { labelledChance, seedOf } from '../../src/arena/labelled-chance.ts';
import { TABLES } from '../tables.ts';

/** What one engine says; compared with what the others say by packages/web/test/browser/every-engine.test.ts. */

/** And those among them that have learned, where a game has any: a net says the same everywhere. */
const BOTS = ['random', ...LEVELS, 'policy', 'master-2', 'master-3', 'plain'];
const ITERATIONS = 40;
/** Of a game of random moves so many moments are asked, one after each such stride. */
const MOMENTS = 3;
const STRIDE = 13;

function* decisionsAt({ game, rules, seats }: (typeof TABLES)[number]): Generator<string> {
  let index = 0;
  for (const { situation } of moments(rules, seats, 7)) {
    index += 1;
    if (index > MOMENTS * STRIDE) return;
    if (index % STRIDE !== 0) continue;
    for (const name of BOTS.filter(known => known in openGame(game).bots)) {
      const place = `${game} ${seats} ${name} ${index}`;
      const stream = labelledChance(place).stream('luck');
      const decision = decide(botOf(game, name), structuredClone(situation), stream, { iterations: ITERATIONS });
      yield `${place}: ${JSON.stringify(decision)}`;
    }
  }
}

/** A number to the last bit. */
const bitsOf = (number: number): string => new BigUint64Array(Float64Array.of(number).buffer).join();

function* figures(): Generator<string> {
  for (let index = 0; index < 5000; index += 1) {
    const x = (seedOf(String(index)) % 1_000_003) / 5000;
    yield `${x}: ${[exp(x), exp(-x), log(x), power(x, -1.04)].map(bitsOf).join()}`;
  }
}

export const told = (): readonly string[] => [...figures(), ...TABLES.flatMap(table => [...decisionsAt(table)])];
