import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { COIN_VALUE, COLOUR, DEN, GOODS, ITEM, STONE } from './components.ts';
import { add } from './counts.ts';
import { ownStones } from './dens.ts';
import type { Event } from './events.ts';
import { actOf, changeAct, dropAct, isExempt, lastAct } from './meta-acts.ts';
import type { Undone } from './meta-events.ts';
import { compartmentOf } from './meta-hand-steps.ts';
import { commitAlone, decideFate, hiddenBooks } from './meta-sins.ts';
import { type Act, booksOf, type HandStep } from './meta-state.ts';
import type { Move } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { gainGood, gainLetter, gainTaler, outOfBag } from './screens.ts';
import { sellingPrice } from './sell.ts';
import { handTurn, push, replace, top } from './stack.ts';
import type { Drop, Secrets, State, Table } from './state.ts';

/** MC-26.23, D-71  Taking back: only own, visible, mechanical steps; a sin stays a sin. */

const countOf = ({ shares }: HandStep): number => shares.reduce((sum, { count }) => sum + count, 0);

/** Is what the step brought still there? */
const isStillThere = (table: Table, own: Secrets, seat: Seat, step: HandStep): boolean => {
  switch (step.type) {
    case 'stone':
      return step.den !== undefined && ownStones(table, step.den, seat) > 0;
    case 'take':
      return isTakenThere(own, step);
    case 'sell':
      return step.good !== undefined && own.taler >= sellingPrice(table, step.good);
    case 'drop':
      return (own.drops?.length ?? 0) > 0;
    default:
      return true;
  }
};

const isTakenThere = (own: Secrets, { stone, letter }: HandStep): boolean => {
  if (stone === undefined) return false;
  if (stone !== 'indulgence') return at(own.goods, STONE[stone]) > 0;
  return letter === undefined || at(own.letters, COLOUR[letter]) > 0;
};

const seatOf = (table: Table): Seat => {
  const frame = top(table);
  return frame.seat ?? 0;
};

/** MC-26.23  The last hand step, if it can be undone. With S1 off nothing is taken back (MC-26.5). */
export const refuseTakeBack = (table: Table, own: Secrets): Refusal | undefined => {
  const { steps, register } = booksOf(table);
  const step = steps.at(-1);
  if (register.S1 === 'off' || step === undefined) return REFUSED.cannotTakeBack;
  return isStillThere(table, own, seatOf(table), step) ? undefined : REFUSED.cannotTakeBack;
};

const stepsOf = (table: Table, act: Act): readonly HandStep[] =>
  booksOf(table).steps.filter(({ shares }) => shares.some(share => share.act === act.id));

/** MC-26.9, MC-26.23  Free before the first hand step; afterwards only if all its steps can be undone, and then one S1. */
export const refuseWithdraw = (table: Table, own: Secrets): Refusal | undefined => {
  const act = lastAct(table);
  if (act === undefined || act.what === 'preliminary') return REFUSED.notDeclared;
  if (!act.begun) return undefined;
  const steps = stepsOf(table, act);
  if (booksOf(table).register.S1 === 'off' || steps.length < act.steps) return REFUSED.cannotTakeBack;
  const isAlone = steps.every(({ shares }) => shares.length === 1);
  const all = isAlone && steps.every(step => isStillThere(table, own, seatOf(table), step));
  return all && hasAll(own, steps) ? undefined : REFUSED.cannotTakeBack;
};

/** Several takes of one good need that many. */
const hasAll = (own: Secrets, steps: readonly HandStep[]): boolean =>
  GOODS.every(good => steps.filter(({ stone }) => stone === good).length <= at(own.goods, STONE[good])) &&
  (own.drops ?? []).length >= steps.filter(({ type }) => type === 'drop').length;

/** Puts everything back as it was before this step. */
const undo = (state: State, seat: Seat, step: HandStep, emit?: Emit<Event>): void => {
  const { table } = state;
  const books = booksOf(table);
  const undone = revert(state, seat, step);
  books.steps = books.steps.filter(({ number }) => number !== step.number);
  for (const { act, count } of step.shares) giveBackToAct(table, act, step, count);
  emit?.('all', { type: 'takenBack', seat, ...undone, rule: 'MC-26.23' });
};

const giveBackToAct = (table: Table, id: number, step: HandStep, count: number): void => {
  const act = actOf(table, id);
  if (act === undefined) return;
  const steps = act.steps - 1;
  changeAct(table, id, { ...reverted(act, step, count), steps, begun: steps > 0 });
};

const reverted = (act: Act, { type, item }: HandStep, count: number): Partial<Act> => {
  switch (type) {
    case 'pay':
      return { paid: act.paid - count };
    case 'turn':
      return { turned: act.turned - count };
    case 'stone':
      return { put: act.put - count };
    case 'drop':
      return revertedDrop(act, item !== undefined ? [...act.shown, item] : act.shown, item === undefined ? 1 : 0);
    default:
      return { taken: act.taken - count, finished: false };
  }
};

