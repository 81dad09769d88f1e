import { openRules, openWords, type Ruled } from '@conclave/house';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { pageOf } from './games.ts';

/** The table that a game is played on: its own, or the plain one where it has none or the person prefers it. */
export const layTable = async (table: Ruled): Promise<GameTable> => {
  const { game, options } = table;
  await Promise.all([openRules(game, options), openWords(game, options)]);
  const own = pageOf(game).table;
  return settings.plain || own === undefined
    ? (await import('../plain/plain-table.ts')).plainTable(table)
    : own(options);
};
