import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import type { CardColour } from '@conclave/stage/art/wax.ts';

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

const sign = (glyph: GlyphName, x: number, y: number, size: number): Piece => ({ draw: 'sign', glyph, x, y, size });
const crest = (seat: number, x: number, y: number, size = 26): Piece => ({ draw: 'crest', seat, x, y, size });
const text = (words: string, x: number, y: number): Piece => ({ draw: 'text', text: words, x, y });
const card = (colour: CardColour, value: number, x: number, y: number): Piece => ({
  draw: 'card',
  colour,
  value,
  x,
  y,
});

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** SS-E6 on the board: violet was led, a red 3 wins. */
const trick: Scene = {
  width: 240,
  height: 190,
  pieces: [
    { draw: 'wood', d: ring(120, 95, 92) },
    { draw: 'line', d: ring(120, 95, 84) },
    card('violet', 8, 101, 125),
    { draw: 'gold', d: ring(58, 95, 36) },
    card('red', 3, 39, 68),
    card('violet', 1, 101, 10),
    card('green', 8, 163, 68),
    crest(0, 108, 160, 24),
    crest(1, 2, 82, 24),
    crest(2, 84, 0, 24),
    crest(3, 214, 82, 24),
  ],
};

/** DG-7.2  Three contributions on the lectern: only the newest can be checked. */
const pile: Scene = {
  width: 300,
  height: 120,
  pieces: [
    { draw: 'wood', d: 'M10 92H290L276 116H24z' },
    { draw: 'back', x: 26, y: 24, turn: -8 },
    { draw: 'back', x: 44, y: 22, turn: 2 },
    crest(0, 40, 2),
    { draw: 'back', x: 110, y: 23, turn: -3 },
    crest(1, 118, 2),
    { draw: 'gold', d: 'M176 12H270V90H176z' },
    { draw: 'back', x: 186, y: 22, turn: -6 },
    { draw: 'back', x: 204, y: 20, turn: 0 },
    { draw: 'back', x: 222, y: 22, turn: 7 },
    crest(2, 210, 0),
    sign('eye', 248, 62, 26),
  ],
};

/** MC-3  The track: Heaven at the left, Hell at the right, souls between. */
const ladder: Scene = {
  width: 420,
  height: 96,
  pieces: [
    { draw: 'line', d: 'M40 58H380M40 64H380' },
    ...Array.from({ length: 16 }, (_, rung): Piece => ({ draw: 'line', d: `M${58 + rung * 20} 54V68` })),
    sign('halo', 4, 44, 34),
    sign('flame', 384, 40, 34),
    text('−35', 40, 88),
    text('0', 198, 88),
    text('40', 378, 88),
    sign('ghost', 188, 24, 24),
    sign('ghost', 228, 24, 24),
    sign('ghost', 308, 24, 24),
    crest(0, 192, 2, 16),
    crest(1, 232, 2, 16),
    crest(2, 312, 2, 16),
    { draw: 'line', d: 'M258 34H296M290 29L297 34L290 39' },
  ],
};

const post = (seat: number, notches: number, x: number): readonly Piece[] => [
  { draw: 'wood', d: `M${x} 18L${x + 9} 12L${x + 18} 18V112H${x}z` },
  ...Array.from(
    { length: notches },
    (_, notch): Piece => ({ draw: 'line', d: `M${x + 2} ${26 + notch * 13}H${x + 16}` }),
  ),
  crest(seat, x - 2, 118, 22),
  text(String(notches), x + 9, 8),
];

/** WE-7  Posts of 2, 2, 4 and 5: the highest goes down by its lead of 3. */
const posts: Scene = {
  width: 260,
  height: 146,
  pieces: [
    ...post(0, 2, 16),
    ...post(1, 2, 66),
    ...post(2, 4, 116),
    { draw: 'gold', d: 'M158 2H192V145H158z' },
    ...post(3, 5, 166),
    { draw: 'line', d: 'M206 40V92M199 84L206 93L213 84' },
    text('5 − 2 = 3', 228, 32),
    sign('ghost', 216, 56, 26),
    sign('flame', 216, 104, 26),
  ],
};

/** MC-19.3  Two crews make a nave, two more a spire. */
const cathedral: Scene = {
  width: 300,
  height: 90,
  pieces: [
    sign('hammer', 4, 34, 30),
    sign('hammer', 34, 34, 30),
    { draw: 'line', d: 'M72 50H92M86 45L93 50L86 55' },
    sign('nave', 98, 22, 56),
    text('+', 166, 56),
    sign('hammer', 176, 34, 30),
    sign('hammer', 206, 34, 30),
    { draw: 'line', d: 'M244 50H262M256 45L263 50L256 55' },
    sign('spire', 258, 10, 44),
    { draw: 'line', d: 'M2 80H298' },
  ],
};

export const SCENES = { trick, pile, ladder, posts, cathedral } as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
