import { at, fastChance, orThrow } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { total } from '../rules/counts.ts';
import type { Event } from '../rules/events.ts';
import { notation } from '../rules/notation.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

const start = (seats: number): State =>
  rules.setup(orThrow(options.parse({}, { seats, humans: seats })), seats, fastChance(5));

const choose = (state: State, text: string): readonly Event[] => {
  const told: Event[] = [];
  const [seat = 0] = rules.toAct(state.table);
  const move = orThrow(notation.readMove(text, { seat, table: state.table, own: at(state.secrets, seat) }));
  expect(rules.refusal(state.table, at(state.secrets, seat), seat, move)).toBeUndefined();
  rules.apply(state, seat, move, fastChance(3), (_, event) => told.push(event));
  return told;
};

describe.each([2, 3, 4])('%i players', seats => {
  test('MC-5.1, MC-5.2: what lies on the table and before each player', () => {
    const { table, secrets } = start(seats);
    expect(table.supply).toEqual([10, 11, 15, 15]);
    expect(table.hut).toBe(4);
    expect(table.popeStones).toEqual([1, 1, 1]);
    expect(table.discard.every(count => count === 0)).toBe(true);
    expect(table.stock).toEqual(secrets.map(() => 7));
    expect(secrets.every(({ taler, goods, letters }) => taler === 25 && total(goods) + total(letters) === 0)).toBe(
      true,
    );
    expect(table.bonuses).toHaveLength(4); // MC-5.4: four with any number of players
  });

  test('MC-5.3, MC-5.5: the souls are in random order, and the one nearest to Heaven chooses first', () => {
    const { table } = start(seats);
    expect([...table.front].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
    expect(rules.toAct(table)).toEqual([table.front.indexOf(0)]);
  });
});

test('MC-5.6, D-44: bonuses go into the chest in secret, the blue letter behind the screen', () => {
  const state = start(4);
  const [first = 0] = rules.toAct(state.table);
  expect(choose(state, 'bonus breadAndWine I II').map(event => event.type)).toEqual(['bonusTaken', 'stored']);
  expect(at(state.secrets, first).chest[0]).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(at(state.secrets, first).chest[1]).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  expect(state.table.chests[first]).toBe(2);
  const [second = 0] = rules.toAct(state.table);
  choose(state, 'bonus blueLetter');
  expect(at(state.secrets, second).letters).toEqual([0, 1, 0, 0]);
  expect(state.table.supply[1]).toBe(10);
});

test('MC-5.8: with four players the bag gets 9 bread, 8 wine, 9 cloth, 6 jewels and 6 indulgence stones', () => {
  const state = start(4);
  for (const text of ['bonus breadAndWine I I', 'bonus jewel I', 'bonus coin II']) choose(state, text);
  const told = choose(state, 'bonus blueLetter');
  const filled = told.find(event => event.type === 'bagFilled');
  expect(filled).toMatchObject({ stones: { bread: 9, wine: 8, cloth: 9, jewel: 6, indulgence: 6 } });
  expect(state.table.bag).toBe(38 - 7); // a market has been drawn
});

test('MC-5.7, MC-23.1, MC-24.1: bonuses nobody took return', () => {
  const three = start(3);
  for (const text of ['bonus jewel I', 'bonus coin I']) choose(three, text);
  const told = choose(three, 'bonus blueLetter');
  expect(told.find(event => event.type === 'bagFilled')).toMatchObject({ stones: { bread: 10, wine: 9, jewel: 6 } });
  const two = start(2);
  choose(two, 'bonus coin I');
  const toldTwo = choose(two, 'bonus breadAndWine II I');
  expect(toldTwo.find(event => event.type === 'bagFilled')).toMatchObject({ stones: { bread: 9, wine: 8, jewel: 7 } });
  expect(two.table.supply[1]).toBe(11);
});

test.each([
  [2, 2],
  [3, 1],
  [4, 1],
])('MC-0.4: with %i players each has %i characters a round', (seats, each) => {
  const state = start(seats);
  const luck = fastChance(11);
  while (state.table.stack.every(({ at }) => at !== 'turn')) {
    const [seat = 0] = rules.toAct(state.table);
    rules.apply(state, seat, rules.randomMove(state.table, at(state.secrets, seat), seat, luck), luck);
  }
  const held = state.secrets.map((_, seat) => state.table.characters.filter(holder => holder === seat).length);
  expect(held).toEqual(state.secrets.map(() => each));
});
