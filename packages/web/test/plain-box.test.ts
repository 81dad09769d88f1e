import { loadVersions } from '@conclave/house';
import { newest } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { plainBox } from '../src/plain/plain-box.ts';

const GAME = 'mea-culpa';
const laid = async (rulesVersion?: number | 'newest') =>
  (await plainBox({ game: GAME, options: {}, ...(rulesVersion === undefined ? {} : { rulesVersion }) })).rules;

test('the plain table asks the rules that its table is played with, not the newest', async () => {
  const versions = (await loadVersions(GAME)) ?? {};
  expect(Object.keys(versions).length).toBeGreaterThan(1);
  expect(await laid(1)).toBe(versions[1]);
  expect(await laid()).toBe(versions[1]); // from before there were versions
  expect(await laid(2)).toBe(versions[2]);
  expect(await laid('newest')).toBe(newest(versions));
  await expect(laid(99)).rejects.toThrow('rules version 99');
});
