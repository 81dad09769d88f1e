import { type AnyRules, fastChance, namedSecret, type Seat, sealedChance, type Viewer } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import {
  applyUpdate,
  commonText,
  type GameTable,
  gameViewOf,
  isStale,
  judge,
  type LogEntry,
  openGame,
  ownText,
  pastFor,
  playStep,
  replayLog,
  type Seen,
  type Step,
  standingMoves,
  toActAt,
  undoStep,
  updateFor,
  updateText,
  viewCheck,
} from '../src/index.ts';

const rules: AnyRules = sealedBids;
const beginning = (name = 'table') => ({
  rules,
  options: { rounds: 3 },
  seats: 3,
  chance: sealedChance(namedSecret(name)),
});
const open = (name?: string): GameTable => {
  const { options, seats, chance } = beginning(name);
  return openGame(rules, options, seats, chance).table;
};
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const arrive = (table: GameTable, log: readonly LogEntry[], viewer: Viewer): Seen => ({
  seq: table.seq,
  quiet: 0,
  view: structuredClone(gameViewOf(table, viewer)),
  past: structuredClone(pastFor(beginning(), log, viewer)),
});

/** Plays to the end by luck, with some moves taken back, and tells every step. */
const playOut = (table: GameTable, log: LogEntry[], onStep: (step: Step) => void): void => {
  const stream = fastChance(7);
  while (toActAt(table).length > 0) {
    const seat = toActAt(table)[stream.below(toActAt(table).length)] as Seat;
    const move = rules.randomMove(table.state.table, table.state.secrets[seat] as object, seat, stream);
    const step = playStep(table, seat, move, log.length);
    log.push({ seq: step.seq, seat, at: step.at, move });
    onStep(step);
    if (stream.below(4) === 0 && standingMoves(log).length > 1) {
      const undo = standingMoves(log).at(-2)?.seq ?? 0;
      const back = undoStep(table, seat, standingMoves(log).slice(0, -1), undo, log.length);
      log.push({ seq: back.seq, seat, at: back.at, undo });
      onStep(back);
    }
  }
};

test('a client that has n and gets n+1 sees exactly the view, and was told what an arriving client is told', () => {
  const table = open();
  const log: LogEntry[] = [];
  const clients = new Map(VIEWERS.map(viewer => [viewer, arrive(table, log, viewer)]));
  playOut(table, log, step => {
    for (const [viewer, seen] of clients) {
      const next = applyUpdate(seen, updateFor('t', step, viewer));
      expect(next).toEqual(arrive(table, log, viewer));
      clients.set(viewer, next as Seen);
    }
  });
  expect(log.length).toBeGreaterThan(9);
});

test('a log played again gives the same steps, bytes and view', () => {
  const table = open();
  const log: LogEntry[] = [];
  const told: string[] = [];
  const bytes = (step: Step): string =>
    VIEWERS.map(viewer => updateText(commonText('t', step), ownText(step, viewer))).join('\n');
  playOut(table, log, step => told.push(bytes(step)));
  const again: string[] = [];
  const other = replayLog(beginning(), log, step => again.push(bytes(step)));
  expect(again).toEqual(told);
  expect(viewCheck(gameViewOf(other, 1))).toBe(viewCheck(gameViewOf(table, 1)));
  expect(other.askedAt).toEqual(table.askedAt);
});

test('sealed bids are not stale to each other; a new round is a new decision', () => {
  const table = open();
  const bid = (seat: Seat): Step => {
    const hand = (table.state.secrets[seat] as { hand: number[] }).hand;
    return playStep(table, seat, { type: 'bid', card: hand[0] } as { type: string }, 0);
  };
  bid(0);
  expect(isStale(table, 1, 0)).toBe(false);
  expect(isStale(table, 0, 0)).toBe(true); // its own bid came after what it had seen
  expect(isStale(table, 0, 1)).toBe(false); // it may change its bid
  bid(1);
  expect(isStale(table, 2, 0)).toBe(false);
  expect(isStale(table, 0, 1)).toBe(false);
  bid(2); // all bids are open, the next round begins
  for (const seat of [0, 1, 2]) expect(isStale(table, seat, 2)).toBe(true);
  expect(isStale(table, 1, 4)).toBe(true); // nobody has seen what did not happen yet
});

test('after a gap there is no view, and an old update changes nothing', () => {
  const table = open();
  const start = arrive(table, [], 0);
  const steps: Step[] = [];
  playOut(table, [], step => steps.push(step));
  expect(applyUpdate(start, updateFor('t', steps[1] as Step, 0))).toBeUndefined();
  expect(applyUpdate({ ...start, seq: 5 }, updateFor('t', steps[1] as Step, 0))).toEqual({ ...start, seq: 5 });
});

test('what others hide changes no byte that a viewer gets', () => {
  const table = open();
  const twin = open();
  const [lower, higher] = (table.state.secrets[1] as { hand: number[] }).hand.toSorted((a, b) => a - b);
  const one = playStep(table, 1, { type: 'bid', card: lower } as { type: string }, 5);
  const other = playStep(twin, 1, { type: 'bid', card: higher } as { type: string }, 5);
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(updateFor('t', other, viewer)).toEqual(updateFor('t', one, viewer));
  expect(updateFor('t', other, 1)).not.toEqual(updateFor('t', one, 1));
});

test('a move without shape and one that breaks a rule are refused with code and rule', () => {
  const table = open();
  expect(judge(table, 0, { type: 'bid', card: 'x' })).toMatchObject({ refusal: { code: 'malformed', rule: 'shape' } });
  expect(judge(table, 0, { type: 'bid', card: 99 })).toEqual({ refusal: { code: 'cardNotInHand', rule: 'T-3' } });
  expect(judge(table, 9, { type: 'bid', card: 1 })).toMatchObject({ refusal: { code: 'noSuchSeat' } });
});
