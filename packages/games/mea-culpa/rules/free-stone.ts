import { at, type Emit, type Refusal } from '@conclave/kernel';
import { isFree } from './characters.ts';
import { STONE } from './components.ts';
import { kindsIn } from './counts.ts';
import { leastOwned } from './evaluation.ts';
import type { Event } from './events.ts';
import { type MoveOf, TAKE_MOVES } from './moves.ts';
import { always, type By, question } from './question.ts';
import { REFUSED } from './refusals.ts';
import { takeGoods } from './screens.ts';
import { dearestOnMarket } from './sell.ts';
import { type FrameOf, pop } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';
import { canExchange, exchangeColours, exchangeIndulgence, inSupply } from './supplies.ts';

/** MC-15.3, MC-22.4  Any stone on the market; an indulgence stone with a letter as long as there are any. */
export const refuseFreeStone = (table: Table, { stone, letter }: MoveOf<'take'>): Refusal | undefined => {
  if (at(table.market, STONE[stone]) === 0) return REFUSED.stoneNotThere;
  if (stone !== 'indulgence') return undefined;
  if (letter === undefined) return canExchange(table) ? REFUSED.chooseColour : undefined;
  return inSupply(table, letter) ? undefined : REFUSED.colourExhausted;
};

/** MC-15.3, MC-23.6, D-47  Compulsory while the market has a stone: so the market always empties (MC-9.10). */
const takeFreeStone = (
  state: State,
  { seat }: FrameOf<'freeStone'>,
  { stone, letter }: MoveOf<'take'>,
  { automatic }: By,
  emit?: Emit<Event>,
): void => {
  pop(state.table);
  const rule = isFree(state.table, 'merchant') ? 'MC-23.6' : 'MC-15.3';
  if (stone === 'indulgence') exchangeIndulgence(state, seat, letter);
  else takeGoods(state, seat, stone, 1);
  const told = { type: 'freeStoneTaken', seat, stone, automatic, rule } as const;
  emit?.('all', letter === undefined ? told : { ...told, letter });
};

/** MC-29.3  The only kind left is taken by itself, unless there is a colour to choose. */
const onlyStone = (table: Table): MoveOf<'take'> | undefined => {
  if (kindsIn(table.market) > 1) return undefined;
  const [only, second] = TAKE_MOVES.filter(move => refuseFreeStone(table, move) === undefined);
  return second === undefined ? only : undefined;
};

/** MC-29.4  Indulgence stone, else the good with the highest selling price. */
export const timeoutFreeStone = (table: Table, own: Secrets): MoveOf<'take'> => {
  const good = dearestOnMarket(table);
  if (at(table.market, STONE.indulgence) === 0 && good !== undefined) return { type: 'take', stone: good };
  const colours = exchangeColours(table);
  if (colours.length === 0) return { type: 'take', stone: 'indulgence' };
  return { type: 'take', stone: 'indulgence', letter: leastOwned(own, colours) };
};

/** MC-15.3  Which stone from the market, free of charge? */
export const freeStoneQuestion = question<'freeStone', 'take'>({
  takes: ['take'],
  answers: always(TAKE_MOVES),
  refuse: (table, _own, _frame, move) => refuseFreeStone(table, move),
  decide: takeFreeStone,
  automatic: onlyStone,
  timeout: timeoutFreeStone,
});
