import { GAMES as SHELF } from '@conclave/house';
import type { Title } from '@conclave/kernel';
import type { GamePage, GameSetup } from '@conclave/stage/page/page.ts';
import { plainDoor } from './plain-door.ts';

/** Whoever lays a page into its game's folder, which is called as the game, has it here; nothing else names the games. */
const FOUND = import.meta.glob<GamePage>('../../../games/*/page/index.ts', { eager: true, import: 'page' });

/** A game as the web shows it: its lid, what its own page brings, and what every game is lent. */
export interface PageHere extends Omit<GamePage, 'table'>, Partial<Pick<GamePage, 'table'>> {
  readonly title: Title;
  readonly ruleNumbers: string;
  setup(): Promise<GameSetup>;
}

const lent = ({ id, letters }: Title) => ({
  door: plainDoor,
  ruleNumbers: `${letters}-D?\\d+(?:\\.\\d+)*`,
  setup: async () => (await import('../plain/plain-setup.ts')).plainSetup(id),
});

/** The games of the house, in the order of their doors. */
export const PAGES: readonly PageHere[] = SHELF.map(({ title }) => ({
  ...lent(title),
  ...FOUND[`../../../games/${title.id}/page/index.ts`],
  title,
}));
export const GAMES: readonly string[] = PAGES.map(({ title }) => title.id);

export const isGame = (value: unknown): value is string => GAMES.some(id => id === value);

/** The page of a game that this house has. */
export const pageOf = (game: string): PageHere => {
  const page = PAGES.find(({ title }) => title.id === game);
  if (page === undefined) throw new Error(`there is no game "${game}" here`);
  return page;
};

/** The game that an address asks for; the first door where it asks for none that is here. */
export const gameOr = (asked: string): string => (isGame(asked) ? asked : (GAMES[0] ?? ''));
