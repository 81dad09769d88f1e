import { expect, test } from 'vitest';
import { goodsOf, inDen, lettersOf, onMarket, own, play, refused, table, types, waits } from './table.ts';

test('WE-4: a letter for four taler; the stone goes into the bag (MC-10.1)', () => {
  const state = table({ turn: 'D emperor', market: 'indulgence2', taler: 'D4' });
  play(state, 'D: buy letter green');
  expect(own(state, 'D').taler).toBe(0);
  expect(lettersOf(state, 'D')).toBe('green1');
  expect(onMarket(state, 'indulgence')).toBe(1);
  expect(state.hidden.bag).toEqual([4]);
  expect(state.table.bag).toBe(1);
});

test('WE-5: bread costs 2 and brings 6 (MC-10.2, MC-11.1)', () => {
  const state = table({ turn: 'D emperor', market: 'bread1 wine1' });
  play(state, 'D: buy bread');
  expect(own(state, 'D').taler).toBe(23);
  expect(goodsOf(state, 'D', 'bread')).toBe(1);
  play(state, 'D: sell bread');
  expect(own(state, 'D').taler).toBe(29);
});

test('WE-6: greedy bread (MC-10.3, D-15): pay, sin stone, take both', () => {
  const state = table({ turn: 'D emperor', market: 'bread2 wine1', taler: 'D2' });
  const told = play(state, 'D: greedy bread');
  expect(types(told)).toEqual(['bought', 'sinStonesPut', 'goodsTaken']);
  expect(own(state, 'D').taler).toBe(0);
  expect(goodsOf(state, 'D', 'bread')).toBe(2);
  expect(state.table.stock[0]).toBe(6);
  expect(inDen(state, 'greed', 'D')).toBe(1);
  const one = table({ turn: 'D emperor', market: 'bread1 wine1', taler: 'D2' });
  expect(refused(one, 'D', 'greedy bread')).toBe('noPairOnMarket');
});

test('MC-10.3, MC-18.6: without stock a den is emptied between paying and taking', () => {
  const state = table({ turn: 'D emperor', market: 'bread3', lust: 'D4', pettySins: 'D3' });
  play(state, 'D: greedy bread');
  expect(waits(state)).toBe('D runOut');
  expect(goodsOf(state, 'D', 'bread')).toBe(0);
  play(state, 'D: empty pettySins');
  expect(goodsOf(state, 'D', 'bread')).toBe(2);
  expect(state.table.souls[0]).toBe(3);
});

test('MC-10.1, MC-10.2, MC-10.5: what is not there or too expensive is refused', () => {
  const state = table({ turn: 'D emperor', market: 'jewel2', taler: 'D4' });
  expect(refused(state, 'D', 'buy bread')).toBe('notOnMarket');
  expect(refused(state, 'D', 'buy jewel')).toBe('tooExpensive');
  expect(refused(state, 'D', 'greedy jewel')).toBe('tooExpensive');
  expect(refused(state, 'D', 'buy letter red')).toBe('noIndulgenceStone');
  const poor = table({ turn: 'D emperor', market: 'indulgence1', taler: 'D3' });
  expect(refused(poor, 'D', 'buy letter red')).toBe('tooExpensive');
});

test('MC-1.3, MC-1.5: prices come from the board sheet', () => {
  const state = table({ turn: 'D emperor', market: 'wine1 cloth1 jewel1' });
  expect(state.table.board.buy).toEqual([2, 3, 4, 5, 4]);
  expect(state.table.board.sell).toEqual([6, 7, 8, 9]);
});
