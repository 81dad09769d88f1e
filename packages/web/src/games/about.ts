import type { About } from '@conclave/stage/page/page.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { isGame, pageOf } from './games.ts';

/** What the door of a game says, in the language that is set. */
export const aboutGame = (game: string): About => pageOf(game).about[settings.language];

/** What a game is called; one that is not here by its name in the records. */
export const titleOf = (game: string): string => (isGame(game) ? aboutGame(game).title : game);
