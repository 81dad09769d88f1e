import { seatView } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { choices, inDen, J, lettersOf, own, play, refused, table, types, waits } from './table.ts';

const POPE = { characters: 'pope D emperor J merchant P pettySinner G', turn: 'D pope', market: 'wine2' } as const;

test('MC-14.1 to MC-14.3: the Pope visits only incognito; only the announcement is public', () => {
  const state = table({ ...POPE, rooms: 'C14 C12 - -' });
  expect(refused(state, 'D', 'visit 1')).toBe('onlyIncognito');
  const told = play(state, 'D: travel 1');
  expect(told).toEqual([
    { type: 'travelling', seat: 0, rule: 'MC-14.2' },
    { type: 'dieSet', seat: 0, place: 1, rule: 'MC-14.3' }, // for the Pope alone
  ]);
  const other = table({ ...POPE, rooms: 'C14 C12 - -' });
  play(other, 'D: travel 6');
  expect(seatView(other, J)).toEqual(seatView(state, J));
  expect(own(state, 'D').die).toBe(1);
  expect(refused(table({ ...POPE, turn: 'J emperor', rooms: 'C14 - - -' }), 'J', 'travel 1')).toBe('onlyThePope');
});

test('MC-14.4, D-21, D-22: the other nearest to Hell names one open place', () => {
  const state = table({ ...POPE, souls: 'D9 P4 J2', rooms: 'C14 - - C1', suite6: false });
  play(state, 'D: travel 4');
  expect(waits(state)).toBe('P guess');
  expect(choices(state, 'P')).toEqual(['guess 1', 'guess 4', 'guess 5']);
  expect(refused(state, 'P', 'guess 2')).toBe('cannotGuess');
  expect(refused(state, 'J', 'guess 1')).toBe('notYourTurn');
});

describe('WE-17: Pope at post 2 in a room of cost 2 (MC-14.5, MC-14.6)', () => {
  const travelled = () => {
    const state = table({ ...POPE, posts: 'D2', souls: 'D3', rooms: 'C14 C12 - -' });
    play(state, 'D: travel 1');
    return state;
  };
  test('caught: one step, post 4, effect', () => {
    const state = travelled();
    const told = play(state, 'J: guess 1', 'D: use');
    expect(types(told)).toEqual(['guessed', 'soulMoved', 'postTurned', 'cardUsed', 'talerFromBank', 'cardCleared']);
    expect([state.table.souls[0], state.table.posts[0], own(state, 'D').taler]).toEqual([4, 4, 32]);
  });
  test('not caught: soul and post unchanged, effect', () => {
    const state = travelled();
    play(state, 'J: guess 2', 'D: use');
    expect([state.table.souls[0], state.table.posts[0], own(state, 'D').taler]).toEqual([3, 2, 32]);
    expect(own(state, 'D').die).toBe(0);
  });
});

test('MC-14.6: a suite costs the caught Pope its sin stone, the undiscovered one nothing', () => {
  const caught = table({ ...POPE, rooms: 'C14 C12 - -' });
  play(caught, 'D: travel 6', 'J: guess 6');
  expect([inDen(caught, 'lust', 'D'), caught.table.posts[0], lettersOf(caught, 'D')]).toEqual([1, 3, 'yellow1']);
  const free = table({ ...POPE, rooms: 'C14 C12 - -' });
  play(free, 'D: travel 5', 'J: guess 6');
  expect(waits(free)).toBe('D room'); // named only now
  expect([inDen(free, 'lust', 'D'), free.table.posts[0], free.table.suite5]).toEqual([0, 1, false]);
});

test('MC-14.7 blocked: only places within the limit; D-54: with one of them it is played all the same', () => {
  const state = table({ ...POPE, posts: 'D5', rooms: 'C14 C12 - -' });
  expect(refused(state, 'D', 'travel 1')).toBe('popeOverTheLimit');
  expect(refused(state, 'D', 'travel 3')).toBe('placeNotOpen');
  const one = table({ ...POPE, posts: 'D6', rooms: 'C12 C14 C4 C1', suite5: false });
  expect(choices(one, 'D').filter(text => text.startsWith('travel'))).toEqual(['travel 1']);
  play(one, 'D: travel 1');
  expect(waits(one)).toBe('J guess');
});

describe('WE-18: Pope at post 5 sets suite 6 (MC-14.7)', () => {
  const at = (popeOverLimit: 'penalised' | 'riskIfCaught') => {
    const state = table({ ...POPE, posts: 'D5', souls: 'D7', rooms: 'C12 - - -', options: { popeOverLimit } });
    play(state, 'D: travel 6');
    return state;
  };
  const result = (state: ReturnType<typeof at>) => [
    state.table.souls[0],
    state.table.posts[0],
    lettersOf(state, 'D'),
    inDen(state, 'lust', 'D'),
    state.table.suite6,
    waits(state),
  ];
  const PENALISED = [8, 6, '', 0, true, 'D turn'];
  test('penalised: one step, post 6, no letter, no stone, still open, the action is used up', () => {
    const state = at('penalised');
    play(state, 'J: guess 1');
    expect(result(state)).toEqual(PENALISED);
    expect(refused(state, 'D', 'travel 1')).toBe('sameKind');
  });
  test('penalised: one step only, also if the guess was right', () => {
    const state = at('penalised');
    play(state, 'J: guess 6');
    expect(result(state)).toEqual(PENALISED);
  });
  test('riskIfCaught: the same only if caught', () => {
    const state = at('riskIfCaught');
    play(state, 'J: guess 6');
    expect(result(state)).toEqual(PENALISED);
  });
  test('riskIfCaught: not caught he enjoys it free of charge', () => {
    const state = at('riskIfCaught');
    play(state, 'J: guess 1');
    expect(result(state)).toEqual([7, 5, 'yellow1', 0, false, 'D turn']);
  });
});

test('MC-14.2: in every setting at least one open place must be within the limit', () => {
  const state = table({
    ...POPE,
    posts: 'D6',
    rooms: 'C14 - - -',
    suite5: false,
    options: { popeOverLimit: 'penalised' },
  });
  expect(refused(state, 'D', 'travel 1')).toBe('nowhereToTravel');
});

test('MC-14.8: as second action the notch comes first', () => {
  const state = table({ ...POPE, posts: 'D4', rooms: 'C14 C13 - -' });
  expect(refused(state, 'D', 'travel 1')).toBeUndefined();
  play(state, 'D: buy wine');
  expect(refused(state, 'D', 'travel 1')).toBe('popeOverTheLimit');
  play(state, 'D: travel 2');
  expect(state.table.posts[0]).toBe(5);
});

test('MC-24.6: with two players the only opponent guesses', () => {
  const state = table({ seats: 2, turn: 'D pope', market: 'wine2', rooms: 'C14 - - -', souls: 'D8' });
  play(state, 'D: travel 1');
  expect(waits(state)).toBe('J guess');
});
