import { at, type Emit, type Seat } from '@conclave/kernel';
import { takesFreeStone } from './characters.ts';
import { CHARACTER, MOST_NOTCHES } from './components.ts';
import { total } from './counts.ts';
import { putSinStones } from './dens.ts';
import type { Event } from './events.ts';
import { actOf, changeAct, lastAct, missingNotches, missingStones, missingTaler, runningStep } from './meta-acts.ts';
import type { Callable, Entry } from './meta-register.ts';
import { changeHidden, commit, hiddenBooks } from './meta-sins.ts';
import { type Act, besides, booksOf } from './meta-state.ts';
import { turnPost } from './posts.ts';
import { gainTaler } from './screens.ts';
import { type HandTurnFrame, top } from './stack.ts';
import { isByHand, type State, type Table } from './state.ts';

/** MC-26.2.3  Duties: what is owed, what is late, and what the table does where an entry is off. */

/** MC-26.24 d, e  Does the table keep this book, because the entry is off or a call about this action was upheld? */
const isKept = (table: Table, act: Act, entry: Exclude<Entry, 'S1'>): boolean => act.kept || !isByHand(table, entry);

/** Wherever the act is now: in the running step, or in the hidden books. */
export const findAct = (state: State, id: number): Act | undefined =>
  actOf(state.table, id) ?? hiddenBooks(state).acts.find(act => act.id === id);

const change = (state: State, id: number, changes: Partial<Act>): void =>
  actOf(state.table, id) === undefined ? changeHidden(state, id, changes) : changeAct(state.table, id, changes);

/** The table pays what is missing, as far as there is something (MC-26.4.2, MC-26.24 k). */
export const payMissing = (state: State, act: Act, emit?: Emit<Event>): void => {
  const taler = Math.min(missingTaler(act), at(state.secrets, act.seat).taler);
  const paid = act.paid + taler;
  change(state, act.id, { paid, price: paid });
  if (taler === 0) return;
  gainTaler(state, act.seat, -taler);
  emit?.('all', { type: 'paid', seat: act.seat, taler, madeUp: true, rule: 'MC-26.4.1' });
};

/** The table turns what is missing; a post above 6 is set to 6 (MC-26.4.2). */
export const turnMissing = (state: State, act: Act, emit?: Emit<Event>): void => {
  const room = MOST_NOTCHES - at(state.table.posts, act.seat);
  const notches = Math.min(missingNotches(act), room);
  const turned = act.turned + notches;
  change(state, act.id, { turned, notches: turned });
  turnPost(state.table, act.seat, notches, 'MC-26.4.1', emit);
};

/** The table puts the missing stones; running out may ask (MC-18.6). */
export const putMissing = (state: State, act: Act, emit?: Emit<Event>): void => {
  const stones = missingStones(act);
  change(state, act.id, { put: act.put + stones });
  if (act.den !== undefined && stones > 0) putSinStones(state, act.seat, act.den, stones, 'MC-26.4.1', emit);
};

/** MC-26.2.4  A duty of this act is not done when it should be: a sin, or the table does it. */
const owe = (state: State, id: number, entry: 'S3' | 'S5', late: boolean, emit?: Emit<Event>): void => {
  const act = findAct(state, id);
  if (act === undefined || (entry === 'S3' ? missingNotches(act) : missingTaler(act)) === 0) return;
  if (!isKept(state.table, act, entry)) return late ? commit(state, act, entry) : undefined;
  return entry === 'S3' ? turnMissing(state, act, emit) : payMissing(state, act, emit);
};

export const oweTaler = (state: State, id: number, emit?: Emit<Event>): void => owe(state, id, 'S5', true, emit);
/** With `decline` the table turns and puts what is its business, but nothing is late yet (MC-26.24 d). */
export const oweNotches = (state: State, id: number, late: boolean, emit?: Emit<Event>): void =>
  owe(state, id, 'S3', late, emit);

/** MC-26.5 S9, S10  Must the table put a stone before this step? If not, a missing one is late. */
export const tablePutsStone = (state: State, id: number, late: boolean): boolean => {
  const act = findAct(state, id);
  if (act === undefined || missingStones(act) === 0) return false;
  const entry = act.den === 'greed' ? 'S10' : 'S9';
  if (isKept(state.table, act, entry)) return true;
  if (late) commit(state, act, entry);
  return false;
};

/** MC-15.3, MC-23.6, MC-26.17  Is the free stone due to him whose turn this is, as things stand now? */
export const isFreeStoneDue = (table: Table, { seat, character, free }: HandTurnFrame): boolean =>
  !free && total(table.market) > 0 && takesFreeStone(table, seat, character);

/** MC-26.7, MC-26.5 S8  What of a preliminary action is compulsory and not done. */
export const isPreliminaryOpen = (act: Act): boolean =>
  act.what === 'preliminary' && (act.crew || act.word || missingStones(act) > 0);

/** MC-26.30 c  May a reminder still bind this act: is something of the kind missing? */
export const isMissing = (act: Act, entry: Callable): boolean => {
  switch (entry) {
    case 'S3':
      return missingNotches(act) > 0;
    case 'S5':
      return missingTaler(act) > 0;
    case 'S6':
      return act.open && !act.begun;
    case 'S8':
      return isPreliminaryOpen(act);
    case 'S9':
      return act.what !== 'preliminary' && act.den === 'lust' && missingStones(act) > 0;
    case 'S10':
      return act.den === 'greed' && missingStones(act) > 0;
    case 'S11':
      return act.what === 'donate' && !act.finished && act.shown.length === 0;
    default:
      return false;
  }
};

/** MC-26.24 b  Does this seat have a card of last round before it? From preparation to the reveal. */
export const hasOldCard = (table: Table, seat: Seat): boolean =>
  top(table).at === 'bid' && table.characters.includes(seat);

const isStepDuty = (table: Table, entry: Callable): boolean => {
  const step = runningStep(table);
  const { asked } = booksOf(table);
  if (entry === 'S4') return step?.at === 'handTurn' && isFreeStoneDue(table, step);
  return entry === 'S12' && asked;
};

/** MC-26.30 b  Such a duty is open and not late: whatever is late is a sin, and was looked for before. */
export const isDutyOpen = (table: Table, seat: Seat, entry: Callable): boolean => {
  if (entry === 'S2') return besides(table, seat) > 0 && !table.characters.includes(seat);
  if (entry === 'S7') return hasOldCard(table, seat);
  if (runningStep(table)?.seat !== seat) return false;
  if (isStepDuty(table, entry)) return true;
  return booksOf(table).acts.some(act => !act.kept && isMissing(act, entry));
};

/** Does the Petty Sinner's card lie before this seat? */
export const holdsPettySinner = ({ characters }: Table, seat: Seat): boolean =>
  characters[CHARACTER.pettySinner] === seat;

export const isDonating = (table: Table): Act | undefined => {
  const act = lastAct(table);
  return act?.what === 'donate' ? act : undefined;
};
