import { at, type Emit, type Refusal } from '@conclave/kernel';
import { type ActionOf, refuseKind } from './actions.ts';
import { buy, buyingPrice, greedy } from './buy.ts';
import { travelsIncognito, visitsWithoutNotches } from './characters.ts';
import { type Character, type Kind, type Place, STONE } from './components.ts';
import { total } from './counts.ts';
import type { Event } from './events.ts';
import { isSuite, notchCost, refuseVisit } from './house.ts';
import { setTheDie, travel } from './incognito.ts';
import { beginAct, isUnfinished, lastAct, noteStep, owedNotches, owedTaler } from './meta-acts.ts';
import type { Declaration, HandMoveOf } from './meta-moves.ts';
import { type Act, booksOf, type Declared } from './meta-state.ts';
import type { TableMove } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { sell } from './sell.ts';
import type { HandTurnFrame, TurnFrame } from './stack.ts';
import { isByHand, type Secrets, type State, type Table } from './state.ts';
import { canExchange } from './supplies.ts';

/** MC-26.2.1  Declaring an action: it moves nothing, and creates what is owed for it. */

const KIND_OF: Readonly<Record<Declared, Kind>> = {
  buy: 'buy',
  greedy: 'buy',
  buyLetter: 'buy',
  sell: 'sell',
  donate: 'donate',
  visit: 'visit',
  travel: 'visit',
};

const isDeclared = (act: Act): act is Act & { readonly what: Declared } => Object.hasOwn(KIND_OF, act.what);

/** The turn as enforced mode would see it: how many actions there were, and of which kind the first was. */
export const asTurn = (table: Table, { seat, character }: HandTurnFrame): TurnFrame => {
  const { acts } = booksOf(table);
  const [first] = acts;
  const actions = acts.length;
  return first !== undefined && isDeclared(first)
    ? { at: 'turn', seat, character, actions, first: KIND_OF[first.what] }
    : { at: 'turn', seat, character, actions };
};

/** MC-26.24 a  Judged with post and taler as if everything owed in this turn were paid. */
const withDebts = (table: Table, seat: number): Table => {
  const owed = owedNotches(table);
  return owed === 0
    ? table
    : { ...table, posts: table.posts.map((post, other) => (other === seat ? post + owed : post)) };
};

const ownWithDebts = (table: Table, own: Secrets): Secrets => {
  const owed = owedTaler(table);
  return owed === 0 ? own : { ...own, taler: own.taler - owed };
};

/** The codes of enforced mode, in their order. */
const refuseAction = (table: Table, own: Secrets, turn: TurnFrame, action: Declaration): Refusal | undefined => {
  switch (action.type) {
    case 'buyLetter':
      return refuseKind(table, turn, 'buy') ?? refuseLetter(table, own);
    case 'donate':
      return refuseKind(table, turn, 'donate') ?? (canDonate(own) ? undefined : REFUSED.notYours);
    case 'visit':
      return refuseOpenly(table, turn, action);
    default:
      return ENFORCED[action.type].refuse(table, own, turn, action);
  }
};

const ENFORCED: Readonly<Record<'buy' | 'greedy' | 'sell' | 'travel', ActionOf<TableMove>>> = {
  buy,
  greedy,
  sell,
  travel,
};

/** MC-10.1  Its colour is named with the take. */
const refuseLetter = (table: Table, own: Secrets): Refusal | undefined => {
  if (at(table.market, STONE.indulgence) === 0) return REFUSED.noIndulgenceStone;
  if (!canExchange(table)) return REFUSED.colourExhausted;
  return own.taler >= buyingPrice(table, 'indulgence') ? undefined : REFUSED.tooExpensive;
};

const canDonate = (own: Secrets): boolean => own.taler > 0 || total(own.goods) > 0;

/** MC-26.5 S6  A Pope can declare an open visit, unless the entry is off (MC-26.24 d). */
const refuseOpenly = (
  table: Table,
  turn: TurnFrame,
  action: { readonly type: 'visit'; readonly place: Place },
): Refusal | undefined => {
  if (travelsIncognito(turn.character) && !isByHand(table, 'S6')) return REFUSED.onlyIncognito;
  return refuseKind(table, turn, 'visit') ?? refuseVisit(table, turn, action);
};

/** MC-26.32  In its order: phase, free stone, number of actions, the first unfinished, then the codes of enforced mode. */
export const refuseDeclaration = (
  table: Table,
  own: Secrets,
  frame: HandTurnFrame,
  { action }: HandMoveOf<'declare'>,
): Refusal | undefined => {
  if (total(table.market) === 0) return REFUSED.phaseOver;
  if (frame.free) return REFUSED.onlyTheEnd;
  if (booksOf(table).acts.length > 1) return REFUSED.noMoreActions;
  if (isUnfinished(lastAct(table))) return REFUSED.firstUnfinished;
  const { seat } = frame;
  return refuseAction(withDebts(table, seat), ownWithDebts(table, own), asTurn(table, frame), action);
};

/** MC-26.2.3  What an action owes: its price, a stone for greed or lust, a place's notches. */
const costsOf = (table: Table, character: Character, action: Declaration): Partial<Act> => {
  switch (action.type) {
    case 'buy':
      return { good: action.good, price: buyingPrice(table, action.good) };
    case 'greedy':
      return { good: action.good, price: buyingPrice(table, action.good), den: 'greed', stones: 1 };
    case 'buyLetter':
      return { price: buyingPrice(table, 'indulgence') };
    case 'sell':
      return { good: action.good };
    case 'visit':
      return costsOfVisit(action.place, visitsWithoutNotches(character) ? 0 : notchCost(table, action.place));
    default:
      return {};
  }
};

export const costsOfVisit = (place: Place, notches: number): Partial<Act> =>
  isSuite(place) ? { place, notches, den: 'lust', stones: 1 } : { place, notches };

/** MC-26.33  Everyone hears what is declared, but not where a Pope travels to. */
const announced = (action: Declaration) => (action.type === 'travel' ? ({ type: 'travel' } as const) : action);

export const declare = (
  state: State,
  { seat, character }: HandTurnFrame,
  { action }: HandMoveOf<'declare'>,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  const second = booksOf(table).acts.length === 1;
  const costs = costsOf(table, character, action);
  const notches = (costs.notches ?? 0) + (second ? 1 : 0); // MC-9.3
  const open = action.type === 'visit' && travelsIncognito(character);
  const act = beginAct(table, seat, action.type, Object.assign(costs, { notches, second, open }));
  const books = booksOf(table);
  books.awake = true;
  books.asked = false;
  emit?.('all', { type: 'declared', seat, action: announced(action), second, rule: 'MC-26.2.1' });
  if (action.type !== 'travel') return;
  noteStep(table, [act.id]); // MC-14.3: the die is final
  setTheDie(state, seat, action, emit);
};

/** MC-8.4, MC-15.4  The Petty Sinner's one visit in his choice step, without notches. */
export const declarePreliminaryVisit = (
  state: State,
  seat: number,
  { action }: HandMoveOf<'declare'>,
  emit?: Emit<Event>,
): void => {
  if (action.type !== 'visit') return;
  beginAct(state.table, seat, 'visit', costsOfVisit(action.place, 0));
  emit?.('all', { type: 'declared', seat, action, second: false, rule: 'MC-8.4' });
};
