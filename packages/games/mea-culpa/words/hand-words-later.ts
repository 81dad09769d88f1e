import type { Language } from '@conclave/kernel';
import type { HandSpoken } from './meta-words.ts';

/** The words of META CULPA as the page has them: fetched where a table plays it, or where somebody may choose it. */
let spoken: Readonly<Record<Language, HandSpoken>> | undefined;

export const handWords = (language: Language): HandSpoken | undefined => spoken?.[language];

export const openHandWords = async (): Promise<void> => {
  spoken ??= (await import('./meta-words.ts')).handSpoken;
};
