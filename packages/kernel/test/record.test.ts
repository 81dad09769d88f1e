import { describe, expect, test } from 'vitest';
import {
  type AnyRules,
  canonicalJson,
  clockStep,
  digestOver,
  expandRecord,
  type GameRecord,
  isSeatRecord,
  type Keeping,
  listedOptions,
  makeRecord,
  namedSecret,
  openPlay,
  openSeal,
  optionsOf,
  orThrow,
  type Play,
  playOf,
  playStep,
  readRecord,
  readSeatRecord,
  recordFor,
  recordOf,
  replayRecord,
  rulesOf,
  sealedChance,
  sealOf,
  seatRecord,
  seedFrom,
  standInsIn,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';
import { anyTiny, type Tiny, tiny } from './tiny.ts';

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
      ['ending', true],
      ['places', true],
    ]);
  });

  test('replays move by move, and to its end', () => {
    const tables = [...replayRecord(record(), tiny)].map(({ play }) => play.state.table);
    expect(tables[0]).toMatchObject({ turn: 1, told: [7, -1], over: false });
    expect(tables[1]).toEqual(playOf(record(), tiny).state.table);
    expect(tables[1]?.over).toBe(true);
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
    ['version', 'only versions 1 and 2', value => (value.version = 3)],
    ['places', 'one place per seat', value => (value.places = [1])],
    ['extra', 'not expected', value => (value.extra = true)],
    ['game', 'missing', value => delete value.game],
    ['moves[0].how', 'bot', value => (((value.moves as { how: string }[])[0] as { how: string }).how = 'magic')],
    [
      'moves[0].by',
      'table',
      value => ((value.moves as object[])[0] = { by: 'chair', at: 0, move: { type: 'clock', what: 'x' } }),
    ],
    [
      'moves[0].move.what',
      'missing',
      value => ((value.moves as object[])[0] = { by: 'table', at: 0, move: { type: 'clock' } }),
    ],
    ['standIns[0].seat', 'must be a seat', value => (value.standIns = [{ seat: 9, from: 1 }])],
    ['standIns[0].by', 'seat or "table"', value => (value.standIns = [{ seat: 0, from: 1, by: 'me' }])],
  ])('with a fault at %s is refused', (path, message, spoil) => {
    const value = JSON.parse(writeRecord(record())) as Record<string, unknown>;
    spoil(value);
    const read = readRecord(JSON.stringify(value));
    expect(read).toMatchObject({ ok: false, fault: { path } });
    expect(read.ok ? '' : read.fault.message).toContain(message);
  });

  test.each([
    [1, { fault: { path: 'seats', code: 'seatCount', message: 'tiny is for 2 to 3 players' } }],
    [2, { ok: true }],
    [3, { ok: true }],
    [4, { fault: { path: 'seats', code: 'seatCount' } }],
  ])('of %s seats is read by rules for two and three, or not', (seats, answer) => {
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, kind: 'human' as const }));
    expect(optionsOf(record({ seats: people }), tiny)).toMatchObject(answer);
  });

  test('asks its options with how many sat there, and how many of them were people', () => {
    const asked: unknown[] = [];
    const parse: typeof tiny.options.parse = (raw, fit) => {
      asked.push(fit);
      return tiny.options.parse(raw, fit);
    };
    const options = { ...tiny.options, parse };
    optionsOf(record(), { ...tiny, options });
    const bots = [0, 1, 2].map(seat => ({ name: `${seat}`, kind: seat === 1 ? ('human' as const) : ('bot' as const) }));
    optionsOf(record({ seats: bots }), { ...tiny, options });
    expect(asked).toEqual([
      { seats: 2, humans: 1 },
      { seats: 3, humans: 1 },
    ]);
    const leaky = { options: { leaky: 'yes' } };
    expect(optionsOf(record(leaky), tiny)).toMatchObject({ fault: { code: 'optionNotAvailable' } });
    expect(optionsOf(record({ ...leaky, seats: bots }), tiny)).toMatchObject({ ok: true });
  });

  test('that is cut off is refused', () => {
    expect(readRecord(writeRecord(record()).slice(0, 100))).toMatchObject({ ok: false, fault: { code: 'malformed' } });
  });

  test('with an illegal move names move, code and rule', () => {
    const wrong = record({ moves: [{ seat: 1, at: 0, move: { type: 'silence' } }] });
    expect(() => playOf(wrong, tiny)).toThrow('moves[0]: may not be played (notYourTurn, T-2)');
    expect(() => playOf(record({ moves: [{ seat: 0, at: 0, move: { type: 'tell' } }] }), tiny)).toThrow(
      'moves[0]: may not be played: number: must be a whole number (malformed, shape)',
    );
    expect(() => playOf(record({ moves: [...moves, { seat: 0, at: 0, move: { type: 'silence' } }] }), tiny)).toThrow(
      'moves[2]: the game was already over (gameOver)',
    );
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
    expect(() => playOf(record({ seal: sealOf(secret, ['', '']) }), tiny)).toThrow('sealClosed');
    expect(verifyRecord(record({ seal: sealOf(secret, ['', '']) }), anyTiny).at(-1)).toMatchObject({
      what: 'commitment',
      ok: false,
    });
  });
});

