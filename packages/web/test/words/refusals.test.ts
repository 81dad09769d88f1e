import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clubRefusals } from '../../src/clubs/refusals.ts';
import { callRefusals } from '../../src/online/call-refusals.ts';
import { doorRefusals } from '../../src/online/door-refusals.ts';
import { myRefusals } from '../../src/online/me-refusals.ts';
import { deRefusals, enRefusals } from '../../src/online/refusals.ts';
import { stewardRefusals } from '../../src/stewards/refusals.ts';

const server = fileURLToPath(new URL('../../../server/src', import.meta.url));

/** What a table or a socket answers when it refuses something, as it stands in the server's code. */
const REFUSED = /\b(?:refused\(context, |refuse\(|unusable\()'(\w+)'|code: '(\w+)', rule: 'table'/g;

/** Said to a program only: the page never sends what is refused with it, or asks again by itself. */
const NEVER_READ = new Set(['helloFirst', 'malformed', 'badNonce', 'elsewhere']);

const codesIn = (folder: string): readonly string[] =>
  readdirSync(`${server}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .flatMap(path => [...readFileSync(`${server}/${folder}/${path}`, 'utf8').matchAll(REFUSED)])
    .flatMap(([, asked, written]) => asked ?? written ?? []);

test('whatever a table refuses has words on the page, in both languages', () => {
  const codes = [...new Set([...codesIn('table'), ...codesIn('live')])].filter(code => !NEVER_READ.has(code));
  expect(codes.length).toBeGreaterThan(30);
  const en: Readonly<Record<string, string>> = { ...enRefusals, ...doorRefusals.en, ...myRefusals.en };
  const de: Readonly<Record<string, string>> = { ...deRefusals, ...doorRefusals.de, ...myRefusals.de };
  expect(codes.filter(code => en[code] === undefined)).toEqual([]);
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

test('whatever is refused to who wants to be called has words, in both languages', () => {
  const source = readFileSync(`${server}/http/routes/channel-refusals.ts`, 'utf8');
  const found = [...source.matchAll(/^ {2}(\w+): \[\d+, .*?(?:, '(\w+)')?\],$/gm)];
  const codes = found.flatMap(([, code, said]) => said ?? code ?? []);
  expect(codes.length).toBeGreaterThan(7);
  const here: Readonly<Record<string, string>> = { ...myRefusals.en, ...callRefusals.en };
  expect(codes.filter(code => here[code] === undefined)).toEqual([]);
  expect(Object.keys(callRefusals.de)).toEqual(Object.keys(callRefusals.en));
});

test('whatever is refused in a club has words, in both languages', () => {
  const source = readFileSync(`${server}/http/routes/club-refusals.ts`, 'utf8');
  const codes = [...source.matchAll(/^ {2}(\w+): \[\d+,/gm)].flatMap(([, code]) => code ?? []);
  expect(codes.length).toBeGreaterThan(18);
  expect(codes.filter(code => clubRefusals.en[code] === undefined)).toEqual([]);
  expect(Object.keys(clubRefusals.de)).toEqual(Object.keys(clubRefusals.en));
});

test('whatever is refused to who looks after the house has words, in both languages', () => {
  const sources = ['http/routes/admin.ts', 'http/routes/house-door.ts', 'http/keepers.ts', 'stewards/stewards.ts'];
  const source = sources.map(path => readFileSync(`${server}/${path}`, 'utf8')).join('\n');
  const codes = [...source.matchAll(/Problem\(\s*\d+,\s*'(\w+)'|return '(\w+)'/g)].flatMap(
    ([, thrown, answered]) => thrown ?? answered ?? [],
  );
  expect(codes.length).toBeGreaterThan(7);
  expect(codes.filter(code => stewardRefusals.en[code] === undefined)).toEqual([]);
  expect(Object.keys(stewardRefusals.de)).toEqual(Object.keys(stewardRefusals.en));
});
