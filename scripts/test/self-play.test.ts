import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-self-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const piece = (name: string, seed: string, stop: number): void => {
  const size = ['--games', '7', '--hidden', '3', '--until', '3', '--stop', String(stop)];
  const file = join(folder, name);
  execFileSync(process.execPath, ['bench/learn/self-play.mjs', file, '--seed', seed, ...size], { stdio: 'pipe' });
};
const kept = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('self-play: the same seed gives the same bytes, in one piece or in two, another one others', () => {
  piece('once', 'tiny', 2);
  piece('pieces', 'tiny', 1);
  const half = kept('pieces');
  piece('pieces', 'tiny', 2);
  expect(kept('pieces')).not.toBe(half);
  expect(kept('pieces')).toBe(kept('once'));
  piece('other', 'tinier', 2);
  expect(kept('other')).not.toBe(kept('once'));
});
