import { expect, test } from 'vitest';
import { toPlayOn } from '../src/home/to-play-on.ts';
import type { SoloTable } from '../src/local/solo-table.ts';

const table = (id: string, startedAt: number, change: Partial<SoloTable> = {}): SoloTable => ({
  id,
  game: 'dogma',
  options: {},
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Tetzel', kind: 'bot' },
  ],
  level: 'regular',
  secret: '',
  nonces: [],
  startedAt,
  moves: [],
  ...change,
});

test('nothing waits where every table is over', () => {
  expect(toPlayOn([])).toBeUndefined();
  expect(toPlayOn([table('a', 1, { places: [1, 2] })])).toBeUndefined();
});

test('the table of this device that was played last comes first, wherever it was begun', () => {
  const played = table('old', 1, { moves: [{ seat: 0, at: 9, move: { type: 'believe' } }] });
  expect(toPlayOn([table('new', 5), played])?.place).toEqual({ at: 'solo', id: 'old' });
});

test('a table that is handed around goes on as one', () => {
  const seats = [
    { name: 'Anna', kind: 'human' },
    { name: 'Bert', kind: 'human' },
  ] as const;
  expect(toPlayOn([table('a', 1, { seats })])?.place).toEqual({ at: 'hot', id: 'a' });
});
