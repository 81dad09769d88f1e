import { at } from '@conclave/kernel';
/** DG-1.1  The 7 virtue types and the 7 sin types in the fixed order of "Card names"; this order sorts every hand and every move. */
export const VIRTUES = ['honesty', 'diligence', 'mercy', 'humility', 'chastity', 'temperance', 'patience'] as const;
export const SINS = ['fraud', 'theft', 'murder', 'blasphemy', 'adultery', 'gluttony', 'envy'] as const;
export const CARD_TYPES = [...VIRTUES, ...SINS] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** DG-1.1  Four identical copies of each type (DG-D3). */
export const COPIES = 4;
export const TYPES = CARD_TYPES.length;
export const CARDS = TYPES * COPIES;

/** DG-1.3, DG-1.4, DG-9.1, DG-9.3  Rubies in the game, room on the altar, price of a dogma, and most rubies of one player. */
export const RUBIES = 18;
export const ALTAR_ROOM = 3;
export const DOGMA_PRICE = 2;
export const MOST_RUBIES = 2;

/** DG-5.2, DG-7.1  The most cards of one contribution. */
export const MOST_CARDS_LAID = 3;

const PLACE_IN_ORDER = Object.fromEntries(CARD_TYPES.map((type, index) => [type, index])) as Record<CardType, number>;

export const indexOf = (type: CardType): number => PLACE_IN_ORDER[type];
export const typeAt = (index: number): CardType => at(CARD_TYPES, index);

/**
 * DG-16.3  Cards held together are only counted, one number per type in the fixed order: copies have no identity, and a hand has no
 * order that could tell where its cards came from.
 */
export type Counts = number[];

const NO_CARDS: Readonly<Counts> = CARD_TYPES.map(() => 0);
export const noCards = (): Counts => NO_CARDS.slice();
export const howMany = (counts: Readonly<Counts>, type: CardType): number => at(counts, PLACE_IN_ORDER[type]);

export const addCards = (counts: Counts, cards: readonly CardType[]): void => {
  for (const card of cards) add(counts, PLACE_IN_ORDER[card], 1);
};

export const removeCards = (counts: Counts, cards: readonly CardType[]): void => {
  for (const card of cards) add(counts, PLACE_IN_ORDER[card], -1);
};

export const add = (counts: Counts, index: number, number: number): void => {
  counts[index] = at(counts, index) + number;
};

export const holds = (counts: Readonly<Counts>, cards: readonly CardType[]): boolean =>
  cards.every(card => cards.filter(other => other === card).length <= howMany(counts, card));

export const sizeOf = (counts: Readonly<Counts>): number => {
  let size = 0;
  for (const count of counts) size += count;
  return size;
};

export const countsOf = (cards: readonly CardType[]): Counts => {
  const counts = noCards();
  addCards(counts, cards);
  return counts;
};

/** The cards one by one, in the fixed order. */
export const cardsOf = (counts: Readonly<Counts>): CardType[] =>
  counts.flatMap((count, index) => new Array<CardType>(count).fill(typeAt(index)));

/** DG-17.2  Canonical form of a list of cards. */
export const sorted = (cards: readonly CardType[]): CardType[] =>
  [...cards].sort((one, other) => indexOf(one) - indexOf(other));
