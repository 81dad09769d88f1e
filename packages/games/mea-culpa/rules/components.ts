/** MC-1  What lies in the box. A set of words is a list; the place of a word in its list is its index in counts. */

export const GOODS = ['bread', 'wine', 'cloth', 'jewel'] as const;
export type Good = (typeof GOODS)[number];

/** MC-1.1  What the bag and the market hold: goods and indulgence stones. */
export const STONES = [...GOODS, 'indulgence'] as const;
export type Stone = (typeof STONES)[number];

export const COLOURS = ['yellow', 'blue', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** MC-10.1  The colours that a market exchange can bring. */
export const MARKET_COLOURS = ['red', 'green'] as const;
export type MarketColour = (typeof MARKET_COLOURS)[number];

/** In the order in which time-outs break ties (MC-29.4). */
export const DENS = ['lust', 'pettySins', 'greed'] as const;
export type Den = (typeof DENS)[number];

/** In the order of their turns (MC-9.1). */
export const CHARACTERS = ['pope', 'emperor', 'merchant', 'pettySinner'] as const;
export type Character = (typeof CHARACTERS)[number];

/** MC-13.1  Rooms 1 to 4, suites 5 and 6. */
export const PLACES = [1, 2, 3, 4, 5, 6] as const;
export type Place = (typeof PLACES)[number];
export const ROOMS = [1, 2, 3, 4] as const;
export type Room = (typeof ROOMS)[number];

/** MC-19.1  The three sites, in the order of the board sheet (D-6: their names have no effect on play). */
export const SITES = ['A', 'B', 'C'] as const;
export type Site = (typeof SITES)[number];

/** MC-5.4  The starting bonuses. */
export const BONUSES = ['breadAndWine', 'jewel', 'coin', 'blueLetter'] as const;
export type Bonus = (typeof BONUSES)[number];

/** MC-12.1, MC-12.2  What can be donated: one good, or one coin of 1, 2, 5 or 10 taler. */
export const ITEMS = [...GOODS, 'coin1', 'coin2', 'coin5', 'coin10'] as const;
export type Item = (typeof ITEMS)[number];

export const COMPARTMENTS = ['I', 'II'] as const;
export type Compartment = (typeof COMPARTMENTS)[number];

/** MC-20.2  In the order of their evaluation. */
export const CATEGORIES = ['breadWine', 'clothJewel', 'coins'] as const;
export type Category = (typeof CATEGORIES)[number];

/** MC-9.4  The four kinds of action. */
export const KINDS = ['buy', 'sell', 'donate', 'visit'] as const;
export type Kind = (typeof KINDS)[number];

type IndexOf<Word extends string> = { readonly [key in Word]: number };

export const STONE: IndexOf<Stone> = { bread: 0, wine: 1, cloth: 2, jewel: 3, indulgence: 4 };
export const COLOUR: IndexOf<Colour> = { yellow: 0, blue: 1, red: 2, green: 3 };
export const DEN: IndexOf<Den> = { lust: 0, pettySins: 1, greed: 2 };
export const CHARACTER: IndexOf<Character> = { pope: 0, emperor: 1, merchant: 2, pettySinner: 3 };
export const SITE: IndexOf<Site> = { A: 0, B: 1, C: 2 };
export const COMPARTMENT: IndexOf<Compartment> = { I: 0, II: 1 };
export const ITEM: IndexOf<Item> = {
  bread: 0,
  wine: 1,
  cloth: 2,
  jewel: 3,
  coin1: 4,
  coin2: 5,
  coin5: 6,
  coin10: 7,
};

/** MC-1.1  Stones by kind: bread 10, wine 9, cloth 9, jewel 7, indulgence 6. */
export const ALL_STONES: readonly number[] = [10, 9, 9, 7, 6];
/** MC-1.1  Letters by colour: yellow 10, blue 11, red 15, green 15. */
export const ALL_LETTERS: readonly number[] = [10, 11, 15, 15];
/** MC-1.1  Sin stones of one player. */
export const SIN_STONES = 7;
export const CREWS = 4;
/** MC-1.2, D-2  A post shows 1 to 6 notches; zero is impossible. */
export const LEAST_NOTCHES = 1;
export const MOST_NOTCHES = 6;
/** MC-5.2 */
export const START_TALER = 25;
/** MC-6.2 A */
export const MARKET_STONES = 7;
/** MC-1.3, MC-12.2, by item: goods are no coins. */
export const COIN_VALUE: readonly number[] = [0, 0, 0, 0, 1, 2, 5, 10];

/** Nobody holds this character. */
export const NOBODY = -1;