const revertedDrop = (act: Act, shown: Act['shown'], unshown: number): Partial<Act> => ({
  taken: act.taken - 1,
  finished: act.taken > 1,
  shown,
  unshown: act.unshown - unshown,
});

const revert = (state: State, seat: Seat, step: HandStep): Undone => {
  switch (step.type) {
    case 'pay':
      gainTaler(state, seat, countOf(step));
      return { step: 'pay', taler: countOf(step) };
    case 'turn':
      add(state.table.posts, seat, -countOf(step));
      return { step: 'turn', notches: countOf(step) };
    case 'stone':
      return revertStone(state.table, seat, step);
    case 'take':
      return revertTake(state, seat, step);
    case 'sell':
      return revertSale(state, seat, step);
    case 'drop':
      return revertDrop(state, seat, step);
  }
};

const revertStone = (table: Table, seat: Seat, { den = 'lust' }: HandStep): Undone => {
  add(at(table.dens, DEN[den]), seat, -1);
  add(table.stock, seat, 1);
  return { step: 'stone', den };
};

const revertTake = (state: State, seat: Seat, { stone = 'bread', letter, free }: HandStep): Undone => {
  const { table } = state;
  const frame = top(table);
  add(table.market, STONE[stone], 1);
  if (stone === 'indulgence') outOfBag(state, stone);
  else gainGood(state, seat, stone, -1);
  if (free && frame.at === 'handTurn') replace(table, handTurn(frame, false));
  if (letter === undefined) return { step: 'take', stone };
  gainLetter(state, seat, letter, -1);
  add(table.supply, COLOUR[letter], 1);
  return { step: 'take', stone, letter };
};

const revertSale = (state: State, seat: Seat, { good = 'bread' }: HandStep): Undone => {
  const price = sellingPrice(state.table, good);
  gainTaler(state, seat, -price);
  outOfBag(state, good);
  gainGood(state, seat, good, 1);
  return { step: 'sell', good, price };
};

const revertDrop = (state: State, seat: Seat, { item }: HandStep): Undone => {
  const own = at(state.secrets, seat);
  const dropped = own.drops?.at(-1);
  if (dropped !== undefined) takeOut(state, seat, dropped);
  own.drops = (own.drops ?? []).slice(0, -1);
  return item === undefined ? { step: 'drop' } : { step: 'drop', item };
};

const takeOut = (state: State, seat: Seat, dropped: Drop): void => {
  const index = ITEM[dropped.item];
  add(compartmentOf(at(state.secrets, seat), dropped), index, -1);
  add(state.table.chests, seat, -1);
  const coin = at(COIN_VALUE, index);
  if (coin > 0) gainTaler(state, seat, coin);
  else gainGood(state, seat, at(GOODS, index), 1);
};

/** MC-26.23  Each use is one S1: a stone at once (`auto`), or a sin to be called. A Petty Sinner's stands unless it is called (MC-26.4.4). */
const chargeTakingBack = (state: State, seat: Seat, steps: readonly HandStep[], redo: Move | undefined): void => {
  const { table } = state;
  if (isExempt(table, seat)) return noteRedo(state, seat, redo);
  if (booksOf(table).register.S1 === 'call') return void commitAlone(state, seat, 'takenBack', 'S1');
  const numbers = steps.map(({ number }) => number);
  decideFate(state, sin => sin.seat === seat && numbers.includes(sin.step), 'covered');
  push(table, { at: 'penance', seat, rule: 'MC-26.23' });
};

const noteRedo = (state: State, seat: Seat, redo: Move | undefined): void => {
  const books = hiddenBooks(state);
  commitAlone(state, seat, 'takenBack', 'S1');
  if (redo !== undefined) books.redo = { seat, move: redo };
};

/** The move that would make this step again. */
const moveOfStep = (step: HandStep, dropped: Drop | undefined): Move | undefined => {
  const { type, den = 'lust', stone = 'bread', letter } = step;
  if (type === 'pay') return { type, taler: countOf(step) };
  if (type === 'turn') return { type, notches: countOf(step) };
  if (type === 'stone') return { type, den };
  if (type === 'take') return letter === undefined ? { type, stone } : { type, stone, letter };
  if (type === 'sell') return { type };
  return dropped === undefined ? undefined : { type, item: dropped.item, into: dropped.into };
};

export const takeBack = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const step = booksOf(state.table).steps.at(-1);
  if (step === undefined) return;
  const redo = moveOfStep(step, at(state.secrets, seat).drops?.at(-1));
  undo(state, seat, step, emit);
  chargeTakingBack(state, seat, [step], redo);
};

/** MC-26.23  Drops the whole declared action. A Petty Sinner's withdrawing is free and final. */
export const withdraw = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = lastAct(table);
  if (act === undefined) return;
  const steps = stepsOf(table, act);
  for (const step of steps.toReversed()) undo(state, seat, step, emit);
  dropAct(table, act.id);
  emit?.('all', { type: 'withdrawn', seat, rule: 'MC-26.9' });
  if (steps.length > 0 && !isExempt(table, seat)) chargeTakingBack(state, seat, steps, undefined);
};
