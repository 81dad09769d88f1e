import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const LEARN = new URL('../../bench/learn/', import.meta.url);

interface Examples {
  readonly inputs: readonly Float32Array[];
  readonly targets: readonly number[];
  readonly starts: readonly number[];
}
interface Fitted {
  readonly loss: number;
  readonly weights: Float32Array;
}
type Fit = (task: Examples & { layers: readonly number[]; epochs: number; rate: number; seed: number }) => Fitted;

describe('fitting', () => {
  /** Two inputs, and whether exactly one of them is large: nothing without a layer in between can tell. */
  const either = (games: number): Examples => {
    const inputs = Array.from({ length: 4 * games }, (_, index) => Float32Array.of(index & 1, (index >> 1) & 1));
    const targets = inputs.map(([one, other]) => (one === other ? 0.1 : 0.9));
    return { inputs, targets, starts: Array.from({ length: games + 1 }, (_, game) => 4 * game) };
  };

  test('finds what only layers in between can tell, and the same twice', async () => {
    const { fitNet } = (await import(new URL('fit.mjs', LEARN).href)) as { fitNet: Fit };
    const task = { ...either(200), layers: [2, 6, 4, 1], epochs: 40, rate: 0.02, seed: 3 };
    const { loss, weights } = fitNet(task);
    expect(loss).toBeLessThan(0.33); // 0.325 is the least there is, 0.693 is a coin
    expect(fitNet(task).weights).toEqual(weights);
    expect(fitNet({ ...task, seed: 4 }).weights).not.toEqual(weights);
  });
});

describe('training', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-learn-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const trained = (game: string, players: string, name: string, seed: string): string => {
    const out = join(folder, `${game}-${name}`);
    const size = ['--games', '6', '--epochs', '2', '--hidden', '4', '--report', '0'];
    execFileSync(process.execPath, ['bench/learn/train.mjs', game, players, '--seed', seed, '--out', out, ...size], {
      stdio: 'pipe',
    });
    return readFileSync(out, 'utf8');
  };

  test.each([
    ['mea-culpa', '2'],
    ['seven-seals', '3'],
  ])('%s: the same seed gives the same bytes, another one others', (game, players) => {
    const once = trained(game, players, 'once.ts', 'tiny');
    expect(once).toContain('"checksum"');
    expect(once).toContain(`"game": "${game}"`);
    expect(trained(game, players, 'twice.ts', 'tiny')).toBe(once);
    expect(trained(game, players, 'other.ts', 'tinier')).not.toBe(once);
  });
});
