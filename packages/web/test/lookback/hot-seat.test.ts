import { rules as dogma } from '@conclave/dogma/rules';
import { bytesToHex, isObject, namedSecret, type seatView, type Viewer } from '@conclave/kernel';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import { expect, test } from 'vitest';
import { byLuck, SoloMatch } from '../../src/local/solo-match.ts';
import type { SoloTable } from '../../src/local/solo-table.ts';

const table = (game: SoloTable['game'], people: number, options: object = {}): SoloTable => ({
  id: 'test',
  game,
  options,
  seats: Array.from({ length: 3 }, (_, seat) => ({ name: `S${seat}`, kind: seat < people ? 'human' : 'bot' })),
  level: 'regular',
  secret: bytesToHex(namedSecret(`hot seat ${game}`)),
  nonces: ['00', '01', ''],
  startedAt: 0,
  moves: [],
});

/** Everybody by luck: people through the same door as at the table. */
const playOut = async (match: SoloMatch, rules: typeof sevenSeals | typeof dogma): Promise<void> => {
  while (match.places === undefined) {
    const bot = match.waitsForBot;
    if (bot !== undefined) {
      await match.botMoves(bot, 0);
      continue;
    }
    const [seat = 0] = match.waitsForPeople;
    const view = match.arrive(seat)[1]?.view as ReturnType<typeof seatView>;
    const [move] = (rules as typeof sevenSeals).legalMoves(view.table as never, view.own as never, seat);
    expect(match.personMoves(move, 0, seat)).toBeUndefined();
  }
};

test('everybody who sits down is told their own news once, and has known the rest', async () => {
  const match = new SoloMatch(table('seven-seals', 2), sevenSeals, byLuck);
  const heard: Record<string, object[]> = { 0: [], 1: [] };
  for (let moves = 0; moves < 40; moves += 1) {
    const bot = match.waitsForBot;
    if (bot !== undefined) {
      await match.botMoves(bot, 0);
      continue;
    }
    const [seat = 0] = match.waitsForPeople;
    const [known, news] = match.arrive(seat);
    if (known === undefined || news === undefined) throw new Error('nobody arrives');
    const all = heard[seat] ?? [];
    if (all.length > 0) expect(known.events).toEqual(all);
    heard[seat] = [...known.events, ...news.events];
    const dealt = heard[seat].filter(event => (event as { type: string }).type === 'dealt') as { seat: number }[];
    expect(dealt.every(event => event.seat === seat)).toBe(true);
    const view = news.view as ReturnType<typeof seatView>;
    const [move] = sevenSeals.legalMoves(view.table as never, view.own as never, seat);
    expect(match.personMoves(move, 0, seat)).toBeUndefined();
  }
});

test('a move of somebody who is not asked is refused', async () => {
  const match = new SoloMatch(table('seven-seals', 3), sevenSeals, byLuck);
  const [asked = 0] = match.waitsForPeople;
  const other = (asked + 1) % 3;
  expect(match.personMoves({ type: 'takeSaboteur' }, 0, other)?.code).toBe('notYourTurn');
  expect(match.moves).toHaveLength(0);
});

test.each([
  [1, 'on', 'conclave-record', undefined],
  [1, 'off', 'conclave-seat-record', 0],
  [2, 'off', 'conclave-seat-record', 'spectator'],
] as const)(
  '%i people, revealAfterGame %s: the record is a %s (DG-19.4)',
  async (people, revealAfterGame, format, viewer) => {
    const match = new SoloMatch(table('dogma', people, { revealAfterGame }), dogma, byLuck);
    await playOut(match, dogma);
    const record: unknown = JSON.parse(match.record());
    if (!isObject(record)) throw new Error('no record');
    expect(record.format).toBe(format);
    expect(record.viewer as Viewer | undefined).toBe(viewer);
  },
);
