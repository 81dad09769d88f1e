import type { AnyGame, OptionSpec, Words } from '@conclave/kernel';
import type { GameId } from '../lib/games.ts';

/** What the page needs to set up a table: which options there are, and how they are called. */
export interface GameSetup {
  readonly specs: readonly OptionSpec[];
  readonly words: Readonly<Record<'en' | 'de', Words<AnyGame>>>;
}

export const loadSetup = async (game: GameId): Promise<GameSetup> => {
  switch (game) {
    case 'seven-seals': {
      const [{ rules }, { words }] = await Promise.all([
        import('@conclave/seven-seals/rules'),
        import('@conclave/seven-seals/words'),
      ]);
      return { specs: rules.options.specs, words };
    }
    case 'dogma': {
      const [{ rules }, { words }] = await Promise.all([
        import('@conclave/dogma/rules'),
        import('@conclave/dogma/words'),
      ]);
      return { specs: rules.options.specs, words };
    }
    case 'mea-culpa': {
      const [{ rules }, { words }] = await Promise.all([
        import('@conclave/mea-culpa/rules'),
        import('@conclave/mea-culpa/words'),
      ]);
      return { specs: rules.options.specs, words };
    }
  }
};
