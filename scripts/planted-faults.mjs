// Plants the faults of scripts/planted/faults.mjs one at a time in a copy of the tree and runs the tests that should notice. A fault that
// no test notices fails the run, and so does one whose text is not in the code any more: then the list is to be brought up to date.
// `node scripts/planted-faults.mjs committer` plants those whose name contains the word, `--check` looks only whether the texts are there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, ROOT } from './planted/copy.mjs';
import { FAULTS } from './planted/faults.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const wanted = FAULTS.filter(({ name }) => positionals.every(word => name.includes(word)));

/** Where a fault can be planted, its text is there exactly once. */
const whyNot = ({ file, find, tests }) => {
  const missing = [file, ...tests].find(path => !existsSync(join(ROOT, path)));
  if (missing !== undefined) return `there is no ${missing}`;
  const times = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1;
  return times === 1 ? undefined : `${file} has its text ${times} times`;
};

/** How many of these tests fail in the copy. */
const failing = (copy, tests, { only, page = false } = {}) => {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const pattern = only === undefined ? [] : ['-t', only];
  const options = [
    '--project',
    page ? 'browser' : 'node',
    '--retry',
    '0',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    report,
  ];
  const run = spawnSync('npx', ['vitest', 'run', ...options, ...pattern, ...tests], {
    ...{ cwd: copy, encoding: 'utf8', timeout: 600_000, env: { ...process.env, NO_COLOR: '1' } },
  });
  if (!existsSync(report)) throw new Error(`the tests did not run: ${run.stdout}${run.stderr}`);
  const { numFailedTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  if (broken.length > 0)
    throw new Error(`a test file does not load: ${broken.map(({ message }) => message).join('\n')}`);
  if (numFailedTests + numPassedTests === 0) throw new Error(`no test of ${tests.join(', ')} was run`);
  return testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
};

/** What a browser shows has to be built first. */
const buildPage = copy => {
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build'], {
    ...{ cwd: join(copy, 'packages/web'), encoding: 'utf8', timeout: 600_000 },
  });
  if (status !== 0) throw new Error(`the page cannot be built: ${stdout}${stderr}`);
};

const plant = (copy, { name, file, find, put, tests, only, page }) => {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => put),
  );
  try {
    if (page) buildPage(copy);
    const [first] = failing(copy, tests, { only, page });
    console.log(
      first === undefined ? `NOT NOTICED  ${name}` : `noticed      ${name}\n             by “${first.title}”`,
    );
    return first !== undefined;
  } catch (error) {
    console.log(`FAILED       ${name}: ${error.message}`);
    return false;
  } finally {
    writeFileSync(path, sound);
  }
};

const isSound = (copy, faults) => {
  const seen = faults.filter(({ page }) => page);
  const plain = faults.filter(({ page }) => !page);
  if (seen.length > 0) buildPage(copy);
  const failed = [
    ...(plain.length === 0 ? [] : failing(copy, [...new Set(plain.flatMap(({ tests }) => tests))])),
    ...seen.flatMap(({ tests, only }) => failing(copy, tests, { only, page: true })),
  ];
  for (const { fullName } of failed) console.log(`FAILS WITHOUT A FAULT  ${fullName}`);
  return failed.length === 0;
};

const stale = wanted.flatMap(fault => {
  const why = whyNot(fault);
  return why === undefined ? [] : [`${fault.name}: ${why}`];
});
for (const line of stale) console.log(`OUT OF DATE  ${line}`);
const sound = wanted.filter(fault => whyNot(fault) === undefined);

const plantAll = () => {
  const copy = copyTree();
  try {
    if (!isSound(copy, sound)) return false;
    const missed = sound.filter(fault => !plant(copy, fault)).map(({ name }) => name);
    for (const name of missed) console.log(`No test notices: ${name}`);
    console.log(`Planted: ${sound.length - missed.length} noticed, ${missed.length} not, ${stale.length} out of date`);
    return missed.length === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const areNoticed = values.check === true || plantAll();
if (values.check === true) console.log(`${sound.length} faults can be planted, ${stale.length} cannot`);
process.exitCode = areNoticed && stale.length === 0 && sound.length > 0 ? 0 : 1;
