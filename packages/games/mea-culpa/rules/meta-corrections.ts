import { at, type Emit, type Seat } from '@conclave/kernel';
import { COLOUR, MOST_NOTCHES, STONE } from './components.ts';
import { add, total } from './counts.ts';
import { putSinStones } from './dens.ts';
import type { Event } from './events.ts';
import {
  actOf,
  changeAct,
  missingNotches,
  missingStones,
  missingTaler,
  nothingToTakeBack,
  owedNotches,
} from './meta-acts.ts';
import { settleBid } from './meta-bids.ts';
import { findAct, payMissing, putMissing, turnMissing } from './meta-duties.ts';
import { canUndoVisit, undoVisit } from './meta-house.ts';
import { changeHidden, hiddenBooks } from './meta-sins.ts';
import { type Act, booksOf, changedAct } from './meta-state.ts';
import { doStep, handTurnQuestion } from './meta-turn.ts';
import { gainGood, gainLetter, intoBag } from './screens.ts';
import { type Frame, type FrameOf, pop, push, top } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-26.4  Punishment and correction, carried out between two steps (MC-26.27). */

const WAITING: ReadonlySet<Frame['at']> = new Set(['bonus', 'bid', 'choosing', 'choose', 'handTurn', 'lastCall']);

/** MC-26.27, D-75  They follow as soon as no question is open, in the order of the calls: above what waits, below what was called before. */
export const afterTheQuestion = ({ stack }: Table, ...frames: readonly Frame[]): void => {
  const waits = stack.findLastIndex(({ at }) => WAITING.has(at));
  stack.splice(Math.max(waits, 0) + 1, 0, ...frames);
};

/** MC-26.4.1 (1)  One stone into Petty Sins. */
export const doPenance = (state: State, { seat, rule }: FrameOf<'penance'>, emit?: Emit<Event>): void => {
  pop(state.table);
  nothingToTakeBack(state.table);
  putSinStones(state, seat, 'pettySins', 1, rule, emit);
};

/** MC-26.4.1 (2)  All duties of the action that are still missing; the action itself stands. */
export const correct = (state: State, { act: id }: FrameOf<'correction'>, emit?: Emit<Event>): void => {
  pop(state.table);
  nothingToTakeBack(state.table);
  const act = findAct(state, id);
  if (act === undefined) return;
  if (act.what === 'bid') return settleBid(state, act.seat, true, emit);
  if (act.what === 'freeStone') return askForStone(state.table, act);
  if (act.what === 'preliminary') return correctPreliminary(state, act, emit);
  if (act.open && isUndoing(state, act)) return undoVisit(state, act, emit);
  correctAction(state, act, emit);
};

/** MC-26.4.3  `de`: the Pope's open visit is undone, if that is still possible. */
const isUndoing = (state: State, act: Act): boolean =>
  state.table.options.metaCorrection === 'de' && hasSinned(state, act) && canUndoVisit(state, act);

const hasSinned = (state: State, act: Act): boolean =>
  hiddenBooks(state).sins.some(sin => sin.act === act.id && sin.entry === 'S6' && sin.fate === 'upheld');

const correctAction = (state: State, act: Act, emit?: Emit<Event>): void => {
  nameDonations(state, act, emit);
  if (missingTaler(act) > 0 && act.taken > 0) payOrReturn(state, act, emit);
  const paid = findAct(state, act.id);
  if (paid !== undefined && missingNotches(paid) > 0) turnMissing(state, paid, emit);
  lapse(state.table, act.seat);
  const turned = findAct(state, act.id);
  const isGreedy = act.what !== 'greedy' || act.taken === 2;
  if (turned !== undefined && isGreedy && missingStones(turned) > 0) putMissing(state, turned, emit);
};

/** MC-26.24 k  Notches of this turn that no longer fit lapse. */
const lapse = (table: Table, seat: Seat): void => {
  let excess = at(table.posts, seat) + owedNotches(table) - MOST_NOTCHES;
  for (const act of booksOf(table).acts.toReversed()) {
    const less = Math.min(excess, missingNotches(act));
    if (act.seat !== seat || less <= 0) continue;
    changeAct(table, act.id, { notches: act.notches - less });
    excess -= less;
  }
};

