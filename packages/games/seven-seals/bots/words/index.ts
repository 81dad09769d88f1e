import type { Language } from '@conclave/kernel';
import type { BotWords, Why as WhyOf } from '@conclave/search';
import { de } from './de.ts';
import { en, type Reason } from './en.ts';

/** A reason that has its sentence. */
export type Why = WhyOf<Reason>;

/** Letters of colours and seals as words (SS-1.1, SS-1.3). */
const COLOURS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet', W: 'white', K: 'black' },
  de: { R: 'Rot', Y: 'Gelb', G: 'Grün', B: 'Blau', V: 'Violett', W: 'Weiß', K: 'Schwarz' },
};
const SEALS = new Set(['seal', 'kept', 'led']);
const CARDS = new Set(['card', 'best']);

export const reasons: BotWords = {
  catalogues: { en, de },
  spoken: (fact, value, language) => {
    const text = String(value);
    if (SEALS.has(fact)) return COLOURS[language][text];
    return CARDS.has(fact) ? `${COLOURS[language][text.charAt(0)] ?? ''} ${text.slice(1)}` : undefined;
  },
};
