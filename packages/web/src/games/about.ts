import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { isGame, pageOf } from './games.ts';

/** What the door of a game says. */
export interface About {
  readonly title: string;
  readonly line: string;
  readonly players: string;
  readonly minutes: string;
}

/** What the lid of the game's box says, in the language that is set. */
export const aboutGame = (game: string): About => {
  const { title, line, seats, minutes } = pageOf(game).title;
  const players = seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`;
  return { title: title[settings.language], line: line[settings.language], players, minutes: `${minutes}` };
};

/** What a game is called; one that is not here by its name in the records. */
export const titleOf = (game: string): string => (isGame(game) ? aboutGame(game).title : game);
