import { fault, isCount, isObject, isOneOf, objectWith, type Parsed, parsed, type Seat } from '@conclave/kernel';
import {
  type Bonus,
  CHARACTERS,
  type Character,
  COLOURS,
  COMPARTMENTS,
  type Colour,
  type Compartment,
  DENS,
  type Den,
  GOODS,
  type Good,
  ITEM,
  ITEMS,
  type Item,
  MARKET_COLOURS,
  type MarketColour,
  PLACES,
  type Place,
  ROOMS,
  type Room,
  SITES,
  type Site,
  type Stone,
} from './components.ts';
import type { HandMove } from './meta-moves.ts';

/** MC-12.1  One thing, and the compartment nobody else sees. */
export interface Donation {
  readonly item: Item;
  readonly into: Compartment;
}

/**
 * MC-29.3  Every decision is one case. Each move has one canonical form: exactly these keys; the compartments of a bonus in the order
 * bread, wine; two donated things in the order of `ITEMS`, equal ones compartment I first; `letter` only with an indulgence stone that
 * brings a letter.
 */
export type TableMove =
  | { readonly type: 'bonus'; readonly bonus: Bonus; readonly into: readonly Compartment[] } // MC-5.5, MC-5.6
  | { readonly type: 'bid'; readonly notches: number; readonly taler: number } // MC-7.1
  | { readonly type: 'character'; readonly character: Character } // MC-7.8
  | { readonly type: 'holdBack'; readonly when: 'now' | 'later' } // MC-23.5
  | { readonly type: 'order'; readonly first: 'own' | 'inherited' } // MC-23.5
  | { readonly type: 'popeStone'; readonly from: Den; readonly to: Den } // MC-18.3
  | { readonly type: 'crew'; readonly site: Site } // MC-8.2, C8
  | { readonly type: 'moveCrew'; readonly from: Site; readonly to: Site } // C7
  | { readonly type: 'pass' } // MC-9.2; after the first action: stop
  | { readonly type: 'buy'; readonly good: Good } // MC-10.2
  | { readonly type: 'greedy'; readonly good: Good } // MC-10.3
  | { readonly type: 'buyLetter'; readonly letter: MarketColour } // MC-10.1
  | { readonly type: 'sell'; readonly good: Good } // MC-11
  | { readonly type: 'donate'; readonly things: readonly Donation[] } // MC-12
  | { readonly type: 'visit'; readonly place: Place } // MC-13
  | { readonly type: 'travel'; readonly place: Place } // MC-14.2
  | { readonly type: 'guess'; readonly place: Place } // MC-14.4
  | { readonly type: 'room'; readonly room: Room } // MC-13.6
  | { readonly type: 'use' } // MC-16.1
  | { readonly type: 'takeGood'; readonly good: Good } // C10
  | { readonly type: 'rob'; readonly seat: Seat } // C11
  | { readonly type: 'decline' } // MC-29.3
  | { readonly type: 'giveLetter'; readonly letter: Colour } // C1
  | { readonly type: 'emptyDen'; readonly den: Den } // MC-18.6
  | { readonly type: 'take'; readonly stone: Stone; readonly letter?: MarketColour } // MC-15.3
  | { readonly type: 'pick'; readonly letter: Colour }; // MC-20.5

/** All moves: those of enforced mode, and the further ones of META CULPA (MC-26.31). */
export type Move = TableMove | HandMove;

export type MoveOf<Type extends TableMove['type']> = Extract<TableMove, { readonly type: Type }>;

/** Moves from small sets exist once. */
const pairs = <Word>(words: readonly Word[]): { from: Word; to: Word }[] =>
  words.flatMap(from => words.filter(to => to !== from).map(to => ({ from, to })));

