import { createNodePool } from '@conclave/bots';
import { characterOf, GAME_IDS, isGame } from '@conclave/house';
import { type AnyRules, LEVELS, type Level } from '@conclave/kernel';
import { levelNamed, THINKING } from '@conclave/search';
import { type BotPlayer, type BotRegistry, simpleBots } from './bots.ts';

const WORDS = 0x1_0000_0000;
/** Milliseconds that also a quick bot takes, so that its pauses tell nothing of its hand (DG-16.6). */
const LEAST_PACE = 40;

/** The bots of the house, thinking in worker threads: the tables never wait for them. Games that are not on its list get simple ones. */
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
    levels: game => (isGame(game) ? LEVELS : simpleBots.levels(game)),
    player: (rules, level) => (isGame(rules.id) ? playerOf(rules, levelNamed(level)) : simpleBots.player(rules, level)),
    nameOf: (game, level) => (isGame(game) ? characterOf(game, levelNamed(level)).name.en : 'Bot'),
    names: () => GAME_IDS.flatMap(game => LEVELS.flatMap(level => Object.values(characterOf(game, level).name))),
    close: async () => pool.close(),
  };
};
