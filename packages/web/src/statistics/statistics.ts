import { isCount, isObject } from '@conclave/kernel';
import { GAMES, type GameId } from '../lib/games.ts';

export const SEAL_COLOURS = ['R', 'Y', 'G', 'B', 'V'] as const;
export type SealColour = (typeof SEAL_COLOURS)[number];

/** Tried so often, came out so often. */
export interface Tried {
  readonly tried: number;
  readonly hit: number;
}

export interface GameCounts {
  readonly games: number;
  /** How often first, second, third … */
  readonly places: readonly number[];
}

/** What this device remembers of its person's games. Figures only, no names, no moves. */
export interface Statistics {
  readonly games: Readonly<Record<GameId, GameCounts>>;
  readonly predictions: Readonly<Record<SealColour, Tried>>;
  readonly lies: { readonly told: number; readonly caught: number; readonly believed: number };
  readonly souls: { readonly saved: number; readonly letters: number };
  /** Games in which this device was passed around. */
  readonly shared: number;
  /** The last tables that were counted, so that none counts twice. */
  readonly counted: readonly string[];
}

const NO_GAMES: GameCounts = { games: 0, places: [] };
const NEVER: Tried = { tried: 0, hit: 0 };

export const NOTHING_YET: Statistics = {
  games: { 'seven-seals': NO_GAMES, dogma: NO_GAMES, 'mea-culpa': NO_GAMES },
  predictions: { R: NEVER, Y: NEVER, G: NEVER, B: NEVER, V: NEVER },
  lies: { told: 0, caught: 0, believed: 0 },
  souls: { saved: 0, letters: 0 },
  shared: 0,
  counted: [],
};

const MOST_COUNTED = 200;

const count = (value: unknown): number => (isCount(value) ? value : 0);
const tried = (value: unknown): Tried =>
  isObject(value) ? { tried: count(value.tried), hit: count(value.hit) } : NEVER;
const gameCounts = (value: unknown): GameCounts =>
  isObject(value)
    ? { games: count(value.games), places: Array.isArray(value.places) ? value.places.slice(0, 8).map(count) : [] }
    : NO_GAMES;
const part = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
};

/** What was stored may be old or broken: every figure is checked. */
export const statisticsFrom = (stored: unknown): Statistics => {
  const [games, predictions] = [part(stored, 'games'), part(stored, 'predictions')];
  const [lies, souls] = [part(stored, 'lies'), part(stored, 'souls')];
  const counted = isObject(stored) ? stored.counted : undefined;
  return {
    games: Object.fromEntries(GAMES.map(game => [game, gameCounts(games[game])])) as Record<GameId, GameCounts>,
    predictions: Object.fromEntries(SEAL_COLOURS.map(colour => [colour, tried(predictions[colour])])) as Record<
      SealColour,
      Tried
    >,
    lies: { told: count(lies.told), caught: count(lies.caught), believed: count(lies.believed) },
    souls: { saved: count(souls.saved), letters: count(souls.letters) },
    shared: isObject(stored) ? count(stored.shared) : 0,
    counted: Array.isArray(counted) ? counted.filter(id => typeof id === 'string').slice(0, MOST_COUNTED) : [],
  };
};

export const markCounted = (statistics: Statistics, id: string): Statistics => ({
  ...statistics,
  counted: [id, ...statistics.counted].slice(0, MOST_COUNTED),
});
