import { at } from '@conclave/kernel';

/** SS-1  Cards, seals and the saboteur (SS-1.4), and nothing else (SS-1.5). Colours and kinds of seals are small numbers here; letters are for people. */

/**
 * A number of a list at a place that is known to be good. A word of its own beside the kernel's `at`, and unchecked: every card played reads
 * some dozens of these, and a function that meets lists of numbers only is twice as fast for them.
 */
export const nth = (numbers: readonly number[], place: number): number => numbers[place] as number;

/** SS-1.1  Five colours. */
export const RED = 0;
export const YELLOW = 1;
export const GREEN = 2;
export const BLUE = 3;
export const VIOLET = 4;
export const COLOURS = [RED, YELLOW, GREEN, BLUE, VIOLET] as const;
export type Colour = number;

/** SS-1.2  Red is trump in every round (SS-D30: data, not code). */
export const TRUMP: Colour = RED;

/** SS-1.3  A coloured seal has the number of its colour; white and black follow. */
export type SealKind = number;
export const WHITE: SealKind = 5;
export const BLACK: SealKind = 6;

/** SS-1.3  How many of each: red 5, the other colours 3, white 4, black 6. */
export const SEAL_COUNTS: readonly number[] = [5, 3, 3, 3, 3, 4, 6];

/** A pile of seals: how many of each kind. SS-3.3: all of them start in the middle. */
export type Seals = number[];
export const noSeals = (): Seals => [0, 0, 0, 0, 0, 0, 0];
export const allTheSeals = (): Seals => [...SEAL_COUNTS];

export const copySeals = (seals: readonly number[]): Seals => [
  count(seals, RED),
  count(seals, YELLOW),
  count(seals, GREEN),
  count(seals, BLUE),
  count(seals, VIOLET),
  count(seals, WHITE),
  count(seals, BLACK),
];

export const colouredSeals = (seals: readonly number[]): number =>
  count(seals, RED) + count(seals, YELLOW) + count(seals, GREEN) + count(seals, BLUE) + count(seals, VIOLET);

export const count = (seals: readonly number[], kind: SealKind): number => nth(seals, kind);

export const move = (from: Seals, to: Seals, kind: SealKind): void => {
  from[kind] = count(from, kind) - 1;
  to[kind] = count(to, kind) + 1;
};

/** SS-1.1  A card is its colour and its value, 1 to 15, in one small number. */
export type Card = number;
export const cardOf = (colour: Colour, value: number): Card => (colour << 4) | value;
export const colourOf = (card: Card): Colour => card >> 4;
export const cardValue = (card: Card): number => card & 15;

/** A hand: for each colour the values held, a bit each. */
export type Hand = number[];
export const emptyHand = (): Hand => [0, 0, 0, 0, 0];
export const copyHand = (hand: readonly number[]): Hand => [
  valuesIn(hand, RED),
  valuesIn(hand, YELLOW),
  valuesIn(hand, GREEN),
  valuesIn(hand, BLUE),
  valuesIn(hand, VIOLET),
];
export const valuesIn = (hand: readonly number[], colour: Colour): number => nth(hand, colour);
export const has = (hand: readonly number[], card: Card): boolean =>
  ((valuesIn(hand, colourOf(card)) >> cardValue(card)) & 1) === 1;
export const hasColour = (hand: readonly number[], colour: Colour): boolean => valuesIn(hand, colour) !== 0;

export const add = (hand: Hand, card: Card): void => {
  hand[colourOf(card)] = valuesIn(hand, colourOf(card)) | (1 << cardValue(card));
};

export const remove = (hand: Hand, card: Card): void => {
  hand[colourOf(card)] = valuesIn(hand, colourOf(card)) & ~(1 << cardValue(card));
};

/** The lowest value of a colour of a hand that has one. */
export const lowestValue = (values: number): number => 31 - Math.clz32(values & -values);

/** SS-3.4  Sorted by colour and value. */
export const cardsIn = (hand: readonly number[]): Card[] => {
  const cards: Card[] = [];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    for (let values = valuesIn(hand, colour); values !== 0; values &= values - 1) {
      cards.push(cardOf(colour, lowestValue(values)));
    }
  }
  return cards;
};

const HALF_WORD = 0x10000;

/** How many bits are set in each half word: a number has half of its bits, and perhaps one more. */
const BITS = new Uint8Array(HALF_WORD);
const bitsIn = (half: number): number => BITS[half] as number;
for (let word = 1; word < HALF_WORD; word += 1) BITS[word] = bitsIn(word >> 1) + (word & 1);

/** How many cards a word of bits stands for. */
export const bits = (word: number): number => bitsIn(word & (HALF_WORD - 1)) + bitsIn(word >>> 16);

export const handSize = (hand: readonly number[]): number =>
  bits(valuesIn(hand, RED)) +
  bits(valuesIn(hand, YELLOW)) +
  bits(valuesIn(hand, GREEN)) +
  bits(valuesIn(hand, BLUE)) +
  bits(valuesIn(hand, VIOLET));

/** Letters for people: `V12` is the violet twelve, `R1 B2 W1` are one red, two blue and one white seal. */
export const COLOUR_LETTERS = ['R', 'Y', 'G', 'B', 'V'] as const;
export type ColourLetter = (typeof COLOUR_LETTERS)[number];
export const SEAL_LETTERS = ['R', 'Y', 'G', 'B', 'V', 'W', 'K'] as const;
export type SealLetter = (typeof SEAL_LETTERS)[number];

export type CardText = `${ColourLetter}${number}`;

/** The kind of seal by the code of its letter; for the first five it is the colour of a card as well (SS-1.3). */
const KIND_OF_CODE: readonly SealKind[] = Array.from({ length: 128 }, (_, code) =>
  SEAL_LETTERS.findIndex(letter => letter.charCodeAt(0) === code),
);

export const letterOf = (kind: SealKind): SealLetter => at(SEAL_LETTERS, kind);
export const kindOf = (letter: SealLetter): SealKind => nth(KIND_OF_CODE, letter.charCodeAt(0));
export const colourLetter = (colour: Colour): ColourLetter => at(COLOUR_LETTERS, colour);

/** All 75 cards as text, in the order of colours and values (SS-1.1). */
export const CARD_TEXTS: readonly CardText[] = COLOUR_LETTERS.flatMap(letter =>
  Array.from({ length: 15 }, (_, index): CardText => `${letter}${index + 1}`),
);

/** By the number of a card; the numbers with value 0 are no cards, and nobody asks for them. */
const TEXT_OF_CARD: readonly CardText[] = Array.from(
  { length: cardOf(COLOURS.length, 0) },
  (_, card): CardText => `${colourLetter(colourOf(card))}${cardValue(card)}`,
);

export const makeCard = (card: Card): CardText => at(TEXT_OF_CARD, card);

const ZERO = 48;

/** Reads the characters one by one, because search does this for every card it plays. */
export const parseCard = (text: CardText): Card => {
  const value = text.length === 2 ? text.charCodeAt(1) - ZERO : 10 + text.charCodeAt(2) - ZERO;
  return cardOf(nth(KIND_OF_CODE, text.charCodeAt(0)), value);
};

export const makeCards = (cards: readonly Card[]): readonly CardText[] => cards.map(makeCard);

/** `R1 B2 W1`; a dash for none. */
export const makeSeals = (seals: readonly number[]): string =>
  seals.flatMap((number, kind) => (number > 0 ? [`${letterOf(kind)}${number}`] : [])).join(' ') || '-';
