import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { type Action, refuseKind } from './actions.ts';
import { type Good, STONE, type Stone } from './components.ts';
import { putSinStones } from './dens.ts';
import type { Event } from './events.ts';
import type { MoveOf } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { gainTaler, takeGoods } from './screens.ts';
import { type FrameOf, pop, push } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';
import { exchangeIndulgence, inSupply } from './supplies.ts';

/** MC-1.5, MC-27  The price on the board sheet. */
export const buyingPrice = ({ board }: Table, stone: Stone): number => at(board.buy, STONE[stone]);

/** MC-10.5  The full price in taler behind the screen. */
const canPay = (table: Table, own: Secrets, stone: Stone): boolean => own.taler >= buyingPrice(table, stone);

/** MC-10.2 */
const refuseBuy = (table: Table, own: Secrets, { good }: MoveOf<'buy'>): Refusal | undefined => {
  if (at(table.market, STONE[good]) < 1) return REFUSED.notOnMarket;
  return canPay(table, own, good) ? undefined : REFUSED.tooExpensive;
};

/** MC-10.3 */
const refuseGreedy = (table: Table, own: Secrets, { good }: MoveOf<'greedy'>): Refusal | undefined => {
  if (at(table.market, STONE[good]) < 2) return REFUSED.noPairOnMarket;
  return canPay(table, own, good) ? undefined : REFUSED.tooExpensive;
};

/** MC-10.1  MC-10.4, one bought letter a turn, follows from MC-9.3: a second purchase would be of the same kind. */
const refuseLetter = (table: Table, own: Secrets, { letter }: MoveOf<'buyLetter'>): Refusal | undefined => {
  if (at(table.market, STONE.indulgence) === 0) return REFUSED.noIndulgenceStone;
  if (!inSupply(table, letter)) return REFUSED.colourExhausted;
  return canPay(table, own, 'indulgence') ? undefined : REFUSED.tooExpensive;
};

/** MC-10.2  Pay, take one good. */
const buyGood = (state: State, seat: Seat, good: Good, emit?: Emit<Event>): void => {
  const price = buyingPrice(state.table, good);
  gainTaler(state, seat, -price);
  takeGoods(state, seat, good, 1);
  emit?.('all', { type: 'bought', seat, good, price, greedy: false, rule: 'MC-10.2' });
};

/** MC-10.3, D-15  Pay, put a sin stone into Greed, take both. */
const buyGreedily = (state: State, seat: Seat, good: Good, emit?: Emit<Event>): void => {
  const price = buyingPrice(state.table, good);
  gainTaler(state, seat, -price);
  emit?.('all', { type: 'bought', seat, good, price, greedy: true, rule: 'MC-10.3' });
  push(state.table, { at: 'goods', seat, good });
  putSinStones(state, seat, 'greed', 1, 'MC-10.3', emit);
};

export const takeBoth = (state: State, { seat, good }: FrameOf<'goods'>, emit?: Emit<Event>): void => {
  pop(state.table);
  takeGoods(state, seat, good, 2);
  emit?.('all', { type: 'goodsTaken', seat, good, number: 2, rule: 'MC-10.3' });
};

/** MC-10.1  Pay, an indulgence stone goes into the bag, a red or green letter behind the screen. */
const exchangeForTaler = (state: State, seat: Seat, { letter }: MoveOf<'buyLetter'>, emit?: Emit<Event>): void => {
  const price = buyingPrice(state.table, 'indulgence');
  gainTaler(state, seat, -price);
  exchangeIndulgence(state, seat, letter);
  emit?.('all', { type: 'letterBought', seat, letter, price, rule: 'MC-10.1' });
};

/** MC-10.2 */
export const buy: Action<'buy'> = {
  kind: 'buy',
  refuse: (table, own, frame, move) => refuseKind(table, frame, 'buy') ?? refuseBuy(table, own, move),
  carryOut: (state, { seat }, { good }, emit) => buyGood(state, seat, good, emit),
};

/** MC-10.3 */
export const greedy: Action<'greedy'> = {
  kind: 'buy',
  refuse: (table, own, frame, move) => refuseKind(table, frame, 'buy') ?? refuseGreedy(table, own, move),
  carryOut: (state, { seat }, { good }, emit) => buyGreedily(state, seat, good, emit),
};

/** MC-10.1 */
export const buyLetter: Action<'buyLetter'> = {
  kind: 'buy',
  refuse: (table, own, frame, move) => refuseKind(table, frame, 'buy') ?? refuseLetter(table, own, move),
  carryOut: (state, { seat }, move, emit) => exchangeForTaler(state, seat, move, emit),
};
