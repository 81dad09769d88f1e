import { a, count, list, massNoun, type Noun, noun, spelled } from '@conclave/kernel/english';
import type { Bonus, Category, Character, Colour, Compartment, Den, Item, Place, Stone } from '../rules/components.ts';
import type { Named } from '../rules/counts.ts';
import { byPlace, counts, together } from './lists.ts';

/** The things of Mea Culpa in English, as nouns that know their plural. */
export const stones: Readonly<Record<Stone, Noun>> = {
  bread: massNoun('bread', 'loaf of bread', 'loaves of bread'),
  wine: massNoun('wine', 'jug of wine', 'jugs of wine'),
  cloth: massNoun('cloth', 'bolt of cloth', 'bolts of cloth'),
  jewel: noun('jewel'),
  indulgence: noun('indulgence stone'),
};
const coin = (taler: number): Noun => noun(`coin of ${taler} taler`, `coins of ${taler} taler`);
export const items: Readonly<Record<Item, Noun>> = {
  bread: stones.bread,
  wine: stones.wine,
  cloth: stones.cloth,
  jewel: stones.jewel,
  coin1: coin(1),
  coin2: coin(2),
  coin5: coin(5),
  coin10: coin(10),
};
export const LETTER = noun('letter');
export const NOTCH = noun('notch', 'notches');
const TALER = noun('taler', 'taler');
const STEP = noun('step');
const SIN_STONE = noun('sin stone');

export const characters: Readonly<Record<Character, string>> = {
  pope: 'Pope',
  emperor: 'Emperor',
  merchant: 'Merchant',
  pettySinner: 'Petty Sinner',
};
export const dens: Readonly<Record<Den, string>> = { lust: 'Lust', pettySins: 'Petty Sins', greed: 'Greed' };
export const bonuses: Readonly<Record<Bonus, string>> = {
  breadAndWine: 'bread and wine',
  jewel: 'a jewel',
  coin: 'a coin of 10 taler',
  blueLetter: 'a blue letter',
};
export const categories: Readonly<Record<Category, string>> = {
  breadWine: 'bread and wine',
  clothJewel: 'cloth and jewels',
  coins: 'coins',
};

export const taler = (number: number): string => count(number, TALER);
export const steps = (number: number): string => count(number, STEP);
export const sinStones = (number: number): string => count(number, SIN_STONE);
export const notches = (number: number): string => count(number, NOTCH);
/** "a red letter" */
export const aLetter = (colour: Colour): string => a(LETTER, colour);
/** "3 blue, 1 red and 1 green" */
export const letterList = (held: Named<Colour>): string =>
  list(
    counts(held, (number, colour) => `${number} ${colour}`),
    'none',
  );
const goodParts = (held: Named<Stone | Item>): readonly string[] =>
  counts(held, (number, thing) => count(number, thing === 'indulgence' ? stones.indulgence : items[thing]));
export const goodList = (held: Named<Stone | Item>, none: string): string => list(goodParts(held), none);
/** "3 taler, 1 jug of wine and 1 jewel" */
export const talerAndGoods = (number: number, held: Named<Stone | Item>, none: string): string =>
  list([...(number === 0 ? [] : [taler(number)]), ...goodParts(held)], none);

export const place = (number: Place): string => (number > 4 ? `suite ${number}` : `room ${number}`);
export const compartment = (which: Compartment): string => `compartment ${which}`;
/** What is donated: "two loaves of bread", "bread and wine". */
export const gifts = (given: readonly Item[]): string =>
  list(together(given, (item, number) => (number === 1 ? a(items[item]) : spelled(number, items[item]))));
export const giftsInto = (given: readonly { readonly item: Item; readonly into: Compartment }[]): string =>
  list(byPlace(given, (its, where) => `${gifts(its)} into ${compartment(where)}`));
/** MC-5.6  Bread and wine may be parted. */
export const bonusInto = ([first, second]: readonly Compartment[]): string => {
  if (first === undefined) return '';
  if (second === undefined) return `, into ${compartment(first)}`;
  if (first === second) return `, both into ${compartment(first)}`;
  return `, the bread into ${compartment(first)} and the wine into ${compartment(second)}`;
};
/** Where a soul stands. */
export const space = (number: number): string => (number < 0 ? `${-number} towards Heaven` : `${number}`);

/** What a House card offers, by its id (MC-16). */
export const cards: Readonly<Record<string, string>> = {
  C1: 'a letter from the Emperor',
  C2: 'a yellow letter from the Pope',
  C3: 'three steps towards Hell for everyone else',
  C4: 'five steps towards Hell for everyone else',
  C5: 'two stones into Lust for everyone else',
  C6: 'two stones into Greed for everyone else',
  C7: 'a new place for a crew',
  C8: 'a new crew',
  C9: 'a new place for a Pope stone',
  C10: 'a good for free',
  C11: 'a robbery of 3 taler',
  C12: '3 taler',
  C13: '5 taler',
  C14: '7 taler',
};
export const card = (id: string): string => cards[id] ?? id;

/** What somebody does who uses it. */
const DEEDS: Readonly<Record<string, string>> = {
  C1: 'asks the Emperor for a letter',
  C2: 'asks the Pope for a yellow letter',
  C3: 'sends everyone else three steps towards Hell',
  C4: 'sends everyone else five steps towards Hell',
  C5: 'makes everyone else put two sin stones into Lust',
  C6: 'makes everyone else put two sin stones into Greed',
  C7: 'gives orders to a crew',
  C8: 'calls for a new crew',
  C9: 'reaches for a Pope stone',
  C10: 'reaches into the market without paying',
  C11: 'goes out to rob',
  C12: 'holds out a hand for 3 taler',
  C13: 'holds out a hand for 5 taler',
  C14: 'holds out a hand for 7 taler',
};
export const deed = (id: string): string => DEEDS[id] ?? `uses ${id}`;
