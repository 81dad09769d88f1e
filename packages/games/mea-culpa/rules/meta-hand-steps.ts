import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { mayDonateTwo } from './characters.ts';
import { COIN_VALUE, COMPARTMENT, GOODS, ITEM, type Item, STONE, type Stone } from './components.ts';
import { putSinStones } from './dens.ts';
import { give, owns, store } from './donate.ts';
import type { Event } from './events.ts';
import { refuseFreeStone } from './free-stone.ts';
import {
  changeAct,
  dropAct,
  isUnfinished,
  lastAct,
  missingNotches,
  missingStones,
  missingTaler,
  noteStep,
  owedNotches,
  owedTaler,
} from './meta-acts.ts';
import { isDonating, isFreeStoneDue, oweNotches, oweTaler } from './meta-duties.ts';
import type { HandMoveOf } from './meta-moves.ts';
import { commit } from './meta-sins.ts';
import { type Act, booksOf } from './meta-state.ts';
import type { MoveOf } from './moves.ts';
import { turnPost } from './posts.ts';
import { REFUSED } from './refusals.ts';
import { gainTaler, takeGoods } from './screens.ts';
import { sellGood } from './sell.ts';
import { type HandTurnFrame, handTurn, replace, top } from './stack.ts';
import { isByHand, type Secrets, type State, type Table } from './state.ts';
import { exchangeIndulgence } from './supplies.ts';

/** MC-26.9  Hand steps: pay, turn, put, take, sell, show, drop. */

/** What each act gets of a number, the oldest debt first (MC-26.31). */
const shared = (acts: readonly Act[], missing: (act: Act) => number, number: number) => {
  let rest = number;
  const shares: { act: number; count: number }[] = [];
  for (const act of acts) {
    const count = Math.min(rest, missing(act));
    if (count > 0) shares.push({ act: act.id, count });
    rest -= count;
  }
  return shares;
};

const nothingOwed = (table: Table): Refusal =>
  booksOf(table).acts.length === 0 ? REFUSED.notDeclared : REFUSED.notOwed;

/** MC-26.9  From 1 taler to what is still owed. */
export const refusePay = (table: Table, own: Secrets, { taler }: HandMoveOf<'pay'>): Refusal | undefined => {
  const owed = owedTaler(table);
  if (owed === 0) return nothingOwed(table);
  if (taler > own.taler) return REFUSED.tooExpensive;
  return taler > owed ? REFUSED.moreThanOwed : undefined;
};

export const pay = (state: State, seat: Seat, { taler }: HandMoveOf<'pay'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const { acts } = booksOf(table);
  const shares = shared(acts, missingTaler, taler);
  gainTaler(state, seat, -taler);
  for (const { act, count } of shares)
    changeAct(table, act, { paid: (acts.find(({ id }) => id === act)?.paid ?? 0) + count });
  noteStep(
    table,
    shares.map(({ act }) => act),
    { type: 'pay', shares },
  );
  emit?.('all', { type: 'paid', seat, taler, madeUp: false, rule: 'MC-26.9' });
};

/** MC-26.9  From 1 notch to what is owed. */
export const refuseTurn = (table: Table, { notches }: HandMoveOf<'turn'>): Refusal | undefined => {
  const owed = owedNotches(table);
  if (owed === 0) return nothingOwed(table);
  return notches > owed ? REFUSED.moreThanOwed : undefined;
};

export const turn = (state: State, seat: Seat, { notches }: HandMoveOf<'turn'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const { acts } = booksOf(table);
  const shares = shared(acts, missingNotches, notches);
  for (const { act, count } of shares)
    changeAct(table, act, { turned: (acts.find(({ id }) => id === act)?.turned ?? 0) + count });
  const ids = shares.map(({ act }) => act);
  noteStep(table, ids, shares.length === 1 ? { type: 'turn', shares } : undefined); // MC-26.23
  turnPost(table, seat, notches, 'MC-26.9', emit);
};

const owingStone = (table: Table, den: string): Act | undefined =>
  booksOf(table).acts.find(act => act.den === den && missingStones(act) > 0);

/** MC-26.9  Only into a den where one is owed. */
export const refuseStone = (table: Table, { den }: HandMoveOf<'stone'>): Refusal | undefined =>
  owingStone(table, den) === undefined ? nothingOwed(table) : undefined;

