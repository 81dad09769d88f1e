/** Every game with all of its rooms open, for server, command line and arena. */

import { type AnyGame, type GameBox, newest, type Title, type Wire } from '@conclave/kernel';
import type { AnyBot, BotsOfGame, BotWords } from '@conclave/search';
import { GAMES, loadBots, loadReasons } from './house.ts';
import type { HouseGame } from './house-game.ts';

/** All of a game that is not drawn. */
export interface OpenGame extends GameBox<AnyGame> {
  readonly title: Title;
  readonly bots: BotsOfGame;
  readonly reasons: BotWords | undefined;
  readonly wire: Wire<AnyGame> | undefined;
}

const open = async (game: HouseGame): Promise<OpenGame> => {
  const { title } = game;
  const [{ versions, notation }, { words }, bots, reasons, door] = await Promise.all([
    game.rules(),
    game.words(),
    loadBots(title.id),
    loadReasons(title.id),
    game.wire?.(),
  ]);
  return { title, rules: newest(versions), versions, notation, words, bots, reasons, wire: door?.wire };
};

export const OPEN_GAMES: readonly OpenGame[] = await Promise.all(GAMES.map(open));

export const findOpenGame = (id: string): OpenGame | undefined => OPEN_GAMES.find(({ title }) => title.id === id);

export const openGame = (id: string): OpenGame => {
  const game = findOpenGame(id);
  if (game === undefined)
    throw new Error(`there is no game ${id}; there are ${OPEN_GAMES.map(({ title }) => title.id).join(', ')}`);
  return game;
};

export const botOf = (id: string, name: string): AnyBot => {
  const { bots } = openGame(id);
  const bot = bots[name];
  if (bot === undefined) throw new Error(`${id} has no bot ${name}; there are ${Object.keys(bots).join(', ')}`);
  return bot;
};
