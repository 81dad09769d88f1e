import { listed } from './sentence.ts';

export { capital } from './sentence.ts';
export { typedAs } from './typed.ts';

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Gender = 'masculine' | 'feminine' | 'neuter';
/** How a word group is declined: by gender, or as many. */
type Class = Gender | 'plural';

/** A thing with its gender and forms; an adjective that belongs to its name is declined with it, as in "des Kleinen Sünders". */
export interface Noun {
  readonly gender: Class;
  readonly one: string;
  readonly many: string;
  /** Singular in the genitive, where it is another word. */
  readonly genitive: string;
  readonly adjective?: string;
  /** The thing itself, where one does not count it: "Wein" for "Krug Wein". */
  readonly mass?: string;
}

const maker =
  (gender: Class) =>
  (one: string, many: string, genitive = one): Noun => ({ gender, one, many, genitive });
/** der Brief, die Briefe, des Briefs */
export const der = maker('masculine');
/** die Kerbe, die Kerben */
export const die = maker('feminine');
/** das Siegel, die Siegel, des Siegels */
export const das = maker('neuter');
/** A name that is always many: die Kleinen Sünden. */
export const dieVielen = (many: string): Noun => maker('plural')(many, many);
export const named = (adjective: string, noun: Noun): Noun => ({ ...noun, adjective });
/** What is counted in something else: "Wein", but "8 Krüge Wein". */
export const massNoun = (mass: string, measure: Noun): Noun => ({ ...measure, mass });

type Table = Readonly<Record<Class, Readonly<Record<Case, string>>>>;
const row = (nominative: string, accusative: string, dative: string, genitive: string) => ({
  nominative,
  accusative,
  dative,
  genitive,
});

const THE: Table = {
  masculine: row('der', 'den', 'dem', 'des'),
  feminine: row('die', 'die', 'der', 'der'),
  neuter: row('das', 'das', 'dem', 'des'),
  plural: row('die', 'die', 'den', 'der'),
};
/** Endings of "ein" and "kein". */
const EIN: Table = {
  masculine: row('', 'en', 'em', 'es'),
  feminine: row('e', 'e', 'er', 'er'),
  neuter: row('', '', 'em', 'es'),
  plural: row('e', 'e', 'en', 'er'),
};
/** Endings of an adjective after "der". */
const AFTER_THE: Table = {
  masculine: row('e', 'en', 'en', 'en'),
  feminine: row('e', 'e', 'en', 'en'),
  neuter: row('e', 'e', 'en', 'en'),
  plural: row('en', 'en', 'en', 'en'),
};
/** Endings of an adjective after "ein". */
const AFTER_A: Table = { ...AFTER_THE, masculine: row('er', 'en', 'en', 'en'), neuter: row('es', 'es', 'en', 'en') };
/** Endings of an adjective that stands alone: after a number, or with nothing before it. */
const ALONE: Table = {
  masculine: row('er', 'en', 'em', 'en'),
  feminine: row('e', 'e', 'er', 'er'),
  neuter: row('es', 'es', 'em', 'en'),
  plural: row('e', 'e', 'en', 'er'),
};

/** In the dative many things end in n: "mit 3 Sündensteinen". */
const manyIn = (many: string, kasus: Case): string => {
  const [head = '', ...rest] = many.split(' ');
  const declined = kasus === 'dative' && !/[ns]$/.test(head) ? `${head}n` : head;
  return [declined, ...rest].join(' ');
};

const formIn = ({ one, many, genitive }: Noun, group: Class, kasus: Case): string => {
  if (group === 'plural') return manyIn(many, kasus);
  return kasus === 'genitive' ? genitive : one;
};

/** An adjective with its ending; an empty one stays away. */
const inflected = (adjective: string | undefined, endings: Table, group: Class, kasus: Case): string =>
  adjective === undefined || adjective === '' ? '' : `${adjective}${endings[group][kasus]} `;

const phrase = (noun: Noun, group: Class, kasus: Case, endings: Table, adjective?: string): string =>
  `${inflected(adjective, endings, group, kasus)}${inflected(noun.adjective, endings, group, kasus)}${formIn(noun, group, kasus)}`;

/** "des Kleinen Sünders", "den Kleinen Sünden", "der Wollust" */
export const the = (noun: Noun, kasus: Case = 'nominative', adjective?: string): string =>
  `${THE[noun.gender][kasus]} ${phrase(noun, noun.gender, kasus, AFTER_THE, adjective)}`;

