import { expect, test } from 'vitest';
import { choices, lettersOf, onMarket, play, refused, supplyOf, table, waits } from './table.ts';

test('MC-22.4: one colour exhausted: the market gives the other', () => {
  const state = table({ turn: 'D emperor', market: 'indulgence2', supply: 'red0' });
  expect(refused(state, 'D', 'buy letter red')).toBe('colourExhausted');
  play(state, 'D: buy letter green');
  expect(lettersOf(state, 'D')).toBe('green1');
  expect(supplyOf(state, 'green')).toBe(14);
});

test('MC-22.4, D-33: both exhausted: no letter can be bought, but the Merchant may take the stone without one', () => {
  const state = table({ turn: 'P merchant', market: 'indulgence2 wine1', supply: 'red0 green0' });
  expect(choices(state, 'P').filter(text => text.startsWith('buy letter'))).toEqual([]);
  play(state, 'P: pass');
  expect(choices(state, 'P')).toEqual(['take wine', 'take indulgence']);
  play(state, 'P: take indulgence');
  expect([lettersOf(state, 'P'), onMarket(state, 'indulgence'), state.table.bag]).toEqual(['', 1, 1]);
});

test('MC-29.3: one kind on the market is taken by itself; with two colours the colour is asked', () => {
  const bread = table({ turn: 'P merchant', characters: 'pope D', market: 'bread2' });
  play(bread, 'P: pass');
  expect([onMarket(bread, 'bread'), waits(bread)]).toEqual([1, 'D turn']);
  const stones = table({ turn: 'P merchant', characters: 'pope D', market: 'indulgence2' });
  play(stones, 'P: pass');
  expect(choices(stones, 'P')).toEqual(['take indulgence red', 'take indulgence green']);
  const oneColour = table({ turn: 'P merchant', characters: 'pope D', market: 'indulgence2', supply: 'red0' });
  play(oneColour, 'P: pass');
  expect([lettersOf(oneColour, 'P'), waits(oneColour)]).toEqual(['green1', 'D turn']);
});

test('MC-22.6: the bank pays any sum', () => {
  const state = table({ turn: 'D emperor', market: 'wine1', goods: 'D jewel1', taler: 'D100000' });
  play(state, 'D: sell jewel');
  expect(state.secrets[0]?.taler).toBe(100009);
});
