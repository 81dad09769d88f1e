// Prints every sentence that games of each kind say, in both languages, for reading.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `npm run sentences -- [FOLDER] [GAMES]

Writes sentences.en.txt and sentences.de.txt into FOLDER (./sentences): all that GAMES games of each kind (100) say.`;

const asked = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
    const [folder = 'sentences', games = '100'] = positionals;
    return values.help === true || !/^[1-9]\d*$/.test(games) || positionals.length > 2 ? undefined : { folder, games };
  } catch {
    return undefined; // a flag that there is not
  }
};

const print = ({ folder, games }) => {
  const to = resolve(folder);
  mkdirSync(to, { recursive: true });
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'node', 'packages/web/test/words/sentences.test.ts', '--test-timeout', '3600000'],
    { stdio: 'inherit', env: { ...process.env, SENTENCES: to, GAMES: games } },
  );
  console.log(`What was said lies in ${to}.`);
  return status ?? 1;
};

const wanted = asked();
if (wanted === undefined) console.log(HELP);
else process.exitCode = print(wanted);
