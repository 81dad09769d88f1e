import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules as dogma } from '@conclave/dogma/rules';
import type { AnyRules } from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import type { RuleBook } from '@conclave/stage/page/book.ts';
import { describe, expect, test } from 'vitest';
import { gameOfRule, RULE_NUMBER } from '../../src/games/rule-numbers.ts';
import { anchorIn, chapterOf, fits, isExplained, paragraphOf, pieces } from '../../src/rules/find.ts';
import { GAMES, type GameId } from '../games.ts';
import { bookOf } from '../parts.ts';

const RULES: Readonly<Record<GameId, AnyRules>> = { 'seven-seals': sevenSeals, dogma, 'mea-culpa': meaCulpa };
const PACKAGES = new URL('../../../', import.meta.url).pathname;

/** What the rules texts number, from scripts/rule-numbers.mjs. */
const numbersOf = (game: string): readonly string[] =>
  JSON.parse(readFileSync(new URL(`./numbers/${game}.json`, import.meta.url), 'utf8'));

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|svelte)$/.test(name) && !name.endsWith('invariants.ts')) // these speak to programmers
    .map(name => readFileSync(join(folder, name), 'utf8'));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Every number that stands in the code of a folder and not in its comments: refusals, events, options, words. */
const citedIn = (folder: string): readonly string[] => [
  ...new Set(sources(folder).flatMap(text => withoutComments(text).match(RULE_NUMBER) ?? [])),
];

const allParagraphs = (book: RuleBook) => book.chapters.flatMap(({ paragraphs }) => paragraphs);

/** Numbers that speak to programmers: shapes of moves, invariants, lists of codes. */
const FOR_PROGRAMMERS = /^(SS-11\.[23]|SS-14.*|DG-17\.2|DG-20.*|MC-0\.5|MC-30)$/;
const IS_EXAMPLE = /^(SS-E|DG-E|WE-)/;

describe.each(GAMES)('the rules of %s in the app', game => {
  test('every number that code or words of the game cite has its paragraph', async () => {
    const book = await bookOf(game);
    const cited = ['rules', 'words'].flatMap(folder => citedIn(join(PACKAGES, 'games', game, folder)));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(number => !isExplained(book, number))).toEqual([]);
  });

  test('every number of the rules that concerns a player is explained', async () => {
    const book = await bookOf(game);
    const missing = numbersOf(game).filter(
      number => !FOR_PROGRAMMERS.test(number) && !IS_EXAMPLE.test(number) && !isExplained(book, number),
    );
    expect(missing).toEqual([]);
  });

  test('no paragraph cites a number that the rules do not have', async () => {
    const book = await bookOf(game);
    const known = new Set(numbersOf(game));
    const used = book.chapters.flatMap(({ numbers, paragraphs }) => [
      ...numbers,
      ...paragraphs.flatMap(({ rules, en, de }) => [
        ...rules,
        ...(en.match(RULE_NUMBER) ?? []),
        ...(de.match(RULE_NUMBER) ?? []),
      ]),
    ]);
    expect(used.filter(number => !known.has(number))).toEqual([]);
  });

  test('each number has one place only, and each text both languages', async () => {
    const book = await bookOf(game);
    const rules = allParagraphs(book).flatMap(paragraph => paragraph.rules);
    expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([]);
    for (const { en, de, rules: numbers } of allParagraphs(book)) {
      expect(numbers.length).toBeGreaterThan(0);
      expect(en.length).toBeGreaterThan(10);
      expect(de.length).toBeGreaterThan(10);
      expect(en).not.toBe(de);
      expect(en.match(RULE_NUMBER)).toEqual(de.match(RULE_NUMBER));
    }
  });

  test('every option of a table is explained as one, and every ruling as ours', async () => {
    const book = await bookOf(game);
    const kindOf = (number: string): string | undefined => paragraphOf(book, number)?.kind;
    for (const { key, rule } of RULES[game].options.specs)
      expect(['option', 'assumed', 'rule'], `${key}: ${rule}`).toContain(kindOf(rule));
    const options = allParagraphs(book).filter(({ kind }) => kind === 'option');
    expect(options.length).toBeGreaterThan(2);
    const rulings = numbersOf(game).filter(number => /^((SS|DG)-)?D-?\d+$/.test(number));
    expect(rulings.filter(number => paragraphOf(book, number) === undefined)).toEqual([]);
  });

  test('every chapter about things on the table is illustrated', async () => {
    const book = await bookOf(game);
    const bare = book.chapters.filter(({ paragraphs }) => paragraphs.every(({ figures }) => figures.length === 0));
    expect(bare.map(({ title }) => title.en)).toEqual([]);
  });

  test('a summary fits one page', async () => {
    const { summary } = await bookOf(game);
    expect(summary.map(line => line.de).join(' ').length).toBeLessThan(1800);
    expect(summary.length).toBeGreaterThan(4);
  });
});

describe('finding a rule', () => {
  test('words of the page cite only numbers that are explained', async () => {
    const cited = GAMES.flatMap(game => citedIn(join(PACKAGES, 'games', game, 'page')));
    const books = await Promise.all(GAMES.map(bookOf));
    const lost = cited.filter(
      number => !books.some(book => book.game === gameOfRule(number) && isExplained(book, number)),
    );
    expect(lost).toEqual([]);
  });

  test('a number leads to its paragraph, a chapter number to its chapter', async () => {
    const book = await bookOf('seven-seals');
    expect(anchorIn(book, 'SS-5.4')).toBe('rule-SS-5-4');
    expect(anchorIn(book, 'SS-4.9')).toBe('rule-SS-4-8');
    expect(anchorIn(book, 'SS-4')).toBe('rule-SS-4');
    expect(chapterOf(book, 'SS-13')?.numbers).toContain('SS-13');
    expect(anchorIn(book, 'SS-99.1')).toBeUndefined();
  });

  test('numbers in a text become links and the text stays whole', () => {
    const text = 'First (SS-4.8), then MC-26.3.1, D-41 and C10. Not 12 or C15.';
    expect(pieces(text).flatMap(({ rule }) => rule ?? [])).toEqual(['SS-4.8', 'MC-26.3.1', 'D-41', 'C10']);
    expect(
      pieces(text)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('search needs every word, without minding accents or case', async () => {
    const [paragraph] = allParagraphs(await bookOf('dogma')).filter(({ rules }) => rules.includes('DG-7.1'));
    if (paragraph === undefined) throw new Error('DG-7.1 is missing');
    expect(fits('STAPEL lege', 'de', paragraph)).toBe(true);
    expect(fits('dg-7.1', 'en', paragraph)).toBe(true);
    expect(fits('stapel rubin', 'de', paragraph)).toBe(false);
  });

  test('values of the board sheet that no book gives are marked as assumed', async () => {
    const assumed = allParagraphs(await bookOf('mea-culpa')).filter(({ kind }) => kind === 'assumed');
    expect(assumed.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining(['D-3', 'D-4', 'D-5']));
    for (const { en, de } of assumed) {
      expect(en).toMatch(/assumed/i);
      expect(de).toMatch(/angenommen/i);
    }
  });
});
