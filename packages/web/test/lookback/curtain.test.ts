import { loadRules, rulesOfTable } from '@conclave/house';
import {
  type AnyGame,
  bytesToHex,
  namedSecret,
  playMoves,
  type Seat,
  type SeatView,
  toldSoFar,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { hotHost } from '../../src/hot-seat/hot-host.ts';
import type { FromWorker } from '../../src/hot-seat/messages.ts';
import { beginningOfTable } from '../../src/local/beginning.ts';
import { byLuck } from '../../src/local/solo-match.ts';
import type { SoloTable } from '../../src/local/solo-table.ts';
import { GAMES } from '../games.ts';

const tableOf = (game: string): SoloTable => ({
  id: 'test',
  game,
  rulesVersion: 'newest',
  options: {},
  seats: ['A', 'B', 'C'].map((name, seat) => ({ name, kind: seat < 2 ? 'human' : 'bot' })),
  level: 'regular',
  secret: bytesToHex(namedSecret(`curtain ${game}`)),
  nonces: ['00', '01', ''],
  startedAt: 0,
  moves: [],
});

type Told = Extract<FromWorker, { type: 'step' }>['step'];

/** A table that is handed around, without a worker: all that left it, and who had opened the curtain then. */
const handAround = async (game: string) => {
  const left: { readonly message: FromWorker; readonly looking: Seat | 'spectator' | undefined }[] = [];
  let looking: Seat | 'spectator' | undefined;
  const hear = hotHost({
    tell: message => left.push({ message, looking }),
    now: () => 0,
    rules: rulesOfTable,
    bots: () => byLuck,
  });
  await hear({ type: 'open', table: tableOf(game) });
  return {
    left,
    hear,
    sit: async (viewer: Seat | 'spectator'): Promise<void> => {
      looking = viewer;
      await hear({ type: 'sit', viewer });
    },
    leave: async (): Promise<void> => {
      looking = undefined;
      await hear({ type: 'leave' });
    },
    waitsFor: (): readonly Seat[] =>
      left.flatMap(({ message }) => (message.type === 'waits' ? [message.people] : [])).at(-1) ?? [],
    lastStep: (): Told => {
      const found = left.findLast(({ message }) => message.type === 'step')?.message;
      if (found?.type !== 'step') throw new Error('nothing was told');
      return found.step;
    },
  };
};

/** Everybody plays in turn, each behind the own curtain, until so many moves are made or the game is over. */
const playOn = async (game: string, most: number) => {
  const table = await handAround(game);
  const rules = await loadRules(game);
  for (let moves = 0; moves < most; moves += 1) {
    const [seat] = table.waitsFor();
    if (seat === undefined) return table;
    await table.sit(seat);
    const { table: shown, own } = table.lastStep().view as SeatView<AnyGame>;
    const [move] = rules.legalMoves(shown, own, seat);
    const goesOn = table.hear({ type: 'move', id: moves, seat, move });
    await table.leave(); // the curtain falls while bots still think
    await goesOn;
    await table.hear({ type: 'heard', id: moves, seat: seat === 0 ? 1 : 0 }); // a page that asks too early
    await table.hear({ type: 'record', id: moves });
  }
  return table;
};

describe.each(GAMES)('%s on one device', game => {
  test('nothing of the game leaves while the curtain is closed, and behind it only what its person may know', async () => {
    const { left } = await playOn(game, 60);
    const closed = left.filter(({ looking }) => looking === undefined).map(({ message }) => message);
    // Moves leave to be kept on the device; whom the table waits for must be known to hand it over.
    const harmless: readonly string[] = ['begun', 'moves', 'waits', 'heard', 'record'];
    expect(closed.filter(({ type }) => !harmless.includes(type))).toEqual([]);
    for (const message of closed) {
      if (message.type === 'heard') expect(message.events).toEqual([]);
      if (message.type === 'record') expect(message.text).toBe('');
    }
    const steps = left.filter(({ message }) => message.type === 'step');
    expect(steps.length).toBeGreaterThan(20);
    for (const { message, looking } of steps) if (message.type === 'step') expect(message.step.view.seat).toBe(looking);
  });

  test('who sits down is told what the seat was told, and nothing else', async () => {
    const { left } = await playOn(game, 60);
    const rules = await loadRules(game);
    const all = left.flatMap(({ message }) => (message.type === 'moves' ? message.moves : []));
    expect(all.length).toBeGreaterThan(20);
    const told = toldSoFar(playMoves(beginningOfTable(tableOf(game), rules), all));
    for (const seat of [0, 1]) {
      const mine = new Set(
        told.filter(({ to }) => to === 'all' || to === seat).map(({ event }) => JSON.stringify(event)),
      );
      for (const { message } of left)
        if (message.type === 'step' && message.step.view.seat === seat)
          for (const event of message.step.events) expect(mine).toContain(JSON.stringify(event));
    }
  });
});
