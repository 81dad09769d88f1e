import type { Language } from '@conclave/kernel';
import type { Finding, Why } from '../bot/bot.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Catalogue = Readonly<Record<string, string>>;

/** What the bots of a game say besides what every bot can say: their reasons, and the game's things as words in a sentence. */
export interface BotWords {
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  /** A fact in words; nothing where it is said as it is. */
  spoken(fact: string, value: string | number, language: Language): string | undefined;
}

const PLAIN: Readonly<Record<Language, Catalogue>> = { en, de };

/** A bot that knows only the rules gives no other reasons. */
const NOTHING_MORE: BotWords = { catalogues: { en: {}, de: {} }, spoken: () => undefined };

const textOf = (reason: string, language: Language, { catalogues }: BotWords): string => {
  const text = catalogues[language][reason] ?? PLAIN[language][reason];
  if (text === undefined) throw new Error(`there is no sentence for "${reason}"`);
  return text;
};

/** `{tricks|trick|tricks}`: the number and the word that goes with it. */
const counted = (value: string | number, one: string, many: string): string =>
  `${value} ${Number(value) === 1 ? one : many}`;

const said = (fact: string, value: string | number, language: Language, words: BotWords): string => {
  const text = String(value);
  if (fact === 'margin') return language === 'de' ? text.replace('.', ',') : text;
  return words.spoken(fact, value, language) ?? text;
};

/** A text of the catalogues, its facts filled in. */
const filled = ({ reason, facts = {} }: Finding, language: Language, words: BotWords): string =>
  textOf(reason, language, words).replace(
    /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g,
    (hole, fact: string, one: string | undefined, many: string | undefined) => {
      const value = facts[fact];
      if (value === undefined) return hole;
      return one === undefined || many === undefined ? said(fact, value, language, words) : counted(value, one, many);
    },
  );

/** One sentence: the reason, and what a search found goes on after it. */
export const explain = (why: Why, language: Language, words: BotWords = NOTHING_MORE): string => {
  const reason = filled(why, language, words);
  const found = why.found;
  const sentence = found === undefined ? reason : `${reason.replace(/\.$/, '')}; ${filled(found, language, words)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
