import { allSeats, at, fastChance, maySee, orThrow, seatView } from '@conclave/kernel';
import type { Bot } from '@conclave/search';
import { decide } from '@conclave/search';
import { expect, test } from 'vitest';
import { byHand } from '../../bots/by-hand.ts';
import { master } from '../../bots/master.ts';
import { novice } from '../../bots/novice.ts';
import { regular } from '../../bots/regular.ts';
import type { Event } from '../../rules/events.ts';
import { type MeaCulpa, rules } from '../../rules/rules.ts';

/** A whole game of these bots at a table without a clock: windows close at once (MC-26.34). */
const playBots = (bot: Bot<MeaCulpa>, seats: number, options: object, seed: number) => {
  const chosen = orThrow(rules.options.parse({ metaCulpa: 'on', ...options }, { seats, humans: 0 }));
  const luck = fastChance(seed);
  const memories = allSeats(seats).map(seat => rules.newMemory(chosen, seats, seat));
  const told: Event[] = [];
  const emit = (to: 'all' | 'nobody' | number, event: Event) => {
    told.push(event);
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  const state = rules.setup(chosen, seats, luck, emit);
  let moves = 0;
  while (rules.places(state.table) === undefined) {
    const seat = at(rules.toAct(state.table), 0);
    const situation = { view: seatView(state, seat), memory: at(memories, seat) };
    const { move } = decide(bot, situation, luck, { iterations: 8 });
    expect(rules.refusal(state.table, situation.view.own, seat, move), JSON.stringify(move)).toBeUndefined();
    rules.apply(state, seat, move, luck, emit);
    if (rules.clock?.refusal(state.table, 'windowClosed') === undefined)
      rules.clock?.apply(state, 'windowClosed', luck, emit);
    expect(rules.brokenInvariants(state)).toEqual([]);
    moves += 1;
    expect(moves).toBeLessThan(4000);
  }
  return told;
};

const confessed = (told: readonly Event[]) => {
  const list = told.find(event => event.type === 'confessions');
  return list?.type === 'confessions' ? list : undefined;
};

const BOTS = { novice: byHand(novice), regular: byHand(regular), master: byHand(master) } as const;

test.each([
  ['novice', 2],
  ['novice', 4],
  ['regular', 2],
  ['regular', 3],
  ['regular', 4],
  ['master', 3],
] as const)(
  'MC-26.18, MC-26.6.2: %s keeps its books with %i players: no sin, no call, nothing left out',
  (name, seats) => {
    const told = playBots(BOTS[name], seats, { botCheek: 0 }, seats);
    expect(confessed(told)).toMatchObject({ sins: [], leftOut: [] });
    expect(told.some(({ type }) => type === 'accused')).toBe(false);
  },
);

test('MC-26.18: botSlips and botCheek leave something out', () => {
  const told = playBots(BOTS.regular, 4, { botSlips: 20, botCheek: 100 }, 5);
  expect(confessed(told)?.sins.length).toBeGreaterThan(0);
  expect(confessed(told)?.leftOut.length).toBeGreaterThan(0);
});
