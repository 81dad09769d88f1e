import { fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { cardsInDeck } from '../rules/cards.ts';
import { total } from '../rules/counts.ts';
import type { Event } from '../rules/events.ts';
import { prepareRound } from '../rules/preparation.ts';
import type { State } from '../rules/state.ts';
import { NOBODY, type TableText, table } from './table.ts';

const prepared = (text: TableText, bag: readonly number[]): { state: State; told: Event[] } => {
  const state = table({ ...text, frames: [{ at: 'prepare' }] });
  state.hidden.bag.push(...bag);
  state.table.bag = bag.length;
  const told: Event[] = [];
  prepareRound(state, fastChance(2), (_, event) => told.push(event));
  return { state, told };
};

const FULL_BAG = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4];

test('MC-6.1, MC-6.2: preparation goes A to H and ends in the bids (MC-6.3)', () => {
  const { state, told } = prepared(
    { characters: 'pope D emperor J', rooms: 'C1 - C3 -', suite6: false, suite5: false },
    FULL_BAG,
  );
  expect(told.map(event => event.type)).toEqual([
    'roundBegan',
    'marketLaidOut', // A
    'crewSent', // D
    'suite6Restocked', // E
    'cardsDiscarded', // G
    'cardsDrawn', // H
  ]);
  const laid = state.table;
  expect(total(laid.market)).toBe(7);
  expect(laid.bag).toBe(FULL_BAG.length - 7);
  expect(state.hidden.bag).toHaveLength(FULL_BAG.length - 7);
  expect(laid.characters).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]); // B
  expect(laid.emperorCrew).toBe(1); // D
  expect(laid.suite5 && laid.suite6).toBe(true); // E, F
  expect(laid.discard[1]).toBe(1); // G
  expect(laid.rooms.every(card => card > 0)).toBe(true); // H
  expect(laid.posts).toEqual([0, 0, 0, 0]); // MC-7.2: not shown while bids are made
  expect(laid.stack).toEqual([{ at: 'bid' }]);
});

test('MC-22.1: with fewer than seven stones all are drawn', () => {
  const { state } = prepared({}, [4, 4, 4, 4, 4, 4]);
  expect(state.table.market).toEqual([0, 0, 0, 0, 6]);
  expect(state.table.bag).toBe(0);
});

test('MC-22.2: the deck is shuffled again only when a card is needed and there is none', () => {
  const { state, told } = prepared({ rooms: 'C1 C9 C8 C4' }, FULL_BAG);
  expect(told.some(event => event.type === 'deckReshuffled')).toBe(false);
  expect(cardsInDeck(state.table)).toBe(24 - 8);
  const round7 = table({ round: 6, frames: [{ at: 'prepare' }] });
  round7.table.discard.splice(0, 15, 0, 2, 1, 1, 1, 2, 2, 2, 3, 3, 2, 1, 1, 2, 1);
  round7.hidden.bag.push(...FULL_BAG);
  const later: Event[] = [];
  prepareRound(round7, fastChance(1), (_, event) => later.push(event));
  expect(later.find(event => event.type === 'deckReshuffled')).toMatchObject({ cards: 24 });
  expect(cardsInDeck(round7.table)).toBe(20);
  expect(total(round7.table.discard)).toBe(0);
});

test('MC-22.3: without yellow letters suite 6 stays closed', () => {
  const { state, told } = prepared({ suite6: false, supply: 'yellow0' }, FULL_BAG);
  expect(state.table.suite6).toBe(false);
  expect(told.some(event => event.type === 'suite6Closed')).toBe(true);
});

test('MC-22.5, D-30: without a crew in the hut the Emperor gets none', () => {
  const state = table({ crews: 'A1 B1 C1', emperorCrew: 1, frames: [{ at: 'prepare' }] });
  state.hidden.bag.push(...FULL_BAG);
  prepareRound(state, fastChance(1));
  expect(state.table.hut).toBe(0);
  expect(state.table.emperorCrew).toBe(1);
});
