import type { Language } from '@conclave/kernel';
import { ENTRIES, isOn, type Register } from '../rules/meta-register.ts';
import type { Manual } from '../rules/meta-state.ts';
import type { HandTexts, MetaOptionTexts } from './meta-catalogue.ts';
import { handDe, metaOptionsDe } from './meta-de.ts';
import { handEn, metaOptionsEn } from './meta-en.ts';

/** MC-26.6.1  What the table has agreed on: the entries in force, and the honour entries in words. */
const registerLine = ({ register: say }: HandTexts, register: Register): string =>
  say([
    ...ENTRIES.filter(entry => isOn(register, entry)),
    ...register.honour.map((text, index) => `honour${index + 1} (${text})`),
  ]);

/** MC-26.16  The register, and bid taler beside the posts. */
const bookLines = (hand: HandTexts, { register, beside }: Manual, names: readonly string[]): readonly string[] => [
  registerLine(hand, register),
  ...beside.flatMap((taler, seat) => (taler > 0 ? [hand.beside(names[seat] ?? '', taler)] : [])),
];

/** The words of META CULPA as the game speaks them. */
const spoken = (hand: HandTexts, options: MetaOptionTexts) => ({
  events: hand.events,
  moves: hand.moves,
  ask: hand.ask,
  refusals: hand.refusals,
  options,
  register: (register: Register): string => registerLine(hand, register),
  books: (manual: Manual, names: readonly string[]): readonly string[] => bookLines(hand, manual, names),
});

export type HandSpoken = ReturnType<typeof spoken>;

export const handSpoken: Readonly<Record<Language, HandSpoken>> = {
  en: spoken(handEn, metaOptionsEn),
  de: spoken(handDe, metaOptionsDe),
};
