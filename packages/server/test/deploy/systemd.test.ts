import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programNamed } from '../../../../scripts/need-program.ts';
import { newFolder } from '../storage/folders.ts';
import { ROOT, shipped } from './shipped.ts';

const analyze = programNamed('systemd-analyze', ['systemd'], 'the units of systemd');

/** As systemd would find it: only Node and the repository are elsewhere here. */
const placed = (path: string, as: string): string => {
  const file = join(newFolder(), as);
  const here = shipped(path).replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/conclave/', ROOT);
  writeFileSync(file, here);
  return file;
};

/** All that it says, on either channel: a fault that it can live with is a warning. */
const run = (...args: readonly string[]): string => {
  const env = { ...process.env, SYSTEMD_COLORS: '0' };
  const { status, stdout, stderr } = spawnSync(analyze ?? '', [...args], { encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
};

describe.skipIf(analyze === undefined)('systemd', () => {
  test.each([
    ['deploy/conclave.service', 'conclave.service'],
    ['deploy/cluster/conclave@.service', 'conclave@8080.service'],
  ])('%s is a unit without a fault, and little is exposed', (path, name) => {
    const file = placed(path, name);
    expect(run('verify', '--man=no', '--generators=no', file)).toBe('');
    const told = run('security', '--offline=yes', '--threshold=50', '--no-pager', file);
    expect(Number(/exposure level for \S+: (\d+\.\d)/.exec(told)?.[1])).toBeLessThanOrEqual(5);
  });
});
