import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { castOf } from '../cast/cast.ts';
import { pageOf } from '../games/games.ts';
import { go } from '../page/router.svelte.ts';
import { say } from '../words/words.svelte.ts';
import { keepSolo, newSolo } from './solo-store.ts';

export interface SoloChoice {
  readonly seats?: number;
  readonly options?: object;
  readonly level?: string;
}

/** One click: a table of the usual size with the printed rules, and the first bots that are free. */
export const startSolo = (
  game: string,
  { seats = pageOf(game).title.usual, options = {}, level = 'regular' }: SoloChoice = {},
): void => {
  const words = say();
  const me = settings.name === '' ? words.table.you : settings.name;
  const cast = castOf(game, level).slice(0, seats - 1);
  const names = [me, ...cast.map(({ name }) => name[settings.language])];
  const table = newSolo({ game, options, names, level });
  keepSolo(table);
  go({ at: 'solo', id: table.id });
};
