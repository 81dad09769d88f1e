import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import type { CardColour, WaxName } from '@conclave/stage/art/wax.ts';
import type { TypeName } from '../../art/virtues-and-sins.ts';
import type { GameId } from '../../lib/games.ts';
import type { SceneName } from './scenes.ts';

/** What every text of the rules says in both languages. */
export interface Said {
  readonly en: string;
  readonly de: string;
}

/** A small picture beside a paragraph, made of the game's own drawings. */
export type Figure =
  | `seal:${WaxName}`
  | `glyph:${GlyphName}`
  | `type:${TypeName}`
  | `card:${CardColour} ${number}`
  | `crest:${number}`
  | `scene:${SceneName}`;

/**
 * A rule of the book is `rule`; the others are marked: a choice of the table, our reading, an example, a value we had to
 * assume, a variant that is not played here yet.
 */
export const KINDS = ['rule', 'option', 'ruling', 'example', 'assumed', 'variant'] as const;
export type Kind = (typeof KINDS)[number];

export interface Paragraph extends Said {
  readonly rules: readonly string[];
  readonly kind: Kind;
  readonly figures: readonly Figure[];
}

export interface Chapter {
  /** The chapter of the rules; a number that names only a chapter opens it here. */
  readonly numbers: readonly string[];
  readonly title: Said;
  readonly paragraphs: readonly Paragraph[];
}

export interface RuleBook {
  readonly game: GameId;
  /** The whole game on one page. */
  readonly summary: readonly Said[];
  readonly chapters: readonly Chapter[];
}

const numbersIn = (list: string): readonly string[] => list.split(' ').filter(number => number !== '');

const paragraph =
  (kind: Kind) =>
  (rules: string, en: string, de: string, ...figures: readonly Figure[]): Paragraph => ({
    rules: numbersIn(rules),
    kind,
    figures,
    en,
    de,
  });

export const rule = paragraph('rule');
export const option = paragraph('option');
export const ruling = paragraph('ruling');
export const example = paragraph('example');
export const assumed = paragraph('assumed');
export const variant = paragraph('variant');

export const chapter = (numbers: string, en: string, de: string, ...paragraphs: readonly Paragraph[]): Chapter => ({
  numbers: numbersIn(numbers),
  title: { en, de },
  paragraphs,
});

export const both = (en: string, de: string): Said => ({ en, de });
