import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { cardQuestion } from './card-question.ts';
import type { CardUse } from './cards.ts';
import { COLOUR, DEN, type Place, type Room } from './components.ts';
import { add } from './counts.ts';
import { ownStones } from './dens.ts';
import type { Event } from './events.ts';
import { discardCard, hasCard, refuseRoom, takeYellowLetter, turnSuite5 } from './house.ts';
import { actOf, changeAct, dropAct, lastAct, noteStep, nothingToTakeBack } from './meta-acts.ts';
import { oweNotches, putMissing, tablePutsStone } from './meta-duties.ts';
import type { HandMoveOf } from './meta-moves.ts';
import { commit } from './meta-sins.ts';
import { type Act, booksOf } from './meta-state.ts';
import type { MoveOf } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { gainLetter, gainTaler } from './screens.ts';
import { type CardFrame, push } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';

/** MC-26.10  A visit by hand: "use the card", naming the room in suite 5, taking the letter of suite 6. */

export type HouseMove = MoveOf<CardUse | 'decline' | 'room'> | HandMoveOf<'letter'>;

/** The visit that is not finished yet. A travelling Pope is nowhere until the die was shown. */
export const visiting = (table: Table): Act | undefined => {
  const act = lastAct(table);
  const isVisit = act?.what === 'visit' || act?.what === 'travel';
  return isVisit && !act.finished ? act : undefined;
};

/** MC-13.5, MC-13.6  The room whose card the visitor has before him. */
const roomOf = ({ place, room }: Act): Room | undefined => {
  if (place === undefined || place === 6) return undefined;
  return place === 5 ? room : place;
};

const cardFrame = (table: Table, act: Act): CardFrame | undefined => {
  const room = roomOf(act);
  return room === undefined ? undefined : { at: 'card', seat: act.seat, card: at(table.rooms, room - 1), room };
};

/** MC-26.30 c  A reminder of S6 bars every House step of the open visit. */
export const isBarredFromHouse = (table: Table): boolean => visiting(table)?.reminded.includes('S6') ?? false;

export const refuseHouse = (table: Table, own: Secrets, move: HouseMove): Refusal | undefined => {
  const act = visiting(table);
  if (act === undefined) return booksOf(table).acts.length === 0 ? REFUSED.notDeclared : REFUSED.notOwed;
  if (isBarredFromHouse(table)) return REFUSED.remindedFirst;
  if (move.type === 'letter') return act.place === 6 ? undefined : REFUSED.notOwed;
  if (move.type === 'room')
    return act.place === 5 && act.room === undefined ? refuseRoom(table, move) : REFUSED.notOwed;
  const frame = cardFrame(table, act);
  return frame === undefined ? REFUSED.notOwed : cardQuestion.refuse(table, own, frame, move);
};

/** Has the first step of the effect been made (MC-26.10)? */
export const isEffectBegun = (act: Act): boolean => act.taken > 0 || act.room !== undefined;

/** MC-26.5 S6  On the first House step of a Pope in the open. */
export const noticeOpenPope = (state: State, id: number): void => {
  const act = actOf(state.table, id);
  if (act?.open) commit(state, act, 'S6');
};

/** MC-26.2.3, MC-26.24 d  Notches and Lust stone come before the effect. True: the table must put the stone first. */
export const beforeEffect = (state: State, move: HouseMove, emit?: Emit<Event>): boolean => {
  const act = visiting(state.table);
  if (act === undefined || isEffectBegun(act)) return false;
  const late = move.type !== 'decline';
  noticeOpenPope(state, act.id);
  if (!tablePutsStone(state, act.id, late)) {
    oweNotches(state, act.id, late, emit);
    return false;
  }
  return true;
};

export const putLustStone = (state: State, emit?: Emit<Event>): void => {
  const act = visiting(state.table);
  if (act !== undefined) putMissing(state, act, emit);
};

