import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { namesAt } from '../cast/cast.ts';
import { pageOf } from '../games/games.ts';
import { go } from '../page/router.svelte.ts';
import { say } from '../words/words.svelte.ts';
import { keepSolo, newSolo } from './solo-store.ts';

export interface SoloChoice {
  readonly seats?: number;
  readonly options?: object;
  readonly level?: string;
  /** By seat, the first of which is ours: who is of another kind than the level says. */
  readonly bots?: readonly (string | undefined)[] | undefined;
}

/** Names for everybody, each of them once. */
const namesFor = (game: string, sitting: readonly string[], me: string): readonly string[] => {
  const names = [me];
  for (const who of sitting) {
    const free = namesAt(game, who).find(name => !names.includes(name[settings.language]));
    names.push(free?.[settings.language] ?? `Bot ${names.length + 1}`);
  }
  return names;
};

/** One click: a table of the usual size with the printed rules, and the first bots that are free. */
export const startSolo = (
  game: string,
  { seats = pageOf(game).title.usual, options = {}, level = 'regular', bots }: SoloChoice = {},
): void => {
  const words = say();
  const me = settings.name === '' ? words.table.you : settings.name;
  const others = Array.from({ length: seats - 1 }, (_, index) => bots?.[index + 1] ?? level);
  const table = newSolo({ game, options, names: namesFor(game, others, me), level, bots });
  keepSolo(table);
  go({ at: 'solo', id: table.id });
};
