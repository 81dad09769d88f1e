// Whether a bot is better than another, at equal processor time. A trial is written into plan.json before its first deal, with its seed, its
// bounds and the hash of the file that plays; every run is a line of history.jsonl, passed or not, and goes on where the last one stopped.
// usage: node bench/arena/gate.mjs plan <game> <players> <first,second> "<20 ms | 60 iterations | own>" <seed> [--deals N] [--simpler]
//          [--option key=value …]
//        node bench/arena/gate.mjs run <name of the trial, or its beginning> [--seconds N]
//        node bench/arena/gate.mjs table [words that the name must have …]
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { contestOf, estimate, gainsBefore, isOver, nameOf, runOf, SIMPLER, STRONGER, signed } from '@conclave/bots';

const PLAN = new URL('./plan.json', import.meta.url);
const HISTORY = new URL('./history.jsonl', import.meta.url);
const PLAYER = new URL('../../packages/bots/dist/flat/arena-worker.js', import.meta.url);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string' },
    seconds: { type: 'string' },
    simpler: { type: 'boolean', default: false },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const [command, ...words] = positionals;

const plan = JSON.parse(readFileSync(PLAN, 'utf8'));
const trials = plan.trials ?? [];
const history = existsSync(HISTORY)
  ? readFileSync(HISTORY, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line))
  : [];
const codeNow = () => createHash('sha256').update(readFileSync(PLAYER)).digest('hex');

const lengthOf = () => {
  if (values.deals !== undefined) return { deals: Number(values.deals) };
  return values.simpler ? SIMPLER : STRONGER;
};

/** A value that is no number is a word. */
const options = () => {
  const pairs = values.option.map(text => text.split('='));
  const read = value => (Number.isNaN(Number(value)) ? value : Number(value));
  return pairs.length === 0 ? {} : { options: Object.fromEntries(pairs.map(([key, value]) => [key, read(value)])) };
};

const planTrial = ([game, players, bots, budget, seed]) => {
  if (seed === undefined) throw new Error('a game, players, two bots, a budget and a seed are needed');
  const what = { game, players: Number(players), bots: bots.split(','), budget, seed, ...options() };
  const name = nameOf(what);
  if (trials.some(trial => trial.name === name)) throw new Error(`"${name}" is planned already: take another seed`);
  const trial = { name, ...what, length: lengthOf(), code: codeNow() };
  contestOf(trial);
  writeFileSync(PLAN, `${JSON.stringify({ ...plan, trials: [...trials, trial] }, undefined, 2)}\n`);
  console.log(name);
};

const trialNamed = name => {
  const found = trials.filter(trial => trial.name.startsWith(name));
  if (found.length !== 1) throw new Error(`one trial was expected for "${name}", not ${found.length}`);
  if (found[0].code !== codeNow())
    throw new Error('the code is not the one that was planned: plan again, with a new seed');
  return found[0];
};

const playDeal = (worker, contest, deal) =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', results => {
      worker.off('error', reject);
      resolve(results);
    });
    worker.postMessage({ contest, deal });
  });

const runTrial = async name => {
  const trial = trialNamed(name);
  const before = gainsBefore(trial, history);
  const played = [];
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true)); // the deal under way is played to its end
  const worker = new Worker(PLAYER, { execArgv: [] });
  const until = performance.now() + 1000 * Number(values.seconds ?? Number.POSITIVE_INFINITY);
  const now = () => runOf(trial, before, played, new Date().toISOString());
  while (!isOver(trial, [...before, ...now().gains]) && !stopped && performance.now() < until) {
    played.push(...(await playDeal(worker, contestOf(trial), before.length + now().gains.length)));
    const { deals, mean, logRatio } = now();
    console.log(
      `${deals} deals: ${mean.toFixed(3)} places better${logRatio === undefined ? '' : `, log ratio ${logRatio.toFixed(2)}`}`,
    );
  }
  await worker.terminate();
  if (played.length === 0) return console.log('nothing is left to play, or no time for it');
  appendFileSync(HISTORY, `${JSON.stringify(now())}\n`);
  console.log(now().verdict);
};

/** First less second, as everywhere: a lower place is better. */
const lineOf = runs => {
  const { name, logRatio, verdict, milliseconds, deals } = runs.at(-1);
  const figure = key => {
    const all = runs.flatMap(run => run[key]).map(gain => -gain);
    return all.length < 2 ? `${all[0]} in one deal` : signed(estimate(all));
  };
  const took = milliseconds.map(each => each?.toFixed(1) ?? '–').join(' / ');
  return `| ${name} | ${deals} | ${figure('gains')} | ${figure('points')} | ${logRatio?.toFixed(2) ?? ''} | ${took} | ${verdict} |`;
};

const table = parts => {
  const chosen = history.filter(({ name }) => parts.every(part => name.includes(part)));
  for (const name of new Set(chosen.map(run => run.name))) {
    const code = chosen.findLast(run => run.name === name).code;
    console.log(lineOf(chosen.filter(run => run.name === name && run.code === code)));
  }
};

if (command === 'plan') planTrial(words);
else if (command === 'run') await runTrial(words.join(' '));
else if (command === 'table') table(words);
else throw new Error('plan, run or table');
