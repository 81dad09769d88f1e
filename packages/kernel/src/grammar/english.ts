import { listed } from './sentence.ts';

export { capital } from './sentence.ts';

/** A thing that can be counted. What cannot, as bread, is counted in something else, as loaves; alone it stands without an article. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** The thing itself, where one does not count it: "bread" for "loaf of bread". */
  readonly mass?: string;
}

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });
export const massNoun = (mass: string, one: string, many: string): Noun => ({ one, many, mass });

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Small numbers are told in words, larger ones in figures. */
export const inWords = (number: number): string => WORDS[number] ?? `${number}`;

/** The word that goes with a number: one step, two steps, no steps. */
export const formOf = (number: number, { one, many }: Noun): string => (number === 1 ? one : many);
/** "1 sin stone", "2 sin stones" */
export const count = (number: number, noun: Noun): string => `${number} ${formOf(number, noun)}`;
/** "one sin stone", "five steps" */
export const spelled = (number: number, noun: Noun): string => `${inWords(number)} ${formOf(number, noun)}`;
/** "once", "twice", "three times" */
export const times = (number: number): string =>
  number === 1 ? 'once' : number === 2 ? 'twice' : `${inWords(number)} times`;
/** The verb that goes with a number: one wins, two win. */
export const verb = (number: number, one: string, several: string): string => (number === 1 ? one : several);

/** "a jewel", "an indulgence stone", and plain "bread" */
export const a = ({ one, mass }: Noun, adjective = ''): string => {
  if (mass !== undefined) return mass;
  const words = adjective === '' ? one : `${adjective} ${one}`;
  return `${/^[aeio]/i.test(words) ? 'an' : 'a'} ${words}`;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
/** "first", "second" */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

export const list = (parts: readonly string[], none = 'nothing'): string => listed(parts, 'and', none);
export const either = (parts: readonly string[], none = 'nothing'): string => listed(parts, 'or', none);
export const quoted = (text: string): string => `“${text}”`;
/** "Pico’s soul" */
export const of = (name: string): string => `${name}’s`;