/** MC-26.5 S11  What was dropped unshown is named, not its compartment. */
const nameDonations = ({ table, secrets, ...rest }: State, act: Act, emit?: Emit<Event>): void => {
  const own = at(secrets, act.seat);
  const isRunning = actOf(table, act.id) !== undefined;
  const hidden = (own.drops ?? []).filter(drop => isRunning && drop.act === act.id && !drop.shown);
  const items = isRunning ? hidden.map(({ item }) => item) : act.items;
  if (items.length === 0) return;
  if (isRunning) own.drops = (own.drops ?? []).map(drop => ({ ...drop, shown: true }));
  else changeHidden({ table, secrets, ...rest }, act.id, { items: [] });
  emit?.('all', { type: 'donationNamed', seat: act.seat, items, rule: 'MC-26.5' });
};

/** MC-26.4.2  Not enough taler: what was bought returns if it is still behind the screen; otherwise he pays what he has. */
const payOrReturn = (state: State, act: Act, emit?: Emit<Event>): void => {
  const own = at(state.secrets, act.seat);
  if (own.taler >= missingTaler(act) || !hasBought(state, act)) return payMissing(state, act, emit);
  if (act.good === undefined) returnLetter(state, act, emit);
  else returnGoods(state, act, emit);
  forgiveAct(state, act);
};

const forgiveAct = (state: State, act: Act): void => {
  const nothing = { price: act.paid, stones: act.put };
  if (actOf(state.table, act.id) === undefined) return changeHidden(state, act.id, nothing);
  const books = booksOf(state.table);
  books.acts = books.acts.map(other =>
    other.id === act.id ? changedAct(other, { ...nothing, finished: true }) : other,
  );
};

const hasBought = ({ secrets }: State, { seat, good, letter, taken }: Act): boolean => {
  const own = at(secrets, seat);
  if (good !== undefined) return at(own.goods, STONE[good]) >= taken;
  return letter !== undefined && at(own.letters, COLOUR[letter]) > 0;
};

/** MC-26.4.2  To the market, or into the bag once the action phase has ended; what was paid is lost (MC-26.24 c). */
const returnGoods = (state: State, { seat, good, taken }: Act, emit?: Emit<Event>): void => {
  if (good === undefined) return;
  const to = total(state.table.market) > 0 && state.table.finished < 2 ? 'market' : 'bag';
  gainGood(state, seat, good, -taken);
  if (to === 'market') add(state.table.market, STONE[good], taken);
  else intoBag(state, good, taken);
  emit?.('all', { type: 'goodsReturned', seat, good, number: taken, to, rule: 'MC-26.4.2' });
};

/** A letter returns to its stack; its stone stays in the bag. */
const returnLetter = (state: State, { seat, letter }: Act, emit?: Emit<Event>): void => {
  if (letter === undefined) return;
  gainLetter(state, seat, letter, -1);
  add(state.table.supply, COLOUR[letter], 1);
  emit?.('all', { type: 'letterReturned', seat, letter, rule: 'MC-26.4.2' });
};

/** MC-26.27  Once the second cathedral stands no stone is taken and no crew placed any more. */
const isEnding = ({ finished }: Table): boolean => finished === 2;

/** MC-26.13  He takes a stone now, if the market still has one. */
const askForStone = (table: Table, { seat }: Act): void => {
  if (total(table.market) > 0 && !isEnding(table)) push(table, { at: 'freeStone', seat });
};

/** MC-26.5 S8, MC-26.13  The crew is placed now, building and evaluation included; the Petty Sinner's stones are put (MC-26.4.4). */
const correctPreliminary = (state: State, act: Act, emit?: Emit<Event>): void => {
  const { table } = state;
  const nothing = { crew: false, word: false };
  if (actOf(table, act.id) === undefined) changeHidden(state, act.id, nothing);
  else
    booksOf(table).acts = booksOf(table).acts.map(other => (other.id === act.id ? changedAct(other, nothing) : other));
  if (act.word && !isEnding(table)) push(table, { at: 'popeStone', seat: act.seat });
  if (act.crew && table.emperorCrew > 0 && !isEnding(table)) push(table, { at: 'crew', seat: act.seat });
  if (missingStones(act) > 0) putMissing(state, act, emit);
};

/** MC-26.4.4  What a Petty Sinner took back is done again, if it still can be. */
export const restore = (state: State, { seat }: FrameOf<'restore'>, emit?: Emit<Event>): void => {
  const { table } = state;
  pop(table);
  const books = hiddenBooks(state);
  const { redo } = books;
  delete books.redo;
  const frame = top(table);
  if (redo?.seat !== seat || (frame.at !== 'handTurn' && frame.at !== 'choosing') || frame.seat !== seat) return;
  const own = at(state.secrets, seat);
  const refused = frame.at === 'handTurn' && handTurnQuestion.refuse(table, own, frame, redo.move) !== undefined;
  if (!refused) doStep(state, frame, redo.move, emit);
};
