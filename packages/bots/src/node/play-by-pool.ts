import { openGame } from '@conclave/house/all';
import { type BySeat, memoryOf, openPlay, orThrow, playStep, seatView, toActAt } from '@conclave/kernel';
import { labelledChance, seedOf } from '../arena/labelled-chance.ts';
import type { BotPool } from '../pool/pool.ts';

/** A game whose bots think in the workers of a pool, as at a real table. */
export interface PooledGame {
  readonly game: string;
  /** Names of bots, by seat. */
  readonly bots: BySeat<string>;
  readonly seed: string;
  readonly iterations: number;
  readonly pool: BotPool;
}

/** Plays it to the end; how many questions were asked. */
export const playByPool = async ({ game, bots, seed, iterations, pool }: PooledGame): Promise<number> => {
  const { rules } = openGame(game);
  const seats = bots.length;
  const options = orThrow(rules.options.parse({}, { seats, humans: 0 }));
  let play = openPlay({ rules, options, seats, chance: labelledChance(seed) });
  let asked = 0;
  for (let [seat] = toActAt(play); seat !== undefined; [seat] = toActAt(play)) {
    const situation = { view: seatView(play.state, seat), memory: memoryOf(play, seat) };
    const bot = bots[seat] ?? '';
    const { move } = await pool.ask({ game, bot, situation, iterations, seed: seedOf(`${seed}/${asked}`) });
    ({ play } = playStep(play, seat, move, { at: asked }));
    asked += 1;
  }
  return asked;
};
