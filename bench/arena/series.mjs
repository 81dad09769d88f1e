// Many contests, deal by deal, in pieces: what a piece has played is kept, and the next one goes on from there. All are decided beforehand
// in a plan; the figures are printed when it is done. Milliseconds are the processor's, on one thread.
// usage: node bench/arena/series.mjs <plan.json> <results.jsonl> [seconds for this piece]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { signed, summarise } from '@conclave/bots';

const [planFile, resultsFile, seconds = '200'] = process.argv.slice(2);
if (planFile === undefined || resultsFile === undefined)
  throw new Error('a plan and a file for the results are needed');
const { seed, contests } = JSON.parse(readFileSync(planFile, 'utf8'));

/** `dogma 4 master,regular 40 games 20 ms`, as the plan writes it. */
const contestOf = text => {
  const [game, players, bots, games, , number, unit] = text.split(' ');
  const budget = unit === 'ms' ? { milliseconds: Number(number), byProcessor: true } : { iterations: Number(number) };
  return { text, game, players: Number(players), bots: bots.split(','), games: Number(games), seed, ...budget };
};

const played = existsSync(resultsFile)
  ? readFileSync(resultsFile, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line))
  : [];

const worker = new Worker(new URL('../../packages/bots/dist/flat/arena-worker.js', import.meta.url), { execArgv: [] });
const playDeal = (contest, deal) =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', results => {
      worker.off('error', reject);
      resolve(results);
    });
    worker.postMessage({ contest, deal });
  });

const start = performance.now();
let left = 0;
for (const contest of contests.map(contestOf)) {
  const deals = Math.ceil(contest.games / contest.players);
  for (let deal = 0; deal < deals; deal += 1) {
    if (played.some(piece => piece.text === contest.text && piece.deal === deal)) continue;
    if (performance.now() - start > Number(seconds) * 1000) {
      left += 1;
      continue;
    }
    const piece = { text: contest.text, deal, results: await playDeal(contest, deal) };
    played.push(piece);
    appendFileSync(resultsFile, `${JSON.stringify(piece)}\n`);
  }
}
await worker.terminate();

const verdict = ({ mean, within }) => (mean + within < 0 ? 'better' : mean - within > 0 ? 'worse' : 'open');

for (const { text, bots } of contests.map(contestOf)) {
  const results = played.filter(piece => piece.text === text).flatMap(piece => piece.results);
  if (results.length === 0) continue;
  const { games, deals, standings, comparisons } = summarise(results);
  const { bot, place, points } = comparisons[0];
  const turned = figure => ({ ...figure, mean: bot === bots[0] ? figure.mean : -figure.mean });
  const took = bots.map(name => standings.find(standing => standing.bot === name).milliseconds?.toFixed(1) ?? '–');
  console.log(
    `| ${text} | ${games} (${deals}) | ${signed(turned(place))} | ${signed(turned(points))} | ${took.join(' / ')} | ${verdict(turned(place))} |`,
  );
}
console.log(left === 0 ? 'done' : `${left} deals left`);