describe('the expanded form', () => {
  const secretOf = (seat: number): number => playOf(record(), tiny).state.secrets[seat]?.number ?? -1;

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
});

describe('verifying', () => {
  const findings = (changed: GameRecord): readonly string[] =>
    verifyRecord(changed, anyTiny).flatMap(({ what, ok, detail }) => (ok ? [] : [`${what}: ${detail}`]));

  test('says of a game that stops before its end that it is not over, however well its digest fits', () => {
    const { places: _, ...rest } = record();
    expect(findings(makeRecord({ ...rest, moves: moves.slice(0, 1) }))).toEqual([
      'ending: the game is not over: it waits for seat 1 (gameNotOver)',
    ]);
    expect(findings(record({ moves: moves.slice(0, 1) }))).toHaveLength(2); // places nobody has reached
    expect(findings(record())).toEqual([]);
  });
});

const first = (options: object): GameRecord => {
  const { digest: _, standIns: __, ...parts } = record({ options });
  const old = { ...parts, version: 1 } as const;
  return { ...old, digest: digestOver(old) };
};

describe('a record of version 1', () => {
  test('is read, replayed and verified for ever, and written as it was', () => {
    const text = writeRecord(first({ leaky: 'no' }));
    const read = orThrow(readRecord(text));
    expect(writeRecord(read)).toBe(text);
    expect(verifyRecord(read, anyTiny).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('knows nothing of what came later', () => {
    const withHow = { ...first({}), moves: moves.map(move => ({ ...move, how: 'bot' })) };
    expect(readRecord(JSON.stringify(withHow))).toMatchObject({ fault: { path: 'moves[0].how' } });
    expect(readRecord(JSON.stringify({ ...first({}), standIns: [] }))).toMatchObject({ fault: { path: 'standIns' } });
  });

  test('without options takes the defaults of its own rules, not of the newest', () => {
    const specs = tiny.options.specs.map(({ key, values, rule }) => ({ key, values: values.toReversed(), rule }));
    const newer: AnyRules = { ...anyTiny, rulesVersion: 2, options: listedOptions<Tiny['options']>(specs) };
    expect(playOf(first({}), newer).options).toEqual({ leaky: 'yes' });
    const rules = orThrow(rulesOf(first({}), { 1: anyTiny, 2: newer }));
    expect(playOf(first({}), rules).options).toEqual({ leaky: 'no' });
    expect(verifyRecord(first({}), rules).filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('the record of a play', () => {
  const keeping = (kinds: readonly ('human' | 'bot')[]): Keeping => ({
    seats: kinds.map((kind, seat) => ({ name: `${seat}`, kind })),
    secret,
    nonces: kinds.map(() => ''),
  });
  const chance = sealedChance(seedFrom(secret, ['', '', '']));
  const people = keeping(['human', 'human', 'bot']);
  const talk = (leaky: 'no' | 'yes' = 'no'): Play<Tiny> => {
    let play = openPlay({ rules: tiny, options: { leaky }, seats: 3, chance });
    for (const seat of [0, 1, 2])
      play = playStep(play, seat, { type: 'silence' }, { at: seat, how: seat === 0 ? undefined : 'bot', id: 'x' }).play;
    return play;
  };

  test('says how moves were made that their players did not make, and that a bot stood in', () => {
    const made = recordOf(talk(), people);
    expect(made).toMatchObject({
      version: 2,
      options: { leaky: 'no' },
      places: [1, 1, 1],
      standIns: [{ seat: 1, from: 2 }],
    });
    expect(made.moves.map(move => ('how' in move ? move.how : '-'))).toEqual(['-', 'bot', '-']); // a bot's move is a bot's
    expect(JSON.stringify(made)).not.toContain('"id"');
    expect(readRecord(writeRecord(made))).toEqual({ ok: true, value: made });
    expect(verifyRecord(made, anyTiny).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('keeps by whose decision a bot stood in, where the host knows', () => {
    const standIns = [{ seat: 1, from: 2, to: 2, by: 0 }] as const;
    expect(recordOf(talk(), { ...people, standIns }).standIns).toEqual(standIns);
    const lines = expandRecord(recordOf(talk(), { ...people, standIns }), tiny, 2);
    expect(lines.filter(({ line }) => line === 'standIn' || line === 'return')).toEqual([
      { line: 'standIn', after: 1, seat: 1, by: 0 },
      { line: 'return', after: 2, seat: 1 },
    ]);
  });

  test('tells apart when the person was back', () => {
    const hows = ['bot', undefined, 'bot', 'bot', 'clock', undefined] as const;
    const made = hows.map((how, at) => ({ seat: 0, at, ...(how === undefined ? {} : { how }), move: {} }));
    expect(standInsIn(made)).toEqual([
      { seat: 0, from: 1, to: 1 },
      { seat: 0, from: 3, to: 4 },
    ]);
  });

  test('lists stand-ins in the order in which they began, also those that last, whoever was back first', () => {
    const made = [
      { seat: 1, at: 0, how: 'bot' as const, move: {} },
      { seat: 0, at: 1, how: 'bot' as const, move: {} },
      { seat: 2, at: 2, how: 'bot' as const, move: {} },
      { seat: 0, at: 3, move: {} },
      { seat: 2, at: 4, move: {} },
      { seat: 0, at: 5, how: 'bot' as const, move: {} },
    ];
    expect(standInsIn(made)).toEqual([
      { seat: 1, from: 1 },
      { seat: 0, from: 2, to: 3 },
      { seat: 2, from: 3, to: 4 },
      { seat: 0, from: 6 },
    ]);
  });

  test('is closed while the game runs', () => {
    const open = openPlay({ rules: tiny, options: { leaky: 'no' }, seats: 3, chance });
    const made = recordOf(open, people);
    expect([made.seal.opening, made.places]).toEqual([undefined, undefined]);
  });

  test('has what the table’s clock decided', () => {
    let play: Play<SealedBids> = openPlay({ rules: sealedBids, options: { rounds: 3 }, seats: 3, chance });
    for (const at of [5, 6, 7]) play = clockStep(play, 'hurry', at).play;
    const made = recordOf(play, people);
    expect(made.moves[0]).toEqual({ by: 'table', at: 5, move: { type: 'clock', what: 'hurry' } });
    expect(readRecord(writeRecord(made))).toEqual({ ok: true, value: made });
    expect(verifyRecord(made, sealedBids).filter(({ ok }) => !ok)).toEqual([]);
    const lines = expandRecord(made, sealedBids, 'spectator').filter(({ line }) => line === 'move');
    expect(lines[0]).toEqual({ line: 'move', number: 1, by: 'table', at: 5, move: { type: 'clock', what: 'hurry' } });
  });

  test('a table that keeps its secrets, or whose game is not over, hands out seat records', () => {
    expect(recordFor(talk(), people, 0)).toEqual(recordOf(talk(), people));
    expect(recordFor(talk('yes'), people, 0)).toHaveProperty('format', 'conclave-seat-record');
    const open = openPlay({ rules: tiny, options: { leaky: 'no' }, seats: 3, chance });
    expect(recordFor(open, people, 0)).toHaveProperty('format', 'conclave-seat-record');
  });
});

describe('a seat record', () => {
  const mine = seatRecord(record(), tiny, 0);
  const text = JSON.stringify(mine);

  test('is read as it was written', () => expect(readSeatRecord(text)).toEqual({ ok: true, value: mine }));

  test('has a digest over all it holds', () => {
    for (let at = 0; at < text.length; at += 7) {
      const changed = text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
      expect(readSeatRecord(changed).ok, `character ${at}`).toBe(false);
    }
  });

  test('of version 1 has none and is read all the same', () => {
    const { digest: _, ...old } = { ...mine, version: 1 as const };
    expect(readSeatRecord(JSON.stringify(old))).toEqual({ ok: true, value: old });
  });

  const old = { ...mine, version: 1 };
  test.each<[string, object | string]>([
    ['', text.slice(0, -20)],
    ['', '[]'],
    ['version', { ...old, version: 7 }],
    ['viewer', { ...old, viewer: undefined }],
    ['commitment', { ...old, commitment: 'abc' }],
    ['lines', { ...old, lines: undefined }],
    ['lines[0]', { ...old, lines: mine.lines.slice(1) }],
    ['lines[0].seats', { ...old, lines: [{ line: 'start', game: 'tiny' }] }],
    ['lines[1]', { ...old, lines: [mine.lines[0], { line: 'event', after: 0 }] }],
    ['lines[1]', { ...old, lines: [mine.lines[0], { line: 'move', number: 1, seat: 9, move: {} }] }],
    ['lines[1]', { ...old, lines: [mine.lines[0], { line: 'end' }] }],
  ])('with a fault at "%s" is refused', (path, value) => {
    const read = readSeatRecord(typeof value === 'string' ? value : JSON.stringify(value));
    expect(read).toMatchObject({ ok: false, fault: { path } });
  });

  test('is told from a whole record by its format, whatever the players are called', () => {
    const seats = record().seats.map(seat => ({ ...seat, name: '"conclave-seat-record"' }));
    expect([isSeatRecord(writeRecord(record({ seats }))), isSeatRecord(text)]).toEqual([false, true]);
  });
});

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":null,"d":"x"}]}',
  );
});
