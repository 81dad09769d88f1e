import type { Component } from 'svelte';
import type { Picture } from '../art/drawing.ts';
import type { GlyphName } from '../art/glyphs.ts';
import type { CardColour, WaxName } from '../art/wax.ts';
import type { InLanguages } from '../language/catalogue.ts';
import type { Scene } from './scene.ts';

/** What every text of the rules says in both languages. */
export type Said = InLanguages<string>;

/** A picture of the game's own, by its name, made of the things of the table; `high`: the room that is kept for it, in rem. */
export interface Shown {
  readonly of: string;
  readonly high: number;
}
/** What draws them. It comes after the words. */
export type Pictures = () => Promise<{ readonly default: Component<{ readonly of: string }> }>;

/** A small picture beside a paragraph: a piece of the table by its name, or a drawing, a scene or a picture of the game's own. */
export type Figure =
  | `seal:${WaxName}`
  | `glyph:${GlyphName}`
  | `card:${CardColour} ${number}`
  | `crest:${number}`
  | Picture
  | Scene
  | Shown;

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

/**
 * Why something happened, in one sentence: for a rule, or for a rule and an event (`MC-6.2 crewSent`). Where nothing stands here, the rule's
 * paragraph begins with it.
 */
export type Whys = Readonly<Record<string, Said>>;

export interface RuleBook {
  readonly game: string;
  /** The whole game on one page. */
  readonly summary: readonly Said[];
  readonly chapters: readonly Chapter[];
  readonly whys?: Whys;
  readonly pictures?: Pictures;
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

export const shown = (of: string, high: number): Shown => ({ of, high });

export const both = (en: string, de: string): Said => ({ en, de });
