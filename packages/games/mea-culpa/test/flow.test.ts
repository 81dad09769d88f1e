import { at, fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { proceed } from '../rules/flow.ts';
import { rules } from '../rules/rules.ts';
import { inDen, play, table, types, waits } from './table.ts';

test('MC-29.1: phases and interrupts are plain data on a stack', () => {
  const state = table({
    characters: 'pope J emperor P merchant D pettySinner G',
    turn: 'D merchant',
    market: 'wine3',
    rooms: 'C6 - - -',
    lust: 'P4',
    greed: 'P3',
    souls: 'P3',
  });
  play(state, 'D: visit 1', 'D: use');
  expect(state.table.stack).toEqual([
    { at: 'turn', seat: 0, character: 'merchant', actions: 1, first: 'visit' },
    { at: 'clear', room: 1 },
    { at: 'everyonePuts', seats: [1, 3], den: 'greed', card: 6 },
    { at: 'runOut', seat: 2, den: 'greed', missing: 2 },
  ]);
  const stored = JSON.parse(JSON.stringify(state));
  play(stored, 'P: empty greed'); // a stored state plays on
  expect(waits(stored)).toBe('D turn');
});

test('MC-29.2: costs, effect, interrupts, clearing, then the check for an empty market', () => {
  const state = table({
    characters: 'pope J emperor P merchant D pettySinner G',
    turn: 'D merchant',
    market: 'wine3',
    rooms: 'C9 - - -',
    popeStones: 'lust2 pettySins1 greed0',
    pettySins: 'J1',
  });
  const told = play(state, 'D: visit 1', 'D: popeStone pettySins lust');
  expect(types(told)).toEqual([
    'visitBegan',
    'postTurned', // costs
    'cardUsed',
    'popeStoneMoved', // effect
    'atonement', // interrupt
    'sinStonesBack',
    'soulMoved',
    'popeStonesReturned',
    'cardCleared', // clearing
  ]);
});

test('MC-18.1: each den has its sources', () => {
  const text = { characters: 'merchant D', turn: 'D merchant', market: 'wine3' } as const;
  const lust = table(text);
  play(lust, 'D: visit 6');
  const greed = table(text);
  play(greed, 'D: greedy wine');
  expect([inDen(lust, 'lust', 'D'), inDen(greed, 'greed', 'D')]).toEqual([1, 1]); // Petty Sins: preliminary.test.ts
});

/** All events of one random game of two players. */
const randomGame = (luck: ReturnType<typeof fastChance>): readonly Event[] => {
  const told: Event[] = [];
  const state = rules.setup(table({ seats: 2 }).table.options, 2, luck);
  while (rules.places(state.table) === undefined) {
    const seat = at(rules.toAct(state.table), 0);
    const move = rules.randomMove(state.table, at(state.secrets, seat), seat, luck);
    rules.apply(state, seat, move, luck, (_, event) => told.push(event));
  }
  return told;
};

test('MC-3.8, MC-22.7: until the final scoring souls move only towards Hell, also when stones run out', () => {
  const luck = fastChance(8);
  const moves = Array.from({ length: 5 }, () => randomGame(luck)).flatMap(told =>
    told.filter(event => event.type === 'soulMoved'),
  );
  expect(moves.some(({ rule }) => rule === 'MC-18.6')).toBe(true);
  expect(moves.every(({ from, to, steps }) => to - from >= steps && steps > 0)).toBe(true);
});

test('MC-29.3: what is not in the list of automatic decisions is asked, also with one option', () => {
  const text = {
    characters: 'pope J emperor P merchant D pettySinner G',
    turn: 'D merchant',
    market: 'indulgence3',
    rooms: 'C10 - - -',
  } as const;
  const card = table(text);
  play(card, 'D: visit 1');
  expect(waits(card)).toBe('D card');
  const stop = table({ ...text, posts: 'D6', taler: 'D9' });
  play(stop, 'D: buy letter red');
  expect(waits(stop)).toBe('D turn'); // at post 6 only stopping is left
  const oneRoom = table(text);
  play(oneRoom, 'D: visit 5');
  expect(waits(oneRoom)).toBe('D card'); // but the only room with a card is chosen by itself
});

test('MC-21.5, MC-26.11: when the game ends within a step of the clock, nothing is left to work on', () => {
  const luck = fastChance(7);
  const options = rules.options.parse({ metaCulpa: 'on', pace: 'correspondence' }, { seats: 2, humans: 2 });
  if ('fault' in options) throw new Error('the options are good');
  const state = rules.setup(options.value, 2, luck);
  for (let [seat] = rules.toAct(state.table); seat !== undefined; [seat] = rules.toAct(state.table))
    rules.apply(state, seat, rules.randomMove(state.table, at(state.secrets, seat), seat, luck), luck);
  const over = rules.clone(state);
  proceed(state, luck);
  expect(state).toEqual(over);
});
