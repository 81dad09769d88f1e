import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { DEN, DENS, type Den } from './components.ts';
import { add, greatest } from './counts.ts';
import type { Event } from './events.ts';
import { EMPTY_DEN_MOVES, type MoveOf } from './moves.ts';
import { always, question } from './question.ts';
import { hellOrder, moveTowardsHell } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { type EveryoneFrame, type FrameOf, pop, push, type RunOutFrame, replace } from './stack.ts';
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

/** MC-18.6 (2)  All own stones of a den come back, and the soul moves as many steps (also if it is stopped, D-35). */
const emptyDen = (state: State, seat: Seat, den: Den, emit?: Emit<Event>): void => {
  const number = takeBack(state, seat, den, 'MC-18.6', emit);
  moveTowardsHell(state.table, seat, number, 'MC-18.6', emit);
};

/** MC-18.6 (3), (4)  As soon as there are enough stones, the missing ones are put. */
const isStillShort = (state: State, { seat, den, missing }: RunOutFrame, emit?: Emit<Event>): boolean => {
  if (at(state.table.stock, seat) < missing) return true;
  pop(state.table);
  put(state, seat, den, missing, 'MC-18.6', emit);
  return false;
};

/** MC-29.3  The only den that holds own stones is emptied by itself. */
const onlyDen = (table: Table, { seat }: RunOutFrame): MoveOf<'emptyDen'> | undefined => {
  const [only, second] = EMPTY_DEN_MOVES.filter(({ den }) => ownStones(table, den, seat) > 0);
  return second === undefined ? only : undefined;
};

/** MC-29.4  The one with fewest own stones that suffices, else the fullest; ties in the order Lust, Petty Sins, Greed. */
const denToEmpty = (table: Table, { seat, missing }: RunOutFrame): Den => {
  const filled = DENS.filter(den => ownStones(table, den, seat) > 0);
  const enough = filled.filter(den => at(table.stock, seat) + ownStones(table, den, seat) >= missing);
  if (enough.length > 0) return greatest(enough, den => -ownStones(table, den, seat));
  return greatest(filled, den => ownStones(table, den, seat));
};

/** MC-18.6  Which den is emptied? */
export const runOutQuestion = question<'runOut', 'emptyDen'>({
  takes: ['emptyDen'],
  answers: always(EMPTY_DEN_MOVES),
  refuse: (table, _own, { seat }, { den }) => (ownStones(table, den, seat) > 0 ? undefined : REFUSED.noStonesThere),
  decide: (state, { seat }, { den }, _by, emit) => emptyDen(state, seat, den, emit),
  stands: isStillShort,
  automatic: onlyDen,
  timeout: (table, _own, frame) => ({ type: 'emptyDen', den: denToEmpty(table, frame) }),
});

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
export const atone = (state: State, { by, den }: FrameOf<'atonement'>, emit?: Emit<Event>): void => {
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
