import { catalogues as dogma } from '@conclave/dogma/words';
import type { Language } from '@conclave/kernel';
import type { Finding, Why } from '../bot.ts';
import { de } from './de.ts';
import { en, type Reason } from './en.ts';
import { wordsOfMeaCulpa } from './mea-culpa.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = { en, de };

/** Letters of The Seven Seals as words (SS-1.1, SS-1.3). */
const COLOURS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet', W: 'white', K: 'black' },
  de: { R: 'Rot', Y: 'Gelb', G: 'Grün', B: 'Blau', V: 'Violett', W: 'Weiß', K: 'Schwarz' },
};

/** A number of cards, as a word where a figure would read badly. */
const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['none', 'one', 'two', 'three', 'four'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier'],
};
const IN_WORDS = new Set(['placed', 'held', 'left']);

const spoken = (key: string, value: string | number, language: Language): string => {
  const text = String(value);
  if (key === 'margin') return language === 'de' ? text.replace('.', ',') : text;
  if (IN_WORDS.has(key)) return NUMBERS[language][Number(value)] ?? text;
  if (key === 'seal' || key === 'kept' || key === 'led') return COLOURS[language][text] ?? text;
  if (key === 'dogma') return new Map<string, string>(Object.entries(dogma[language].cards)).get(text) ?? text;
  if (key === 'card' || key === 'best') return `${COLOURS[language][text.charAt(0)] ?? ''} ${text.slice(1)}`;
  return wordsOfMeaCulpa(key, text, language) ?? text;
};

/** `{tricks|trick|tricks}`: the number and the word that goes with it. */
const counted = (value: string | number, one: string, many: string): string =>
  `${value} ${Number(value) === 1 ? one : many}`;

/** A text of the catalogues, its facts filled in. */
const filled = ({ reason, facts = {} }: Finding, language: Language): string =>
  CATALOGUES[language][reason].replace(
    /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g,
    (hole, key: string, one: string | undefined, many: string | undefined) => {
      const value = facts[key];
      if (value === undefined) return hole;
      return one === undefined || many === undefined ? spoken(key, value, language) : counted(value, one, many);
    },
  );

/** One sentence: the reason, and what a search found goes on after it. */
export const explain = (why: Why, language: Language): string => {
  const reason = filled(why, language);
  const sentence = why.found === undefined ? reason : `${reason.replace(/\.$/, '')}; ${filled(why.found, language)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
