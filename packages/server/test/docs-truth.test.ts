import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { plainMessage } from '@conclave/protocol/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { commands, DEFAULT_CONFIG } from '../src/index.ts';
import { askableAt } from './fuzz/document.ts';
import { type House, openHouse } from './house.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const hosting = read('docs/hosting.md');
const protocol = read('docs/protocol.md');

let house: House;
beforeAll(async () => {
  house = await openHouse({ adminToken: 'a-long-admin-token-for-tests', programs: true, programLadder: true });
});
afterAll(() => house.close());

test('every setting of the server is in the table for hosts, under the same names', () => {
  const settings = commands.serve.help.match(/--[\w-]+ +CONCLAVE_\w+/g) ?? [];
  expect(settings.length).toBeGreaterThan(20);
  const told = settings.filter(line => {
    const [flag, env] = line.split(/ +/);
    return hosting.includes(`| \`${flag}\` | \`${env}\` |`);
  });
  expect(settings.filter(line => !told.includes(line))).toEqual([]);
});

test('limits that hosts read of are those of the house', () => {
  const { limits } = DEFAULT_CONFIG;
  for (const [number, what] of [
    [limits.openTables, 'tables of their own that wait for people'],
    [limits.runningTables, 'that run'],
    [limits.botTables, 'with bots'],
    [limits.mutes, 'muted people'],
    [limits.reportsADay, 'reports a day'],
    [limits.requestsPerMinute, 'requests to the API'],
    [limits.guestsPerMinute, 'new guests a minute'],
    [limits.guestsADay, 'a day, 120 tables an hour'],
    [limits.tablesAnHour, 'tables an hour'],
    [limits.socketsPerAddress, 'sockets. An address'],
    [limits.codesPerMinute, 'codes a minute and address'],
    [limits.codesPerMinuteHere, 'in the whole house'],
    [limits.channelsADay, 'new ones a day and address'],
  ] as const)
    expect(hosting.includes(`${number} ${what}`), `${number} ${what}`).toBe(true);
});

/** The document itself, and what becomes a socket. */
const BESIDE = ['GET /api/openapi.json', 'GET /api/live'];

/** `GET /api/me/games`, `POST /api/tables/ID/moves`: whatever is written in capitals or dots stands for something. */
const asked = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/(?:api|health|metrics)[\w/.-]*)/g)].map(
    ([, method = '', path = '']) => [method, path.replace(/[.…]+$/, '')],
  );

test('what the documents ask of a house can be asked of it', async () => {
  const { operations } = await askableAt(house.base);
  const shapes = operations.map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`));
  const all = [
    'docs/protocol.md',
    'docs/hosting.md',
    'docs/privacy.md',
    'docs/scale.md',
    'docs/playing.md',
    'docs/programs.md',
  ].flatMap(path => asked(read(path)).map(([method, address]) => `${method} ${address}`));
  expect(all.length).toBeGreaterThan(40);
  const known = (line: string): boolean => shapes.some(shape => shape.test(line)) || BESIDE.includes(line);
  expect([...new Set(all)].filter(line => !known(line))).toEqual([]);
});

interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Of every kind of message its name, and of notices their codes. */
const kindsIn = (shape: Shape): readonly string[] => {
  const cases = shape.oneOf ?? shape.anyOf;
  if (cases !== undefined) return cases.flatMap(kindsIn);
  const { type, code } = shape.properties ?? {};
  const codes = type?.const === 'notice' ? [code?.const ?? code?.enum ?? []].flat() : [];
  return [type?.const ?? [], codes].flat().map(String);
};

test('every message of the server, and every kind of notice, is told of', () => {
  const kinds = [...new Set(kindsIn(z.toJSONSchema(plainMessage, { io: 'output' }) as Shape))];
  expect(kinds).toEqual(expect.arrayContaining(['snapshot', 'update', 'notice', 'news', 'farewell']));
  expect(kinds.filter(kind => !new RegExp(`[\`"]${kind}[\`"]`).test(protocol))).toEqual([]);
});

test('every room of the page is in its read-me, and what that names is there', () => {
  const text = read('packages/web/README.md');
  const rooms = readdirSync(new URL('packages/web/src', ROOT), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
  expect(rooms.filter(room => !text.includes(`src/${room}/`))).toEqual([]);
  const named = [...text.matchAll(/`(src\/[\w/-]+\/)`/g)].map(([, path = '']) => path);
  expect(named.filter(path => !existsSync(new URL(`packages/web/${path}`, ROOT)))).toEqual([]);
});

test('every page for developers, hosts and players can be found from the front door', () => {
  const readme = read('README.md');
  const pages = readdirSync(new URL('docs', ROOT)).filter(name => name.endsWith('.md'));
  expect(pages.filter(name => !readme.includes(`docs/${name}`))).toEqual([]);
});

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...['docs', 'packages', 'packages/games'].flatMap(folder =>
    readdirSync(new URL(folder, ROOT)).flatMap(name =>
      [`${folder}/${name}`, `${folder}/${name}/README.md`].filter(path => path.endsWith('.md')),
    ),
  ),
].filter(path => existsSync(new URL(path, ROOT)));

/** Where a reader is who is told of the server, of any game, or of what a browser is shown. */
const SPOKEN_OF = ['packages/server/src/', 'packages/games/dogma/', 'packages/web/test/browser/'].map(
  folder => new URL(folder, ROOT),
);

test('every file that a document names is there', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(15);
  const missing = DOCUMENTS.flatMap(document => {
    const own = new URL(document, ROOT);
    const places = [ROOT, own, ...['src/', 'rules/', 'page/'].map(folder => new URL(folder, own)), ...SPOKEN_OF];
    const named = [...read(document).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|mjs|svelte|md|json))`/g)].map(
      ([, path = '']) => path,
    );
    return named
      .filter(path => !places.some(place => existsSync(new URL(path, place))))
      .map(path => `${document}: ${path}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
