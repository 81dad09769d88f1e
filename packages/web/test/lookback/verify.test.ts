import { makeRecord, namedSecret, writeRecord } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { verifyText } from '../../src/replay/verify.ts';
import { ALL_RULES, randomRecord } from './random-record.ts';

const GAMES = ALL_RULES.map(({ id }) => id);
const failing = async (text: string): Promise<readonly string[]> =>
  (await verifyText(text)).checks.filter(({ ok }) => !ok).map(({ what }) => what);

describe.each(GAMES)('verifying a record of %s', game => {
  const record = randomRecord(game, 3, 'verify');

  test('an untouched record passes every check', async () => {
    const verdict = await verifyText(writeRecord(record));
    expect(verdict.ok).toBe(true);
    expect(verdict.checks.map(({ what }) => what)).toEqual([
      'digest',
      'commitment',
      'moves',
      'ending',
      'places',
      'layout',
    ]);
  });

  test('a forged move is named by its number, even with a fresh checksum', async () => {
    const at = Math.floor(record.moves.length / 2);
    const first = record.moves[0];
    if (first === undefined) throw new Error('no move');
    const moves = record.moves.map((move, index) => (index === at ? { ...first, at: move.at } : move));
    const verdict = await verifyText(writeRecord(makeRecord({ ...record, moves })));
    const broken = verdict.checks.find(({ what }) => what === 'moves');
    expect(broken?.ok).toBe(false);
    expect(broken?.move).toBeGreaterThan(at);
  });

  test('a game that stops before its end is not passed off as a whole one', async () => {
    const { places: _, ...rest } = record;
    const cut = writeRecord(makeRecord({ ...rest, moves: record.moves.slice(0, -3) }));
    expect(await failing(cut)).toEqual(['ending']);
    expect(await verifyText(cut)).toMatchObject({ ok: false, unfinished: true });
    expect(await verifyText(cut.replace('"at":', '"at":1'))).toMatchObject({ ok: false, unfinished: false });
  });

  test('another secret is caught by the commitment', async () => {
    const opening = Buffer.from(namedSecret('somebody else')).toString('hex');
    const forged = makeRecord({ ...record, seal: { ...record.seal, opening } });
    expect(await failing(writeRecord(forged))).toContain('commitment');
  });

  test('swapped places are found', async () => {
    const places = [...(record.places ?? [])].reverse();
    if (String(places) === String(record.places)) places[0] = (places[0] ?? 1) + 1;
    expect(await failing(writeRecord(makeRecord({ ...record, places })))).toEqual(['places']);
  });
});

test('a changed byte anywhere is found', async () => {
  const text = writeRecord(randomRecord('dogma', 3, 'bytes'));
  const step = Math.max(1, Math.floor(text.length / 150));
  for (let at = 0; at < text.length; at += step) {
    const other = text[at] === '7' ? '3' : '7';
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    expect((await verifyText(changed)).ok, `byte ${at}: ${text.slice(at - 5, at + 5)}`).toBe(false);
  }
});

test('a file that is laid out differently says so, and where', async () => {
  const text = writeRecord(randomRecord('seven-seals', 3, 'layout'));
  expect(await failing(`${text.slice(0, 1)} ${text.slice(1)}`)).toEqual(['layout']);
  expect(await failing(`${text}\n`)).toEqual([]);
});
