import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from './games.mjs';
import { hire, takeTurns } from './measure.mjs';
import { gameTable, sevenSealsTable } from './print.mjs';

const HELP = `Usage: npm run bench -- [--seconds N] [--only NAME] [--json]

  --seconds N   CPU seconds for each figure, split over 7 repetitions (default 1.4); the tricks three times over
  --only NAME   tricks: The Seven Seals beside the yardsticks and boardgame.io
                games: the table of all games; or the name of one game
  --json        print all figures as JSON
  --help        this text

What each figure means: bench/README.md. Progress goes to stderr.
`;
const REPETITIONS = 7;
const INSTALL_PEERS = 'npm install --prefix bench/peers';

const fail = message => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: 'string', default: '1.4' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${error.message}\n\n${HELP}`);
  }
};

const report = line => process.stderr.write(`  ${line}\n`);

/** The limit comes first: the others are measured against it. */
const tricks = async timing => {
  const hasPeer = existsSync(new URL('./peers/node_modules/boardgame.io', import.meta.url));
  const names = ['limit loop', 'Conclave', 'plain immutable code', ...(hasPeer ? ['boardgame.io'] : [])];
  const contenders = await takeTurns(names, timing, report);
  return { contenders, notes: hasPeer ? [] : [`boardgame.io is not installed and was left out: ${INSTALL_PEERS}`] };
};

const games = async (only, timing) => {
  const measured = [];
  for (const { name } of GAMES) {
    if (only !== undefined && only !== name) continue;
    report(`measuring ${name}`);
    const worker = hire();
    measured.push(await worker.ask({ game: name, timing }));
    worker.dismiss();
  }
  return { measured, notes: [] };
};

const values = readArguments();
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const seconds = Number(values.seconds);
if (!(seconds > 0 && seconds <= 600)) fail('--seconds must be a number above 0, at most 600');
const names = ['tricks', 'games', ...GAMES.map(({ name }) => name)];
if (values.only !== undefined && !names.includes(values.only)) fail(`--only must be one of ${names.join(', ')}`);

const timing = { seconds, repetitions: REPETITIONS };
const wantsTricks = values.only === undefined || values.only === 'tricks';
const wantsGames = values.only !== 'tricks';
const oneGame = values.only === 'games' ? undefined : values.only;
const result = {
  date: new Date().toISOString(),
  node: process.version,
  seconds,
  ...(wantsGames ? { games: await games(oneGame, { ...timing, seconds: seconds / 2 }) } : {}),
  ...(wantsTricks ? { tricks: await tricks(timing) } : {}),
};
if (values.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else process.stdout.write([sevenSealsTable(result.tricks), gameTable(result.games)].filter(Boolean).join('\n'));
