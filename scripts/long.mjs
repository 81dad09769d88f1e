// What takes longer than CI has time for. `npm run long` runs all of it, `npm run long -- faults games` some, `npm run long -- --list` says
// what there is; `--seed 42` shows a run again. CONTRIBUTING.md says how to add something.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const vitest = (...args) => ['npx', 'vitest', 'run', '--project', 'node', ...args];
const simulate = game => ['node', 'packages/cli/bin/conclave.js', 'sim', game, '--games', '20000', '--seed', '$SEED'];

/** Each has a name, what it shows, and commands; `long` is the factor that tests read as LONG (scripts/longer.ts). */
const ENTRIES = [
  {
    name: 'conformance',
    what: 'every game against the conformance suite, twenty times as many games as in CI',
    long: 20,
    commands: [vitest('packages/games')],
  },
  {
    name: 'games',
    what: 'twenty thousand games of each kind, invariants checked after every move',
    commands: readdirSync('packages/games').map(simulate),
  },
  {
    name: 'by-hand',
    what: 'ten thousand games of META CULPA for each number of players, over registers and options: invariants, and every sin can be seen',
    long: 1667,
    commands: [vitest('packages/games/mea-culpa/test/meta-noticing.test.ts', '--test-timeout', '21600000')],
  },
  {
    name: 'by-hand-people',
    what: 'three people and a bot play META CULPA with the whole register to the end, live and over days: on the server, and through the page',
    long: 2,
    commands: [
      vitest('packages/server/test/by-hand.test.ts', '-t', 'three people'),
      ['npx', 'vitest', 'run', '--project', 'browser', 'packages/web/test/browser/by-hand-people.test.ts'],
    ],
  },
  {
    name: 'faults',
    what: 'kill, restart, backup, export and full disk under load for ten minutes: no acknowledged move is lost, doubled or renumbered',
    long: 30,
    commands: [vitest('packages/server/test/faults.test.ts')],
  },
  {
    name: 'fuzz',
    what: '250,000 fuzzed messages and 60,000 requests to every address, upgrades included, on both databases: no crash, no 5xx, no state changed, others hardly wait',
    long: 100,
    commands: [vitest('packages/server/test/fuzz.test.ts')],
  },
  {
    name: 'door',
    what: 'two hundred games of each kind: the house’s master through the programs’ door is as good as in the house, and nothing is refused',
    commands: readdirSync('packages/games').map(game => ['node', 'bench/door.mjs', '--game', game]),
  },
  {
    name: 'planted',
    what: 'faults that somebody could write by mistake, one at a time in a copy of the tree: each turns a test red',
    commands: [['node', 'scripts/planted-faults.mjs']],
  },
  {
    name: 'mutation',
    what: 'every operator and condition of what plays, records and decides is changed: how many changes do the tests notice?',
    commands: ['kernel', 'protocol', 'server'].map(part => ['node', 'scripts/mutation/run.mjs', part]),
  },
  {
    name: 'nodes',
    what: 'three nodes on one storage whose lines break and whose bus lies, 100,000 schedules: nothing lost, doubled, or taken back',
    long: 50,
    commands: [vitest('packages/server/test/several-nodes.test.ts', '--test-timeout', '7200000')],
  },
  {
    name: 'cluster',
    what: 'three node processes on PostgreSQL and Redis, ten minutes and more of everything that can happen to them: the checker is silent',
    long: 2,
    commands: [vitest('packages/server/test/cluster/cluster.test.ts', '--test-timeout', '7200000')],
  },
  {
    name: 'heap',
    what: 'a thousand games with bots in workers leave every heap flat',
    commands: [['node', '--expose-gc', 'bench/arena/heap.mjs', '1000', '2']],
  },
  {
    name: 'hot-seat',
    what: 'each game by two people and a bot on one device to its end: the curtain holds no secret',
    long: 2,
    commands: [['npx', 'vitest', 'run', '--project', 'browser', 'packages/web/test/browser/lookback/hot-seat.test.ts']],
  },
  {
    name: 'space',
    what: 'every kind of question of every game in every window, language and number of players: all that counts is in sight',
    long: 10,
    commands: [
      ['npx', 'vitest', 'run', '--project', 'browser', 'packages/web/test/browser/space', '--test-timeout', '3600000'],
    ],
  },
  {
    name: 'lessons',
    what: 'every lesson by keyboard, at 360 and 1440 px, in both languages, with everything that counts in sight',
    long: 10,
    commands: [
      [
        'npx',
        'vitest',
        'run',
        '--project',
        'browser',
        'packages/web/test/browser/lessons.test.ts',
        '-t',
        'is finished',
      ],
    ],
  },
  {
    name: 'image',
    what: 'the Dockerfile is built without an engine (buildah, debootstrap), started as its user, asked how it is, played at, and stopped',
    commands: [['node', 'scripts/image.mjs']],
  },
  {
    name: 'suite-under-load',
    what: 'the whole suite three times in a row beside two busy loops, and nothing has to be retried',
    commands: [['node', 'scripts/suite-under-load.mjs', '3']],
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9));

const run = ({ name, what, long = 1, commands }) => {
  console.log(`\n=== ${name}: ${what} (seed ${seed})`);
  const start = Date.now();
  const env = { ...process.env, LONG: String(long), SEED: seed, NO_COLOR: '1' };
  const ok = commands
    .map(command => command.map(word => (word === '$SEED' ? seed : word)))
    .every(([program, ...args]) => spawnSync(program, args, { env, stdio: 'inherit' }).status === 0);
  return { name, ok, minutes: (Date.now() - start) / 60_000 };
};

const list = () => {
  for (const { name, what } of ENTRIES) console.log(`${name.padEnd(18)} ${what}`);
};

const runAll = entries => {
  const results = entries.map(run);
  console.log(`\nSeed: ${seed}`);
  for (const { name, ok, minutes } of results)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${minutes.toFixed(1)} minutes`);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.log(`To see it again: npm run long -- ${failed.join(' ')} --seed ${seed}`);
  console.log(`Long: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
};

const unknown = positionals.filter(name => !ENTRIES.some(entry => entry.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There is:`);
  list();
  process.exitCode = 2;
} else if (values.list === true) list();
else runAll(positionals.length === 0 ? ENTRIES : ENTRIES.filter(({ name }) => positionals.includes(name)));
