import type { AnyGame, Told } from '@conclave/kernel';
import type { StoryPart, Tale } from '@conclave/stage/page/story.ts';
import { pageOf } from '../games/games.ts';
import { type Turn, turningPoints } from './turning-points.ts';

export interface Story extends Tale {
  readonly game: string;
  /** What the game itself says of it. */
  readonly part: StoryPart;
  readonly turns: readonly Turn[];
}

/** The story of a game from what was told: all of it where the table opens, else what one viewer heard; nothing where the game has none to tell. */
export const tellStory = async (
  game: string,
  told: readonly Told<AnyGame['event']>[],
  seats: number,
): Promise<Story | undefined> => {
  const part = await pageOf(game).story?.();
  if (part === undefined) return undefined;
  const tale = part.tell(told, seats);
  return { ...tale, game, part, turns: turningPoints(tale.standings, tale.lowIsGood) };
};
