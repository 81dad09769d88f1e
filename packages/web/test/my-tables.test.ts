import type { TableLine } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { sorted, waitingFor } from '../src/calls/order.ts';

const line = (id: string, change: Partial<TableLine>): TableLine =>
  ({ id, game: 'dogma', status: 'running', seats: [], createdAt: 1, ...change }) as unknown as TableLine;

test('tables that wait for us come first, the least time left before all', () => {
  const lines = [
    line('open', { status: 'open', createdAt: 9 }),
    line('others think', {}),
    line('no clock', { myTurn: true }),
    line('two days', { myTurn: true, dueAt: 2000 }),
    line('one minute', { myTurn: true, dueAt: 60 }),
    line('others think, newer', { createdAt: 5 }),
  ];
  const ids = (some: readonly TableLine[]): readonly string[] => some.map(({ id }) => id);
  expect(ids(sorted(lines))).toEqual([
    'one minute',
    'two days',
    'no clock',
    'others think, newer',
    'others think',
    'open',
  ]);
  expect(ids(waitingFor(lines))).toEqual(['one minute', 'two days', 'no clock']);
  expect(waitingFor(undefined)).toEqual([]);
});
