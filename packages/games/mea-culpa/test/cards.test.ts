import { describe, expect, test } from 'vitest';
import { ALL_CARDS, CARDS } from '../rules/cards.ts';
import { total } from '../rules/counts.ts';
import { rules } from '../rules/rules.ts';
import {
  choices,
  D,
  goodsOf,
  inDen,
  J,
  lettersOf,
  onMarket,
  own,
  play,
  refused,
  soulsOf,
  type TableText,
  table,
  types,
  waits,
} from './table.ts';

const FOUR = 'pope J emperor P merchant D pettySinner G';
/** Dominik, an ordinary visitor, stands before the card in room 1. */
const before = (card: string, text: TableText = {}) => {
  const state = table({
    characters: FOUR,
    turn: 'D merchant',
    market: 'wine3 indulgence1',
    rooms: `${card} - - -`,
    ...text,
  });
  play(state, 'D: visit 1');
  return state;
};

test('MC-16: 14 kinds, 24 cards', () => {
  expect(CARDS).toHaveLength(15);
  expect(ALL_CARDS).toBe(24);
  expect(CARDS.slice(1).map(({ cost }) => cost)).toEqual([1, 3, 2, 3, 2, 2, 2, 1, 2, 2, 1, 0, 1, 2]);
  expect(CARDS.slice(1).map(({ copies }) => copies)).toEqual([2, 1, 1, 1, 2, 2, 2, 3, 3, 2, 1, 1, 2, 1]);
});

describe('C1 the Emperor presents a letter', () => {
  test('the giver chooses, even with one letter; D-50: the colour is public', () => {
    const state = before('C1', { letters: 'P red1' });
    play(state, 'D: use');
    expect(waits(state)).toBe('P giveLetter');
    expect(choices(state, 'P')).toEqual(['give red']);
    expect(refused(state, 'P', 'give blue')).toBe('noSuchLetter');
    const told = play(state, 'P: give red');
    expect(told[0]).toMatchObject({ type: 'letterGiven', from: 2, to: 0, letter: 'red' });
    expect(lettersOf(state, 'D')).toBe('red1');
  });
  test('nothing without letters, or when no opponent is Emperor (MC-16.2)', () => {
    expect(play(before('C1'), 'D: use')).toContainEqual(expect.objectContaining({ why: 'noLetter' }));
    const free = before('C1', { characters: 'merchant D', letters: 'P red1' });
    expect(play(free, 'D: use')).toContainEqual(expect.objectContaining({ why: 'noOpponentHolds' }));
  });
});

describe('C2 the Pope presents a yellow letter', () => {
  test('one yellow letter, without a choice', () => {
    const state = before('C2', { letters: 'J yellow2 red1' });
    play(state, 'D: use');
    expect([lettersOf(state, 'D'), lettersOf(state, 'J')]).toEqual(['yellow1', 'yellow1 red1']);
  });
  test('nothing without a yellow letter', () => {
    expect(play(before('C2', { letters: 'J red1' }), 'D: use')).toContainEqual(
      expect.objectContaining({ why: 'noYellowLetter' }),
    );
  });
});

test('C3, C4: every opponent 3 or 5 steps, nearest to Hell first; stopped souls stay', () => {
  const three = before('C3', { souls: 'D1 J4 P6 G38' });
  play(three, 'D: use');
  expect(soulsOf(three)).toBe('D1 J7 P9 G38');
  const five = before('C4', { souls: 'D9 J4 P5' });
  play(five, 'D: use');
  expect(soulsOf(five)).toBe('D9 J11 P10 G5'); // Paula first; Johanna finds 9 and 10 taken
});

test('C3, C4: the order matters where souls meet', () => {
  const state = before('C4', { souls: 'D9 J4 P5' });
  const told = play(state, 'D: use').filter(event => event.type === 'soulMoved');
  expect(told).toMatchObject([
    { seat: 2, from: 5, to: 10 },
    { seat: 1, from: 4, to: 11 },
    { seat: 3, from: 0, to: 5 },
  ]);
});

test('C5, C6: every opponent puts two stones, the visitor none', () => {
  const lust = before('C5');
  play(lust, 'D: use');
  expect(['D', 'J', 'P', 'G'].map(letter => inDen(lust, 'lust', letter))).toEqual([0, 2, 2, 2]);
  const greed = before('C6');
  play(greed, 'D: use');
  expect(['D', 'J', 'P', 'G'].map(letter => inDen(greed, 'greed', letter))).toEqual([0, 2, 2, 2]);
});

