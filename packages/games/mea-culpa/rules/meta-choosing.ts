import { at, type Emit, type Refusal } from '@conclave/kernel';
import { refuseSite } from './cathedrals.ts';
import { isFree } from './characters.ts';
import { CHARACTER, CHARACTERS, type Character } from './components.ts';
import { movePopeStone, refusePopeStone } from './dens.ts';
import type { Event } from './events.ts';
import { refusePlace } from './house.ts';
import { beginAct, changeAct, declaredActs, isUnfinished, lastAct, noteStep } from './meta-acts.ts';
import { noticeUnsettledBid } from './meta-bids.ts';
import { closeBooks } from './meta-closing.ts';
import { declarePreliminaryVisit } from './meta-declare.ts';
import { endLocks } from './meta-hiding.ts';
import { type HouseMove, refuseHouse, visiting } from './meta-house.ts';
import {
  DECLARE_MOVES,
  DONE,
  type HandMoveOf,
  HOLD_BACK,
  LETTER,
  NO_MOVE,
  STONE_MOVES,
  TAKE_BACK,
  WITHDRAW,
} from './meta-moves.ts';
import { refuseDone, refuseForReminder } from './meta-reminders.ts';
import { type Act, booksOf, type HeldBack } from './meta-state.ts';
import { refuseTakeBack, refuseWithdraw } from './meta-take-back.ts';
import { doStep, refuseSmallStep } from './meta-turn.ts';
import {
  CHARACTER_MOVES,
  CREW_MOVES,
  DECLINE,
  MOVE_CREW_MOVES,
  type Move,
  type MoveOf,
  POPE_STONE_MOVES,
  ROB_MOVES,
  ROOM_MOVES,
  TAKE_GOOD_MOVES,
  USE,
} from './moves.ts';
import { placeEmperorsCrew } from './preliminary.ts';
import { type Groups, handQuestion } from './question.ts';
import { REFUSED } from './refusals.ts';
import { type ChoosingFrame, pop, push, replace } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';
import { defersBoth, inheritance, isHighOffice, mayHoldBack } from './three-players.ts';

/** MC-26.7  A choice step by hand: settle the bid, take a card, the preliminary action, "done". */

type Office = HeldBack['office'];

const preliminaryOf = (table: Table): Act | undefined => booksOf(table).acts.find(({ what }) => what === 'preliminary');

const isOffice = (character: Character): character is Office => isHighOffice(character);

const isLastPick = (table: Table, { pick }: ChoosingFrame): boolean => pick === table.order.length - 1;

/** MC-26.24 j  What belongs to the step of this card: the own office unless it is deferred, and for the last chooser what he inherits. */
const officesWith = (table: Table, frame: ChoosingFrame, card: Character): readonly Office[] => {
  const inherited = isLastPick(table, frame) ? inheritance(table) : undefined;
  if (inherited?.seat === frame.seat) return [inherited.own, inherited.inherited].filter(isOffice);
  const isNow = !defersBoth(table) || (card === 'emperor' && booksOf(table).askCrew); // MC-26.26: it cannot be held back
  return isOffice(card) && isNow ? [card] : [];
};

/** MC-7.8  A card is taken; an unsettled bid is late now (S2). What belongs to the card is owed until "done". */
const takeCharacter = (
  state: State,
  frame: ChoosingFrame,
  { character }: MoveOf<'character'>,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  const { seat } = frame;
  noticeUnsettledBid(state, seat, character);
  table.characters[CHARACTER[character]] = seat;
  noteStep(table, []);
  emit?.('all', { type: 'characterTaken', seat, character, automatic: false, rule: 'MC-7.8' });
  const offices = officesWith(table, frame, character);
  const deferred = isOffice(character) && offices.length === 0;
  if (deferred) booksOf(table).heldBack = [...booksOf(table).heldBack, { seat, office: character }];
  beginPreliminaries(state, stepWith(frame, character, offices));
};

