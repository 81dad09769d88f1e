import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

export const folder = (): string => mkdtempSync(join(tmpdir(), 'conclave-test-'));
