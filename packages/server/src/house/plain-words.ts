/** Words of strangers, as others may be shown them. */
export const LONGEST_NAME = 30;

/** Nothing to see: controls, direction marks, private and unassigned signs, half pairs, fillers, and the empty braille cell. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** No script puts more on one letter in a name; rows above and below stay free. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
const ENCLOSING = /\p{Me}/gu;

/** A name that can be seen and stays in its line; nothing when there is no name left. */
export const cleanName = (name: string): string | undefined => {
  const clean = name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(ENCLOSING, '')
    .replace(STACKED, '$1')
    .replace(/ +/g, ' ')
    .replace(/^[ \p{M}]+| +$/gu, '');
  return clean === '' || [...clean].length > LONGEST_NAME ? undefined : clean;
};

/** Controls, direction marks and half pairs go, line breaks become spaces; what joins letters and emoji stays. */
const DISTURBING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody says or writes to others; nothing when nothing is left of it. */
export const cleanText = (text: string): string | undefined => {
  const clean = text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(DISTURBING, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return clean === '' ? undefined : clean;
};

/** Letters of other alphabets that look like ours, and digits in place of letters. */
const LOOKS = new Map(
  [
    ['a', 'аα4'],
    ['b', 'вβ8'],
    ['c', 'с'],
    ['e', 'еε3'],
    ['h', 'н'],
    ['i', 'іι1!|'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['o', 'оο0'],
    ['p', 'рρ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['v', 'ν'],
    ['x', 'хχ'],
    ['y', 'у'],
  ].flatMap(([plain = '', others = '']) => [...others].map(other => [other, plain] as const)),
);

/** The bare shape of a name: what is the same here can be taken for each other. */
export const shapeOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map(sign => LOOKS.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** May one be taken for the other? */
export const looksLike = (one: string, other: string): boolean => shapeOf(one) === shapeOf(other);

/** "Bot 2", "B0T", and whatever could be taken for one of the house's own bots. */
export const imitatesBot = (name: string, bots: readonly string[]): boolean => {
  const withoutNumber = name.normalize('NFKC').replace(/[\s\p{P}\p{N}]+$/u, '');
  return shapeOf(withoutNumber) === 'bot' || bots.some(bot => shapeOf(bot) === shapeOf(name));
};
