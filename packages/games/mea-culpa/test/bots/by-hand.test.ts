import {
  allSeats,
  type Chance,
  fastChance,
  movesOf,
  namedSecret,
  orThrow,
  playMoves,
  playOut,
  sealedChance,
  seatView,
  toldByStep,
} from '@conclave/kernel';
import type { Bot } from '@conclave/search';
import { decide } from '@conclave/search';
import { expect, test } from 'vitest';
import { byHand } from '../../bots/by-hand.ts';
import { paysToLeaveOut } from '../../bots/by-hand-weighing.ts';
import { countingMaster, learnedMaster } from '../../bots/master.ts';
import { novice } from '../../bots/novice.ts';
import { insightOf, regular } from '../../bots/regular.ts';
import type { Event } from '../../rules/events.ts';
import { type MeaCulpa, rules } from '../../rules/rules.ts';
import { as, hands, byHand as tableByHand } from '../meta.ts';
import { seatOf } from '../table.ts';

/** A whole game of these bots at a table without a clock: what they call they call at once, windows close at once (MC-26.34). */
const playBots = (bot: Bot<MeaCulpa>, seats: number, options: object, seed: number) => {
  const chosen = orThrow(rules.options.parse({ metaCulpa: 'on', ...options }, { seats, humans: 0 }));
  const luck = fastChance(seed);
  const bystanders = { seats: allSeats(seats), luck: () => luck };
  const played = playOut<MeaCulpa>({
    rules,
    options: chosen,
    seats,
    chance: labelled(seed),
    bystanders,
    decide: (view, memory) => decide(bot, { view, memory }, luck, { iterations: 8 }).move,
    watch: (state, moves) => {
      expect(rules.brokenInvariants(state)).toEqual([]);
      expect(moves).toBeLessThan(6000);
    },
  });
  const beginning = { rules, options: chosen, seats, chance: labelled(seed) };
  const steps = toldByStep(playMoves(beginning, movesOf(played))); // a replay reads no clock (MC-26.11)
  const told: readonly Event[] = steps.flatMap(({ heard }) => heard.map(({ event }) => event));
  return { told, entries: movesOf(played) };
};

const labelled = (seed: number): Chance => sealedChance(namedSecret(`by hand ${seed}`));

const confessed = ({ told }: ReturnType<typeof playBots>) => {
  const list = told.find(event => event.type === 'confessions');
  return list?.type === 'confessions' ? list : undefined;
};

const BOTS = {
  novice: byHand(novice),
  regular: byHand(regular),
  master: byHand(countingMaster, true),
  learned: byHand(learnedMaster, true),
} as const;

test.each([
  ['novice', 2],
  ['novice', 4],
  ['regular', 2],
  ['regular', 3],
  ['regular', 4],
  ['master', 3],
  ['learned', 2],
] as const)(
  'MC-26.18, MC-26.6.2: %s keeps its books with %i players: no sin, no call, nothing left out',
  (name, seats) => {
    const game = playBots(BOTS[name], seats, { botCheek: 0 }, seats);
    expect(confessed(game)).toMatchObject({ sins: [], leftOut: [] });
    expect(game.told.some(({ type }) => type === 'accused')).toBe(false);
  },
);

const verdicts = ({ told }: ReturnType<typeof playBots>) =>
  told.flatMap(event => (event.type === 'accused' ? [event.verdict] : []));

test('MC-26.18: botSlips and botCheek leave something out, and with botVigilance 0 nobody says a word', () => {
  const game = playBots(BOTS.regular, 4, { botSlips: 20, botCheek: 100, botVigilance: 0 }, 5);
  expect(confessed(game)?.sins.length).toBeGreaterThan(0);
  expect(confessed(game)?.leftOut.length).toBeGreaterThan(0);
  expect(verdicts(game)).toEqual([]);
});

test.each([
  [2, 'printed'],
  [3, 'printed'],
  [4, 'gentle'],
  [4, { S1: 'call', S8: { on: true, popeToo: true } }],
] as const)(
  'MC-26.18: with %i players and register %j bots call all that they see, and nothing without ground',
  (seats, register) => {
    const game = playBots(BOTS.regular, seats, { botSlips: 20, botCheek: 100, botVigilance: 100, register }, 7 + seats);
    expect(verdicts(game).length).toBeGreaterThan(3);
    expect(verdicts(game)).not.toContain('unfounded');
    expect(verdicts(game)).not.toContain('tooLate');
    expect(confessed(game)).toMatchObject({ sins: [], leftOut: [] });
  },
);

test('MC-26.18: a call is recorded 3 to 8 seconds after what was seen', () => {
  const { entries } = playBots(BOTS.regular, 3, { botSlips: 20, botCheek: 100, botVigilance: 100 }, 10);
  const times = entries.map(({ at }) => at);
  const late = entries.flatMap(({ move, at }, index) =>
    (move as { readonly type: string }).type === 'call' ? [at - (times[index - 1] ?? 0)] : [],
  );
  expect(Math.max(...late)).toBeGreaterThan(3000);
  expect(Math.max(...late)).toBeLessThanOrEqual(8001);
});

