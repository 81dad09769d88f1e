import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRESTS, GLYPHS } from '@conclave/stage/art/glyphs.ts';
import { WAX } from '@conclave/stage/art/wax.ts';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { ICONS } from './icons.ts';

const PACKAGES = new URL('../../', import.meta.url).pathname;
const NAMES = Object.keys(GLYPHS) as (keyof typeof GLYPHS)[];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.(ts|svelte)$/.test(path) && !/art\/(glyphs|wax)\.ts$/.test(path) ? [path] : [];
  });
const textOf = (folder: string): string =>
  filesIn(join(PACKAGES, folder))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');

/** Whose sources draw a sign: the page around the games, or a game. */
const SOURCES: readonly (readonly [owner: string, text: string])[] = [
  ['page', `${textOf('stage/src')}\n${textOf('web/src')}`],
  ...GAMES.map(game => [game, textOf(`games/${game}/page`)] as const),
];
const draws = (text: string, name: string): boolean =>
  new RegExp(
    `<Glyph[^>]*name="${name}"|sign="${name}"|sign: '${name}'|'glyph:${name}'|sign\\('${name}'|glyph\\('${name}'`,
  ).test(text);

describe('one sign for one thing', () => {
  test('every sign means something, and no two mean the same', () => {
    const meanings = NAMES.map(name => ICONS[name].means);
    expect(new Set(meanings).size).toBe(NAMES.length);
  });

  test('crests are nothing but crests, and the colours of wax nothing but colours', () => {
    for (const name of CRESTS) expect([name, ICONS[name].of]).toEqual([name, 'crest']);
    const colours: readonly string[] = Object.values(WAX).flatMap(wax => ('sign' in wax ? [wax.sign] : []));
    for (const name of NAMES) expect([name, ICONS[name].of === 'colour']).toEqual([name, colours.includes(name)]);
  });

  test.each(SOURCES)('%s draws only what is its own', (owner, text) => {
    const strangers = NAMES.filter(name => {
      const { of } = ICONS[name];
      if (!draws(text, name) || of === 'colour') return false;
      return Array.isArray(of) ? !of.includes(owner) : of !== owner;
    });
    expect(strangers).toEqual([]);
  });

  test('a mitre is the Pope and nothing else', () => {
    expect(SOURCES.filter(([, text]) => draws(text, 'mitre')).map(([owner]) => owner)).toEqual(['mea-culpa']);
  });
});