/** MC-26.2.3  The crew is a duty, the Pope's word only with `popeToo`, the Petty Sinner's two stones can be left out. */
const beginPreliminaries = ({ table }: State, frame: ChoosingFrame): void => {
  const { seat, offices, card } = frame;
  const { askCrew, register } = booksOf(table);
  const crew = offices.includes('emperor') && table.emperorCrew > 0;
  const word = offices.includes('pope') && register.S8.popeToo;
  const act = { crew: crew && !askCrew, word };
  beginAct(table, seat, 'preliminary', card === 'pettySinner' ? { ...act, den: 'pettySins', stones: 2 } : act);
  replace(table, frame);
  if (!crew || !askCrew) return;
  booksOf(table).askCrew = false;
  replace(table, without(frame, 'emperor'));
  push(table, { at: 'crew', seat }); // MC-26.26: as in enforced mode, at once
};

/** The same step with this card and these offices. */
const stepWith = (
  { seat, pick }: ChoosingFrame,
  card: Character | undefined,
  offices: readonly Office[],
): ChoosingFrame => {
  if (pick === undefined) return { at: 'choosing', seat, offices };
  return card === undefined ? { at: 'choosing', seat, pick, offices } : { at: 'choosing', seat, pick, card, offices };
};

const without = (frame: ChoosingFrame, office: Office): ChoosingFrame =>
  stepWith(
    frame,
    frame.card,
    frame.offices.filter(other => other !== office),
  );

const doneWith = (table: Table, frame: ChoosingFrame, office: Office, done: Partial<Act>): void => {
  const act = preliminaryOf(table);
  replace(table, without(frame, office));
  if (act !== undefined) changeAct(table, act.id, done);
  noteStep(table, act === undefined ? [] : [act.id]);
};

const placeCrew = (state: State, frame: ChoosingFrame, move: MoveOf<'crew'>, emit?: Emit<Event>): void => {
  doneWith(state.table, frame, 'emperor', { crew: false });
  push(state.table, { at: 'crew', seat: frame.seat });
  placeEmperorsCrew(state, frame.seat, move, emit);
};

const moveStone = (state: State, frame: ChoosingFrame, move: MoveOf<'popeStone'>, emit?: Emit<Event>): void => {
  doneWith(state.table, frame, 'pope', { word: false });
  movePopeStone(state, frame.seat, move, 'MC-8.1', emit);
};

/** MC-26.31  Only where a word is expected of the Pope. */
const leaveStonesAlone = ({ table }: State, frame: ChoosingFrame, emit?: Emit<Event>): void => {
  doneWith(table, frame, 'pope', { word: false });
  emit?.('all', { type: 'stonesLeftAlone', seat: frame.seat, rule: 'MC-26.31' });
};

/** MC-23.5, MC-26.24 j  Holding back is a hand step of its own. */
const holdBack = ({ table }: State, frame: ChoosingFrame, emit?: Emit<Event>): void => {
  const [office] = frame.offices;
  if (office === undefined) return;
  doneWith(table, frame, office, { crew: false, word: false });
  const books = booksOf(table);
  books.heldBack = [...books.heldBack, { seat: frame.seat, office }];
  emit?.('all', { type: 'heldBack', seat: frame.seat, character: office, rule: 'MC-23.5' });
};

/** MC-26.7  "Done": what is compulsory and was left out is S8 now. */
const sayDone = (state: State, frame: ChoosingFrame, emit?: Emit<Event>): void => {
  const { table } = state;
  emit?.('all', { type: 'choiceDone', seat: frame.seat, rule: 'MC-26.7' });
  goOn(state, frame);
  closeBooks(state, frame.seat, emit);
  endLocks(table);
};

