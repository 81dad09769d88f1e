import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every fault of the list can still be planted', () => {
  const said = execFileSync(process.execPath, ['scripts/planted-faults.mjs', '--check'], { encoding: 'utf8' });
  expect(said).toMatch(/ 0 cannot\s*$/);
});
