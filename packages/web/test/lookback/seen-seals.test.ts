import { rules as dogma } from '@conclave/dogma/rules';
import { makeRecord, seatRecord } from '@conclave/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { gaveNonce, gotRecord, sawCommitment, sealIn, seenSeals, witness } from '../../src/records/seen-seals.ts';
import { randomRecord } from './random-record.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const OURS = 'aa'.repeat(16);
const { seal: sealed, ...rest } = randomRecord('dogma', 3, 'seen');
const record = makeRecord({ ...rest, seal: { ...sealed, nonces: ['', OURS, ''] } });
const { seal } = record;
const other = 'ff'.repeat(32);

test('a device that saw nothing of a game says so', () => {
  expect(witness(record, seenSeals())).toBe('none');
  sawCommitment('elsewhere', other);
  expect(witness(record, seenSeals())).toBe('none');
});

test('the same commitment, and the nonce that was given', () => {
  sawCommitment('T', seal.commitment);
  expect(witness(record, seenSeals())).toBe('sameWithoutNonce');
  gaveNonce('T', { seat: 1, nonce: OURS });
  expect(witness(record, seenSeals())).toBe('same');
});

test('the first commitment counts, whatever the table says later', () => {
  sawCommitment('T', other);
  sawCommitment('T', seal.commitment);
  gotRecord('T', record.digest);
  expect(witness(record, seenSeals())).toBe('otherCommitment');
});

test('a record with our nonce under another commitment is found, also as a file', () => {
  sawCommitment('T', other);
  gaveNonce('T', { seat: 1, nonce: OURS });
  expect(witness(record, seenSeals())).toBe('otherCommitment');
});

test('another nonce than ours, or ours on another seat', () => {
  sawCommitment('T', seal.commitment);
  gaveNonce('T', { seat: 1, nonce: 'bb'.repeat(16) });
  expect(witness(record, seenSeals())).toBe('otherNonce');
  gaveNonce('T', { seat: 0, nonce: OURS });
  expect(witness(record, seenSeals())).toBe('otherNonce');
});

test('a record that its table gave us is compared with that table, even if nothing in it is as we knew it', () => {
  sawCommitment('T', other);
  gaveNonce('T', { seat: 0, nonce: 'cc'.repeat(16) });
  expect(witness(record, seenSeals())).toBe('none');
  gotRecord('T', record.digest);
  expect(witness(record, seenSeals())).toBe('otherCommitment');
});

test('a nonce that was not taken after all is forgotten; few hundred tables are kept', () => {
  sawCommitment('T', seal.commitment);
  gaveNonce('T', { seat: 0, nonce: OURS });
  gaveNonce('T', undefined);
  expect(witness(record, seenSeals())).toBe('sameWithoutNonce');
  for (let n = 0; n < 250; n += 1) sawCommitment(`t${n}`, other);
  expect(seenSeals()).toHaveLength(200);
});

test('the record of a seat is compared too: its commitment, and the nonce that was given', () => {
  const played = randomRecord('dogma', 3, 'seen', { revealAfterGame: 'off' });
  const own = seatRecord(played, dogma, 1);
  const sealedIn = sealIn(JSON.stringify(own));
  if (sealedIn === undefined) throw new Error('a seat’s record has a seal');
  expect(sealedIn).toMatchObject({ digest: own.digest, seal: { commitment: played.seal.commitment } });
  sawCommitment('T', played.seal.commitment);
  expect(witness(sealedIn, seenSeals())).toBe('sameWithoutNonce');
  gaveNonce('T', { seat: 1, nonce: 'cc'.repeat(16) });
  expect(witness(sealedIn, seenSeals())).toBe('otherNonce');
  kept.clear();
  sawCommitment('T', other);
  gotRecord('T', sealedIn.digest);
  expect(witness(sealedIn, seenSeals())).toBe('otherCommitment');
  for (const text of ['{}', '[]', 'null', '{"lines":7}', '{"lines":[null]}', '{"lines":[{"seal":{}}]}'])
    expect(sealIn(text)).toBeUndefined();
});
