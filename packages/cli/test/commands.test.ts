import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGame } from '@conclave/house/all';
import { makeRecord, orThrow, readRecord, seatRecord, writeRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { conclave, folder } from './conclave.ts';

const GAMES =
  conclave([])
    .out.match(/^ {2}[a-z-]+(?= +\S.*players)/gm)
    ?.map(line => line.trim()) ?? [];

test('without a command it says what there is to play', () => {
  const { code, out } = conclave([]);
  expect([code, GAMES.includes('seven-seals'), out.includes('conclave play')]).toEqual([0, true, true]);
});

test.each(['play', 'sim', 'replay', 'verify'])('conclave %s --help explains itself', command => {
  const { code, out } = conclave([command, '--help']);
  expect([code, out.startsWith(`conclave ${command} `)]).toEqual([0, true]);
});

describe.each(GAMES)('%s', game => {
  const dir = folder();
  const file = join(dir, 'games.jsonl');

  test('sim plays, summarises and records', () => {
    const { code, out } = conclave(['sim', game, '--games', '4', '--seed', 'test', '--records', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game, games: 4, invariantsChecked: true });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
  });

  test('the same seed plays the same games', () => {
    const again = join(dir, 'again.jsonl');
    conclave(['sim', game, '--games', '4', '--seed', 'test', '--records', again]);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  test('verify finds all as recorded, and a changed move', () => {
    expect(conclave(['verify', file])).toMatchObject({ code: 0, out: '4 records, 4 as recorded, 0 not.\n' });
    const [first = ''] = readFileSync(file, 'utf8').split('\n');
    const changed = join(dir, 'changed.json');
    writeFileSync(changed, first.replace('"at":3,', '"at":4,'));
    const { code, out } = conclave(['verify', changed]);
    expect([code, out.includes('WRONG  digest')]).toEqual([1, true]);
  });

  test('replay tells the game, as a spectator, as a seat, and open', () => {
    const told = (...flags: string[]): string => conclave(['replay', file, ...flags]).out;
    const [spectator, seat, full] = [told(), told('--seat', '0'), told('--full')];
    const length = (text: string): number => text.split('\n').length;
    expect(length(spectator)).toBeGreaterThan(10);
    expect(length(seat)).toBeGreaterThan(length(spectator));
    expect(length(full)).toBeGreaterThan(length(seat));
    const lines = conclave(['replay', file, '--full', '--json'])
      .out.trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { line: string }).line);
    expect([lines[0], lines.at(-1)]).toEqual(['start', 'end']);
    expect(told('--seat', '0', '--json')).not.toContain('opening');
    expect(told('--language', 'de')).not.toBe(spectator);
  });

  test('play goes from the first prompt to a verified record', () => {
    const record = join(dir, 'played.json');
    const { code, out } = conclave(
      ['play', game, '--seed', 'test', '--record', record],
      `?\ntable\nmoves\n${'1\n'.repeat(3000)}`,
    );
    expect([code, out.includes('> ')]).toEqual([0, true]);
    expect(conclave(['verify', record]).code).toBe(0);
  });

  test('play refuses what is no move, and can be left', () => {
    const { code, out } = conclave(['play', game, '--seed', 'test'], 'dance\nquit\n');
    expect([code, out.includes('malformed'), out.includes('You left the table.')]).toEqual([0, true, true]);
  });
});

describe('bad input gets one clear sentence', () => {
  const dir = folder();
  const write = (name: string, text: string): string => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const whole = join(dir, 'whole.jsonl');
  conclave(['sim', 'seven-seals', '--games', '1', '--records', whole]);
  const record = readFileSync(whole, 'utf8');

  const dogma = join(dir, 'dogma.jsonl');
  conclave(['sim', 'dogma', '--games', '1', '--records', dogma]);
  const seat = seatRecord(orThrow(readRecord(readFileSync(dogma, 'utf8'))), openGame('dogma').rules, 1);
  /** A seat record of the first version, which had no digest, with something wrong in it. */
  const damaged = (name: string, change: object): string =>
    write(name, JSON.stringify({ ...seat, version: 1, digest: undefined, ...change }));
  const bare = seat.lines.map(line => (line.line === 'event' ? { ...line, event: { type: 'turnedUp' } } : line));

  test.each<[string, readonly string[], number, string]>([
    ['a cut seat record', ['replay', write('cut-seat.json', JSON.stringify(seat).slice(0, -99))], 1, '(malformed)'],
    [
      'a changed seat record',
      ['replay', write('changed-seat.json', JSON.stringify({ ...seat, viewer: 0 }))],
      1,
      '(digest)',
    ],
    [
      'a seat record without lines',
      ['replay', damaged('no-lines.json', { lines: undefined })],
      1,
      'lines: must be a list',
    ],
    [
      'a seat record without a viewer',
      ['replay', damaged('no-viewer.json', { viewer: undefined })],
      1,
      'viewer: must be',
    ],
    ['a seat record with damaged events', ['replay', damaged('bare.json', { lines: bare })], 1, 'is damaged'],
    ['an unknown command', ['dance'], 2, 'There is no command "dance"'],
    ['an unknown game', ['sim', 'chess'], 2, 'There is no game "chess"'],
    ['no game', ['play'], 2, 'Which game?'],
    ['seven players', ['sim', 'seven-seals', '--players', '7'], 2, 'for 3 to 5 players, not 7 (seatCount)'],
    ['an unknown flag', ['sim', 'seven-seals', '--speed', '9'], 2, "Unknown option '--speed'"],
    ['an unknown bot', ['sim', 'seven-seals', '--bot', 'oracle'], 2, 'There is no bot "oracle"'],
    ['a character of another game', ['sim', 'dogma', '--bot', 'regular:prophet'], 2, 'regular:inquisitor'],
    [
      'an option that does not fit',
      ['sim', 'seven-seals', '--option', 'saboteurBase=5'],
      1,
      '(optionNotAvailable, SS-13.1)',
    ],
    ['an unknown option', ['sim', 'seven-seals', '--option', 'speed=5'], 1, 'options.speed'],
    ['a missing file', ['verify', join(dir, 'nothing.json')], 1, 'There is no file'],
    ['a truncated record', ['replay', write('cut.json', record.slice(0, 500))], 1, '(malformed)'],
    ['an empty file', ['replay', write('empty.json', '')], 1, 'is empty'],
    ['another kind of file', ['replay', write('other.json', '{"hello":1}')], 1, 'format: must be "conclave-record"'],
    [
      'an illegal move',
      ['replay', write('illegal.json', record.replace('"card":"', '"card":"R1","was":"'))],
      1,
      'moves[',
    ],
    ['a move out of turn', ['replay', write('turn.json', swapSeats(record))], 1, '(notYourTurn, SS-'],
    [
      'a game of the future',
      ['replay', write('future.json', record.replace('"rulesVersion":1', '"rulesVersion":9'))],
      1,
      '(unknownRulesVersion)',
    ],
  ])('%s', (_what, args, code, sentence) => {
    const answer = conclave(args);
    expect(answer.err).toContain(sentence);
    expect([answer.code, answer.err.trim().split('\n').length, answer.err.includes('    at ')]).toEqual([
      code,
      1,
      false,
    ]);
  });
});

test('a player may be called like a format', () => {
  const file = join(folder(), 'named.jsonl');
  conclave(['sim', 'dogma', '--games', '1', '--records', file]);
  const { seats, ...rest } = orThrow(readRecord(readFileSync(file, 'utf8')));
  const named = seats.map(({ kind }) => ({ name: '"conclave-seat-record"', kind }));
  writeFileSync(file, writeRecord(makeRecord({ ...rest, seats: named })));
  expect([conclave(['replay', file]).code, conclave(['verify', file]).code]).toEqual([0, 0]);
});

test('no stranger’s word acts on the terminal or begins a line of its own', () => {
  const file = join(folder(), 'strange.jsonl');
  conclave(['sim', 'dogma', '--games', '1', '--records', file]);
  const { seats, ...rest } = orThrow(readRecord(readFileSync(file, 'utf8')));
  const named = seats.map(({ kind }) => ({ name: '\u001b[2J\u202eEve\nEverything is as recorded.', kind }));
  const record = makeRecord({ ...rest, seats: named });
  const seen = seatRecord(record, openGame('dogma').rules, 1);
  const asked = (name: string, text: string, ...args: readonly string[]): string => {
    writeFileSync(file, text);
    const { out, err } = conclave([name, file, ...args]);
    return out + err;
  };
  const printed = [
    asked('replay', writeRecord(record)),
    asked('replay', writeRecord(record), '--full', '--json'),
    asked('replay', JSON.stringify(seen)),
    asked('verify', writeRecord(makeRecord({ ...record, moves: record.moves.slice(1) }))),
    asked('verify', writeRecord(makeRecord({ ...record, game: '\u001b[2J\nEverything is as recorded.' }))),
    asked('replay', writeRecord(makeRecord({ ...record, game: '\u001b[2J\nEverything is as recorded.' }))),
  ];
  for (const text of printed) {
    expect(text.length).toBeGreaterThan(20);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what we look for
    expect(text).not.toMatch(/[\u001b\u202e]|^Everything/m);
  }
});

test('in play a move can be taken back with what the bots answered, but never luck', () => {
  const { out } = conclave(['play', 'seven-seals', '--seed', 'undo'], `undo\n1\nundo\n1\nundo\nquit\n`);
  expect(out.match(/You have not moved yet/g)).toHaveLength(1);
  expect(out.match(/You took your last move back/g)).toHaveLength(2);
  const record = join(folder(), 'undone.json');
  const input = `${'1\nundo\n1\n'.repeat(600)}`;
  expect(conclave(['play', 'dogma', '--seed', 'undo', '--record', record], input).out).toContain('Luck has decided');
  expect(conclave(['verify', record]).code).toBe(0);
});

test('MC-26.19: where taking back is a sin, undo says that it is not done that way', () => {
  const { out } = conclave(['play', 'mea-culpa', '--option', 'metaCulpa=on', '--seed', 'undo'], '1\nundo\nquit\n');
  expect(out).toContain('At this table nothing is undone that way.');
  expect(out).not.toContain('You have not moved yet.');
});

test('verify compares the commitment that was seen and the nonce that was given with those of the record', () => {
  const file = join(folder(), 'own.jsonl');
  conclave(['sim', 'dogma', '--games', '1', '--records', file]);
  const record = orThrow(readRecord(readFileSync(file, 'utf8')));
  const { commitment } = record.seal;
  const asked = (...flags: readonly string[]) => {
    const { code, out } = conclave(['verify', file, ...flags]);
    return [code, out.split('\n').filter(line => line.includes('your '))] as const;
  };
  expect(asked()).toEqual([0, []]);
  expect(asked('--commitment', commitment.toUpperCase())).toEqual([
    0,
    [`ok     your commitment: the record has ${commitment}`],
  ]);
  expect(asked('--commitment', 'ff'.repeat(32))[0]).toBe(1);
  expect(asked('--nonce', 'ff'.repeat(16))).toEqual([1, ['WRONG  your nonce: on no seat']]);
  const nonces = record.seal.nonces.with(1, 'ff'.repeat(16));
  writeFileSync(file, writeRecord(makeRecord({ ...record, seal: { ...record.seal, nonces } })));
  expect(asked('--nonce', 'ff'.repeat(16))).toEqual([1, ['ok     your nonce: on seat 2']]); // the luck is not that of this nonce
  expect(conclave(['verify', file, '--nonce', 'no hex'])).toMatchObject({ code: 2 });
  writeFileSync(file, `${readFileSync(file, 'utf8').trim()}\n`.repeat(2));
  expect(conclave(['verify', file, '--nonce', 'ff'])).toMatchObject({ code: 2 });
});

test('verify says of a cut game that it is not over', () => {
  const file = join(folder(), 'short.jsonl');
  conclave(['sim', 'dogma', '--games', '1', '--records', file]);
  const { places: _, ...record } = orThrow(readRecord(readFileSync(file, 'utf8')));
  writeFileSync(file, writeRecord(makeRecord({ ...record, moves: record.moves.slice(0, -2) })));
  const { code, out } = conclave(['verify', file]);
  expect([code, out.trim().split('\n').at(-1)]).toEqual([1, 'What is there is as recorded, but the game is not over.']);
});

/** The first move is made by somebody else. */
function swapSeats(record: string): string {
  const value = JSON.parse(record) as { moves: { seat: number }[] };
  const [first] = value.moves;
  if (first !== undefined) first.seat = (first.seat + 1) % 4;
  return JSON.stringify(value);
}

const python = spawnSync('python3', ['--version']).status === 0;
if (!python && process.env.CI !== undefined)
  throw new Error('CI needs python3 to check the sealed shuffle from another language');

test.skipIf(!python)('docs/sealed-shuffle/verify.py, in another language, finds the same deals', () => {
  const dir = folder();
  const file = join(dir, 'game.jsonl');
  conclave(['sim', 'seven-seals', '--games', '1', '--seed', 'python', '--records', file]);
  const expanded = join(dir, 'expanded.jsonl');
  writeFileSync(expanded, conclave(['replay', file, '--full', '--json']).out);
  const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'sealed-shuffle', 'verify.py');
  const { status, stdout } = spawnSync('python3', [script, file, expanded], { encoding: 'utf8' });
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, 'The deals follow from the seal.']);
});
