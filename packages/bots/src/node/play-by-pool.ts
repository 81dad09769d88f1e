import { openGame } from '@conclave/house/all';
import { allSeats, type BySeat, type Emit, type GameTypes, maySee, orThrow, seatView } from '@conclave/kernel';
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
  const rules = openGame(game).rules;
  const seats = bots.length;
  const options = orThrow(rules.options.parse({}, { seats, humans: 0 }));
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const emit: Emit<GameTypes['event']> = (to, event) => {
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  const chance = labelledChance(seed);
  const state = rules.setup(options, seats, chance, emit);
  let asked = 0;
  for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
    const situation = { view: seatView(state, seat), memory: memories[seat] as object };
    const bot = bots[seat] as string;
    const { move } = await pool.ask({ game, bot, situation, iterations, seed: seedOf(`${seed}/${asked}`) });
    rules.apply(state, seat, move, chance, emit);
    asked += 1;
  }
  return asked;
};
