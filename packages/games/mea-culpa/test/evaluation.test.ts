import { describe, expect, test } from 'vitest';
import { donationValue } from '../rules/evaluation.ts';
import {
  choices,
  lettersOf,
  own,
  play,
  refused,
  soulsOf,
  supplyOf,
  type TableText,
  table,
  types,
  waits,
} from './table.ts';

/** Gregor finishes cathedral A with C8. */
const finishing = (text: TableText, moves: readonly string[] = []) => {
  const builder = text.seats === 2 ? 'J' : 'G';
  const state = table({
    turn: `${builder} merchant`,
    market: 'wine3',
    rooms: 'C8 - - -',
    naves: 'A',
    crews: 'A1',
    ...text,
  });
  const told = play(state, `${builder}: visit 1`, `${builder}: crew A`, ...moves);
  return { state, told };
};

const WE10 = { chestI: 'P breadx4 | G winex2 | J bread winex2 | D winex3' } as const;

test('WE-10: bread and wine at cathedral A (MC-20.1 to MC-20.5)', () => {
  const { state } = finishing(WE10);
  expect(waits(state)).toBe('D pick');
  expect(state.table.display).toEqual([0, 3, 1, 1]);
  expect(refused(state, 'D', 'pick yellow')).toBe('notDisplayed');
  const told = play(state, 'D: pick red', 'J: pick blue', 'D: pick blue', 'J: pick blue');
  expect([lettersOf(state, 'D'), lettersOf(state, 'J')]).toEqual(['blue1 red1 green1', 'blue2']);
  expect([lettersOf(state, 'P'), lettersOf(state, 'G')]).toEqual(['', '']);
  expect(told.filter(event => event.type === 'letterPicked' && event.automatic)).toHaveLength(1); // the last green (MC-29.3)
  expect([...state.hidden.bag].sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]); // MC-20.8
  expect(state.table.opened).toEqual([]);
});

test.each([
  ['P4', 'P'],
  ['J4', 'J'],
])('WE-11: of equal donations the one nearer to Hell (%s) is the second donor (MC-4.2)', (souls, second) => {
  const { state } = finishing({ chestI: 'P breadx5 | G winex2 | J bread winex2 | D winex3', souls });
  play(state, 'D: pick red');
  expect(waits(state)).toBe(`${second} pick`);
});

test('WE-12: 4 bread are 2 wine, 4 cloth are 2 jewels; coins count their taler (MC-20.4)', () => {
  expect(donationValue([4, 0, 0, 0, 0, 0, 0, 0], 0)).toBe(donationValue([0, 2, 0, 0, 0, 0, 0, 0], 0));
  expect(donationValue([0, 0, 4, 0, 0, 0, 0, 0], 1)).toBe(donationValue([0, 0, 0, 2, 0, 0, 0, 0], 1));
  expect(donationValue([0, 0, 0, 0, 3, 2, 1, 1], 2)).toBe(3 + 4 + 5 + 10);
});

test('MC-20.2, MC-20.9: bread and wine, then cloth and jewels, then coins; no soul moves', () => {
  const { state, told } = finishing({ chestI: 'D bread cloth coin5', souls: 'D3' });
  expect(told.filter(event => event.type === 'lettersDisplayed').map(event => event.category)).toEqual([
    'breadWine',
    'clothJewel',
    'coins',
  ]);
  expect(soulsOf(state)).toBe('D3 J0 P0 G0');
});

test('MC-20.7: one donor takes the whole display; without donors the letters stay', () => {
  const { state, told } = finishing({ chestI: 'D bread' });
  expect(lettersOf(state, 'D')).toBe('blue3 red1 green1');
  expect([supplyOf(state, 'blue'), supplyOf(state, 'red'), supplyOf(state, 'green')]).toEqual([8, 14, 14]);
  expect(types(told)).toContain('chestsCleared');
});

test('MC-20.1: compartment II stays closed at the first evaluation', () => {
  const { state } = finishing({ chestI: 'D bread', chestII: 'D winex2' });
  expect(own(state, 'D').chest).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0, 0, 0],
  ]);
  expect(state.table.chests[0]).toBe(2);
});

test('MC-20.1: the second evaluation opens compartment II', () => {
  const { state } = finishing({ cathedrals: 'B', chestI: 'D bread', chestII: 'J wine' });
  expect(lettersOf(state, 'D')).toBe('');
  expect(lettersOf(state, 'J')).toBe('blue3 red1 green1');
});

test('MC-20.5: third and lower donors get nothing', () => {
  const { state } = finishing({ chestI: 'P bread | G wine | J winex2' });
  play(state, 'J: pick red', 'G: pick green');
  expect(lettersOf(state, 'P')).toBe('');
  expect([lettersOf(state, 'J'), lettersOf(state, 'G')]).toEqual(['blue2 red1', 'blue1 green1']);
});

describe('WE-21, MC-20.6, MC-24.8: five letters between two players', () => {
  const chest = { seats: 2, chestI: 'D winex2 | J wine' } as const;
  test('de: bigger 2, other 1, bigger 2', () => {
    const { state } = finishing({ ...chest });
    play(state, 'D: pick red', 'D: pick green');
    expect([lettersOf(state, 'D'), lettersOf(state, 'J')]).toEqual(['blue2 red1 green1', 'blue1']);
  });
  test('en: bigger 2, other 2, bigger 1', () => {
    const { state } = finishing({ ...chest, options: { twoPlayerSplit: 'en' } });
    play(state, 'D: pick red', 'D: pick green');
    expect([lettersOf(state, 'D'), lettersOf(state, 'J')]).toEqual(['blue1 red1 green1', 'blue2']);
  });
  test('only one donor: all five', () => {
    const { state } = finishing({ seats: 2, chestI: 'J wine' });
    expect(lettersOf(state, 'J')).toBe('blue3 red1 green1');
  });
  test('each letter is freely chosen at its pick', () => {
    const { state } = finishing({ ...chest });
    expect(choices(state, 'D')).toEqual(['pick blue', 'pick red', 'pick green']);
    play(state, 'D: pick blue', 'D: pick blue');
    expect(waits(state)).toBe('J pick');
    play(state, 'J: pick blue');
    expect(waits(state)).toBe('D pick'); // red and green are both his, but the pick is asked
  });
});

test('MC-22.4: a list that cannot be filled shows what is left; earlier categories are served first', () => {
  const { state } = finishing({ chestI: 'D bread jewel', supply: 'blue3 red0' });
  expect(lettersOf(state, 'D')).toBe('blue3 green3'); // breadWine 3 blue 1 green, clothJewel 0 blue 2 green
});
