import type { LessonId } from '@conclave/stage/page/lesson.ts';
import { pageOf } from '../src/games/games.ts';

/** A part that a game of these tests has. */
const there = async <Part>(game: string, part: Promise<Part | undefined> | undefined): Promise<Part> => {
  const found = await part;
  if (found === undefined) throw new Error(`${game} has no such part`);
  return found;
};
export const lessonsOf = (game: string) => there(game, pageOf(game).lessons?.());
export const lessonOf = async (game: string, id: LessonId = 'first') =>
  there(game, Promise.resolve((await lessonsOf(game)).find(lesson => lesson.id === id)));
export const bookOf = (game: string) => there(game, pageOf(game).book?.());
export const statisticsOf = (game: string) => there(game, pageOf(game).statistics?.());
export const storyOf = (game: string) => there(game, pageOf(game).story?.());
export const figuresOf = (game: string) => there(game, pageOf(game).figures?.());
export const hiddenOf = (game: string) => there(game, pageOf(game).hidden?.());
