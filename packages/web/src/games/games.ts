import type { GamePage } from '@conclave/stage/page/page.ts';

/** Whoever lays a page into its game's folder has a door here; nothing else names the games. */
const FOUND = import.meta.glob<GamePage>('../../../games/*/page/index.ts', { eager: true, import: 'page' });

/** The games of the house, in the order of their doors. */
export const PAGES: readonly GamePage[] = Object.values(FOUND).toSorted((one, other) => one.place - other.place);
export const GAMES: readonly string[] = PAGES.map(({ id }) => id);

export const isGame = (value: unknown): value is string => PAGES.some(({ id }) => id === value);

/** The page of a game that this house has. */
export const pageOf = (game: string): GamePage => {
  const page = PAGES.find(({ id }) => id === game);
  if (page === undefined) throw new Error(`there is no game "${game}" here`);
  return page;
};

/** The game that an address asks for; the first door where it asks for none that is here. */
export const gameOr = (asked: string): string => (isGame(asked) ? asked : (GAMES[0] ?? ''));
