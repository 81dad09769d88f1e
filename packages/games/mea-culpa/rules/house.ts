import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { type Action, postForAction, refuseKind } from './actions.ts';
import { cardCost, cardName } from './cards.ts';
import { travelsIncognito, visitsWithoutNotches } from './characters.ts';
import { MOST_NOTCHES, PLACES, type Place, ROOMS, type Room } from './components.ts';
import { add, kindsIn } from './counts.ts';
import { putSinStones } from './dens.ts';
import type { Event } from './events.ts';
import { type MoveOf, ROOM_MOVES } from './moves.ts';
import { turnPost } from './posts.ts';
import { always, question } from './question.ts';
import { REFUSED } from './refusals.ts';
import { gainLetter } from './screens.ts';
import { type FrameOf, pop, push, type TurnFrame } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-13.6, MC-13.7 */
const SUITE_6_NOTCHES = 2;

export const isSuite = (place: Place): boolean => place > ROOMS.length;

/** MC-13.2, MC-13.9  Open: the card still lies there, suite 5 shows its welcome and some room has a card (D-26), suite 6 has a letter. */
export const isOpen = (table: Table, place: Place): boolean => {
  if (place === 5) return table.suite5 && kindsIn(table.rooms) > 0;
  if (place === 6) return table.suite6;
  return at(table.rooms, place - 1) > 0;
};

/** MC-13.3  Notches of a place for an ordinary visitor. */
export const notchCost = (table: Table, place: Place): number => {
  if (place === 5) return 0;
  if (place === 6) return SUITE_6_NOTCHES;
  return cardCost(at(table.rooms, place - 1));
};

/** MC-13.3  Would the post stay within its limit? */
export const isWithinLimit = (table: Table, place: Place, post: number): boolean =>
  post + notchCost(table, place) <= MOST_NOTCHES;

export const refusePlace = (table: Table, place: Place): Refusal | undefined =>
  isOpen(table, place) ? undefined : REFUSED.placeNotOpen;

/** MC-13.3, MC-9.6  A place that the visitor's post allows, after the notch for a second action. MC-13.8: useless visits are allowed. */
export const refuseVisit = (table: Table, frame: TurnFrame, { place }: MoveOf<'visit'>): Refusal | undefined => {
  if (!isOpen(table, place)) return REFUSED.placeNotOpen;
  if (visitsWithoutNotches(frame.character)) return undefined;
  if (isWithinLimit(table, place, postForAction(table, frame))) return undefined;
  return frame.actions > 0 ? REFUSED.secondTooCostly : REFUSED.overTheLimit;
};

/** MC-13.4 (1)  A visit in a turn: everyone pays the notches except the Petty Sinner (MC-15.4). */
const beginVisit = (state: State, frame: TurnFrame, { place }: MoveOf<'visit'>, emit?: Emit<Event>): void => {
  const { seat, character } = frame;
  emit?.('all', { type: 'visitBegan', seat, place, rule: 'MC-13.4' });
  const notches = visitsWithoutNotches(character) ? 0 : notchCost(state.table, place);
  enterHouse(state, seat, place, { notches, paysSinStone: true }, emit);
};

/** MC-13, MC-14.1  Everyone but the Pope goes openly. */
export const visit: Action<'visit'> = {
  kind: 'visit',
  refuse: (table, _own, frame, move) => {
    if (travelsIncognito(frame.character)) return REFUSED.onlyIncognito;
    return refuseKind(table, frame, 'visit') ?? refuseVisit(table, frame, move);
  },
  carryOut: beginVisit,
};

/** What a visitor pays. */
export interface Costs {
  readonly notches: number;
  readonly paysSinStone: boolean;
}

/** MC-13.4 (2)  Pay: first the sin stone of a suite, then the notches. */
export const enterHouse = (
  state: State,
  seat: Seat,
  place: Place,
  { notches, paysSinStone }: Costs,
  emit?: Emit<Event>,
): void => {
  push(state.table, { at: 'inside', seat, place, notches });
  if (paysSinStone && isSuite(place)) putSinStones(state, seat, 'lust', 1, 'MC-13.4', emit);
};

