import { characterOf, LEVELS, type Level, THINKING } from '@conclave/bots';
import { createNodePool } from '@conclave/bots/node';
import type { AnyRules } from '@conclave/kernel';
import { type BotPlayer, type BotRegistry, simpleBots } from './bots.ts';

const KNOWN = ['seven-seals', 'dogma', 'mea-culpa'];
const WORDS = 0x1_0000_0000;
/** Milliseconds that also a quick bot takes, so that its pauses tell nothing of its hand (DG-16.6). */
const LEAST_PACE = 40;

const levelOf = (level: string | undefined): Level => LEVELS.find(known => known === level) ?? 'regular';

/** The bots of packages/bots, thinking in worker threads: the tables never wait for them. Games they do not know get simple ones. */
export const workerBots = (): BotRegistry => {
  const pool = createNodePool();
  const playerOf =
    (rules: AnyRules, level: Level): BotPlayer =>
    async (view, memory, stream) => {
      const { milliseconds, pace: own } = THINKING[level];
      const pace = Math.max(own, LEAST_PACE);
      const situation = structuredClone({ view, memory }); // a question may wait in line while the table goes on
      const thinking = milliseconds === 0 ? {} : { milliseconds };
      const seed = stream.below(WORDS);
      const { move } = await pool.ask({ game: rules.id, bot: level, situation, seed, ...thinking }, { pace });
      return move;
    };
  return {
    levels: game => (KNOWN.includes(game) ? LEVELS : simpleBots.levels(game)),
    player: (rules, level) =>
      KNOWN.includes(rules.id) ? playerOf(rules, levelOf(level)) : simpleBots.player(rules, level),
    nameOf: (game, level) => (KNOWN.includes(game) ? characterOf(game, levelOf(level)).name.en : 'Bot'),
    names: () => KNOWN.flatMap(game => LEVELS.flatMap(level => Object.values(characterOf(game, level).name))),
    close: async () => pool.close(),
  };
};
