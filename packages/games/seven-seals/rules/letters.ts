import { at } from '@conclave/kernel';
import { type Card, COLOURS, type Colour, cardOf, cardValue, colourOf, nth, type SealKind } from './components.ts';

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

export { cardValue, colourOf };
