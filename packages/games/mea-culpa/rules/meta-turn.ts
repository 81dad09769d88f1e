import type { Emit, Refusal } from '@conclave/kernel';
import { CARD_ANSWER } from './cards.ts';
import { NOBODY } from './components.ts';
import { total } from './counts.ts';
import type { Event } from './events.ts';
import { timeoutFreeStone } from './free-stone.ts';
import { isUnfinished, lastAct, missingStones, owedNotches, owedTaler } from './meta-acts.ts';
import { closeBooks } from './meta-closing.ts';
import { declare, refuseDeclaration } from './meta-declare.ts';
import { isFreeStoneDue, putMissing, tablePutsStone } from './meta-duties.ts';
import {
  beforeTaking,
  drop,
  pay,
  putStone,
  refuseDrop,
  refusePay,
  refuseSell,
  refuseShow,
  refuseStone,
  refuseTake,
  refuseTurn,
  sellDeclared,
  show,
  take,
  turn,
} from './meta-hand-steps.ts';
import { endLocks } from './meta-hiding.ts';
import { beforeEffect, enjoy, type HouseMove, noticeOpenPope, putLustStone, refuseHouse } from './meta-house.ts';
import {
  DECLARE_MOVES,
  DROP_MOVES,
  END,
  type HandMove,
  LETTER,
  PAY_MOVES,
  SELL,
  SHOW_MOVES,
  STONE_MOVES,
  TAKE_BACK,
  TURN_MOVES,
  WITHDRAW,
} from './meta-moves.ts';
import { refuseEnd, refuseForReminder } from './meta-reminders.ts';
import { commitAlone, hiddenBooks } from './meta-sins.ts';
import { booksOf, type What, withFate } from './meta-state.ts';
import { refuseTakeBack, refuseWithdraw, takeBack, withdraw } from './meta-take-back.ts';
import {
  CREW_MOVES,
  DECLINE,
  MOVE_CREW_MOVES,
  type Move,
  POPE_STONE_MOVES,
  ROB_MOVES,
  ROOM_MOVES,
  TAKE_GOOD_MOVES,
  TAKE_MOVES,
  USE,
} from './moves.ts';
import { type Groups, handQuestion } from './question.ts';
import { REFUSED } from './refusals.ts';
import { type HandTurnFrame, push, replace } from './stack.ts';
import { isByHand, type Secrets, type State, type Table } from './state.ts';

/** MC-26.2  A turn by hand: declare, then do everything oneself in any order, then say that it is over. */

const HOUSE: ReadonlySet<Move['type']> = new Set<Move['type']>([
  ...Object.values(CARD_ANSWER),
  ...(['decline', 'room', 'letter'] as const),
]);

const isHouseMove = (move: Move): move is HouseMove => HOUSE.has(move.type);

const TAKES: readonly Move['type'][] = [
  ...(['declare', 'withdraw', 'takeBack', 'pay', 'turn', 'stone', 'take', 'sell', 'show', 'drop', 'end'] as const),
  ...HOUSE,
];

const ENDING: readonly Move[] = [END];
const TAKING_BACK: readonly Move[] = [TAKE_BACK];
const WITHDRAWING: readonly Move[] = [WITHDRAW];
const IN_THE_HOUSE: Groups = [
  ROOM_MOVES,
  [USE, LETTER, DECLINE],
  [...CREW_MOVES, ...MOVE_CREW_MOVES, ...POPE_STONE_MOVES, ...TAKE_GOOD_MOVES, ...ROB_MOVES],
];
const NO_STEPS: Groups = [];
/** MC-26.9  What a declared action still needs besides its costs and stones of the market. */
const EFFECTS: ReadonlyMap<What, Groups> = new Map<What, Groups>([
  ['sell', [[SELL]]],
  ['donate', [SHOW_MOVES, DROP_MOVES]],
  ['visit', IN_THE_HOUSE],
  ['travel', IN_THE_HOUSE],
]);

