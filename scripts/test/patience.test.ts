import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /(^|\/)test\/.*\.ts$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map(path => join(folder, path));

/** How long a condition may take is said once (vitest.config.ts), for a starved machine. */
test('no test waits less patiently for a condition than all the others do', () => {
  const patience = Number(
    /poll: \{ timeout: ([\d_]+) \}/.exec(readFileSync('vitest.config.ts', 'utf8'))?.[1]?.replace('_', ''),
  );
  expect(patience).toBeGreaterThan(0);
  const files = testsIn('packages');
  expect(files.length).toBeGreaterThan(200);
  const hasty = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\.poll\([^;]*?timeout: ([\d_]+)/g)]
      .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < patience)
      .map(([found]) => `${file}: ${found.slice(-40)}`),
  );
  expect(hasty).toEqual([]);
});
