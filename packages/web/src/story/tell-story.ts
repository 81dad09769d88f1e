import type { AnyGame, Told } from '@conclave/kernel';
import type { GameId } from '../lib/games.ts';
import { tellDogma } from './dogma.ts';
import { tellMeaCulpa } from './mea-culpa.ts';
import { tellSevenSeals } from './seven-seals.ts';
import type { Story, Teller } from './story.ts';
import { turningPoints } from './turning-points.ts';

const TELLERS: Readonly<Record<GameId, Teller>> = {
  'seven-seals': tellSevenSeals,
  dogma: tellDogma,
  'mea-culpa': tellMeaCulpa,
};

/** The story of a game from what was told: all of it where the table opens, else what one viewer heard. */
export const tellStory = (game: GameId, told: readonly Told<AnyGame['event']>[], seats: number): Story => {
  const tale = TELLERS[game](told, seats);
  return { ...tale, game, turns: turningPoints(tale.standings, tale.lowIsGood) };
};
