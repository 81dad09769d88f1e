import type { GameTable } from '@conclave/stage/page/page.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { pageOf, plainTable } from './games.ts';

/** The table that a game is played on: its own, or the plain one where it has none or the person prefers it. */
export const layTable = (game: string): Promise<GameTable> =>
  settings.plain ? plainTable(game) : pageOf(game).table();
