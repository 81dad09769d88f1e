import type { Seat } from '@conclave/kernel';
import { conformance } from '@conclave/kernel/conformance';
import { test } from 'vitest';
import { rules } from '../rules/rules.ts';
import type { Bid, State } from '../rules/state.ts';

/** BB-4, BB-2  The last bid turns up all of them, and the next prize. */
const revealed = (before: State, seat: Seat, { card }: Bid, _viewer: unknown, { table }: State): unknown =>
  table.round === before.table.round
    ? []
    : [before.secrets.map((own, other) => (other === seat ? card : own.bid)), table.prize];

for (const { name, run } of conformance({ rules, revealed, games: 30 })) test(name, run);
