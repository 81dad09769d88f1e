import { isCount, isObject } from '@conclave/kernel';
import { GAMES } from '../games/games.ts';

export interface GameCounts {
  readonly games: number;
  /** How often first, second, third … */
  readonly places: readonly number[];
}

/** What this device remembers of its person's games. Figures only, no names, no moves. */
export interface Statistics {
  readonly games: Readonly<Record<string, GameCounts>>;
  /** What each game counts beside places, under a name of its own; the game reads it. */
  readonly own: Readonly<Record<string, unknown>>;
  /** Games in which this device was passed around. */
  readonly shared: number;
  /** The last tables that were counted, so that none counts twice. */
  readonly counted: readonly string[];
}

const NO_GAMES: GameCounts = { games: 0, places: [] };
const MOST_COUNTED = 200;

export const countsOf = ({ games }: Statistics, game: string): GameCounts => games[game] ?? NO_GAMES;

const count = (value: unknown): number => (isCount(value) ? value : 0);
const gameCounts = (value: unknown): GameCounts =>
  isObject(value)
    ? { games: count(value.games), places: Array.isArray(value.places) ? value.places.slice(0, 8).map(count) : [] }
    : NO_GAMES;

/** What was stored may be old or broken: every figure is checked. */
export const statisticsFrom = (stored: unknown): Statistics => {
  const { games, shared, counted, ...own } = isObject(stored) ? stored : {};
  return {
    games: Object.fromEntries(GAMES.map(game => [game, gameCounts(isObject(games) ? games[game] : undefined)])),
    own,
    shared: count(shared),
    counted: Array.isArray(counted) ? counted.filter(id => typeof id === 'string').slice(0, MOST_COUNTED) : [],
  };
};

export const NOTHING_YET: Statistics = statisticsFrom(undefined);

/** As the device keeps it. */
export const storedForm = ({ own, ...rest }: Statistics): object => ({ ...own, ...rest });

export const markCounted = (statistics: Statistics, id: string): Statistics => ({
  ...statistics,
  counted: [id, ...statistics.counted].slice(0, MOST_COUNTED),
});
