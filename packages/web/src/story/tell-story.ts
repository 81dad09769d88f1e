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

/** The story of a game from what was told: all of it where the table opens, else what one viewer heard. */
export const tellStory = async (
  game: string,
  told: readonly Told<AnyGame['event']>[],
  seats: number,
): Promise<Story> => {
  const part = await pageOf(game).story();
  const tale = part.tell(told, seats);
  return { ...tale, game, part, turns: turningPoints(tale.standings, tale.lowIsGood) };
};
