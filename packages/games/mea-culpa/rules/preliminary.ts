import type { Emit, Refusal, Seat } from '@conclave/kernel';
import { arrive, refuseSite } from './cathedrals.ts';
import { movePopeStone, putSinStones, refusePopeStone } from './dens.ts';
import type { Event } from './events.ts';
import { enterHouse, refusePlace } from './house.ts';
import type { MoveOf } from './moves.ts';
import { type Frame, pop, replace } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-8  Preliminary actions: no action of a turn, and no hindrance to one (MC-8.5). */
export const beginPreliminary = (
  state: State,
  { seat, character }: Extract<Frame, { readonly at: 'preliminary' }>,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  switch (character) {
    case 'pope':
      return replace(table, { at: 'popeStone', seat }); // MC-8.1
    case 'emperor':
      return table.emperorCrew > 0 ? replace(table, { at: 'crew', seat }) : pop(table); // MC-8.2, MC-22.5
    case 'merchant':
      return pop(table); // MC-8.3
    case 'pettySinner':
      replace(table, { at: 'preliminaryVisit', seat });
      return putSinStones(state, seat, 'pettySins', 2, 'MC-8.4', emit);
  }
};

/** MC-8.1  The Pope may move a Pope stone. */
export const preliminaryPopeStone = (state: State, seat: Seat, move: MoveOf<'popeStone'>, emit?: Emit<Event>): void => {
  pop(state.table);
  movePopeStone(state, seat, move, 'MC-8.1', emit);
};
export const refusePreliminaryPopeStone = refusePopeStone;

/** MC-8.2  The Emperor must place the crew from his card; a finished cathedral interrupts at once (MC-8.6). */
export const placeEmperorsCrew = (state: State, seat: Seat, { site }: MoveOf<'crew'>, emit?: Emit<Event>): void => {
  pop(state.table);
  state.table.emperorCrew -= 1;
  emit?.('all', { type: 'crewArrived', seat, from: 'emperor', site, rule: 'MC-8.2' });
  arrive(state, site, emit);
};
export const refuseEmperorsCrew = (table: Table, { site }: MoveOf<'crew'>): Refusal | undefined =>
  refuseSite(table, site);

/** MC-8.4  The Petty Sinner may visit the House at once without turning his post; a suite still costs its sin stone. */
export const preliminaryVisit = (state: State, seat: Seat, { place }: MoveOf<'visit'>, emit?: Emit<Event>): void => {
  pop(state.table);
  emit?.('all', { type: 'visitBegan', seat, place, rule: 'MC-8.4' });
  enterHouse(state, seat, place, { notches: 0, paysSinStone: true }, emit);
};
export const refusePreliminaryVisit = (table: Table, { place }: MoveOf<'visit'>): Refusal | undefined =>
  refusePlace(table, place);

/** MC-8.1, MC-8.4  What may be done may be left. */
export const declinePreliminary = (
  { table }: State,
  seat: Seat,
  what: 'popeStone' | 'preliminaryVisit',
  emit?: Emit<Event>,
): void => {
  pop(table);
  emit?.('all', { type: 'declined', seat, what, rule: what === 'popeStone' ? 'MC-8.1' : 'MC-8.4' });
};
