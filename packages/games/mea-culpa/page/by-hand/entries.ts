import type { Entry, Table } from '@conclave/mea-culpa';
import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import type { ByHandWords, Named } from './catalogue.ts';

/** MC-25.3  A picture for every entry of the register, from the signs that the town knows already. */
export const GLYPH_OF_ENTRY: Readonly<Record<Named, GlyphName>> = {
  S1: 'quill',
  S2: 'coin',
  S3: 'bell',
  S4: 'scales',
  S5: 'bread',
  S6: 'mitre',
  S7: 'crown',
  S8: 'hammer',
  S9: 'lips',
  S10: 'purse',
  S11: 'eye',
  S12: 'candle',
  S13: 'door',
  S14: 'book',
};

export type Callable = Extract<Table['stack'][number], { readonly at: 'vote' }>['entry'];
export type Register = NonNullable<Table['manual']>['register'];

export const ENTRIES = [
  ...(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const),
  ...(['S8', 'S9', 'S10', 'S11', 'S12', 'S13'] as const),
] satisfies readonly Entry[];

const isEntry = (entry: Callable): entry is Entry => entry.startsWith('S');

export const glyphOf = (entry: Callable): GlyphName => (isEntry(entry) ? GLYPH_OF_ENTRY[entry] : 'halo');

/** MC-26.29  An honour entry is called by what the table wrote down. */
export const nameOf = (entry: Callable, { honour }: Pick<Register, 'honour'>, say: ByHandWords): string =>
  isEntry(entry) ? say.names[entry] : (honour[Number(entry.slice('honour'.length)) - 1] ?? entry);

/** In a whole sentence; an honour entry is one itself. */
export const meaningOf = (entry: Callable, say: ByHandWords): string | undefined =>
  isEntry(entry) ? say.means[entry] : undefined;

/** MC-26.1.2  Is it in force? */
export const isInForce = (register: Register, entry: Named): boolean => {
  const value = register[entry];
  return typeof value === 'string' ? value !== 'off' : value.on;
};

/** What can be called at this table, in the order of the register. */
export const callable = (register: Register): readonly Callable[] => [
  ...ENTRIES.filter(entry => isInForce(register, entry)),
  ...register.honour.map((_, index) => `honour${index + 1}` as Callable),
];

/** How an entry is kept at this table, in a few words. */
export const stateOf = (register: Register, entry: Named, say: ByHandWords): string => {
  if (entry === 'S1') return register.S1 === 'off' ? say.noUndo : say[register.S1];
  if (entry === 'S14') return say.s14[register.S14];
  if (!isInForce(register, entry)) return say.off;
  if (entry === 'S5' && register.S5.presetAmount) return say.preset;
  return entry === 'S8' && register.S8.popeToo ? say.popeToo : say.on;
};