/** The next chooser; after the last one what was held back, deferred or inherited (MC-26.24 j); then the turns. */
const goOn = (state: State, frame: ChoosingFrame): void => {
  const { table } = state;
  if (frame.pick === undefined) return pop(table);
  const next = frame.pick + 1;
  if (next < table.order.length)
    return replace(table, { at: 'choosing', seat: at(table.order, next), pick: next, offices: [] });
  replace(table, { at: 'nextTurn', after: 'pettySinner' });
  for (const step of lateSteps(table, frame).reverse()) push(table, step);
};

const lateSteps = (table: Table, { seat }: ChoosingFrame): ChoosingFrame[] => {
  const books = booksOf(table);
  const late = books.heldBack.map(({ seat, office }): ChoosingFrame => ({ at: 'choosing', seat, offices: [office] }));
  const heir = inheritance(table);
  books.heldBack = [];
  if (heir === undefined || heir.seat === seat) return late;
  const inherited = [heir.inherited].filter(isOffice);
  const own = late.find(step => step.seat === heir.seat);
  if (own === undefined) return [...late, { at: 'choosing', seat: heir.seat, offices: inherited }];
  return late.map(step => (step === own ? { ...own, offices: [...own.offices, ...inherited] } : step));
};

/** MC-26.24 j  A late step begins: its duties are written down, or the crew is asked for. */
const standsOpen = (state: State, frame: ChoosingFrame): boolean => {
  const isLate = frame.pick === undefined && preliminaryOf(state.table) === undefined;
  if (isLate) beginPreliminaries(state, frame);
  return !isLate;
};

const HOUSE: readonly Move['type'][] = [
  'use',
  'moveCrew',
  'crew',
  'popeStone',
  'takeGood',
  'rob',
  'decline',
  'room',
  'letter',
];
const isHouseMove = (move: Move): move is HouseMove => HOUSE.includes(move.type);

const refuseCard = (table: Table, frame: ChoosingFrame, { character }: MoveOf<'character'>): Refusal | undefined => {
  if (frame.card !== undefined || frame.pick === undefined) return REFUSED.notNow;
  return isFree(table, character) ? undefined : REFUSED.characterTaken;
};

const refuseVisit = (table: Table, frame: ChoosingFrame, { action }: HandMoveOf<'declare'>): Refusal | undefined => {
  if (frame.card !== 'pettySinner' || action.type !== 'visit') return REFUSED.notNow;
  if (declaredActs(table).length > 0) return REFUSED.noMoreActions;
  return refusePlace(table, action.place);
};

const refuseHoldBack = (table: Table, frame: ChoosingFrame): Refusal | undefined => {
  const may = mayHoldBack(table) && frame.offices.length > 0 && frame.pick !== undefined && !isLastPick(table, frame);
  return may ? undefined : REFUSED.notNow;
};

/** MC-26.31  Offices are done in any order; a visitor's card may ask for the same moves. */
const refuseOffice = (
  table: Table,
  own: Secrets,
  frame: ChoosingFrame,
  move: MoveOf<'crew' | 'popeStone'>,
): Refusal | undefined => {
  if (visiting(table) !== undefined) return refuseHouse(table, own, move);
  if (!frame.offices.includes(move.type === 'crew' ? 'emperor' : 'pope')) return REFUSED.notNow;
  if (move.type === 'popeStone') return refusePopeStone(table, move);
  return table.emperorCrew > 0 ? refuseSite(table, move.site) : REFUSED.notNow;
};

const refuse = (table: Table, own: Secrets, frame: ChoosingFrame, move: Move): Refusal | undefined =>
  refuseForReminder(table, own, move) ?? refuseStep(table, own, frame, move);

