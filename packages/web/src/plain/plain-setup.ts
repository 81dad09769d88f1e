import { loadRules, loadWords, openAllWords } from '@conclave/house';
import type { GameSetup } from '@conclave/stage/page/page.ts';

/** What can be chosen at a new table, from the rules alone. */
export const plainSetup = async (game: string): Promise<GameSetup> => {
  const [rules, words] = await Promise.all([loadRules(game), loadWords(game), openAllWords(game)]);
  return { specs: rules.options.specs, words };
};