test('MC-26.18: half of the slips come late, half never', () => {
  const game = playBots(BOTS.regular, 4, { botSlips: 20, botCheek: 0, botVigilance: 0 }, 12);
  const step = (index: number) => game.told[index];
  const isLate = game.told.some((event, index) => event.type === 'stoneTaken' && step(index + 1)?.type === 'paid');
  const isSettledLate = game.told.some(
    (event, index) => event.type === 'characterTaken' && step(index + 1)?.type === 'bidSettled',
  );
  expect([isLate || isSettledLate, confessed(game)?.sins.some(({ entry }) => entry === 'S4')]).toEqual([true, true]);
});

/** Whoever runs has declared a jewel (5) and owes all of it. */
const insightAt = (running: string, vigilance: number) => {
  const state = tableByHand({ running, options: { botVigilance: vigilance } });
  const letter = { pope: 'A', emperor: 'B', merchant: 'C', pettySinner: 'D' }[running] ?? 'A';
  hands(state, `${letter}: declare buy jewel`);
  const seat = seatOf(as(letter));
  const view = seatView(state, seat);
  const memory = rules.newMemory(state.table.options, state.table.seats, seat);
  return { insight: insightOf({ view, memory }), act: state.table.manual?.acts[0] };
};

test('MC-26.18: a master leaves out a price where nobody looks, and not where everybody does', () => {
  const unseen = insightAt('emperor', 0);
  const seen = insightAt('emperor', 100);
  expect(paysToLeaveOut(unseen.insight, 'S5', unseen.act)).toBe(true);
  expect(paysToLeaveOut(seen.insight, 'S5', seen.act)).toBe(false);
  const usual = insightAt('emperor', 60); // one of three others says it nearly always
  expect(paysToLeaveOut(usual.insight, 'S5', usual.act)).toBe(false);
});

test('MC-25.5, MC-26.18: it costs a Petty Sinner nothing to be reminded, so he leaves out what he may keep', () => {
  const { insight, act } = insightAt('pettySinner', 60);
  expect(paysToLeaveOut(insight, 'S5', act)).toBe(true);
  expect(paysToLeaveOut(insight, 'S10', act)).toBe(false); // no stone is owed: there is nothing to keep
});

test('MC-26.18: what saves nothing is never left out, and a bid only by who would have to pay it', () => {
  const { insight, act } = insightAt('emperor', 0);
  for (const entry of ['S4', 'S7', 'S8', 'S11'] as const) expect(paysToLeaveOut(insight, entry, act)).toBe(false);
  const { manual } = insight.table;
  if (manual === undefined) throw new Error('there are no books');
  const beside = insight.table.posts.map(() => 7);
  const bidding = (keeper: number) => ({
    ...insight,
    table: { ...insight.table, keeper, manual: { ...manual, beside } },
  });
  expect(paysToLeaveOut(bidding(insight.seat), 'S2')).toBe(false); // they return to him by themselves (MC-26.3.3)
  expect(paysToLeaveOut(bidding(insight.seat + 1), 'S2')).toBe(true);
});

test('MC-26.18: watched closely a master makes no slip; unwatched it leaves out only what it gains by, and nothing late', () => {
  const watched = playBots(BOTS.master, 3, { botSlips: 20, botCheek: 0, botVigilance: 100 }, 21);
  expect(verdicts(watched)).toEqual([]);
  expect(confessed(watched)).toMatchObject({ sins: [], leftOut: [] });
  const alone = playBots(BOTS.master, 3, { botSlips: 20, botCheek: 0, botVigilance: 0 }, 21);
  const entries = new Set(confessed(alone)?.sins.map(({ entry }) => entry));
  expect(entries.size).toBeGreaterThan(0);
  for (const entry of ['S4', 'S7', 'S8', 'S11'] as const) expect(entries).not.toContain(entry);
});

test('MC-26.18: what else a master weighed it tells in words of this table, each of them once, its own among them', () => {
  const state = tableByHand({ running: 'emperor' });
  const seat = seatOf(as('B'));
  const situation = {
    view: seatView(state, seat),
    memory: rules.newMemory(state.table.options, state.table.seats, seat),
  };
  const { move, considered = [] } = decide(BOTS.master, situation, fastChance(4), { iterations: 60 });
  const moves = considered.map(other => other.move);
  expect(moves.length).toBeGreaterThan(2);
  expect(moves).toContainEqual(move);
  expect(new Set(moves.map(other => JSON.stringify(other))).size).toBe(moves.length);
  for (const other of moves)
    expect(rules.refusal(situation.view.table, situation.view.own, seat, other)).toBeUndefined();
  expect(moves.filter(({ type }) => type === 'declare').length).toBeGreaterThan(1);
});
