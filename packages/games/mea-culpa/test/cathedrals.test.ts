import { expect, test } from 'vitest';
import { arrive, isOpenSite } from '../rules/cathedrals.ts';
import { play, table, types, waits } from './table.ts';

test('WE-20: the second crew builds the spire, and the evaluation is at once (MC-19.3, MC-19.4)', () => {
  const state = table({ turn: 'D merchant', market: 'wine3', rooms: 'C8 - - -', naves: 'B', crews: 'B1' });
  const told = play(state, 'D: visit 1', 'D: crew B');
  expect(types(told).slice(2)).toEqual([
    'cardUsed',
    'crewArrived',
    'built',
    'chestsOpened',
    'lettersDisplayed',
    'lettersDisplayed',
    'lettersDisplayed',
    'chestsCleared',
    'cardCleared',
  ]);
  expect(state.table.crews).toEqual([0, 0, 0]);
  expect([state.table.hut, state.table.parts[1], state.table.finished]).toEqual([4, 2, 1]);
  expect(isOpenSite(state.table, 'B')).toBe(false); // MC-19.2
  expect(waits(state)).toBe('D turn'); // the rest of the turn
});

test('MC-19.1, MC-19.5: empty, nave, cathedral; the builder gets nothing', () => {
  const state = table();
  const grown = [1, 2, 3, 4].map(() => {
    arrive(state, 'A');
    return [state.table.parts[0], state.table.crews[0]];
  });
  expect(grown).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
  expect(state.secrets.every(own => own.letters.every(count => count === 0))).toBe(true);
});

test('MC-19.6, MC-21.1: the second cathedral ends the game in the middle of a visit', () => {
  const state = table({
    turn: 'D merchant',
    market: 'wine3',
    rooms: 'C8 - - -',
    cathedrals: 'A',
    naves: 'B',
    crews: 'B1',
  });
  const told = play(state, 'D: visit 1', 'D: crew B');
  expect(types(told)).not.toContain('cardCleared'); // D-40: everything pending is dropped
  expect(state.table.stack).toEqual([{ at: 'over' }]);
});
