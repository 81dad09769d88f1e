import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** kernel <- search <- games <- house <- bots <- server, cli; web and server share the protocol only. */
const MAY_IMPORT: readonly (readonly [package_: RegExp, mayImport: RegExp])[] = [
  [/^kernel$/, /^$/],
  [/^search$/, /^kernel$/],
  [/^games\//, /^(kernel|search)$/],
  [/^house$/, /^(kernel|search|games\/.*)$/],
  [/^bots$/, /^(kernel|search|house)$/],
  [/^protocol$/, /^kernel$/],
  [/^server$/, /^(kernel|search|house|bots|protocol)$/],
  [/^stage$/, /^kernel$/],
  [/^web$/, /^(kernel|search|house|protocol|stage)$/],
  [/^cli$/, /^(kernel|search|house|bots|protocol|server)$/],
];

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const walk = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (['node_modules', 'dist'].includes(name)) return [];
    return statSync(path).isDirectory() ? walk(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });

/** The folders that a package is made of; one of a game never imports from a later one. */
const ROOMS = ['src', 'rules', 'words', 'bots'];

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const packages = ['packages', 'packages/games']
  .flatMap(folder => readdirSync(join(root, folder)).map(name => join(root, folder, name)))
  .filter(folder => existsSync(join(folder, 'package.json')))
  .map(folder => ({
    folder,
    place: relative(join(root, 'packages'), folder).replaceAll('\\', '/'),
    manifest: readManifest(folder),
  }));

const rootManifest = readManifest(root);

const specifiersIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\s]+)'/g)].map(([, name = '']) => name);

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the files of a folder import, without relative and Node's own. */
const importsOf = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : walk(folder)
        .flatMap(specifiersIn)
        .filter(specifier => !/^[.#/]|^node:|^virtual:|\$\{/.test(specifier))
        .map(packageOf);

const sourceImports = (folder: string): ReadonlySet<string> =>
  new Set(ROOMS.flatMap(room => importsOf(join(folder, room))));

/** The folder of a file, or of what it imports; the lid of a box lies in no room. */
const folderOf = (file: string): string => relative(join(root, 'packages'), dirname(file)).replaceAll('\\', '/');

const importedFolders = (file: string): readonly string[] =>
  specifiersIn(file)
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => folderOf(join(dirname(file), specifier)));

/** Relative imports that lead from a room of a game into a later one: the rules know no words, and words no bots. */
const climbing = (folder: string, room: string): readonly string[] =>
  existsSync(join(folder, room))
    ? walk(join(folder, room)).filter(file =>
        importedFolders(file).some(target =>
          later(room).some(name => `${target}/`.startsWith(`${folderOf(join(folder, name, 'x'))}/`)),
        ),
      )
    : [];

const later = (room: string): readonly string[] => ROOMS.slice(ROOMS.indexOf(room) + 1);

/** Which folders the files of a folder import from. */
const folderGraph = (folder: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const file of [...ROOMS, 'page']
    .map(room => join(folder, room))
    .filter(existsSync)
    .flatMap(walk)) {
    const from = folderOf(file);
    const known = graph.get(from) ?? new Set();
    for (const target of importedFolders(file)) if (target !== from) known.add(target);
    graph.set(from, known);
  }
  return graph;
};

/** Everything that can be reached from a folder. */
const reach = (
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  for (const next of graph.get(from) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reach(graph, next, seen);
  }
  return seen;
};

const WITHOUT_CIRCLES = /^(kernel|search|house|bots|server|stage|web|games\/.*)$/;

/** A game's page stands on the stage and on its own game, and never on the web or on another game. */
const ON_STAGE = /^(@conclave\/(kernel|stage)|svelte)$/;

describe.each(packages)('$place', ({ folder, place, manifest }) => {
  test('declares what it imports', () => {
    const declared = new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.devDependencies ?? {}),
      manifest.name,
    ]);
    expect([...sourceImports(folder)].filter(name => !declared.has(name))).toEqual([]);
    const forTests = new Set([...declared, ...Object.keys(rootManifest.devDependencies ?? {})]);
    expect(importsOf(join(folder, 'test')).filter(name => !forTests.has(name))).toEqual([]);
  });

  test('imports only what lies below it', () => {
    const below = MAY_IMPORT.find(([own]) => own.test(place))?.[1];
    if (below === undefined) throw new Error(`${place} has no place in the order of imports`);
    const ours = packages.filter(({ manifest: { name } }) => name !== manifest.name && sourceImports(folder).has(name));
    expect(ours.map(other => other.place).filter(other => !below.test(other))).toEqual([]);
  });
});

test.each(packages.filter(({ place }) => place.startsWith('games/')))(
  '$place: rules import no words, words no bots',
  ({ folder }) => {
    expect(['rules', 'words'].flatMap(room => climbing(folder, room))).toEqual([]);
    expect(
      ['rules', 'words'].flatMap(room => importsOf(join(folder, room))).filter(name => name !== '@conclave/kernel'),
    ).toEqual([]);
  },
);

test.each(packages.filter(({ place }) => WITHOUT_CIRCLES.test(place)))(
  '$place: no circle among folders',
  ({ folder }) => {
    const graph = folderGraph(folder);
    expect([...graph.keys()].filter(from => reach(graph, from).has(from))).toEqual([]);
  },
);

test.each(packages.filter(({ folder }) => existsSync(join(folder, 'page'))))(
  '$place: the page imports the stage and its own game alone',
  ({ folder, manifest: { name, devDependencies = {} } }) => {
    const page = join(folder, 'page');
    const imported = importsOf(page).filter(other => other !== name);
    expect(imported.filter(other => !ON_STAGE.test(other))).toEqual([]);
    expect(imported.filter(other => other !== '@conclave/kernel' && !(other in devDependencies))).toEqual([]);
    const targets = walk(page).flatMap(file =>
      specifiersIn(file)
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => relative(page, join(dirname(file), specifier))),
    );
    expect(targets.filter(target => target.startsWith('..'))).toEqual([]);
  },
);

/** The one list of the games. */
const SHELF = join(root, 'packages/house/src/games.ts');

test.each(packages.filter(({ place }) => !place.startsWith('games/')))(
  '$place: names no game, so that a new one needs no line here',
  ({ folder }) => {
    const ids = packages.flatMap(({ place }) => (place.startsWith('games/') ? [place.slice('games/'.length)] : []));
    const named = new RegExp(`['"\`.](?:${ids.join('|')})['"\`:]|^\\s*(?:${ids.join('|')}):`, 'm');
    const files = walk(join(folder, 'src')).filter(file => file !== SHELF);
    expect(files.filter(file => named.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

test('kernel, search and games compile without Node and DOM types', () => {
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { lib: unknown; types: unknown };
  };
  expect(base.compilerOptions).toMatchObject({ lib: ['ES2023'], types: [] });
  const theirs = packages
    .filter(({ place }) => place === 'kernel' || place === 'search' || place.startsWith('games/'))
    .map(({ folder }) => join(folder, 'tsconfig.json'));
  for (const file of [...theirs, join(root, 'tsconfig.game.json')]) {
    expect([file, /"(lib|types)"/.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  }
});
