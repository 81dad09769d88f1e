import type { Language } from '@conclave/kernel';
import { type HandSpoken, handSpoken } from './meta-words.ts';

/** The words of META CULPA stand open here; the page takes `hand-words-later.ts` instead (`imports` in package.json). */
export const handWords = (language: Language): HandSpoken | undefined => handSpoken[language];

/** Nothing to fetch. */
export const openHandWords = async (): Promise<void> => {};