describe('C7 move a crew', () => {
  test('from a site to another open site', () => {
    const state = before('C7', { crews: 'A1', cathedrals: 'B', emperorCrew: 1 });
    expect(choices(state, 'D')).toEqual(['moveCrew A C', 'decline']);
    expect(refused(state, 'D', 'moveCrew C A')).toBe('noCrewThere');
    expect(refused(state, 'D', 'moveCrew A B')).toBe('siteFinished');
    expect(refused(state, 'D', 'use')).toBe('otherQuestion');
    play(state, 'D: moveCrew A C');
    expect(state.table.crews).toEqual([0, 0, 1]);
  });
  test('nothing but declining if no crew stands on a site', () => {
    expect(choices(before('C7'), 'D')).toEqual(['decline']);
  });
});

describe('C8 new crew', () => {
  test('from the hut to an open site', () => {
    const state = before('C8', { crews: 'A1', naves: 'A' });
    const told = play(state, 'D: crew A');
    expect(types(told)).toContain('chestsOpened');
    expect(types(told).at(-1)).toBe('cardCleared'); // D-59: then the place is cleared
    expect(waits(state)).toBe('D turn');
  });
  test('MC-22.5: nothing if the hut is empty', () => {
    const state = before('C8', { crews: 'A1 B1 C1', emperorCrew: 1 });
    expect(choices(state, 'D')).toEqual(['decline']);
    expect(refused(state, 'D', 'crew A')).toBe('hutEmpty');
  });
});

test('C9: a Pope stone from one den to another', () => {
  const state = before('C9', { popeStones: 'lust2 greed1 pettySins0' });
  expect(choices(state, 'D')).toEqual([
    'popeStone lust pettySins',
    'popeStone lust greed',
    'popeStone greed lust',
    'popeStone greed pettySins',
    'decline',
  ]);
  play(state, 'D: popeStone lust pettySins');
  expect(state.table.popeStones).toEqual([1, 1, 1]);
});

test('C10, D-28: a good from the market, not an indulgence stone', () => {
  const state = before('C10');
  expect(choices(state, 'D')).toEqual(['take good wine', 'decline']);
  expect(refused(state, 'D', 'take good bread')).toBe('notOnMarketForCard');
  play(state, 'D: take good wine');
  expect([goodsOf(state, 'D', 'wine'), onMarket(state, 'wine'), own(state, 'D').taler]).toEqual([1, 2, 25]);
});

describe('C11 rob 3 taler', () => {
  test('exactly three from behind the screen', () => {
    const state = before('C11', { taler: 'J3' });
    expect(choices(state, 'D')).toEqual(['rob B', 'rob C', 'rob D', 'decline']);
    expect(refused(state, 'D', 'rob A')).toBe('cannotRobYourself');
    expect(rules.refusal(state.table, own(state, 'D'), D, { type: 'rob', seat: 9 })?.code).toBe('noSuchOpponent');
    play(state, 'D: rob B');
    expect([own(state, 'D').taler, own(state, 'J').taler]).toEqual([28, 0]);
  });
  test('MC-16.3, D-49: with fewer than three nothing, and all learn it; chest coins do not count', () => {
    const state = before('C11', { taler: 'J2', chestI: 'J coin10' });
    expect(play(state, 'D: rob B')).toContainEqual(expect.objectContaining({ why: 'tooPoor', victim: J }));
    expect([own(state, 'D').taler, own(state, 'J').taler]).toEqual([25, 2]);
  });
});

test.each([
  ['C12', 3, 0],
  ['C13', 5, 1],
  ['C14', 7, 2],
])('%s: %i taler from the bank for %i notches', (card, taler, cost) => {
  const state = before(card);
  play(state, 'D: use');
  expect(own(state, 'D').taler).toBe(25 + taler);
  expect(state.table.posts[0]).toBe(1 + cost);
});

test('MC-16.1: costs are never refunded, the card is discarded', () => {
  const state = before('C2');
  play(state, 'D: use');
  expect(state.table.posts[0]).toBe(4);
  expect(total(state.table.discard)).toBe(1);
});
