import { LEVELS, type Level, THINKING } from '@conclave/bots';
import { createNodePool } from '@conclave/bots/node';
import { isOneOf } from '@conclave/kernel';
import type { BotRegistry } from './bots.ts';

const levelFrom = (name: string | undefined): Level => (isOneOf(LEVELS, name) ? name : 'regular');

/** Novice, regular and master from packages/bots, thinking in worker threads at a pace that tells nothing (DG-16.6). */
export const levelBots = (): BotRegistry => {
  const pool = createNodePool();
  return {
    levels: () => LEVELS,
    player: (rules, name) => async (view, memory, stream) => {
      const level = levelFrom(name);
      const { milliseconds, pace } = THINKING[level];
      const question = { game: rules.id, bot: level, situation: { view, memory }, seed: stream.below(2 ** 31) };
      const { move } = await pool.ask(milliseconds === 0 ? question : { ...question, milliseconds }, { pace });
      return move;
    },
    close: async () => pool.close(),
  };
};