/** "einen blauen Ablassbrief", and plain "Brot" */
export const a = (noun: Noun, kasus: Case = 'nominative', adjective?: string): string =>
  noun.mass ?? `ein${EIN[noun.gender][kasus]} ${phrase(noun, noun.gender, kasus, AFTER_A, adjective)}`;

/** "keinen Ablassbrief", "keine Waren" */
export const no = (noun: Noun, kasus: Case = 'nominative'): string => {
  const group = noun.gender;
  return `kein${EIN[group][kasus]} ${phrase(noun, group, kasus, AFTER_A)}`;
};
export const noneOf = (noun: Noun, kasus: Case = 'nominative'): string =>
  `kein${EIN.plural[kasus]} ${phrase(noun, 'plural', kasus, AFTER_A)}`;

/** "Kleiner Sünder": a name without its article. */
export const bare = (noun: Noun, kasus: Case = 'nominative'): string => phrase(noun, noun.gender, kasus, ALONE);

const groupOf = (number: number, noun: Noun): Class => (number === 1 ? noun.gender : 'plural');

/** "1 Sündenstein", "2 Sündensteine", "mit 2 Sündensteinen" */
export const count = (number: number, noun: Noun, kasus: Case = 'nominative', adjective?: string): string =>
  `${number} ${phrase(noun, groupOf(number, noun), kasus, ALONE, adjective)}`;

const WORDS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
/** Small numbers are told in words, larger ones in figures. */
export const inWords = (number: number): string =>
  number === 1 ? 'eins' : number === 0 ? 'null' : (WORDS[number] ?? `${number}`);

/** "einen Schritt", "fünf Schritte", "keinen Schritt" */
export const spelled = (number: number, noun: Noun, kasus: Case = 'nominative', adjective?: string): string => {
  if (number === 0) return no(noun, kasus);
  if (number === 1) return `ein${EIN[noun.gender][kasus]} ${phrase(noun, noun.gender, kasus, AFTER_A, adjective)}`;
  return `${WORDS[number] ?? number} ${phrase(noun, 'plural', kasus, ALONE, adjective)}`;
};

/** An adjective that stands for its noun: "1 roter, 3 blaue" of letters. */
export const countOnly = (number: number, adjective: string, noun: Noun, kasus: Case = 'nominative'): string =>
  `${number} ${inflected(adjective, ALONE, groupOf(number, noun), kasus).trimEnd()}`;

const MERGED: Readonly<Record<string, string>> = {
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'bei dem': 'beim',
  'in dem': 'im',
  'in das': 'ins',
};
const CASE_AFTER = {
  zu: 'dative',
  von: 'dative',
  bei: 'dative',
  aus: 'dative',
  mit: 'dative',
  für: 'accusative',
} as const;

const joined = (preposition: string, noun: Noun, kasus: Case): string => {
  const words = `${preposition} ${the(noun, kasus)}`;
  const [first, second, ...rest] = words.split(' ');
  const merged = MERGED[`${first} ${second}`];
  return merged === undefined ? words : [merged, ...rest].join(' ');
};
/** "zur Wollust", "von den Kleinen Sünden", "beim Kaiser" */
export const after = (preposition: keyof typeof CASE_AFTER, noun: Noun): string =>
  joined(preposition, noun, CASE_AFTER[preposition]);
/** "in die Habgier" */
export const into = (noun: Noun): string => joined('in', noun, 'accusative');
/** "in der Habgier" */
export const inside = (noun: Noun): string => joined('in', noun, 'dative');

/** "einmal", "zweimal", "15-mal" */
export const times = (number: number): string => {
  if (number === 1) return 'einmal';
  const word = WORDS[number];
  return word === undefined || number === 0 ? `${number}-mal` : `${word}mal`;
};
/** The verb that goes with a number: einer gewinnt, zwei gewinnen. */
export const verb = (number: number, one: string, several: string): string => (number === 1 ? one : several);

export const list = (parts: readonly string[], none = 'nichts'): string => listed(parts, 'und', none);
export const either = (parts: readonly string[], none = 'nichts'): string => listed(parts, 'oder', none);
export const quoted = (text: string): string => `„${text}“`;
