import type { Refusal } from '@conclave/kernel';
import { lastAct } from './meta-acts.ts';
import { isFreeStoneDue, isMissing, isPreliminaryOpen } from './meta-duties.ts';
import { isBarredFromHouse } from './meta-house.ts';
import type { Callable } from './meta-register.ts';
import { booksOf } from './meta-state.ts';
import type { Move } from './moves.ts';
import { REFUSED } from './refusals.ts';
import type { HandTurnFrame } from './stack.ts';
import type { Secrets, Table } from './state.ts';

/** MC-26.30 c  What a reminder does: the duty comes before any other hand step. */

/** MC-26.31  One duty, one control. */
const CONTROL: ReadonlyMap<Callable, Move['type']> = new Map<Callable, Move['type']>([
  ['S3', 'turn'],
  ['S5', 'pay'],
  ['S9', 'stone'],
  ['S10', 'stone'],
]);

/** MC-26.24 k  A reminder binds only as far as he can pay. */
const canStill = (entry: Callable, own: Secrets): boolean => entry !== 'S5' || own.taler > 0;

/** The controls that must be used first. */
const controlsFirst = (table: Table, own: Secrets): readonly Move['type'][] =>
  booksOf(table).acts.flatMap(act =>
    act.reminded.flatMap(entry => {
      const control = CONTROL.get(entry);
      return control !== undefined && isMissing(act, entry) && canStill(entry, own) ? [control] : [];
    }),
  );

const isReminded = (table: Table): boolean => {
  const { acts } = booksOf(table);
  return acts.length > 0 && acts.some(({ reminded }) => reminded.length > 0);
};

/** S6 bars the steps of the open visit alone; withdrawing and taking back stay possible. */
export const refuseForReminder = (table: Table, own: Secrets, move: Move): Refusal | undefined => {
  if (move.type === 'withdraw' || move.type === 'takeBack' || !isReminded(table)) return undefined;
  const controls = controlsFirst(table, own);
  if (controls.length > 0 && !controls.includes(move.type)) return REFUSED.remindedFirst;
  const isHouseStep = move.type === 'turn' || move.type === 'stone';
  return isHouseStep && isBarredFromHouse(table) ? REFUSED.remindedFirst : undefined;
};

/** S4 bars only the end, while the free stone can be taken: not in the middle of an action (MC-26.24 f). */
export const refuseEnd = (table: Table, frame: HandTurnFrame): Refusal | undefined => {
  const act = lastAct(table);
  const isBusy = act?.begun && !act.finished;
  const isBarred = booksOf(table).reminded.includes('S4') && isFreeStoneDue(table, frame) && !isBusy;
  return isBarred ? REFUSED.remindedFirst : undefined;
};

/** S8 bars only "done". */
export const refuseDone = (table: Table): Refusal | undefined => {
  const { reminded, acts } = booksOf(table);
  return reminded.includes('S8') && acts.some(isPreliminaryOpen) ? REFUSED.remindedFirst : undefined;
};
