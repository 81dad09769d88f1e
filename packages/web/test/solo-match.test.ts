import { rules as dogma } from '@conclave/dogma/rules';
import {
  type AnyGame,
  bytesToHex,
  fastChance,
  namedSecret,
  readRecord,
  type SeatView,
  verifyRecord,
} from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import { expect, test } from 'vitest';
import { byLuck, PERSON, SoloMatch } from '../src/local/solo-match.ts';
import type { SoloTable } from '../src/local/solo-table.ts';

const GAMES = [
  [sevenSeals, 3],
  [dogma, 3],
  [meaCulpa, 2],
] as const;

const tableOf = (game: SoloTable['game'], seats: number): SoloTable => ({
  id: 'test',
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `S${seat}`, kind: seat === 0 ? 'human' : 'bot' })),
  level: 'regular',
  secret: bytesToHex(namedSecret(game)),
  nonces: Array.from({ length: seats }, (_, seat) => (seat === 0 ? '00ff' : '')),
  startedAt: 0,
  moves: [],
});

/** The person plays by luck, until the end or until so many moves are made. */
const playOn = async (match: SoloMatch, rules: (typeof GAMES)[number][0], most: number): Promise<void> => {
  const luck = fastChance(match.moves.length + 1);
  for (let step = match.step(); step.places === undefined && match.moves.length < most; step = match.step()) {
    const bot = match.waitsForBot;
    if (bot !== undefined) await match.botMoves(bot, 0);
    else {
      const { table, own } = step.view as SeatView<AnyGame>;
      expect(
        match.personMoves((rules as typeof sevenSeals).randomMove(table as never, own as never, PERSON, luck), 0),
      ).toBeUndefined();
    }
  }
};

test.each(GAMES)('$id: a solo game ends, and its record verifies', async (rules, seats) => {
  const table = tableOf(rules.id as SoloTable['game'], seats);
  const match = new SoloMatch(table, rules, byLuck);
  await playOn(match, rules, 5000);
  const record = readRecord(match.record());
  if (!record.ok) throw new Error(record.fault.message);
  expect(verifyRecord(record.value, rules).filter(({ ok }) => !ok)).toEqual([]);
});

test.each(GAMES)('$id: a stored game goes on where it stood', async (rules, seats) => {
  const table = tableOf(rules.id as SoloTable['game'], seats);
  const match = new SoloMatch(table, rules, byLuck);
  await playOn(match, rules, 25);
  const again = new SoloMatch({ ...table, moves: match.moves }, rules, byLuck);
  expect(again.step().view).toEqual(match.step().view);
});

test('a refused move changes nothing and says why', async () => {
  const table = tableOf('seven-seals', 3);
  const match = new SoloMatch(table, sevenSeals, byLuck);
  while (match.waitsForBot !== undefined) await match.botMoves(match.waitsForBot, 0);
  const before = JSON.stringify(match.step().view);
  expect(match.personMoves({ type: 'playCard', card: 'R1' }, 0)).toMatchObject({ code: 'wrongPhase', rule: 'SS-3.5' });
  expect(JSON.stringify(match.step().view)).toBe(before);
});
