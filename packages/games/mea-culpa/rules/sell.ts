import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { type Action, refuseKind } from './actions.ts';
import { GOODS, type Good, STONE } from './components.ts';
import { greatest } from './counts.ts';
import type { Event } from './events.ts';
import type { MoveOf } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { gainGood, gainTaler, intoBag } from './screens.ts';
import type { Secrets, State, Table } from './state.ts';

export const sellingPrice = ({ board }: Table, good: Good): number => at(board.sell, STONE[good]);

/** MC-11.1, MC-11.2  One good from behind the screen; letters and donated goods are never sold. */
const refuseSale = (own: Secrets, { good }: MoveOf<'sell'>): Refusal | undefined =>
  at(own.goods, STONE[good]) > 0 ? undefined : REFUSED.noSuchGood;

/** MC-11.1  The good goes into the bag, its price comes from the bank. */
export const sellGood = (state: State, seat: Seat, good: Good, emit?: Emit<Event>): void => {
  const price = sellingPrice(state.table, good);
  gainGood(state, seat, good, -1);
  intoBag(state, good, 1);
  gainTaler(state, seat, price);
  emit?.('all', { type: 'sold', seat, good, price, rule: 'MC-11.1' });
};

export const sell: Action<'sell'> = {
  kind: 'sell',
  refuse: (table, own, frame, move) => refuseKind(table, frame, 'sell') ?? refuseSale(own, move),
  carryOut: (state, { seat }, { good }, emit) => sellGood(state, seat, good, emit),
};

/** MC-29.4  Of the goods on the market the one with the highest selling price; on equality jewel, cloth, wine, bread. */
const DEAREST_FIRST: readonly Good[] = [...GOODS].reverse();
export const dearestOnMarket = (table: Table): Good | undefined => {
  const there = DEAREST_FIRST.filter(good => at(table.market, STONE[good]) > 0);
  return there.length === 0 ? undefined : greatest(there, good => sellingPrice(table, good));
};
