import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  expandRecord,
  type GameRecord,
  makeRecord,
  namedSecret,
  openSeal,
  readRecord,
  recordFor,
  replayRecord,
  sealOf,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { anyTiny, tiny } from './tiny.ts';

const secret = namedSecret('record');
const moves = [
  { seat: 0, at: 10, move: { type: 'tell', number: 7 } },
  { seat: 1, at: 20, move: { type: 'ask' } },
];

const record = (change: Partial<GameRecord> = {}): GameRecord =>
  makeRecord({
    game: 'tiny',
    rulesVersion: 1,
    options: { leaky: 'no' },
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Ben', kind: 'bot' },
    ],
    seal: openSeal(sealOf(secret, ['aabb', '']), secret),
    moves,
    places: [1, 2],
    ...change,
  });

describe('a record', () => {
  test('is written, read and verified', () => {
    const read = readRecord(writeRecord(record()));
    expect(read).toEqual({ ok: true, value: record() });
    expect(verifyRecord(record(), anyTiny).map(({ what, ok }) => [what, ok])).toEqual([
      ['digest', true],
      ['commitment', true],
      ['moves', true],
      ['places', true],
    ]);
  });

  test('replays to any point', () => {
    expect(replayRecord(record(), tiny, { until: 1 }).state.table).toMatchObject({
      turn: 1,
      told: [7, -1],
      over: false,
    });
    expect(replayRecord(record(), tiny).state.table.over).toBe(true);
  });

  test.each<[string, string, (value: Record<string, unknown>) => void]>([
    [
      'moves[1].seat',
      'must be a seat',
      value => (((value.moves as { seat: number }[])[1] as { seat: number }).seat = 5),
    ],
    ['moves[0].at', 'whole number', value => (((value.moves as { at: number }[])[0] as { at: number }).at = 0.5)],
    ['seats[1].kind', 'human', value => (((value.seats as { kind: string }[])[1] as { kind: string }).kind = 'ghost')],
    ['seal.commitment', '64', value => ((value.seal as { commitment: string }).commitment = 'xyz')],
    ['seal.nonces', 'one nonce per seat', value => ((value.seal as { nonces: string[] }).nonces = [])],
    ['format', 'conclave-record', value => (value.format = 'other')],
    ['version', 'only version 1', value => (value.version = 2)],
    ['places', 'one place per seat', value => (value.places = [1])],
    ['extra', 'not expected', value => (value.extra = true)],
    ['game', 'missing', value => delete value.game],
  ])('with a fault at %s is refused', (path, message, spoil) => {
    const value = JSON.parse(writeRecord(record())) as Record<string, unknown>;
    spoil(value);
    const read = readRecord(JSON.stringify(value));
    expect(read).toMatchObject({ ok: false, fault: { path } });
    expect(read.ok ? '' : read.fault.message).toContain(message);
  });

  test('that is cut off is refused', () => {
    expect(readRecord(writeRecord(record()).slice(0, 100))).toMatchObject({ ok: false, fault: { code: 'malformed' } });
  });

  test('with an illegal move names move, code and rule', () => {
    const wrong = record({ moves: [{ seat: 1, at: 0, move: { type: 'silence' } }] });
    expect(() => replayRecord(wrong, tiny)).toThrow('moves[0]: seat 1 may not do this (notYourTurn, T-2)');
    expect(() => replayRecord(record({ moves: [{ seat: 0, at: 0, move: { type: 'tell' } }] }), tiny)).toThrow(
      'moves[0].move.number',
    );
    expect(() =>
      replayRecord(record({ moves: [...moves, { seat: 0, at: 0, move: { type: 'silence' } }] }), tiny),
    ).toThrow('moves[2]: the game was already over (gameOver)');
  });

  test('any changed character is found', () => {
    const text = writeRecord(record());
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === '0' ? '1' : '0';
      const read = readRecord(text.slice(0, at) + other + text.slice(at + 1));
      const found = !read.ok || read.value.game !== 'tiny' || verifyRecord(read.value, anyTiny).some(({ ok }) => !ok);
      expect(found, `character ${at}`).toBe(true);
    }
  });

  test('with a closed seal cannot be replayed yet', () => {
    expect(() => replayRecord(record({ seal: sealOf(secret, ['', '']) }), tiny)).toThrow('sealClosed');
    expect(verifyRecord(record({ seal: sealOf(secret, ['', '']) }), anyTiny).at(-1)).toMatchObject({
      what: 'commitment',
      ok: false,
    });
  });
});

describe('the expanded form', () => {
  const secretOf = (seat: number): number => replayRecord(record(), tiny).state.secrets[seat]?.number ?? -1;

  test('has every move, every event and all secrets', () => {
    expect(
      expandRecord(record(), tiny).map(line => (line.line === 'event' ? [line.after, line.to, line.event] : line.line)),
    ).toEqual([
      'start',
      [0, 0, { type: 'dealt', number: secretOf(0) }],
      [0, 1, { type: 'dealt', number: secretOf(1) }],
      'move',
      [1, 'all', { type: 'told', seat: 0, number: 7 }],
      'move',
      [2, 'all', { type: 'heard', seat: 0, number: secretOf(0) }],
      'end',
    ]);
  });

  test('for a seat has only what this seat may know, and a closed seal', () => {
    const text = JSON.stringify(expandRecord(record(), tiny, 1));
    expect(text).not.toContain('opening');
    expect(text.match(/dealt/g)).toHaveLength(1);
  });

  test('a table that keeps its secrets hands out seat records', () => {
    expect(recordFor(record(), tiny, 0)).toHaveProperty('format', 'conclave-record');
    const three = record({
      options: { leaky: 'yes' },
      seats: [0, 1, 2].map(seat => ({ name: `${seat}`, kind: 'human' as const })),
      seal: openSeal(sealOf(secret, ['', '', '']), secret),
      moves: [0, 1, 2].map(seat => ({ seat, at: 0, move: { type: 'silence' } })),
      places: [1, 1, 1],
    });
    expect(recordFor(three, tiny, 0)).toHaveProperty('format', 'conclave-seat-record');
  });
});

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":null,"d":"x"}]}',
  );
});
