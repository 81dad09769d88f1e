import type { GameId } from '../lib/games.ts';
import type { CardNames } from './sentences.ts';

/** The names of a game's cards, where its story speaks of them; its words are here already when its table is. */
export const cardNames = async (game: GameId, language: 'en' | 'de'): Promise<CardNames> =>
  game === 'dogma' ? (await import('@conclave/dogma/words')).catalogues[language].cards : {};
