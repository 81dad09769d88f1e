import { at, type Emit, type Seat } from '@conclave/kernel';
import { arrive, isOpenSite, refuseSite } from './cathedrals.ts';
import { SITES } from './components.ts';
import { movePopeStone, putSinStones, refusePopeStone } from './dens.ts';
import type { Event } from './events.ts';
import { enterHouse, refusePlace } from './house.ts';
import { CREW_MOVES, DECLINE, type MoveOf, POPE_STONE_MOVES, VISIT_MOVES } from './moves.ts';
import { always, question } from './question.ts';
import { type FrameOf, pop, replace } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-8  Preliminary actions: no action of a turn, and no hindrance to one (MC-8.5). */
export const beginPreliminary = (
  state: State,
  { seat, character }: FrameOf<'preliminary'>,
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

const decline = (
  { table }: State,
  seat: Seat,
  what: 'popeStone' | 'preliminaryVisit',
  rule: string,
  emit?: Emit<Event>,
): void => {
  pop(table);
  emit?.('all', { type: 'declined', seat, what, rule });
};

/** MC-8.1  The Pope may move a Pope stone. */
export const popeStoneQuestion = question<'popeStone', 'popeStone' | 'decline'>({
  takes: ['popeStone', 'decline'],
  answers: always(POPE_STONE_MOVES, [DECLINE]),
  refuse: (table, _own, _frame, move) => (move.type === 'decline' ? undefined : refusePopeStone(table, move)),
  decide: (state, { seat }, move, _by, emit) => {
    if (move.type === 'decline') return decline(state, seat, 'popeStone', 'MC-8.1', emit);
    pop(state.table);
    movePopeStone(state, seat, move, 'MC-8.1', emit);
  },
  timeout: () => DECLINE,
});

/** MC-8.2  The Emperor's crew leaves his card; a finished cathedral interrupts at once (MC-8.6). */
export const placeEmperorsCrew = (state: State, seat: Seat, { site }: MoveOf<'crew'>, emit?: Emit<Event>): void => {
  pop(state.table);
  state.table.emperorCrew -= 1;
  emit?.('all', { type: 'crewArrived', seat, from: 'emperor', site, rule: 'MC-8.2' });
  arrive(state, site, emit);
};

/** MC-29.3  While the game runs two sites are open or more (MC-19.6), so there is never only one answer. */
const openSites = (table: Table) => SITES.filter(site => isOpenSite(table, site));

/** MC-8.2  The Emperor must place his crew. MC-29.4: the first open site of the sheet. */
export const crewQuestion = question<'crew', 'crew'>({
  takes: ['crew'],
  answers: always(CREW_MOVES),
  refuse: (table, _own, _frame, { site }) => refuseSite(table, site),
  decide: (state, { seat }, move, _by, emit) => placeEmperorsCrew(state, seat, move, emit),
  timeout: table => ({ type: 'crew', site: at(openSites(table), 0) }),
});

/** MC-8.4  Without turning his post; a suite still costs its sin stone. */
const visitAtOnce = (state: State, seat: Seat, { place }: MoveOf<'visit'>, emit?: Emit<Event>): void => {
  pop(state.table);
  emit?.('all', { type: 'visitBegan', seat, place, rule: 'MC-8.4' });
  enterHouse(state, seat, place, { notches: 0, paysSinStone: true }, emit);
};

/** MC-8.4  The Petty Sinner may visit the House at once. */
export const preliminaryVisitQuestion = question<'preliminaryVisit', 'visit' | 'decline'>({
  takes: ['visit', 'decline'],
  answers: always(VISIT_MOVES, [DECLINE]),
  refuse: (table, _own, _frame, move) => (move.type === 'decline' ? undefined : refusePlace(table, move.place)),
  decide: (state, { seat }, move, _by, emit) =>
    move.type === 'decline'
      ? decline(state, seat, 'preliminaryVisit', 'MC-8.4', emit)
      : visitAtOnce(state, seat, move, emit),
  timeout: () => DECLINE,
});
