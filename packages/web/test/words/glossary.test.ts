import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RuleBook, Said } from '@conclave/stage/page/book.ts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { bookOf, lessonsOf } from '../parts.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

const CATALOGUE =
  /(^|\/)(words|words\.svelte|story-words|round|de|en|meta-de|meta-en|things-de|things-en|spoken|clock-words|room-words|find-words|me-words|door-refusals|me-refusals|tweaks-words|refusals|figures|hidden|statistics)\.ts$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !/node_modules|dist|test/.test(entry.parentPath))
    .map(entry => join(entry.parentPath, entry.name));

interface Catalogue {
  readonly file: string;
  readonly text: string;
}

/** Comments are for us; in a catalogue of both languages German comes second. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');

const partOf = ({ file, text }: Catalogue, language: 'en' | 'de'): string => {
  if (/(^|[-/])de\.ts$/.test(file)) return language === 'de' ? text : '';
  if (/(^|[-/])en\.ts$/.test(file)) return language === 'en' ? text : '';
  const german = text.search(/^(const|export const) de\b|^ {2}de: \{/m);
  if (german < 0) return text;
  return language === 'de' ? text.slice(german) : text.slice(0, german);
};

const catalogues: readonly Catalogue[] = ['packages']
  .flatMap(folder => filesIn(join(root, folder)))
  .filter(file => CATALOGUE.test(file) && /\/(words|page|src|bots)\//.test(file))
  .map(file => ({ file: relative(root, file), text: withoutComments(readFileSync(file, 'utf8')) }));

const saidIn = ({ summary, chapters, whys = {} }: RuleBook): readonly Said[] => [
  ...summary,
  ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ...Object.values(whys),
];

/** Books and lessons say both languages side by side, so they are read as what they say. */
const books: readonly (readonly [where: string, said: readonly Said[]])[] = await Promise.all(
  GAMES.map(async game => [`the book of ${game}`, saidIn(await bookOf(game))] as const),
);
const lessons: readonly (readonly [where: string, said: readonly Said[]])[] = (
  await Promise.all(
    GAMES.map(async game =>
      (
        await lessonsOf(game)
      ).map(({ id, remarks, farewell }) => [`the lesson ${id} of ${game}`, [...remarks, farewell]] as const),
    ),
  )
).flat();

/** Rows of the glossary: a word, and what it is not called. */
const notIn = (column: number): readonly string[] =>
  readFileSync(join(root, 'docs', 'words.md'), 'utf8')
    .split('\n')
    .filter(line => /^\| (?!---|English )/.test(line))
    .flatMap(line => (line.split('|')[column] ?? '').split(','))
    .map(word => word.trim())
    .filter(word => word !== '');

const FORBIDDEN = { en: notIn(4), de: notIn(5) } as const;

test('there are catalogues to read, and words to look for', () => {
  expect(catalogues.length).toBeGreaterThan(25);
  expect([FORBIDDEN.en.length > 4, FORBIDDEN.de.length > 15]).toEqual([true, true]);
  expect([books.length, lessons.length >= 9]).toEqual([GAMES.length, true]);
});

describe.each(['en', 'de'] as const)('%s', language => {
  test.each(FORBIDDEN[language])('nothing is called "%s" (docs/words.md)', word => {
    const pattern = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u');
    expect(catalogues.filter(catalogue => pattern.test(partOf(catalogue, language))).map(({ file }) => file)).toEqual(
      [],
    );
    const told = [...books, ...lessons].flatMap(([where, said]) =>
      said.filter(text => pattern.test(text[language])).map(text => `${where}: ${text[language]}`),
    );
    expect(told).toEqual([]);
  });
});

/** Words of things that come in numbers; whoever writes one after a number has not asked how many there are. */
const THINGS =
  'steps?|stones?|sin stones?|notch(es)?|cards?|rub(y|ies)|tricks?|points?|seals?|crews?|letters?|jewels?|sets?|moves|rounds|bots?|lines?|Schritte?n?|Steine?n?|Sündensteine?n?|Kerben?|Karten?|Rubine?n?|Stiche?n?|Punkte?n?|Siegeln?|Bautrupps?|Briefe?n?|Ablassbriefe?n?|Edelsteine?n?|Satz|Sätzen?|Züge?n?|Runden?|Bots?|Zeilen?|Talern';
const NUMBERS =
  '-?(count|number|steps|notches|taler|moves|left|by|n|total|points|stones|cards|rubies|sets|letters|tricks|seals|predicted|missing|[a-z.]+\\.length)';
const GLUED = new RegExp(`\\$\\{${NUMBERS}\\} (${THINGS})(?!\\p{L})`, 'u');
/** "one card or several" is asked by the grammar, and by nobody else. */
const ASKED_HERE = /=== 1 \? ['`]1 /;

test('every noun that is counted goes through the number helper', () => {
  const found = catalogues.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter(line => GLUED.test(line) || ASKED_HERE.test(line))
      .map(line => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('what is looked for would be found', () => {
  const found = (line: string): boolean => GLUED.test(line) || ASKED_HERE.test(line);
  expect(['stock: count => `$' + '{count} sin stones`', "n => (n === 1 ? '1 Karte' : '')"].map(found)).toEqual([
    true,
    true,
  ]);
  expect(found('`One $' + '{colour} trick more`')).toBe(false);
});
