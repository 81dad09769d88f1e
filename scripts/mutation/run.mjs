// Mutation testing on demand: changes every operator, condition and value of a part, one at a time, and sees whether its in-process tests
// notice. `node scripts/mutation/run.mjs kernel` (or protocol, server; `kernel undo next` for some files). Stryker is installed into a
// temporary folder, as it is not needed for anything else. CONTRIBUTING.md tells the last score.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, ROOT } from '../planted/copy.mjs';

const VERSION = '9.6.1'; // the last that runs on Node 20
const KERNEL = [
  'play',
  'next',
  'replay',
  'record',
  'read-record',
  'play-record',
  'keep-record',
  'undo',
  'standing',
  'checkpoints',
  'remembered',
];
/** What the server decides, without sockets, storage and time of its own. */
const DECISIONS = [
  ...[
    'away',
    'begin',
    'clock',
    'close',
    'deadlines',
    'decision',
    'doc',
    'draft',
    'finding',
    'forget',
    'names',
    'overdue',
    'play',
    'stand-ins',
  ],
  'step',
];
const ACTIONS = [
  'context',
  'finding',
  'host',
  'index',
  'manners',
  'reseat',
  'seats',
  'standing-in',
  'votes',
  'watching',
];
const PARTS = {
  kernel: KERNEL.map(name => `packages/kernel/src/${name}.ts`),
  protocol: ['packages/protocol/src/**/*.ts'],
  server: [
    ...DECISIONS.map(name => `packages/server/src/table/${name}.ts`),
    ...ACTIONS.map(name => `packages/server/src/table/actions/${name}.ts`),
  ],
};

const [part = 'kernel', ...names] = process.argv.slice(2);
const mutate = (PARTS[part] ?? []).filter(
  file => names.length === 0 || names.some(name => file.endsWith(`/${name}.ts`)),
);
if (mutate.length === 0)
  throw new Error(`there is no ${part} ${names.join(' ')}; there is ${Object.keys(PARTS).join(', ')}`);

const run = (cwd, program, ...args) => {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, MUTATED: part } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};

const tools = process.env.STRYKER ?? join(tmpdir(), `conclave-stryker-${VERSION}`);
const stryker = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js');
if (!existsSync(stryker)) {
  mkdirSync(tools, { recursive: true });
  const packages = ['core', 'vitest-runner'].map(name => `@stryker-mutator/${name}@${VERSION}`);
  run(
    tools,
    'npm',
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    '--prefix',
    tools,
    ...packages,
  );
}
const vitest = join(tools, 'node_modules/vitest');
rmSync(vitest, { recursive: true, force: true }); // it may lead to a tree that is gone
symlinkSync(join(ROOT, 'node_modules/vitest'), vitest); // the runner drives ours

const copy = copyTree();
const config = {
  testRunner: 'vitest',
  plugins: [
    join(tools, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
    join(copy, 'scripts/mutation/words.mjs'),
  ],
  ignorers: ['descriptions'],
  ...{ mutate, inPlace: true, concurrency: 1, coverageAnalysis: 'perTest', timeoutMS: 20_000 },
  ignoreStatic: part !== 'protocol', // schemas are made when they are loaded: all of them is static, and their tests take no time
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'mutation.json' },
};
writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
try {
  run(copy, process.execPath, stryker, 'run', 'stryker.config.json');
  cpSync(join(copy, 'mutation.json'), join(tmpdir(), `conclave-mutation-${part}.json`));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