export const enjoy = (state: State, seat: Seat, move: HouseMove, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = visiting(table);
  if (act === undefined) return;
  noteStep(table, [act.id]); // MC-26.23: nothing of this can be taken back
  if (move.type === 'room') return nameRoom(state, act, move.room, emit);
  if (move.type === 'letter') {
    changeAct(table, act.id, { taken: 1, finished: true });
    return takeYellowLetter(state, seat, emit);
  }
  decideAboutCard(state, act, move, emit);
};

/** MC-13.6  Suite 5's card is turned, and the room is named. */
const nameRoom = (state: State, act: Act, room: Room, emit?: Emit<Event>): void => {
  changeAct(state.table, act.id, { room });
  turnSuite5(state.table, act.seat, room, emit);
};

/** MC-13.5  The card is discarded in any case, once everything it causes is done. */
const decideAboutCard = (state: State, act: Act, move: MoveOf<CardUse | 'decline'>, emit?: Emit<Event>): void => {
  const frame = cardFrame(state.table, act);
  if (frame === undefined) return;
  const used = move.type === 'decline' ? { declined: frame.card } : { card: frame.card };
  changeAct(state.table, act.id, { taken: 1, finished: true, ...used });
  push(state.table, { at: 'clear', room: frame.room });
  push(state.table, frame);
  cardQuestion.decide(state, frame, move, { seat: act.seat, automatic: false }, emit);
};

/** MC-26.24 b  A visit that was begun and never used: the place is cleared and used up. */
export const clearUnused = ({ table }: State, act: Act): void => {
  const { place } = act;
  if (place === undefined || act.finished) return;
  if (place === 5) {
    table.suite5 = false;
    if (act.room !== undefined) discardCard(table, act.room - 1);
  } else if (place === 6) {
    add(table.supply, COLOUR.yellow, table.suite6 ? 1 : 0); // it goes back to its stack: the suite is closed for the round
    table.suite6 = false;
  } else discardCard(table, place - 1);
};

/** C12, C13, C14  What a card brought in taler. */
const TALER_OF_CARD: ReadonlyMap<number, number> = new Map([
  [12, 3],
  [13, 5],
  [14, 7],
]);

const isPlain = ({ card }: Act): boolean => card === undefined || TALER_OF_CARD.has(card);

/** MC-26.4.3, MC-26.23  Can the open visit be undone: plain effects only, and all of it is still there. */
export const canUndoVisit = (state: State, act: Act): boolean => {
  const own = at(state.secrets, act.seat);
  if (actOf(state.table, act.id) === undefined || act.place === undefined || !isPlain(act)) return false;
  if (act.card !== undefined && own.taler < (TALER_OF_CARD.get(act.card) ?? 0)) return false;
  if (act.place === 6 && act.taken > 0 && at(own.letters, COLOUR.yellow) === 0) return false;
  return act.put === 0 || ownStones(state.table, 'lust', act.seat) >= act.put;
};

/** MC-26.23  The visit is undone as a whole, with its notches and its Lust stone; he may then act properly. */
export const undoVisit = (state: State, act: Act, emit?: Emit<Event>): void => {
  const { table } = state;
  const { seat, place } = act;
  if (place === undefined) return;
  const taler = act.card === undefined ? 0 : (TALER_OF_CARD.get(act.card) ?? 0);
  const letter = place === 6 && act.taken > 0;
  gainTaler(state, seat, -taler);
  if (letter) gainLetter(state, seat, 'yellow', -1);
  reopen(state, act, place);
  add(table.posts, seat, -act.turned);
  add(at(table.dens, DEN.lust), seat, -act.put);
  add(table.stock, seat, act.put);
  dropAct(table, act.id);
  nothingToTakeBack(table);
  emit?.('all', {
    type: 'visitUndone',
    seat,
    place,
    taler,
    letter,
    notches: act.turned,
    stones: act.put,
    rule: 'MC-26.4.3',
  });
};

const reopen = ({ table }: State, act: Act, place: Place): void => {
  if (place === 6) table.suite6 = table.suite6 || act.taken > 0;
  if (place === 5) table.suite5 = true;
  const room = roomOf(act);
  const card = act.card ?? act.declined;
  if (room === undefined || card === undefined || hasCard(table, room)) return;
  add(table.discard, card, -1);
  table.rooms[room - 1] = card;
};
