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
  type Unknown,
} from '@conclave/kernel';
import {
  CHARACTERS,
  type Character,
  COMPARTMENTS,
  type Compartment,
  DENS,
  type Den,
  GOODS,
  type Good,
  ITEMS,
  type Item,
  PLACES,
  type Place,
} from './components.ts';
import { type Callable, ENTRIES, HONOURS } from './meta-register.ts';
import { type Move, parseTableMove, type TableMove } from './moves.ts';

/** MC-26.31  What is declared before it is done. The place of `travel` is secret. */
export type Declaration =
  | { readonly type: 'buy'; readonly good: Good }
  | { readonly type: 'greedy'; readonly good: Good }
  | { readonly type: 'buyLetter' }
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'donate' }
  | { readonly type: 'visit'; readonly place: Place }
  | { readonly type: 'travel'; readonly place: Place };

/** MC-26.11  What a clock decides. */
export const CLOCK_WORDS = ['turnOver', 'asleep', 'windowClosed', 'lastCallOver', 'voteOver'] as const;
export type ClockWord = (typeof CLOCK_WORDS)[number];

/** MC-26.31  The moves of manual mode; everything else is as in enforced mode. */
export type HandMove =
  | { readonly type: 'putBack'; readonly character: Character }
  | { readonly type: 'settle' }
  | { readonly type: 'noMove' }
  | { readonly type: 'holdBack'; readonly when?: never }
  | { readonly type: 'done' }
  | { readonly type: 'declare'; readonly action: Declaration }
  | { readonly type: 'withdraw' }
  | { readonly type: 'takeBack' }
  | { readonly type: 'pay'; readonly taler: number }
  | { readonly type: 'turn'; readonly notches: number }
  | { readonly type: 'stone'; readonly den: Den }
  | { readonly type: 'sell'; readonly good?: never }
  | { readonly type: 'show'; readonly item: Item }
  | { readonly type: 'drop'; readonly item: Item; readonly into: Compartment }
  | { readonly type: 'letter' }
  | { readonly type: 'end' }
  | { readonly type: 'ask' }
  | { readonly type: 'here' }
  | { readonly type: 'call'; readonly culprit: Seat; readonly entry: Callable }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'nothing' }
  | { readonly type: 'clock'; readonly what: ClockWord };

export type HandMoveOf<Type extends HandMove['type']> = Extract<HandMove, { readonly type: Type }>;

const plain = <Type extends HandMove['type']>(type: Type): { readonly type: Type } => ({ type });
export const SETTLE = plain('settle');
export const NO_MOVE = plain('noMove');
export const HOLD_BACK = plain('holdBack');
export const DONE = plain('done');
export const WITHDRAW = plain('withdraw');
export const TAKE_BACK = plain('takeBack');
export const SELL = plain('sell');
export const LETTER = plain('letter');
export const END = plain('end');
export const ASK = plain('ask');
export const HERE = plain('here');
export const NOTHING = plain('nothing');

export const PUT_BACK_MOVES: readonly HandMoveOf<'putBack'>[] = CHARACTERS.map(character => ({
  type: 'putBack',
  character,
}));
export const DECLARATIONS: readonly Declaration[] = [
  ...GOODS.map(good => ({ type: 'buy', good }) as const),
  ...GOODS.map(good => ({ type: 'greedy', good }) as const),
  { type: 'buyLetter' },
  ...GOODS.map(good => ({ type: 'sell', good }) as const),
  { type: 'donate' },
  ...PLACES.map(place => ({ type: 'visit', place }) as const),
  ...PLACES.map(place => ({ type: 'travel', place }) as const),
];
export const DECLARE_MOVES: readonly HandMoveOf<'declare'>[] = DECLARATIONS.map(action => ({
  type: 'declare',
  action,
}));
/** Nobody owes more than 15 taler a purchase (MC-27.3 V2), and two purchases are never declared in one turn (MC-9.3). */
export const PAY_MOVES: readonly HandMoveOf<'pay'>[] = Array.from({ length: 15 }, (_, index) => ({
  type: 'pay',
  taler: index + 1,
}));
export const TURN_MOVES: readonly HandMoveOf<'turn'>[] = Array.from({ length: 5 }, (_, index) => ({
  type: 'turn',
  notches: index + 1,
}));
export const STONE_MOVES: readonly HandMoveOf<'stone'>[] = DENS.map(den => ({ type: 'stone', den }));
export const SHOW_MOVES: readonly HandMoveOf<'show'>[] = ITEMS.map(item => ({ type: 'show', item }));
export const DROP_MOVES: readonly HandMoveOf<'drop'>[] = ITEMS.flatMap(item =>
  COMPARTMENTS.map(into => ({ type: 'drop', item, into }) as const),
);
export const VOTE_MOVES: readonly HandMoveOf<'vote'>[] = [true, false].map(yes => ({ type: 'vote', yes }));
export const CALLABLE: readonly Callable[] = [...ENTRIES, ...HONOURS];
export const CALL_MOVES: readonly HandMoveOf<'call'>[] = [0, 1, 2, 3].flatMap(culprit =>
  CALLABLE.map(entry => ({ type: 'call', culprit, entry }) as const),
);

