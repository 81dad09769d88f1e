import { expect, test } from 'vitest';
import { inDen, lettersOf, play, postsOf, refused, soulsOf, table, waits } from './table.ts';

const choosing = (text: Parameters<typeof table>[0], order: readonly number[], pick = 0) => {
  const state = table({
    emperorCrew: 1,
    market: 'wine3 bread2',
    ...text,
    frames: [{ at: 'choose', seat: order[pick] ?? 0, pick }],
  });
  state.table.order = order;
  return state;
};

test('MC-7.8, MC-7.9: a character is taken and its preliminary action done before the next choice', () => {
  const state = choosing({}, [0, 1, 2, 3]);
  play(state, 'D: character pope');
  expect(waits(state)).toBe('D popeStone');
  expect(refused(state, 'J', 'character emperor')).toBe('notYourTurn');
  play(state, 'D: decline');
  expect(waits(state)).toBe('J choose');
  expect(refused(state, 'J', 'character pope')).toBe('characterTaken');
});

test('MC-8.1, D-14: the Pope may move a Pope stone', () => {
  const state = choosing({ popeStones: 'lust0 greed2' }, [0, 1, 2, 3]);
  play(state, 'D: character pope');
  expect(refused(state, 'D', 'popeStone lust greed')).toBe('noPopeStoneThere');
  play(state, 'D: popeStone greed pettySins');
  expect(state.table.popeStones).toEqual([0, 2, 1]);
});

test('MC-8.2: the Emperor must place his crew on an open site', () => {
  const state = choosing({ cathedrals: 'B', crews: 'A1' }, [0, 1, 2, 3]);
  play(state, 'D: character emperor');
  expect(refused(state, 'D', 'decline')).toBe('notAsked');
  expect(refused(state, 'D', 'crew B')).toBe('siteFinished');
  const told = play(state, 'D: crew A');
  expect(told.map(event => event.type)).toEqual(['crewArrived', 'built']);
  expect([state.table.emperorCrew, state.table.hut, state.table.parts[0]]).toEqual([0, 4, 1]);
});

test('MC-8.3: the Merchant has none', () => {
  const state = choosing({}, [0, 1, 2, 3]);
  play(state, 'D: character merchant');
  expect(waits(state)).toBe('J choose');
});

test('MC-8.4, MC-8.5: the Petty Sinner puts two stones and may visit without notches; a suite still costs its stone', () => {
  const state = choosing({ rooms: 'C4 - - -', posts: 'D6' }, [0, 1, 2, 3]);
  play(state, 'D: character pettySinner');
  expect(inDen(state, 'pettySins', 'D')).toBe(2);
  expect(waits(state)).toBe('D preliminaryVisit');
  expect(refused(state, 'D', 'visit 2')).toBe('placeNotOpen');
  play(state, 'D: visit 6');
  expect([inDen(state, 'lust', 'D'), lettersOf(state, 'D'), postsOf(state)]).toEqual([1, 'yellow1', 'D6 J1 P1 G1']);
  expect(state.table.suite6).toBe(false); // used for the round
  expect(waits(state)).toBe('J choose');
});

test('MC-8.6, MC-19.4: a first cathedral in the choice is evaluated at once, then the choice goes on', () => {
  const state = choosing({ naves: 'A', crews: 'A1', chestI: 'J wine' }, [0, 1, 2, 3]);
  const told = play(state, 'D: character emperor', 'D: crew A');
  expect(told.map(event => event.type)).toContain('chestsOpened');
  expect(waits(state)).toBe('J choose');
});

test('MC-8.6, MC-21.2: a second cathedral in the choice ends the game; posts show the bids', () => {
  const state = choosing({ naves: 'A', crews: 'A1', cathedrals: 'B', posts: 'D5 J2', souls: 'D3 J9 P6' }, [0, 1, 2, 3]);
  play(state, 'D: character emperor', 'D: crew A');
  expect(waits(state)).toBe('over');
  expect(soulsOf(state)).toBe('D7 J9 P6 G0'); // 5 - 1 steps, and nobody has a letter
});

test('MC-29.3: the last character is taken by itself', () => {
  const state = choosing({ characters: 'emperor D merchant J', emperorCrew: 0 }, [0, 1, 2, 3], 2);
  const told = play(state, 'P: character pettySinner', 'P: decline');
  expect(told.filter(event => event.type === 'characterTaken')).toMatchObject([
    { seat: 2, automatic: false },
    { seat: 3, character: 'pope', automatic: true },
  ]);
  expect(waits(state)).toBe('G popeStone');
});
