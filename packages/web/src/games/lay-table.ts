import { openRules, openWords } from '@conclave/house';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { pageOf, plainTable } from './games.ts';

/** The table that a game with these options is played on: its own, or the plain one where it has none or the person prefers it. */
export const layTable = async (game: string, options: unknown): Promise<GameTable> => {
  await Promise.all([openRules(game, options), openWords(game, options)]);
  return settings.plain ? plainTable(game) : pageOf(game).table();
};
