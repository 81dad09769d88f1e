import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { DEN, DENS, type Den } from './components.ts';
import { add } from './counts.ts';
import type { Event } from './events.ts';
import type { MoveOf } from './moves.ts';
import { hellOrder, moveTowardsHell } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { type EveryoneFrame, type Frame, pop, push, type RunOutFrame, replace } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-18  Dens of sin: Lust, Petty Sins, Greed. MC-18.1: what brings stones there is in the chapters of the actions. */

export const ownStones = ({ dens }: Table, den: Den, seat: Seat): number => at(at(dens, DEN[den]), seat);

const put = ({ table }: State, seat: Seat, den: Den, number: number, rule: string, emit?: Emit<Event>): void => {
  if (number === 0) return;
  add(table.stock, seat, -number);
  add(at(table.dens, DEN[den]), seat, number);
  emit?.('all', { type: 'sinStonesPut', seat, den, number, rule });
};

/** Takes all own stones from a den back into stock; how many. */
const takeBack = ({ table }: State, seat: Seat, den: Den, rule: string, emit?: Emit<Event>): number => {
  const number = ownStones(table, den, seat);
  if (number === 0) return 0;
  at(table.dens, DEN[den])[seat] = 0;
  add(table.stock, seat, number);
  emit?.('all', { type: 'sinStonesBack', seat, den, number, rule });
  return number;
};

/** MC-18.6 (1)  Put as many as there are in stock; for the missing ones dens must be emptied first. */
export const putSinStones = (
  state: State,
  seat: Seat,
  den: Den,
  number: number,
  rule: string,
  emit?: Emit<Event>,
): void => {
  const available = Math.min(at(state.table.stock, seat), number);
  put(state, seat, den, available, rule, emit);
  const missing = number - available;
  if (missing === 0) return;
  emit?.('all', { type: 'ranOut', seat, den, missing, rule: 'MC-18.6' });
  push(state.table, { at: 'runOut', seat, den, missing });
};

const onlyDen = (table: Table, seat: Seat): Den | undefined => {
  const filled = DENS.filter(den => ownStones(table, den, seat) > 0);
  return filled.length === 1 ? filled[0] : undefined;
};

/** MC-18.6 (3), (4)  Enough stones: the missing ones are put. Else another den, by itself when only one is left (MC-29.3). */
export const awaitDen = (state: State, frame: RunOutFrame, emit?: Emit<Event>): boolean => {
  const { seat, den, missing } = frame;
  if (at(state.table.stock, seat) >= missing) {
    pop(state.table);
    put(state, seat, den, missing, 'MC-18.6', emit);
    return false;
  }
  const only = onlyDen(state.table, seat);
  if (only === undefined) return true;
  emptyDen(state, seat, only, emit);
  return false;
};

export const refuseDen = (table: Table, seat: Seat, { den }: MoveOf<'emptyDen'>): Refusal | undefined =>
  ownStones(table, den, seat) > 0 ? undefined : REFUSED.noStonesThere;

/** MC-18.6 (2)  All own stones of a den come back, and the soul moves as many steps (also if it is stopped, D-35). */
export const emptyDen = (state: State, seat: Seat, den: Den, emit?: Emit<Event>): void => {
  const number = takeBack(state, seat, den, 'MC-18.6', emit);
  moveTowardsHell(state.table, seat, number, 'MC-18.6', emit);
};

/** MC-18.7, D-70  One after another, each completely before the next. */
export const nextPutsStones = (state: State, frame: EveryoneFrame, emit?: Emit<Event>): void => {
  const [seat, ...seats] = frame.seats;
  if (seat === undefined) return pop(state.table);
  replace(state.table, { ...frame, seats });
  putSinStones(state, seat, frame.den, 2, `C${frame.card}`, emit);
};

export const refusePopeStone = ({ popeStones }: Table, { from }: MoveOf<'popeStone'>): Refusal | undefined =>
  at(popeStones, DEN[from]) > 0 ? undefined : REFUSED.noPopeStoneThere;

/** MC-18.3  From one den to a different one. Three together demand atonement (MC-18.4); two or three apart do nothing (MC-18.2). */
export const movePopeStone = (
  { table }: State,
  seat: Seat,
  { from, to }: MoveOf<'popeStone'>,
  rule: string,
  emit?: Emit<Event>,
): void => {
  add(table.popeStones, DEN[from], -1);
  add(table.popeStones, DEN[to], 1);
  emit?.('all', { type: 'popeStoneMoved', seat, from, to, rule });
  if (at(table.popeStones, DEN[to]) === 3) push(table, { at: 'atonement', by: seat, den: to });
};

/** MC-18.4, MC-18.5  All but the one who brought the third stone atone for the two other dens; the den with the stones is protected. */
export const atone = (
  state: State,
  { by, den }: Extract<Frame, { readonly at: 'atonement' }>,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  pop(table);
  emit?.('all', { type: 'atonement', by, den, rule: 'MC-18.4' });
  const others = DENS.filter(other => other !== den);
  for (const seat of hellOrder(table)) {
    let stones = 0;
    for (const other of others) stones += takeBack(state, seat, other, 'MC-18.4', emit);
    if (seat !== by) moveTowardsHell(table, seat, stones, 'MC-18.4', emit);
  }
  table.popeStones.fill(1);
  emit?.('all', { type: 'popeStonesReturned', rule: 'MC-18.4' });
};
