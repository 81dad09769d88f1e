/** Which games there are, and how each of their rooms is opened. The front page takes this much; rooms load when they are asked for. */

import {
  type AnyRules,
  type Character,
  isObject,
  type Level,
  levelIn,
  MASTERS,
  newest,
  orThrow,
  rulesOf,
  type Versions,
} from '@conclave/kernel';
import type { AnyBot, BotsOfGame, BotWords } from '@conclave/search';
import { GAMES } from './games.ts';
import type { AnyWords, HouseGame, SideRoom } from './house-game.ts';
import { STRANGERS } from './strangers.ts';

export { GAMES } from './games.ts';
export type { AnyWords, HouseGame, RulesDoor, SideRoom } from './house-game.ts';

export const GAME_IDS: readonly string[] = GAMES.map(({ title }) => title.id);

export const isGame = (id: unknown): id is string => GAME_IDS.some(known => known === id);

export const findGame = (id: string): HouseGame | undefined => GAMES.find(({ title }) => title.id === id);

export const gameNamed = (id: string): HouseGame => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}; there are ${GAME_IDS.join(', ')}`);
  return game;
};

/** Which game a rule belongs to: SS-5.4 to The Seven Seals. */
export const gameOfRule = (rule: string): HouseGame | undefined =>
  GAMES.find(({ title }) => rule.startsWith(`${title.letters}-`));

/** Every version of a game's rules, if the house has the game; `rulesOf` says which of them something is played with. */
export const loadVersions = async (id: string): Promise<Versions | undefined> =>
  (await findGame(id)?.rules())?.versions;

/** What new tables are played with. */
export const loadRules = async (id: string): Promise<AnyRules> => newest((await gameNamed(id).rules()).versions);

export const loadWords = async (id: string): Promise<AnyWords> => (await gameNamed(id).words()).words;

/** The side room of a game, if a table with these options needs it. */
const neededRoom = (id: string, options: unknown): SideRoom | undefined => {
  const room = findGame(id)?.sideRoom;
  return room !== undefined && isObject(options) && options[room.needs.key] === room.needs.value ? room : undefined;
};

/** Is a table with these options played in the side room of its game? */
export const isInSideRoom = (id: string, options: unknown): boolean => neededRoom(id, options) !== undefined;

/** Before the first move of a table with these options. Rules answer at once, so that nothing can be fetched once they are asked. */
export const openRules = async (id: string, options: unknown): Promise<void> => neededRoom(id, options)?.rules();

/** Before the first word about a table with these options. */
export const openWords = async (id: string, options: unknown): Promise<void> => neededRoom(id, options)?.words();

/** Where options are chosen every word about them may be needed. */
export const openAllWords = async (id: string): Promise<void> => findGame(id)?.sideRoom?.words();

/** What says by which rules a table is played. */
export interface Ruled {
  readonly game: string;
  /** Tables from before there were versions do not say: they have the first. */
  readonly rulesVersion?: number | 'newest' | undefined;
  readonly options: object;
}

/** The rules that a table was begun with, or begins with now; never newer ones. */
export const rulesOfTable = async ({ game, rulesVersion = 1, options }: Ruled): Promise<AnyRules> => {
  await openRules(game, options);
  return rulesVersion === 'newest'
    ? loadRules(game)
    : orThrow(rulesOf({ game, rulesVersion }, await loadVersions(game)));
};

/** The game's own bots, with those of the house at the levels it lacks; or bots that know nothing but its rules. */
export const loadBots = async (id: string): Promise<BotsOfGame> => {
  const game = gameNamed(id);
  const [{ plainBots, withAllLevels }, own] = await Promise.all([import('@conclave/search'), game.bots?.()]);
  return own === undefined ? plainBots(await loadRules(id)) : withAllLevels(own.bots);
};

/** The one that plays a game at this level, or as this character, with what it has learned for so many players. A character that nobody plays any more is its level. */
export const loadBot = async (id: string, name: string, players: number): Promise<AnyBot> => {
  const [bots] = await Promise.all([
    loadBots(id),
    MASTERS.includes(levelIn(name)) ? gameNamed(id).learned?.(players) : undefined,
  ]);
  return bots[name] ?? bots[levelIn(name)] ?? bots.regular;
};

/** How the bots of a game say why; nothing where they have only the common sentences. */
export const loadReasons = async (id: string): Promise<BotWords | undefined> =>
  (await gameNamed(id).reasons?.())?.reasons;

/** Who plays this game at this level. */
export const characterOf = (id: string, level: Level): Character =>
  gameNamed(id).title.characters?.[level] ?? STRANGERS[level];
