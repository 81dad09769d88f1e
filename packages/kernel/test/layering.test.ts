import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** kernel <- games <- bots <- server, web, cli; web and server share the protocol only. */
const MAY_IMPORT: readonly (readonly [package_: RegExp, mayImport: RegExp])[] = [
  [/^kernel$/, /^$/],
  [/^games\//, /^kernel$/],
  [/^bots$/, /^(kernel|games\/.*)$/],
  [/^protocol$/, /^kernel$/],
  [/^server$/, /^(kernel|games\/.*|bots|protocol)$/],
  [/^web$/, /^(kernel|games\/.*|bots|protocol)$/],
  [/^cli$/, /^(kernel|games\/.*|bots|protocol|server)$/],
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

/** The packages that the files of a folder import, without relative and Node's own. */
const importsOf = (folder: string): ReadonlySet<string> => {
  const found = new Set<string>();
  if (!existsSync(folder)) return found;
  for (const file of walk(folder)) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\s]+)'/g,
    )) {
      if (/^[.#/]|^node:|^virtual:|\$\{/.test(specifier)) continue;
      found.add(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return found;
};

describe.each(packages)('$place', ({ folder, place, manifest }) => {
  test('declares what it imports', () => {
    const declared = new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.devDependencies ?? {}),
      manifest.name,
    ]);
    expect([...importsOf(join(folder, 'src'))].filter(name => !declared.has(name))).toEqual([]);
    const forTests = new Set([...declared, ...Object.keys(rootManifest.devDependencies ?? {})]);
    expect([...importsOf(join(folder, 'test'))].filter(name => !forTests.has(name))).toEqual([]);
  });

  test('imports only what lies below it', () => {
    const below = MAY_IMPORT.find(([own]) => own.test(place))?.[1];
    if (below === undefined) throw new Error(`${place} has no place in the order of imports`);
    const ours = packages.filter(
      ({ manifest: { name } }) => name !== manifest.name && importsOf(join(folder, 'src')).has(name),
    );
    expect(ours.map(other => other.place).filter(other => !below.test(other))).toEqual([]);
  });
});

test('kernel and games compile without Node and DOM types', () => {
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { lib: unknown; types: unknown };
  };
  expect(base.compilerOptions).toMatchObject({ lib: ['ES2023'], types: [] });
  for (const { folder, place } of packages.filter(({ place: at }) => at === 'kernel' || at.startsWith('games/'))) {
    const own = readFileSync(join(folder, 'tsconfig.json'), 'utf8');
    expect([place, /"(lib|types)"/.test(own)]).toEqual([place, false]);
  }
});
