import type { GlyphName } from './glyphs.ts';

interface Wax {
  readonly wax: string;
  readonly bed: string;
  readonly rim: string;
  readonly mark: string;
  readonly sign?: GlyphName;
}

/** The waxes: flat colour that carries meaning, always with its sign. Sign against bed is at least 4.5 to 1. */
export const WAX = {
  red: { wax: '#b3202a', bed: '#991822', rim: '#6d0f18', mark: '#ffeed8', sign: 'rose' },
  yellow: { wax: '#e6b12e', bed: '#dda321', rim: '#8a5f08', mark: '#3a2703', sign: 'sun' },
  green: { wax: '#4a8a3c', bed: '#34702c', rim: '#1f4a1c', mark: '#f4ffe6', sign: 'leaf' },
  blue: { wax: '#2f68b5', bed: '#24559a', rim: '#153866', mark: '#eaf3ff', sign: 'wave' },
  violet: { wax: '#7a3a9c', bed: '#652b84', rim: '#421957', mark: '#fbeeff', sign: 'grape' },
  white: { wax: '#f3ead8', bed: '#e9dcc2', rim: '#8f7d5d', mark: '#4a3b22', sign: 'star' },
  black: { wax: '#3a3633', bed: '#211f1e', rim: '#8a7c66', mark: '#e8ddc8', sign: 'cross' },
  gold: { wax: '#c99a35', bed: '#b5842a', rim: '#6b4b12', mark: '#2a1c05' },
} as const satisfies Record<string, Wax>;

export type WaxName = keyof typeof WAX;
/** The colours that playing cards have too. */
export const CARD_COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const satisfies readonly WaxName[];
export type CardColour = (typeof CARD_COLOURS)[number];

export const waxOf = (name: WaxName): Wax => WAX[name];
