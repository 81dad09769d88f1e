import type { Chapter, Paragraph, RuleBook } from '@conclave/stage/page/book.ts';
import { RULE_NUMBER } from '../games/rule-numbers.ts';

export const paragraphOf = (book: RuleBook, number: string): Paragraph | undefined =>
  book.chapters.flatMap(({ paragraphs }) => paragraphs).find(({ rules }) => rules.includes(number));

export const chapterOf = (book: RuleBook, number: string): Chapter | undefined =>
  book.chapters.find(
    ({ numbers, paragraphs }) => numbers.includes(number) || paragraphs.some(({ rules }) => rules.includes(number)),
  );

/** Where a number stands in the book: a paragraph of its own, or the head of its chapter. */
export const isExplained = (book: RuleBook, number: string): boolean => chapterOf(book, number) !== undefined;

/** The paragraph's place on the page; the first of its numbers names it. */
export const anchorOf = (number: string): string => `rule-${number.replaceAll('.', '-')}`;

export const anchorIn = (book: RuleBook, number: string): string | undefined => {
  const first = paragraphOf(book, number)?.rules[0] ?? chapterOf(book, number)?.numbers[0];
  return first === undefined ? undefined : anchorOf(first);
};

const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Every word that was typed must occur, in the text or among the numbers. */
export const fits = (words: string, language: 'en' | 'de', paragraph: Paragraph): boolean => {
  const where = plain(`${paragraph[language]} ${paragraph.rules.join(' ')}`);
  return plain(words)
    .split(/\s+/)
    .every(word => where.includes(word));
};

export interface Piece {
  readonly text: string;
  readonly rule?: string;
}

/** A text with the rule numbers in it apart, so that they can be links. */
export const pieces = (text: string): readonly Piece[] => {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE_NUMBER)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
};

/** The sentence that a paragraph begins with. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s+(?=[\p{Lu}„“"])/u)[0] ?? text;

/** Why something happened, in one sentence. */
export const whyOf = (book: RuleBook, rule: string, event: string, language: 'en' | 'de'): string => {
  const said = book.whys?.[`${rule} ${event}`] ?? book.whys?.[rule];
  return said?.[language] ?? firstSentence(paragraphOf(book, rule)?.[language] ?? '');
};
