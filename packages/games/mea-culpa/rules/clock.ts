import type { TableClock } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { REFUSED } from './refusals.ts';
import type { MeaCulpa } from './state.ts';

/** MC-26.11  Only META CULPA has times that the table itself keeps. */
export const clock: TableClock<MeaCulpa> = {
  due: table => (table.manual === undefined ? [] : byHand().clock.due(table)),
  refusal: (table, what) =>
    table.manual === undefined ? REFUSED.clockNotRunning : byHand().clock.refusal(table, what),
  apply: (state, what, chance, emit) => byHand().clock.apply(state, what, chance, emit),
  atOnce: {
    what: 'windowClosed',
    mark: ({ manual, options }) =>
      manual === undefined || options.callWindow !== 'nextTurn' || manual.ends === 0 ? undefined : manual.ends, // MC-26.34
  },
  gate: move => (move.type === 'ask' ? byHand().clock.gate?.(move) : undefined), // enforced mode refuses it anyway
  handOver: (table, seat) => (table.manual === undefined ? undefined : byHand().clock.handOver?.(table, seat)),
};
