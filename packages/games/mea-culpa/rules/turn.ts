import { at, type Emit, type Refusal } from '@conclave/kernel';
import { takesFreeStone } from './characters.ts';
import { CHARACTER, CHARACTERS, type Character, type Kind, MOST_NOTCHES, NOBODY, STONE } from './components.ts';
import { add, kindsIn, total } from './counts.ts';
import type { Event } from './events.ts';
import { type MoveOf, TAKE_MOVES } from './moves.ts';
import { turnPost } from './posts.ts';
import { REFUSED } from './refusals.ts';
import { gainGood } from './screens.ts';
import { type Frame, pop, push, replace, type TurnFrame } from './stack.ts';
import { holderOf, type State, type Table } from './state.ts';
import { canExchange, exchangeIndulgence, inSupply } from './supplies.ts';

/** MC-9.1  Pope, Emperor, Merchant, Petty Sinner, and again; characters nobody holds are skipped. */
export const nextCharacter = (table: Table, after: Character): Character => {
  let index = CHARACTER[after];
  do index = (index + 1) % CHARACTERS.length;
  while (holderOf(table, index) === NOBODY);
  return at(CHARACTERS, index);
};

/** MC-9.8  The phase ends the moment the market is empty. */
const isMarketEmpty = ({ market }: Table): boolean => total(market) === 0;

const endPhase = (table: Table, emit?: Emit<Event>): void => {
  emit?.('all', { type: 'marketEmpty', rule: 'MC-9.8' });
  replace(table, { at: 'compare' }); // MC-9.11
};

type NextTurnFrame = Extract<Frame, { readonly at: 'nextTurn' }>;

export const beginTurn = ({ table }: State, { after }: NextTurnFrame, emit?: Emit<Event>): void => {
  if (isMarketEmpty(table)) return endPhase(table, emit);
  const character = nextCharacter(table, after);
  const seat = holderOf(table, CHARACTER[character]);
  replace(table, { at: 'turn', seat, character, actions: 0 });
  emit?.('all', { type: 'turnBegan', seat, character, rule: 'MC-9.1' });
};

/** MC-9.7, MC-9.8  After an action: the phase is over, the turn is over, or the table waits for the next one. */
export const awaitAction = (state: State, frame: TurnFrame, emit?: Emit<Event>): boolean => {
  if (frame.actions > 0 && isMarketEmpty(state.table)) endPhase(state.table, emit);
  else if (frame.actions === 2) endTurn(state, frame);
  else return true;
  return false;
};

/** MC-9.3  What the post shows once this action has been paid for. */
export const postForAction = ({ posts }: Table, { seat, actions }: TurnFrame): number => at(posts, seat) + actions;

/** MC-9.3, MC-9.5  A second action is of another kind and needs a notch; there is never a third. */
export const refuseKind = (table: Table, frame: TurnFrame, kind: Kind): Refusal | undefined => {
  if (frame.actions === 0) return undefined;
  if (frame.first === kind) return REFUSED.sameKind;
  return postForAction(table, frame) > MOST_NOTCHES ? REFUSED.postAtLimit : undefined;
};

/** MC-9.3, D-24  For the second action the post is turned first, by everybody. */
export const beginAction = (state: State, frame: TurnFrame, kind: Kind, emit?: Emit<Event>): void => {
  const { seat, character, actions } = frame;
  turnPost(state.table, seat, actions, 'MC-9.3', emit);
  replace(state.table, { at: 'turn', seat, character, actions: actions + 1, first: frame.first ?? kind });
};

/** MC-9.2  Pass, or stop after the first action. */
export const passTurn = (state: State, frame: TurnFrame, emit?: Emit<Event>): void => {
  const { seat, character, actions } = frame;
  emit?.('all', { type: 'passed', seat, character, actions, rule: actions === 0 ? 'MC-9.2' : 'MC-9.7' });
  endTurn(state, frame);
};

/** MC-9.7  Then comes the free stone, if there is one to take. */
const endTurn = ({ table }: State, { seat, character }: TurnFrame): void => {
  replace(table, { at: 'nextTurn', after: character });
  if (takesFreeStone(table, seat, character)) push(table, { at: 'freeStone', seat });
};

type FreeStoneFrame = Extract<Frame, { readonly at: 'freeStone' }>;

/** MC-29.3  The only kind left is taken by itself, unless there is a colour to choose. */
export const awaitFreeStone = (state: State, { seat }: FreeStoneFrame, emit?: Emit<Event>): boolean => {
  const { table } = state;
  if (kindsIn(table.market) > 1) return true;
  const options = TAKE_MOVES.filter(move => refuseFreeStone(table, move) === undefined);
  const [only] = options;
  if (only === undefined || options.length > 1) return true;
  takeFreeStone(state, seat, only, true, emit);
  return false;
};

/** MC-15.3, MC-22.4  Any stone on the market; an indulgence stone with a letter as long as there are any. */
export const refuseFreeStone = (table: Table, { stone, letter }: MoveOf<'take'>): Refusal | undefined => {
  if (at(table.market, STONE[stone]) === 0) return REFUSED.stoneNotThere;
  if (stone !== 'indulgence') return undefined;
  if (letter === undefined) return canExchange(table) ? REFUSED.chooseColour : undefined;
  return inSupply(table, letter) ? undefined : REFUSED.colourExhausted;
};

/** MC-15.3, D-47  Compulsory while the market has a stone: so the market always empties (MC-9.10). */
export const takeFreeStone = (
  state: State,
  seat: number,
  { stone, letter }: MoveOf<'take'>,
  automatic: boolean,
  emit?: Emit<Event>,
): void => {
  pop(state.table);
  const rule = holderOf(state.table, CHARACTER.merchant) === NOBODY ? 'MC-23.6' : 'MC-15.3';
  if (stone === 'indulgence') exchangeIndulgence(state, seat, letter);
  else takeGoods(state, seat, stone, 1);
  const told = { type: 'freeStoneTaken', seat, stone, automatic, rule } as const;
  emit?.('all', letter === undefined ? told : { ...told, letter });
};

/** Goods go from the market behind a screen. */
export const takeGoods = (state: State, seat: number, good: 'bread' | 'wine' | 'cloth' | 'jewel', number: number) => {
  add(state.table.market, STONE[good], -number);
  gainGood(state, seat, good, number);
};
