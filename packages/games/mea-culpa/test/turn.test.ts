import { describe, expect, test } from 'vitest';
import { goodsOf, onMarket, own, play, postsOf, refused, table, types, waits } from './table.ts';

const FOUR = 'pope D emperor J merchant P pettySinner G';

test('WE-14: a second action costs a notch and is of another kind (MC-9.3)', () => {
  const state = table({ characters: FOUR, turn: 'J emperor', posts: 'J2', market: 'wine3', goods: 'J bread2' });
  play(state, 'J: sell bread');
  expect(refused(state, 'J', 'sell bread')).toBe('sameKind');
  play(state, 'J: buy wine');
  expect(postsOf(state)).toBe('D1 J3 P1 G1');
  expect(waits(state)).toBe('P turn'); // never a third action
});

test('MC-9.1, MC-9.2, MC-9.7: pass, stop, and the order of characters', () => {
  const state = table({ characters: FOUR, turn: 'D pope', market: 'wine3 bread3' });
  play(state, 'D: pass');
  expect(waits(state)).toBe('J turn');
  play(state, 'J: buy bread', 'J: pass');
  expect(waits(state)).toBe('P turn');
  play(state, 'P: pass', 'P: take wine');
  expect(waits(state)).toBe('G turn');
  play(state, 'G: pass');
  expect(waits(state)).toBe('D turn'); // and again
});

test('MC-9.1: characters nobody holds are skipped', () => {
  const state = table({ seats: 3, characters: 'pope D merchant J pettySinner P', turn: 'D pope', market: 'wine3' });
  play(state, 'D: pass');
  expect(waits(state)).toBe('J turn');
});

test('MC-9.4: buying a good, greedily or a letter are all the kind buy; MC-10.4: so there is one bought letter a turn', () => {
  const state = table({ characters: FOUR, turn: 'J emperor', market: 'wine3 indulgence2' });
  play(state, 'J: buy letter red');
  expect(refused(state, 'J', 'buy letter green')).toBe('sameKind');
  expect(refused(state, 'J', 'buy wine')).toBe('sameKind');
  expect(refused(state, 'J', 'greedy wine')).toBe('sameKind');
});

test('MC-9.5, D-25: at six notches no second action, for nobody', () => {
  const state = table({ characters: FOUR, turn: 'G pettySinner', posts: 'G6', market: 'wine3', rooms: 'C12 - - -' });
  play(state, 'G: buy wine');
  expect(refused(state, 'G', 'visit 1')).toBe('postAtLimit');
  expect(waits(state)).toBe('G turn'); // still asked (MC-29.3)
});

test('MC-9.5, D-24: Petty Sinner and Pope pay the notch of a second action too', () => {
  const state = table({
    characters: FOUR,
    turn: 'G pettySinner',
    posts: 'G2 D2',
    market: 'wine3',
    rooms: 'C14 C3 - -',
  });
  play(state, 'G: buy wine', 'G: visit 1');
  expect(state.table.posts[3]).toBe(3); // no notches for the room (MC-15.4)
});

test('MC-9.6: post 4, a second action in a room of cost 2 is refused', () => {
  const state = table({ characters: FOUR, turn: 'J emperor', posts: 'J4', market: 'wine3', rooms: 'C14 C13 - -' });
  expect(refused(state, 'J', 'visit 1')).toBeUndefined();
  play(state, 'J: buy wine');
  expect(refused(state, 'J', 'visit 1')).toBe('secondTooCostly');
  expect(refused(state, 'J', 'visit 2')).toBeUndefined();
});

describe('MC-9.8: the phase ends the moment the market is empty', () => {
  const end = (moves: readonly string[], text: Parameters<typeof table>[0]) => {
    const state = table({ characters: FOUR, ...text });
    state.hidden.bag.push(...[0, 0, 1, 1, 2, 2, 3]);
    state.table.bag = 7;
    return { state, told: play(state, ...moves) };
  };

  test('a, b: by a purchase, which is completed; no second action (MC-9.11)', () => {
    const { state, told } = end(['J: buy wine'], { turn: 'J emperor', market: 'wine1' });
    expect(goodsOf(state, 'J', 'wine')).toBe(1);
    expect(types(told).slice(0, 4)).toEqual(['bought', 'marketEmpty', 'postsCompared', 'roundBegan']);
    expect(waits(state)).toBe('bid');
  });
  test('c: by a greedy purchase, both are received', () => {
    const { state } = end(['J: greedy wine'], { turn: 'J emperor', market: 'wine2' });
    expect(goodsOf(state, 'J', 'wine')).toBe(2);
    expect(waits(state)).toBe('bid');
  });
  test('d: by C10, the visit is completed and the card discarded', () => {
    const { state, told } = end(['J: visit 1', 'J: take good wine'], {
      turn: 'J emperor',
      market: 'wine1',
      rooms: 'C10 C1 C2 C3',
    });
    expect(types(told)).toEqual(expect.arrayContaining(['goodsTaken', 'cardCleared', 'marketEmpty']));
    expect(types(told).indexOf('cardCleared')).toBeLessThan(types(told).indexOf('marketEmpty'));
    expect(waits(state)).toBe('bid');
  });
  test('e: by the Merchant himself, so there is no free stone', () => {
    const { state, told } = end(['P: buy wine'], { turn: 'P merchant', market: 'wine1' });
    expect(types(told)).not.toContain('freeStoneTaken');
    expect(waits(state)).toBe('bid');
  });
  test('f: as the free stone; later characters get no turn', () => {
    const { state, told } = end(['P: pass'], { turn: 'P merchant', market: 'wine1' });
    expect(types(told).slice(0, 3)).toEqual(['passed', 'freeStoneTaken', 'marketEmpty']);
    expect(waits(state)).toBe('bid');
  });
});

test('MC-9.9, MC-9.10: nothing returns to the market, and the free stone empties it even if everybody passes', () => {
  const state = table({ characters: FOUR, turn: 'D pope', market: 'wine2', goods: 'J bread1' });
  state.hidden.bag.push(...[0, 0, 1, 1, 2, 2, 3]);
  play(state, 'D: pass', 'J: sell bread', 'J: pass');
  expect(onMarket(state, 'bread')).toBe(0);
  play(state, 'P: pass', 'G: pass', 'D: pass', 'J: pass', 'P: pass'); // one kind of stone: taken by itself
  expect(waits(state)).toBe('bid');
});

test('MC-15.3, D-47, D-67: the Merchant takes a free stone after every turn, a letter too after buying one', () => {
  const state = table({ characters: FOUR, turn: 'P merchant', market: 'wine1 indulgence3' });
  play(state, 'P: buy letter red', 'P: pass');
  expect(waits(state)).toBe('P freeStone');
  expect(refused(state, 'P', 'take bread')).toBe('stoneNotThere');
  expect(refused(state, 'P', 'take indulgence')).toBe('chooseColour');
  play(state, 'P: take indulgence green');
  expect(own(state, 'P').letters).toEqual([0, 0, 1, 1]);
  expect(own(state, 'P').taler).toBe(21); // only the first was paid for
  expect(onMarket(state, 'indulgence')).toBe(1);
});
