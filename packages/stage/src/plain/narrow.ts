import type { Choice } from './choices.ts';

/** How many buttons are a list that is read in one go. */
export const SHORT = 20;
const FEW = 3;

/** All moves whose sentences begin alike, as far as they do. */
export interface Beginning {
  readonly begins: string;
  /** How many words that is. */
  readonly length: number;
  readonly choices: readonly Choice[];
}

export type Step = Choice | Beginning;

export const isBeginning = (step: Step): step is Beginning => 'begins' in step;

/** The words of a sentence; a number stays with what it counts. */
const wordsIn = ({ label }: Choice): readonly string[] => label.match(/(?:\d+\s+)?\S+/g) ?? [];

const sameLength = (sentences: readonly (readonly string[])[], from: number): number => {
  const [first = []] = sentences;
  let length = from;
  while (length < first.length && sentences.every(words => words[length] === first[length])) length += 1;
  return length;
};

const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** Those that go on with the same word belong together; one that stands alone is a move. */
const split = (choices: readonly Choice[], from: number): readonly Step[] => {
  const sentences = choices.map(wordsIn);
  const at = sameLength(sentences, from);
  const groups = groupBy(choices, (_, index) => sentences[index]?.[at] ?? '');
  return [...groups].flatMap(([word, members]): readonly Step[] => {
    if (members.length === 1 || word === '') return members;
    const length = sameLength(members.map(wordsIn), at + 1);
    const [first] = members;
    const begins = first === undefined ? '' : wordsIn(first).slice(0, length).join(' ');
    return [{ begins, length, choices: members }];
  });
};

/** All beginnings a word further, as long as the list stays short: whoever reads it has one step less to take. */
const readFurther = (steps: readonly Step[]): readonly Step[] => {
  const further = steps.flatMap(step => (isBeginning(step) ? split(step.choices, step.length) : [step]));
  return further.length === steps.length || further.length > SHORT ? steps : readFurther(further);
};

/** A beginning that leads to few moves is shown as these moves, as long as the list stays short. */
const openSmall = (steps: readonly Step[]): readonly Step[] => {
  const opened = steps.flatMap((step): readonly Step[] =>
    isBeginning(step) && step.choices.length <= FEW ? step.choices : [step],
  );
  return opened.length > SHORT ? steps : opened;
};

/** A short list as it is; a long one by how its sentences begin, from the words that are settled on. */
export const stepsOf = (choices: readonly Choice[], from = 0): readonly Step[] =>
  choices.length <= SHORT ? choices : openSmall(readFurther(split(choices, from)));

const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The moves in which every word that was typed occurs, the shortest sentence first. */
export const found = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  const words = plain(typed)
    .split(/\s+/)
    .filter(word => word !== '');
  return choices
    .filter(({ label, written }) => {
      const where = plain(`${label} ${written}`);
      return words.every(word => where.includes(word));
    })
    .toSorted((one, other) => one.label.length - other.label.length);
};