/** MC-26.2.2  What could be done now: only that is looked at one by one. */
const answers = (frame: HandTurnFrame, table: Table): Groups => {
  const act = lastAct(table);
  const groups: (readonly Move[])[] = [ENDING];
  if (!isUnfinished(act)) groups.push(DECLARE_MOVES);
  if (isUnfinished(act) || isFreeStoneDue(table, frame)) groups.push(TAKE_MOVES);
  if (booksOf(table).steps.length > 0) groups.push(TAKING_BACK);
  if (act === undefined) return groups;
  groups.push(WITHDRAWING, ...(EFFECTS.get(act.what) ?? NO_STEPS));
  if (owedTaler(table) > 0) groups.push(PAY_MOVES);
  if (owedNotches(table) > 0) groups.push(TURN_MOVES);
  if (booksOf(table).acts.some(each => missingStones(each) > 0)) groups.push(STONE_MOVES);
  return groups;
};

/** MC-26.32  What is refused, a reminder first. */
const refuse = (table: Table, own: Secrets, frame: HandTurnFrame, move: Move): Refusal | undefined =>
  refuseForReminder(table, own, move) ?? refuseStep(table, own, frame, move);

const refuseStep = (table: Table, own: Secrets, frame: HandTurnFrame, move: Move): Refusal | undefined => {
  switch (move.type) {
    case 'declare':
      return refuseDeclaration(table, own, frame, move);
    case 'withdraw':
      return refuseWithdraw(table, own);
    case 'takeBack':
      return refuseTakeBack(table, own);
    case 'take':
      return refuseTake(table, frame, move);
    case 'show':
      return refuseShow(table, own, frame, move);
    case 'drop':
      return refuseDrop(table, own, frame, move);
    case 'end':
      return refuseEnd(table, frame);
    default:
      return isHouseMove(move) ? refuseHouse(table, own, move) : refuseSmallStep(table, own, move);
  }
};

/** Steps that are the same in a turn and in a choice step. */
export const refuseSmallStep = (table: Table, own: Secrets, move: Move): Refusal | undefined => {
  switch (move.type) {
    case 'pay':
      return refusePay(table, own, move);
    case 'turn':
      return refuseTurn(table, move);
    case 'stone':
      return refuseStone(table, move);
    case 'sell':
      return refuseSell(table, own);
    default:
      return REFUSED.notNow;
  }
};

/** MC-26.24 d  Where the table has to put a stone first, the step waits until that is done. */
export const doStep = (state: State, frame: { readonly seat: number }, move: Move, emit?: Emit<Event>): void => {
  const { seat } = frame;
  const { table } = state;
  forgetRedo(state, seat, move);
  if (isHouseMove(move) && beforeEffect(state, move, emit)) {
    push(table, { at: 'handStep', seat, move });
    return putLustStone(state, emit);
  }
  if (move.type === 'take') return takeInOrder(state, seat, move, emit);
  return carryOut(state, seat, move, emit);
};

/** MC-26.5 S10  The Greed stone comes before the second good. */
const takeInOrder = (state: State, seat: number, move: Extract<Move, { type: 'take' }>, emit?: Emit<Event>): void => {
  const act = beforeTaking(state, move, emit);
  if (act?.taken !== 1 || !tablePutsStone(state, act.id, true)) return take(state, seat, move, emit);
  push(state.table, { at: 'handStep', seat, move });
  putMissing(state, act, emit);
};

/** The step itself, once nothing has to come before it. */
const carryOut = (state: State, seat: number, move: Move, emit?: Emit<Event>): void => {
  if (isHouseMove(move)) return enjoy(state, seat, move, emit);
  switch (move.type) {
    case 'pay':
      return pay(state, seat, move, emit);
    case 'turn':
      return beginHouse(state, () => turn(state, seat, move, emit));
    case 'stone':
      return beginHouse(state, () => putStone(state, seat, move, emit));
    case 'sell':
      return sellDeclared(state, seat, emit);
    case 'show':
      return show(state, seat, move, emit);
    case 'drop':
      return drop(state, seat, move, emit);
    case 'withdraw':
      return withdraw(state, seat, emit);
    case 'takeBack':
      return takeBack(state, seat, emit);
  }
};

/** MC-26.5 S6  A Pope who pays for an open visit has begun it. */
const beginHouse = (state: State, step: () => void): void => {
  const act = lastAct(state.table);
  const before = act?.begun;
  step();
  if (act !== undefined && before === false && lastAct(state.table)?.begun) noticeOpenPope(state, act.id);
};