const SHARED: readonly HandMove[] = [
  ...[SETTLE, NO_MOVE, HOLD_BACK, DONE, WITHDRAW, TAKE_BACK, SELL, LETTER, END, ASK, HERE, NOTHING],
  ...[...PUT_BACK_MOVES, ...DECLARE_MOVES, ...STONE_MOVES, ...SHOW_MOVES, ...DROP_MOVES, ...VOTE_MOVES],
  ...CLOCK_WORDS.map(what => ({ type: 'clock', what }) as const),
];
const BY_KEY: ReadonlyMap<string, HandMove> = new Map(SHARED.map(move => [JSON.stringify(move), move]));
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(SHARED.map(move => [move.type, Object.keys(move)]));
const HAND_TYPES: ReadonlySet<string> = new Set([...KEYS.keys(), 'pay', 'turn', 'call']);

/** MC-26.32  Whatever has not the form of MC-26.31. */
const badMove = (path: string, message: string) => fault(path, message, 'badMove', 'MC-26.31');

const parseCount = <Type extends 'pay' | 'turn'>(
  value: Unknown,
  type: Type,
  key: 'taler' | 'notches',
): Parsed<number> => {
  const shape = objectWith(value, '', ['type', key]);
  if (!shape.ok) return badMove(shape.fault.path, shape.fault.message);
  const count = shape.value[key];
  return isCount(count) && count > 0 && count < 1000 ? parsed(count) : badMove(key, `${type} at least 1`);
};

/** MC-26.12, MC-26.21  A seat of this table and an entry that exists; whether it is in force is a question for the rules. */
const parseCall = (value: Unknown, seats: number): Parsed<HandMove> => {
  const shape = objectWith(value, '', ['type', 'culprit', 'entry']);
  if (!shape.ok) return badMove(shape.fault.path, shape.fault.message);
  const { culprit, entry } = shape.value;
  if (!isSeat(culprit, seats)) return badMove('culprit', 'there is no such seat');
  if (!isOneOf(CALLABLE, entry)) return fault('entry', 'there is no such entry', 'unknownEntry', 'MC-26.21');
  return parsed(CALL_MOVES[culprit * CALLABLE.length + CALLABLE.indexOf(entry)] ?? { type: 'call', culprit, entry });
};

const ordered = (value: Unknown, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map(key => [key, value[key]]));

const parseShared = (type: string, value: Unknown): Parsed<HandMove> => {
  const keys = KEYS.get(type) ?? [];
  const shape = objectWith(value, '', keys);
  if (!shape.ok) return badMove(shape.fault.path, shape.fault.message);
  const { action } = shape.value;
  const known = DECLARATIONS.find(candidate => isObject(action) && candidate.type === action.type);
  if (type === 'declare' && known === undefined) return badMove('action', 'there is no such action');
  if (known !== undefined && isObject(action) && Object.keys(action).length !== Object.keys(known).length)
    return badMove('action', 'has not the form of this action');
  const form = ordered(shape.value, keys);
  if (known !== undefined && isObject(action)) form.action = ordered(action, Object.keys(known));
  const move = BY_KEY.get(JSON.stringify(form));
  return move === undefined ? badMove('', `there is no such ${type}`) : parsed(move);
};

/** MC-26.31  A move of manual mode from outside, in canonical form: exactly these keys. */
const parseHandMove = (type: string, value: Unknown, seats: number): Parsed<HandMove> => {
  if (type === 'call') return parseCall(value, seats);
  if (type === 'pay') {
    const taler = parseCount(value, type, 'taler');
    return taler.ok ? parsed(PAY_MOVES[taler.value - 1] ?? { type, taler: taler.value }) : taler;
  }
  if (type === 'turn') {
    const notches = parseCount(value, type, 'notches');
    return notches.ok ? parsed(TURN_MOVES[notches.value - 1] ?? { type, notches: notches.value }) : notches;
  }
  return parseShared(type, value);
};

/**
 * MC-26.31  What is as in enforced mode: bonus, bid, guess, card details, den to empty, letter to give, letter pick; with S8 off the
 * preliminary action too (MC-26.24 d).
 */
const STILL_MADE: ReadonlySet<string> = new Set<TableMove['type']>([
  ...(['bonus', 'bid', 'character', 'crew', 'popeStone', 'moveCrew', 'take', 'room', 'use', 'decline'] as const),
  ...(['guess', 'takeGood', 'rob', 'giveLetter', 'emptyDen', 'pick', 'visit', 'holdBack', 'order'] as const),
]);

/** A move of a table that plays META CULPA from outside. */
export const parseMoveByHand = (value: unknown, seats: number): Parsed<Move> => {
  if (!isObject(value) || typeof value.type !== 'string') return badMove('', 'a move is an object with a type');
  const { type } = value;
  if (HAND_TYPES.has(type) && !Object.hasOwn(value, 'when')) return parseHandMove(type, value, seats);
  if (!STILL_MADE.has(type)) return badMove('type', 'there is no such move');
  const move = parseTableMove(value);
  return move.ok ? move : badMove(move.fault.path, move.fault.message);
};

/** MC-26.31  Secret in a move: the compartment, what is dropped unshown (the feed names what was shown), the place of `travel`, a vote. */
export const publicHandPart = (move: HandMove): unknown => {
  switch (move.type) {
    case 'drop':
      return { type: 'drop' };
    case 'vote':
      return { type: 'vote' };
    case 'declare':
      return move.action.type === 'travel' ? { type: 'declare', action: { type: 'travel' } } : move;
    default:
      return move;
  }
};
