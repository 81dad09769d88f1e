// Prints every sentence that a hundred games of each kind say, in both languages, for reading:
// `npm run sentences` writes sentences.en.txt and sentences.de.txt into ./sentences (or the folder named), `npm run sentences -- ./here 10` those of ten.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const [folder = 'sentences', games = '100'] = process.argv.slice(2);
const to = resolve(folder);
mkdirSync(to, { recursive: true });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'node', 'packages/web/test/words/sentences.test.ts', '--test-timeout', '3600000'],
  {
    stdio: 'inherit',
    env: { ...process.env, SENTENCES: to, GAMES: games },
  },
);
console.log(`What was said lies in ${to}.`);
process.exitCode = status ?? 1;
