import type { Place } from './components.ts';
import { type Costs, isSuite } from './house.ts';
import { changeAct, lastAct } from './meta-acts.ts';
import type { Table } from './state.ts';

/** MC-26.10  The die was shown: a caught Pope owes notches and the stone by hand; one who was not caught owes nothing. */
export const arriveByHand = (table: Table, place: Place, { notches, paysSinStone }: Costs): void => {
  const act = lastAct(table);
  if (act === undefined) return;
  const stone = paysSinStone && isSuite(place) ? ({ den: 'lust', stones: 1 } as const) : {};
  changeAct(table, act.id, { place, notches: act.notches + notches, ...stone });
};

/** MC-14.7  Over the limit: the post is at 6 already, and there is nothing to do in the House. */
export const endOfTravel = (table: Table): void => {
  const act = lastAct(table);
  if (act !== undefined) changeAct(table, act.id, { notches: act.turned, finished: true });
};
