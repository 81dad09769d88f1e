import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const bin = join(import.meta.dirname, '..', 'bin', 'conclave.js');

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command line, as a newcomer calls it (`npm test` builds first). */
export const conclave = (args: readonly string[], input = ''): Answer => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { code: status, out: stdout, err: stderr };
};

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A folder that is gone when the tests of this file are over. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'conclave-test-'));
  folders.push(path);
  return path;
};
