import type { GlyphName } from '../art/glyphs.ts';
import type { CardColour } from '../art/wax.ts';

/** A piece of a scene: a line, a filled shape, a sign, a figure, a playing card, the back of one, or a player's crest. */
export type Piece =
  | { readonly draw: 'line' | 'wood' | 'gold' | 'paper'; readonly d: string }
  | { readonly draw: 'sign'; readonly glyph: GlyphName; readonly x: number; readonly y: number; readonly size: number }
  | { readonly draw: 'text'; readonly text: string; readonly x: number; readonly y: number }
  | {
      readonly draw: 'card';
      readonly colour: CardColour;
      readonly value: number;
      readonly x: number;
      readonly y: number;
      readonly turn?: number;
    }
  | { readonly draw: 'back'; readonly x: number; readonly y: number; readonly turn?: number }
  | { readonly draw: 'crest'; readonly seat: number; readonly x: number; readonly y: number; readonly size: number };

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

export const sign = (glyph: GlyphName, x: number, y: number, size: number): Piece => ({
  draw: 'sign',
  glyph,
  x,
  y,
  size,
});
export const crest = (seat: number, x: number, y: number, size = 26): Piece => ({ draw: 'crest', seat, x, y, size });
export const text = (words: string, x: number, y: number): Piece => ({ draw: 'text', text: words, x, y });
export const card = (colour: CardColour, value: number, x: number, y: number): Piece => ({
  draw: 'card',
  colour,
  value,
  x,
  y,
});

export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
