import { pageOf } from '../src/games/games.ts';

/** A part that a game of these tests has. */
const there = async <Part>(game: string, part: Promise<Part> | undefined): Promise<Part> => {
  if (part === undefined) throw new Error(`${game} has no such part`);
  return part;
};
export const lessonOf = (game: string) => there(game, pageOf(game).lesson?.());
export const bookOf = (game: string) => there(game, pageOf(game).book?.());
export const statisticsOf = (game: string) => there(game, pageOf(game).statistics?.());
export const storyOf = (game: string) => there(game, pageOf(game).story?.());
export const figuresOf = (game: string) => there(game, pageOf(game).figures?.());
export const hiddenOf = (game: string) => there(game, pageOf(game).hidden?.());