/** One stone; whoever runs out cannot take that back (MC-26.23). */
export const putStone = (state: State, seat: Seat, { den }: HandMoveOf<'stone'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = owingStone(table, den);
  if (act === undefined) return;
  const runsOut = at(table.stock, seat) === 0;
  changeAct(table, act.id, { put: act.put + 1 });
  noteStep(table, [act.id], runsOut ? undefined : { type: 'stone', den, shares: [{ act: act.id, count: 1 }] });
  putSinStones(state, seat, den, 1, 'MC-26.9', emit);
};

/** MC-26.24 f  The declared purchase that this stone belongs to. */
export const purchaseOf = (table: Table, stone: Stone): Act | undefined => {
  const act = lastAct(table);
  if (act === undefined || act.finished) return undefined;
  const wanted = act.what === 'buyLetter' ? 'indulgence' : act.good;
  return act.what !== 'sell' && wanted === stone ? act : undefined;
};

/** MC-26.24 f  A take belongs to the purchase if it fits; otherwise it is the free stone, if that is due and nothing begun is unfinished. */
export const refuseTake = (table: Table, frame: HandTurnFrame, move: MoveOf<'take'>): Refusal | undefined => {
  if (purchaseOf(table, move.stone) !== undefined) return refuseFreeStone(table, move);
  const act = lastAct(table);
  const isFree = isByHand(table, 'S4') && isFreeStoneDue(table, frame) && !(act?.begun && isUnfinished(act));
  return isFree ? refuseFreeStone(table, move) : nothingOwed(table);
};

/** MC-26.2.3  Before the first stone price and notch, before the second the Greed stone. */
export const beforeTaking = (state: State, { stone }: MoveOf<'take'>, emit?: Emit<Event>): Act | undefined => {
  const act = purchaseOf(state.table, stone);
  if (act === undefined || act.taken > 0) return act;
  oweTaler(state, act.id, emit);
  oweNotches(state, act.id, true, emit);
  return lastAct(state.table);
};

/** MC-26.33  Purchase and free stone sound alike. */
export const take = (state: State, seat: Seat, { stone, letter }: MoveOf<'take'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = purchaseOf(table, stone);
  if (stone === 'indulgence') exchangeIndulgence(state, seat, letter);
  else takeGoods(state, seat, stone, 1);
  const what = letter === undefined ? { stone } : { stone, letter };
  if (act === undefined) takeFreely(table, what);
  else takeBought(table, act, what);
  emit?.('all', { type: 'stoneTaken', seat, ...what, rule: act === undefined ? 'MC-15.3' : 'MC-10' });
};

type Taken = Pick<MoveOf<'take'>, 'stone' | 'letter'>;

const takeBought = (table: Table, act: Act, { stone, letter }: Taken): void => {
  const taken = act.taken + 1;
  const finished = act.what !== 'greedy' || taken === 2;
  changeAct(table, act.id, { taken, finished, letter });
  noteStep(table, [act.id], { type: 'take', shares: [{ act: act.id, count: 1 }], stone, letter });
};

/** MC-26.24 f  After it only the end is left; what was declared and not begun is withdrawn (MC-26.24 b). */
const takeFreely = (table: Table, { stone, letter }: Taken): void => {
  const frame = top(table);
  if (frame.at === 'handTurn') replace(table, handTurn(frame, true));
  const act = lastAct(table);
  if (act !== undefined && !act.begun) dropAct(table, act.id);
  noteStep(table, [], { type: 'take', shares: [], free: true, stone, letter });
};

const selling = (table: Table): Act | undefined => {
  const act = lastAct(table);
  return act?.what === 'sell' && !act.finished ? act : undefined;
};

export const refuseSell = (table: Table, own: Secrets): Refusal | undefined => {
  const good = selling(table)?.good;
  if (good === undefined) return nothingOwed(table);
  return at(own.goods, STONE[good]) > 0 ? undefined : REFUSED.noSuchGood;
};