/** MC-26.4.4  What a Petty Sinner took back can be restored until his next hand step. */
const forgetRedo = (state: State, seat: number, move: Move): void => {
  const books = hiddenBooks(state);
  if (books.redo === undefined || books.redo.seat !== seat || move.type === 'takeBack') return;
  delete books.redo;
  books.sins = books.sins.map(sin =>
    sin.seat === seat && sin.entry === 'S1' && sin.petty && sin.fate === 'open' ? withFate(sin, 'expired') : sin,
  );
};

/** MC-26.24 d  The step that waited for the table's stone. */
export const goOnWithStep = (state: State, { seat, move }: { seat: number; move: Move }, emit?: Emit<Event>): void => {
  state.table.stack.pop();
  if (move.type === 'take') return take(state, seat, move, emit);
  if (isHouseMove(move) && beforeEffect(state, move, emit)) throw new Error('a stone is owed twice');
  carryOut(state, seat, move, emit);
};

/** MC-25.4, MC-26.2.4  The turn is declared ended: now there is no excuse any more. */
export const endTurn = (state: State, frame: HandTurnFrame, emit?: Emit<Event>): void => {
  const { table } = state;
  const { seat, character } = frame;
  emit?.('all', { type: 'turnEnded', seat, character, rule: 'MC-25.4' });
  replace(table, { at: 'nextTurn', after: character });
  if (isFreeStoneDue(table, frame)) missFreeStone(state, frame);
  closeBooks(state, seat, emit);
  markWindows(table, seat);
  endLocks(table);
};

/** MC-26.5 S4  Forgotten, unless the table asks for it: the entry is off, or the market has stood still too long (MC-26.2.7). */
const missFreeStone = (state: State, { seat }: HandTurnFrame): void => {
  const { table } = state;
  if (!isByHand(table, 'S4') || isStalemate(table)) return push(table, { at: 'freeStone', seat });
  commitAlone(state, seat, 'freeStone', 'S4');
};

/** MC-26.2.7  As many turns in a row as there are held characters without a stone leaving the market. */
export const isStalemate = (table: Table): boolean => {
  const held = table.characters.filter(holder => holder !== NOBODY).length;
  return booksOf(table).idle >= held;
};

const idleAfter = (table: Table): number => {
  const { idle, stones } = booksOf(table);
  return total(table.market) < stones ? 0 : idle + 1;
};

/** MC-26.3.2, MC-26.34  The end of a turn marks the windows of the others up to the turn before it; `round` marks none. */
const markWindows = (table: Table, seat: number): void => {
  const books = booksOf(table);
  books.idle = idleAfter(table);
  books.stones = total(table.market);
  books.ends += 1;
  books.honoured = 0;
  if (table.options.callWindow === 'round') return;
  books.marked = books.marked.map((turn, other) => (other === seat ? turn : Math.max(turn, books.turn - 1)));
};

/** MC-29.4  Reminded duties first, then the end; what cannot be done is withdrawn. */
const timeout = (table: Table, own: Secrets, frame: HandTurnFrame): Move => {
  if (refuse(table, own, frame, END) === undefined) return END;
  if (refuseEnd(table, frame) !== undefined && refuseForReminder(table, own, END) === undefined) {
    const stone = timeoutFreeStone(table, own);
    if (refuse(table, own, frame, stone) === undefined) return stone;
  }
  const steps: readonly HandMove[] = [...PAY_MOVES.toReversed(), ...TURN_MOVES.toReversed(), ...STONE_MOVES, WITHDRAW];
  return steps.find(move => refuse(table, own, frame, move) === undefined) ?? END;
};

/** MC-26.2.2  Everything a running player can do. */
export const handTurnQuestion = handQuestion<HandTurnFrame>({
  takes: TAKES,
  answers,
  refuse,
  decide: (state, frame, move, _by, emit) => {
    if (move.type === 'end') return endTurn(state, frame, emit);
    if (move.type === 'declare') return declare(state, frame, move, emit);
    doStep(state, frame, move, emit);
  },
  timeout: (table, own, frame) => timeout(table, own, frame),
});
