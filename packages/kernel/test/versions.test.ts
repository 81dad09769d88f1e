import { expect, test } from 'vitest';
import { newest, rulesOf, type Versions } from '../src/index.ts';
import { anyTiny } from './tiny.ts';

const corrected = { ...anyTiny, rulesVersion: 2 };
const versions: Versions = { 2: corrected, 1: anyTiny };

test('a house plays the newest rules', () => expect(newest(versions)).toBe(corrected));

test('records and tables keep the rules they began with', () => {
  expect(rulesOf({ game: 'tiny', rulesVersion: 1 }, versions)).toEqual({ ok: true, value: anyTiny });
  expect(rulesOf({ game: 'tiny', rulesVersion: 2 }, versions)).toEqual({ ok: true, value: corrected });
});

test('what nobody knows is refused with a sentence', () => {
  expect(rulesOf({ game: 'tiny', rulesVersion: 3 }, versions)).toMatchObject({
    fault: { code: 'unknownRulesVersion', message: 'rules version 3 of tiny is not known here' },
  });
  expect(rulesOf({ game: 'chess', rulesVersion: 1 }, undefined)).toMatchObject({
    fault: { code: 'unknownGame', message: 'there is no game "chess" here' },
  });
});
