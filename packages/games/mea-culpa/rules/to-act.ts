import type { BySeat, Seat } from '@conclave/kernel';
import { decider } from './legality.ts';
import { top } from './stack.ts';
import type { Table } from './state.ts';

/** Lists of seats exist once: by bits. */
const SEATS_BY_BITS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter(seat => ((bits >> seat) & 1) === 1),
);
const NOBODY_ACTS: readonly Seat[] = [];

/** MC-29.3  While bids are made everyone who has not locked in; else the one who decides; nobody when it is over. */
export const toAct = (table: Table): readonly Seat[] => {
  const frame = top(table);
  if (frame.at === 'bid') return SEATS_BY_BITS[((1 << table.seats) - 1) & ~table.locked] ?? NOBODY_ACTS;
  const seat = decider(frame);
  return seat === undefined ? NOBODY_ACTS : (SEATS_BY_BITS[1 << seat] ?? NOBODY_ACTS);
};

/** MC-21.5 */
export const places = (table: Table): BySeat<number> | undefined =>
  table.result.length === 0 ? undefined : table.result;
