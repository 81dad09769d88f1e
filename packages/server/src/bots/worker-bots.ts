import { availableParallelism } from 'node:os';
import { createNodePool } from '@conclave/bots';
import { characterOf, GAME_IDS, isGame } from '@conclave/house';
import { characterNames, charactersIn, knownFor } from '@conclave/house/characters';
import { type Character, type GameTypes, LEVELS, type Level, MASTERS } from '@conclave/kernel';
import { adviceFrom, type Decision, levelNamed, THINKING } from '@conclave/search';
import type { BotRegistry } from './bots.ts';
import { MasterSeats } from './master-seats.ts';
import { queuedBots, type Thinkers, type Thought } from './queued-bots.ts';

/** Milliseconds that also a quick bot takes. */
const LEAST_PACE = 40;
/** Masters at a table think one after the other, and wait for people most of the time. */
const MASTERS_PER_CORE = 8;

export interface BotWishes {
  /** Masters that may be busy at once; without a number, by the machine's cores. */
  readonly masterSeats?: number | undefined;
  readonly ticks?: () => number;
}

const everybodyIn = (game: string): readonly Character[] => [
  ...LEVELS.map(level => characterOf(game, level)),
  ...Object.values(charactersIn(game)),
];

/** The bots of the house, thinking in worker threads: the tables never wait for them. Games that are not on its list get simple ones. */
export const workerBots = ({ masterSeats, ticks = () => performance.now() }: BotWishes = {}): BotRegistry => {
  const places = Math.max(1, availableParallelism() - 1);
  const masters = new MasterSeats(masterSeats ?? MASTERS_PER_CORE * availableParallelism(), ticks);
  const pool = createNodePool(places);
  const decide = ({ level, ...question }: Thought): Promise<Decision<GameTypes>> => {
    const { milliseconds } = THINKING[levelNamed(level)];
    return pool.ask({ ...question, bot: level, ...(milliseconds === 0 ? {} : { milliseconds }) });
  };
  const thinkers: Thinkers = {
    places,
    levels: LEVELS,
    knows: isGame,
    characters: characterNames,
    think: async thought => (await decide(thought)).move,
    advise: async question => {
      const ask = (level: Level): Promise<Decision<GameTypes>> => decide({ ...question, level });
      return adviceFrom(await ask('master'), await ask('regular'));
    },
    pace: level => Math.max(THINKING[levelNamed(level)].pace, LEAST_PACE),
  };
  return {
    ...queuedBots(thinkers, seat => masters.take(seat)),
    masters: { levels: MASTERS, seats: masters },
    nameOf: (game, level = '') =>
      isGame(game) ? (knownFor(game, level) ?? characterOf(game, levelNamed(level))).name.en : 'Bot',
    names: () => GAME_IDS.flatMap(everybodyIn).flatMap(({ name }) => Object.values(name)),
    close: async () => pool.close(),
  };
};