/** MC-13.4 (3), MC-13.5 to MC-13.7  The stone is paid: now the notches, then what the place offers. */
export const goInside = (state: State, { seat, place, notches }: FrameOf<'inside'>, emit?: Emit<Event>): void => {
  const { table } = state;
  pop(table);
  turnPost(table, seat, notches, 'MC-13.3', emit);
  if (place === 6) return takeYellowLetter(state, seat, emit);
  if (place !== 5) return showCard(table, seat, place);
  table.suite5 = false;
  emit?.('all', { type: 'suite5Turned', seat, rule: 'MC-13.6' });
  push(table, { at: 'room', seat });
};

/** MC-26.10  By hand the card of suite 5 is turned by naming the room. */
export const turnSuite5 = (table: Table, seat: Seat, room: Room, emit?: Emit<Event>): void => {
  table.suite5 = false;
  emit?.('all', { type: 'suite5Turned', seat, rule: 'MC-13.6' });
  emit?.('all', { type: 'roomChosen', seat, room, card: cardName(at(table.rooms, room - 1)), rule: 'MC-13.6' });
};

export const refuseRoom = (table: Table, { room }: MoveOf<'room'>): Refusal | undefined =>
  hasCard(table, room) ? undefined : REFUSED.noCardThere;

/** MC-13.7  The only source of yellow letters; it cannot be declined. */
export const takeYellowLetter = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  state.table.suite6 = false;
  gainLetter(state, seat, 'yellow', 1);
  emit?.('all', { type: 'yellowLetterTaken', seat, rule: 'MC-13.7' });
};

/** MC-13.5  The visitor decides about the card; it is discarded in any case (D-13). */
const showCard = (table: Table, seat: Seat, room: Room): void => {
  push(table, { at: 'clear', room });
  push(table, { at: 'card', seat, card: at(table.rooms, room - 1), room });
};

export const hasCard = ({ rooms }: Table, room: Room): boolean => at(rooms, room - 1) > 0;

/** MC-13.6  Through suite 5 to a room's card, whatever its cost. */
const chooseRoom = ({ table }: State, seat: Seat, room: Room, emit?: Emit<Event>): void => {
  emit?.('all', { type: 'roomChosen', seat, room, card: cardName(at(table.rooms, room - 1)), rule: 'MC-13.6' });
  pop(table);
  showCard(table, seat, room);
};

const roomsWithCard = (table: Table): readonly MoveOf<'room'>[] =>
  ROOM_MOVES.filter(({ room }) => hasCard(table, room));

/** MC-29.3  The only room with a card is chosen by itself. */
const onlyRoom = (table: Table): MoveOf<'room'> | undefined => {
  const [only, second] = roomsWithCard(table);
  return second === undefined ? only : undefined;
};

/** MC-13.6  Which room, through suite 5? MC-29.4: the lowest number. */
export const roomQuestion = question<'room', 'room'>({
  takes: ['room'],
  answers: always(ROOM_MOVES),
  refuse: (table, _own, _frame, move) => refuseRoom(table, move),
  decide: (state, { seat }, { room }, _by, emit) => chooseRoom(state, seat, room, emit),
  automatic: onlyRoom,
  timeout: table => at(roomsWithCard(table), 0),
});

/** A card goes from its room to the discard pile. */
export const discardCard = ({ rooms, discard }: Table, index: number): void => {
  const card = at(rooms, index);
  if (card === 0) return;
  add(discard, card, 1);
  rooms[index] = 0;
};

/** MC-13.4 (4)  Clear the place. */
export const clearRoom = ({ table }: State, { room }: FrameOf<'clear'>, emit?: Emit<Event>): void => {
  const card = cardName(at(table.rooms, room - 1));
  discardCard(table, room - 1);
  emit?.('all', { type: 'cardCleared', room, card, rule: 'MC-13.4' });
  pop(table);
};

export const openPlaces = (table: Table): readonly Place[] => PLACES.filter(place => isOpen(table, place));