export const sellDeclared = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const act = selling(state.table);
  if (act?.good === undefined) return;
  oweNotches(state, act.id, true, emit);
  sellGood(state, seat, act.good, emit);
  changeAct(state.table, act.id, { taken: 1, finished: true });
  noteStep(state.table, [act.id], { type: 'sell', good: act.good, shares: [{ act: act.id, count: 1 }] });
};

const mostThings = (frame: HandTurnFrame): number => (mayDonateTwo(frame.character) ? 2 : 1);

/** How much of this a seat would need to show all of these. */
const ownsAll = (own: Secrets, items: readonly Item[]): boolean => {
  const coins = items.reduce((sum, item) => sum + at(COIN_VALUE, ITEM[item]), 0);
  if (own.taler < coins) return false;
  return GOODS.every(good => items.filter(item => item === good).length <= at(own.goods, STONE[good]));
};

/** MC-12.1, MC-12.4  One thing, two in the Emperor's turn. */
export const refuseShow = (
  table: Table,
  own: Secrets,
  frame: HandTurnFrame,
  { item }: HandMoveOf<'show'>,
): Refusal | undefined => {
  const act = isDonating(table);
  if (act === undefined || !isByHand(table, 'S11')) return nothingOwed(table);
  if (act.shown.length + act.taken >= mostThings(frame)) return REFUSED.notOwed;
  return ownsAll(own, [...act.shown, item]) ? undefined : REFUSED.notYours;
};

export const show = ({ table }: State, seat: Seat, { item }: HandMoveOf<'show'>, emit?: Emit<Event>): void => {
  const act = isDonating(table);
  if (act === undefined) return;
  changeAct(table, act.id, { shown: [...act.shown, item] });
  noteStep(table, [act.id]);
  emit?.('all', { type: 'itemShown', seat, item, rule: 'MC-12.1' });
};

/** MC-26.30 c  A reminder of S11 bars dropping what was not shown. */
export const refuseDrop = (
  table: Table,
  own: Secrets,
  frame: HandTurnFrame,
  { item }: HandMoveOf<'drop'>,
): Refusal | undefined => {
  const act = isDonating(table);
  if (act === undefined) return nothingOwed(table);
  if (act.reminded.includes('S11') && !act.shown.includes(item)) return REFUSED.remindedFirst;
  if (act.taken >= mostThings(frame)) return REFUSED.notOwed;
  return owns(own, item) ? undefined : REFUSED.notYours;
};

/** MC-26.5 S11  Dropped without having been shown: a sin, unless a drop shows itself (MC-26.24 d). */
export const drop = (state: State, seat: Seat, { item, into }: HandMoveOf<'drop'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const act = isDonating(table);
  if (act === undefined) return;
  oweNotches(state, act.id, true, emit);
  const showsItself = act.kept || !isByHand(table, 'S11');
  const wasShown = act.shown.includes(item);
  if (!wasShown && !showsItself) commit(state, act, 'S11');
  give(state, seat, { item, into });
  store(state, seat, [{ item, into }]);
  noteDrop(state, seat, act, { item, into, act: act.id, shown: wasShown || showsItself });
  const told = { type: 'itemDropped', seat, rule: 'MC-12.1' } as const;
  emit?.('all', wasShown || showsItself ? { ...told, item } : told);
  emit?.(seat, { type: 'stored', seat, things: [{ item, into }], rule: 'MC-12.1' });
};

const without = <Thing>(list: readonly Thing[], thing: Thing): readonly Thing[] =>
  list.toSpliced(list.indexOf(thing), list.includes(thing) ? 1 : 0);

type Dropped = NonNullable<Secrets['drops']>[number];

const noteDrop = ({ table, secrets }: State, seat: Seat, act: Act, dropped: Dropped): void => {
  const own = at(secrets, seat);
  const { item, shown } = dropped;
  own.drops = [...(own.drops ?? []), dropped];
  const unshown = act.unshown + (shown ? 0 : 1);
  changeAct(table, act.id, { taken: act.taken + 1, finished: true, shown: without(act.shown, item), unshown });
  const step = { type: 'drop', shares: [{ act: act.id, count: 1 }] } as const;
  noteStep(table, [act.id], shown ? { ...step, item } : step);
};

/** Where a dropped thing lies. */
export const compartmentOf = ({ chest }: Secrets, { into }: Dropped) => at(chest, COMPARTMENT[into]);
