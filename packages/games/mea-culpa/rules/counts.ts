import { at } from '@conclave/kernel';

/** How many of each kind: a list of small numbers, one per kind, in the order of the kind's own list of words. */
export type Counts = number[];

export const add = (counts: Counts, index: number, number: number): void => {
  counts[index] = at(counts, index) + number;
};

export const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < counts.length; index += 1) sum += at(counts, index);
  return sum;
};

/** Built step by step: an array that never had holes is read faster. */
export const none = (kinds: number): Counts => {
  const counts: Counts = [];
  for (let kind = 0; kind < kinds; kind += 1) counts.push(0);
  return counts;
};

/** One of each seat's own, without holes as well. */
export const bySeat = <Item>(seats: number, make: (seat: number) => Item): Item[] => {
  const items: Item[] = [];
  for (let seat = 0; seat < seats; seat += 1) items.push(make(seat));
  return items;
};

/** How many kinds are there at all. */
export const kindsIn = (counts: readonly number[]): number => {
  let kinds = 0;
  for (let index = 0; index < counts.length; index += 1) if (at(counts, index) > 0) kinds += 1;
  return kinds;
};

/** `{ bread: 2, wine: 1 }`: counts with their words, for events. Kinds that are not there are left out. */
export const named = <Word extends string>(counts: readonly number[], words: readonly Word[]): Named<Word> => {
  const result: Named<Word> = {};
  for (const [index, word] of words.entries()) if (at(counts, index) > 0) result[word] = at(counts, index);
  return result;
};

export type Named<Word extends string> = { [key in Word]?: number };

export const sumOf = (counts: Readonly<Named<string>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** The first word with the greatest figure. */
export const greatest = <Word>(words: readonly Word[], figure: (word: Word) => number): Word =>
  words.reduce((best, word) => (figure(word) > figure(best) ? word : best));