export const BONUS_MOVES: readonly MoveOf<'bonus'>[] = [
  ...COMPARTMENTS.flatMap(bread =>
    COMPARTMENTS.map(wine => ({ type: 'bonus', bonus: 'breadAndWine', into: [bread, wine] }) as const),
  ),
  ...COMPARTMENTS.map(into => ({ type: 'bonus', bonus: 'jewel', into: [into] }) as const),
  ...COMPARTMENTS.map(into => ({ type: 'bonus', bonus: 'coin', into: [into] }) as const),
  { type: 'bonus', bonus: 'blueLetter', into: [] },
];
export const CHARACTER_MOVES: readonly MoveOf<'character'>[] = CHARACTERS.map(character => ({
  type: 'character',
  character,
}));
export const HOLD_BACK_MOVES: readonly MoveOf<'holdBack'>[] = [
  { type: 'holdBack', when: 'now' },
  { type: 'holdBack', when: 'later' },
];
export const ORDER_MOVES: readonly MoveOf<'order'>[] = [
  { type: 'order', first: 'own' },
  { type: 'order', first: 'inherited' },
];
export const POPE_STONE_MOVES: readonly MoveOf<'popeStone'>[] = pairs(DENS).map(({ from, to }) => ({
  type: 'popeStone',
  from,
  to,
}));
export const CREW_MOVES: readonly MoveOf<'crew'>[] = SITES.map(site => ({ type: 'crew', site }));
export const MOVE_CREW_MOVES: readonly MoveOf<'moveCrew'>[] = pairs(SITES).map(({ from, to }) => ({
  type: 'moveCrew',
  from,
  to,
}));
export const PASS: MoveOf<'pass'> = { type: 'pass' };
export const BUY_MOVES: readonly MoveOf<'buy'>[] = GOODS.map(good => ({ type: 'buy', good }));
export const GREEDY_MOVES: readonly MoveOf<'greedy'>[] = GOODS.map(good => ({ type: 'greedy', good }));
export const BUY_LETTER_MOVES: readonly MoveOf<'buyLetter'>[] = MARKET_COLOURS.map(letter => ({
  type: 'buyLetter',
  letter,
}));
export const SELL_MOVES: readonly MoveOf<'sell'>[] = GOODS.map(good => ({ type: 'sell', good }));
export const VISIT_MOVES: readonly MoveOf<'visit'>[] = PLACES.map(place => ({ type: 'visit', place }));
export const TRAVEL_MOVES: readonly MoveOf<'travel'>[] = PLACES.map(place => ({ type: 'travel', place }));
export const GUESS_MOVES: readonly MoveOf<'guess'>[] = PLACES.map(place => ({ type: 'guess', place }));
export const ROOM_MOVES: readonly MoveOf<'room'>[] = ROOMS.map(room => ({ type: 'room', room }));
export const USE: MoveOf<'use'> = { type: 'use' };
export const DECLINE: MoveOf<'decline'> = { type: 'decline' };
export const TAKE_GOOD_MOVES: readonly MoveOf<'takeGood'>[] = GOODS.map(good => ({ type: 'takeGood', good }));
export const ROB_MOVES: readonly MoveOf<'rob'>[] = [0, 1, 2, 3].map(seat => ({ type: 'rob', seat }));
export const GIVE_LETTER_MOVES: readonly MoveOf<'giveLetter'>[] = COLOURS.map(letter => ({
  type: 'giveLetter',
  letter,
}));
export const EMPTY_DEN_MOVES: readonly MoveOf<'emptyDen'>[] = DENS.map(den => ({ type: 'emptyDen', den }));
export const TAKE_MOVES: readonly MoveOf<'take'>[] = [
  ...GOODS.map(stone => ({ type: 'take', stone }) as const),
  ...MARKET_COLOURS.map(letter => ({ type: 'take', stone: 'indulgence', letter }) as const),
  { type: 'take', stone: 'indulgence' },
];
export const PICK_MOVES: readonly MoveOf<'pick'>[] = COLOURS.map(letter => ({ type: 'pick', letter }));

const DONATIONS: readonly Donation[] = ITEMS.flatMap(item => COMPARTMENTS.map(into => ({ item, into })));
export const SINGLE_DONATIONS: readonly MoveOf<'donate'>[] = DONATIONS.map(thing => ({
  type: 'donate',
  things: [thing],
}));
/** MC-12.4  One or two things. */
export const IMPERIAL_DONATIONS: readonly MoveOf<'donate'>[] = [
  ...SINGLE_DONATIONS,
  ...DONATIONS.flatMap((one, index) =>
    DONATIONS.slice(index).map((other): MoveOf<'donate'> => ({ type: 'donate', things: [one, other] })),
  ),
];

