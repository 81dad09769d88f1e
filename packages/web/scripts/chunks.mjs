import { existsSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../games', import.meta.url).pathname;
/** Number, case and gender: only the words of games need them, and those of every game. */
const GRAMMAR = /\/kernel\/src\/grammar\/(english|german)\.ts$/;
const tableOf = game => `${FOLDER}/${game}/page/table.ts`;

/** The games that have a page of their own. */
export const GAMES = readdirSync(FOLDER).filter(game => existsSync(tableOf(game)));

/** All that a module imports, and what that imports in turn; what is loaded later does not count. */
const reach = (id, context, seen = new Set()) => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach(next, context, seen);
  return seen;
};

/** Does something of all tables need it too, as the drawer does? In one game's file it would bring that game to every table. */
const isUsedOutside = (id, game, context) =>
  !id.startsWith(FOLDER) && (context.getModuleInfo(id)?.importers ?? []).some(importer => !game.has(importer));

/**
 * Which file a module goes into. Left to itself the bundler writes a file for every set of screens that share something, most of them
 * smaller than what asking for them costs. So what the first paint needs is one file, what every table needs one, and each game one more.
 */
export const chunks = web => {
  let reached;
  const look = context => {
    reached ??= {
      games: GAMES.map(game => reach(tableOf(game), context)),
      solo: reach(`${web}/src/solo/SoloTable.svelte`, context),
    };
    return reached;
  };
  const isForAll = (id, { solo, games }, context) => {
    const [its, other] = games.filter(game => game.has(id));
    return solo.has(id) || other !== undefined || (its !== undefined && isUsedOutside(id, its, context));
  };
  const gameOf = (id, { games }) => GAMES[games.findIndex(game => game.has(id))];
  return {
    groups: [
      { name: 'page', tags: ['$initial'], priority: 3 },
      { name: 'grammar', test: GRAMMAR, priority: 2 },
      {
        name: (id, context) => (isForAll(id, look(context), context) ? 'table' : null),
        debugName: 'table',
        priority: 1,
      },
      { name: (id, context) => gameOf(id, look(context)), debugName: 'game' },
    ],
  };
};
