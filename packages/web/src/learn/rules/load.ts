import type { GameId } from '../../lib/games.ts';
import type { RuleBook } from './book.ts';

/** Each book is a piece of its own that loads when somebody opens it. */
export const loadBook = async (game: GameId): Promise<RuleBook> => {
  switch (game) {
    case 'seven-seals':
      return (await import('./seven-seals.ts')).sevenSeals;
    case 'dogma':
      return (await import('./dogma.ts')).dogma;
    case 'mea-culpa':
      return (await import('./mea-culpa.ts')).meaCulpa;
  }
};
