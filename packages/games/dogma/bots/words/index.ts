import type { Language } from '@conclave/kernel';
import type { BotWords, Why as WhyOf } from '@conclave/search';
import { catalogues as cards } from '../../words/index.ts';
import { de } from './de.ts';
import { en, type Reason } from './en.ts';

export type { Reason } from './en.ts';
/** A reason that has its sentence. */
export type Why = WhyOf<Reason>;

/** A number of cards, as a word where a figure would read badly. */
const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['none', 'one', 'two', 'three', 'four'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier'],
};
const IN_WORDS = new Set(['placed', 'held', 'left']);

const cardNamed = (type: string, language: Language): string | undefined =>
  new Map<string, string>(Object.entries(cards[language].cards)).get(type);

export const reasons: BotWords = {
  catalogues: { en, de },
  spoken: (fact, value, language) => {
    if (IN_WORDS.has(fact)) return NUMBERS[language][Number(value)];
    return fact === 'dogma' ? cardNamed(String(value), language) : undefined;
  },
};