const SHARED: readonly TableMove[] = [
  ...BONUS_MOVES,
  ...CHARACTER_MOVES,
  ...HOLD_BACK_MOVES,
  ...ORDER_MOVES,
  ...POPE_STONE_MOVES,
  ...CREW_MOVES,
  ...MOVE_CREW_MOVES,
  PASS,
  ...BUY_MOVES,
  ...GREEDY_MOVES,
  ...BUY_LETTER_MOVES,
  ...SELL_MOVES,
  ...IMPERIAL_DONATIONS,
  ...VISIT_MOVES,
  ...TRAVEL_MOVES,
  ...GUESS_MOVES,
  ...ROOM_MOVES,
  USE,
  DECLINE,
  ...TAKE_GOOD_MOVES,
  ...ROB_MOVES,
  ...GIVE_LETTER_MOVES,
  ...EMPTY_DEN_MOVES,
  ...TAKE_MOVES,
  ...PICK_MOVES,
];

const keyOf = (move: object): string => JSON.stringify(move);
const BY_KEY: ReadonlyMap<string, TableMove> = new Map(SHARED.map(move => [keyOf(move), move]));
const TYPES: ReadonlySet<unknown> = new Set<unknown>(SHARED.map(move => move.type));

const donationOrder = (one: Donation, other: Donation): number =>
  ITEM[one.item] - ITEM[other.item] || one.into.length - other.into.length;

const parseThings = (value: unknown): Parsed<readonly Donation[]> => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2)
    return fault('things', 'must list one or two things');
  const things: Donation[] = [];
  for (const [index, raw] of value.entries()) {
    const thing = objectWith(raw, `things[${index}]`, ['item', 'into']);
    if (!thing.ok) return thing;
    const { item, into } = thing.value;
    if (!isOneOf(ITEMS, item)) return fault(`things[${index}].item`, 'must be a good or a coin');
    if (!isOneOf(COMPARTMENTS, into)) return fault(`things[${index}].into`, 'must be "I" or "II"');
    things.push({ item, into });
  }
  return parsed(things.sort(donationOrder));
};

const parseBid = (value: object): Parsed<TableMove> => {
  const bid = objectWith(value, '', ['type', 'notches', 'taler']);
  if (!bid.ok) return bid;
  const { notches, taler } = bid.value;
  if (!isCount(notches)) return fault('notches', 'must be a whole number');
  if (!isCount(taler) || taler > Number.MAX_SAFE_INTEGER) return fault('taler', 'must be a whole number');
  return parsed({ type: 'bid', notches, taler });
};

/** The keys of each type in canonical order, from the shared moves themselves. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  SHARED.map(move => [move.type, move.type === 'take' ? ['type', 'stone', 'letter'] : Object.keys(move)]),
);

const parseShared = (type: string, value: object): Parsed<TableMove> => {
  const keys = KEYS.get(type) ?? [];
  const optional = type === 'take' ? ['letter'] : [];
  const shape = objectWith(
    value,
    '',
    keys.filter(key => !optional.includes(key)),
    optional,
  );
  if (!shape.ok) return shape;
  const ordered = Object.fromEntries(keys.map(key => [key, shape.value[key]]));
  const move = BY_KEY.get(keyOf(ordered));
  return move === undefined ? fault('', `there is no such ${type}`) : parsed(move);
};

/** The border of enforced mode: shape only, into canonical form, shared where moves are shared. */
export const parseTableMove = (value: unknown): Parsed<TableMove> => {
  if (!isObject(value)) return fault('', 'a move is an object');
  const { type } = value;
  if (type === 'bid') return parseBid(value);
  if (typeof type !== 'string' || !TYPES.has(type)) return fault('type', 'there is no such move');
  if (type !== 'donate') return parseShared(type, value);
  const things = parseThings(value.things);
  return things.ok ? parseShared('donate', { ...value, things: things.value }) : things;
};