const refuseStep = (table: Table, own: Secrets, frame: ChoosingFrame, move: Move): Refusal | undefined => {
  switch (move.type) {
    case 'character':
      return refuseCard(table, frame, move);
    case 'crew':
    case 'popeStone':
      return refuseOffice(table, own, frame, move);
    case 'noMove':
      return preliminaryOf(table)?.word ? undefined : REFUSED.notNow;
    case 'holdBack':
      return refuseHoldBack(table, frame);
    case 'done':
      return preliminaryOf(table) === undefined ? REFUSED.notNow : refuseDone(table);
    case 'declare':
      return refuseVisit(table, frame, move);
    case 'withdraw':
      return isUnfinished(lastAct(table)) ? refuseWithdraw(table, own) : REFUSED.notDeclared;
    case 'takeBack':
      return refuseTakeBack(table, own);
    default:
      return isHouseMove(move) ? refuseHouse(table, own, move) : refuseSmallStep(table, own, move);
  }
};

const decide = (state: State, frame: ChoosingFrame, move: Move, emit?: Emit<Event>): void => {
  const isHouse = visiting(state.table) !== undefined && isHouseMove(move);
  if (isHouse) return doStep(state, frame, move, emit);
  switch (move.type) {
    case 'character':
      return takeCharacter(state, frame, move, emit);
    case 'crew':
      return placeCrew(state, frame, move, emit);
    case 'popeStone':
      return moveStone(state, frame, move, emit);
    case 'noMove':
      return leaveStonesAlone(state, frame, emit);
    case 'holdBack':
      return holdBack(state, frame, emit);
    case 'done':
      return sayDone(state, frame, emit);
    case 'declare':
      return declarePreliminaryVisit(state, frame.seat, move, emit);
    default:
      return doStep(state, frame, move, emit);
  }
};

const FIRST_A_CARD: Groups = [CHARACTER_MOVES];
const ONLY_DONE: Groups = [[DONE]];
const WITH_AN_OFFICE: Groups = [[DONE], CREW_MOVES, POPE_STONE_MOVES, [NO_MOVE, HOLD_BACK]];
const AS_PETTY_SINNER: Groups = [
  ...WITH_AN_OFFICE,
  STONE_MOVES,
  DECLARE_MOVES.filter(({ action }) => action.type === 'visit'),
  ROOM_MOVES,
  [USE, LETTER, DECLINE],
  [...MOVE_CREW_MOVES, ...TAKE_GOOD_MOVES, ...ROB_MOVES],
  [WITHDRAW],
  [TAKE_BACK],
];

/** MC-26.31  What could be done now; only the Petty Sinner puts stones and visits the House in his choice step (MC-8.4). */
const answers = ({ pick, card, offices }: ChoosingFrame): Groups => {
  if (card === 'pettySinner') return AS_PETTY_SINNER;
  if (card === undefined && pick !== undefined) return FIRST_A_CARD;
  return offices.length === 0 ? ONLY_DONE : WITH_AN_OFFICE;
};

const TAKES: readonly Move['type'][] = [
  ...(['character', 'done', 'crew', 'popeStone', 'noMove', 'holdBack', 'stone', 'declare', 'room', 'use'] as const),
  ...(['letter', 'decline', 'moveCrew', 'takeGood', 'rob', 'withdraw', 'takeBack', 'pay', 'turn', 'sell'] as const),
];

/** MC-29.4  The first card, the compulsory preliminary action, "done". */
const timeout = (table: Table, own: Secrets, frame: ChoosingFrame): Move => {
  const card = CHARACTERS.find(character => isFree(table, character));
  if (frame.pick !== undefined && frame.card === undefined && card !== undefined)
    return { type: 'character', character: card };
  if (refuse(table, own, frame, DONE) === undefined) return DONE;
  const steps: readonly Move[] = [...STONE_MOVES, ...CREW_MOVES, NO_MOVE, WITHDRAW];
  return steps.find(move => refuse(table, own, frame, move) === undefined) ?? DONE;
};

export const choosingQuestion = handQuestion<ChoosingFrame>({
  takes: TAKES,
  answers,
  refuse,
  decide: (state, frame, move, _by, emit) => decide(state, frame, move, emit),
  stands: (state, frame) => standsOpen(state, frame),
  timeout: (table, own, frame) => timeout(table, own, frame),
});
