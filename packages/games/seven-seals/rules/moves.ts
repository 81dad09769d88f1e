import {
  fault,
  isCount,
  isObject,
  isOneOf,
  isSeat,
  objectWith,
  type Parsed,
  parsed,
  type Seat,
} from '@conclave/kernel';
import { CARD_TEXTS, type CardText, COLOUR_LETTERS, SEAL_LETTERS, type SealLetter } from './components.ts';
import type { Table } from './state.ts';

/** SS-11.2  One seal that is taken over from another player. */
export interface TakeOver {
  readonly colour: SealLetter;
  readonly giver: Seat;
}

/** SS-11.2  All decisions of a player. Letters W and K can be asked for, and are refused (SS-4.6). */
export type Move =
  | { readonly type: 'takeSaboteur' } // SS-4.3
  | { readonly type: 'predict'; readonly fromMiddle: SealCounts; readonly takeOvers: readonly TakeOver[] } // SS-4.5
  | { readonly type: 'playCard'; readonly card: CardText } // SS-5
  | { readonly type: 'handIn'; readonly seal: SealLetter }; // SS-6.4

export type SealCounts = { readonly [Kind in SealLetter]?: number };
export type Predict = Extract<Move, { type: 'predict' }>;
export type PlayCard = Extract<Move, { type: 'playCard' }>;
export type HandIn = Extract<Move, { type: 'handIn' }>;

/** SS-11.2  Keys in the order R Y G B V, without zeros; a white or black key stays, whatever its number, to be refused (SS-15). */
export const makeSealCounts = (counts: SealCounts): SealCounts => {
  const ordered: { [Kind in SealLetter]?: number } = {};
  for (const letter of SEAL_LETTERS) {
    const number = counts[letter];
    if (number !== undefined && (number > 0 || !isOneOf(COLOUR_LETTERS, letter))) ordered[letter] = number;
  }
  return ordered;
};

const byColourThenGiver = (one: TakeOver, other: TakeOver): number =>
  SEAL_LETTERS.indexOf(one.colour) - SEAL_LETTERS.indexOf(other.colour) || one.giver - other.giver;

/** SS-11.2  The canonical form; with `noReplacement` the order of take-overs has an effect and is kept (SS-4.17). */
export const makePrediction = (fromMiddle: SealCounts, takeOvers: readonly TakeOver[], table: Table): Predict => ({
  type: 'predict',
  fromMiddle: makeSealCounts(fromMiddle),
  takeOvers: table.options.whiteSupply === 'noReplacement' ? takeOvers : [...takeOvers].sort(byColourThenGiver),
});

const parseSealCounts = (value: unknown): Parsed<SealCounts> => {
  if (!isObject(value)) return fault('fromMiddle', 'must be an object');
  for (const [key, number] of Object.entries(value)) {
    if (!isOneOf(SEAL_LETTERS, key)) return fault(`fromMiddle.${key}`, 'is not a kind of seal');
    if (!isCount(number)) return fault(`fromMiddle.${key}`, 'must be a whole number, not below zero');
  }
  return parsed(value as SealCounts);
};

const parseTakeOver = (value: unknown, path: string, seats: number): Parsed<TakeOver> => {
  const shape = objectWith(value, path, ['colour', 'giver']);
  if (!shape.ok) return shape;
  const { colour, giver } = shape.value;
  if (!isOneOf(SEAL_LETTERS, colour)) return fault(`${path}.colour`, 'is not a kind of seal');
  if (!isSeat(giver, seats)) return fault(`${path}.giver`, `must be a seat from 0 to ${seats - 1}`);
  return parsed({ colour, giver });
};

const parsePrediction = (fromMiddle: unknown, takeOvers: unknown, table: Table): Parsed<Move> => {
  const counts = parseSealCounts(fromMiddle);
  if (!counts.ok) return counts;
  if (!Array.isArray(takeOvers) || takeOvers.length > 30) return fault('takeOvers', 'must be a short list');
  const list: TakeOver[] = [];
  for (const [index, item] of takeOvers.entries()) {
    const takeOver = parseTakeOver(item, `takeOvers[${index}]`, table.seats);
    if (!takeOver.ok) return takeOver;
    list.push(takeOver.value);
  }
  return parsed(makePrediction(counts.value, list, table));
};

/** The border (SS-15): broken shapes are `malformed` and never reach the rules. */
export const parseMove = (value: unknown, table: Table): Parsed<Move> => {
  if (!isObject(value)) return fault('', 'a move is an object');
  switch (value.type) {
    case 'takeSaboteur': {
      const shape = objectWith(value, '', ['type']);
      return shape.ok ? parsed({ type: 'takeSaboteur' }) : shape;
    }
    case 'predict': {
      const shape = objectWith(value, '', ['type', 'fromMiddle', 'takeOvers']);
      return shape.ok ? parsePrediction(shape.value.fromMiddle, shape.value.takeOvers, table) : shape;
    }
    case 'playCard': {
      const shape = objectWith(value, '', ['type', 'card']);
      if (!shape.ok) return shape;
      const { card } = shape.value;
      return isOneOf(CARD_TEXTS, card) ? parsed({ type: 'playCard', card }) : fault('card', 'is not a card');
    }
    case 'handIn': {
      const shape = objectWith(value, '', ['type', 'seal']);
      if (!shape.ok) return shape;
      const { seal } = shape.value;
      return isOneOf(SEAL_LETTERS, seal) ? parsed({ type: 'handIn', seal }) : fault('seal', 'is not a kind of seal');
    }
    default:
      return fault('type', 'is not a move of The Seven Seals');
  }
};
