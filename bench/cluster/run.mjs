// Ratios of section "Capacity" in docs/scale.md: node bench/cluster/run.mjs [rounds] [seconds] [moves per second] [tables] [warm moves of each node]
// All houses stand side by side, warm, and are measured in turns, so that a fast or slow second of the machine meets all. SHAPES=one,sticky takes some.
import { sleep } from '../server/core.mjs';
import { House } from './load.mjs';
import { alone, bareCommit, startPostgres, startRedis } from './programs.mjs';
import { loadNow, told } from './words.mjs';

const [rounds = 5, seconds = 4, rate = 500, tables = 100, warm = 20_000] = process.argv.slice(2).map(Number);
/** For whatever else the machine has to do, where a run has precedence. */
const PAUSE = 500;
if (process.env.REALTIME === '1') alone([process.pid]); // and with it all that it starts
// Houses that rest are tidied up by V8 at a time of its own, which would be the next window of theirs; at a steady load it never happens.
process.env.NODE_ARGS = `${process.env.NODE_ARGS ?? ''} --no-memory-reducer`;
const postgres = await startPostgres();
const redis = await startRedis();
if (redis === undefined)
  console.log('There is no Redis or Valkey here (Debian: redis-server): nodes look every second instead.');

const onPostgres = async shape => ({
  ...shape,
  env: { DATABASE: await postgres.newDatabase(), ...(redis === undefined ? {} : { BUS: redis.url }) },
  databaseCpu: postgres.cpu,
});
const ALL = {
  sqlite: ['one node, SQLite', async () => ({})],
  one: ['one node, PostgreSQL', () => onPostgres({})],
  half: ['one node, half of it', () => onPostgres({ part: 0.5 })],
  sticky: ['two nodes, sticky', () => onPostgres({ count: 2 })],
  spread: ['two nodes, spread', () => onPostgres({ count: 2, isSpread: true })],
};
const chosen = (process.env.SHAPES ?? Object.keys(ALL).join(',')).split(',');

const houses = {};
for (const shape of chosen) houses[shape] = await House.open(await ALL[shape][1](), { tables, rate, warm });

const bareDatabase = await postgres.newDatabase();
const say = (shape, { ended, p50_ms, p99_ms, moves_s, ...of }) =>
  console.log(
    `${ALL[shape][0].padEnd(21)} ${moves_s} moves/s, ${of.us_per_move.toFixed(0)} µs of the nodes a move (${of.main_us_per_move.toFixed(0)} of their main threads), ${of.database_us_per_move.toFixed(0)} of PostgreSQL, p50 ${p50_ms} ms, p99 ${p99_ms} ms, ${of.commits_per_move.toFixed(2)} commits and ${of.lost_per_move.toFixed(3)} lost ones a move, ${(100 * of.share).toFixed(0)} % of the machine, load ${loadNow()}${ended > 0 ? `, ${ended} games ended` : ''}`,
  );

const rows = [];
for (let round = 0; round < rounds; round += 1) {
  const row = {};
  for (const shape of round % 2 === 0 ? chosen : chosen.toReversed()) {
    await sleep(PAUSE);
    row[shape] = await houses[shape].window(seconds);
    say(shape, row[shape]);
  }
  rows.push({ ...row, bare: await bareCommit(bareDatabase) });
}

/** A ratio of each round, where both were asked for. */
const tell = (words, needs, pick, bar = '') => {
  if (needs.every(shape => chosen.includes(shape))) console.log(`${words.padEnd(62)}${told(rows.map(pick))}   ${bar}`);
};
const cost = ({ us_per_move }) => us_per_move;
const main = ({ main_us_per_move }) => main_us_per_move;
console.log(`\nMedian and range of ${rounds}, at ${rate} moves/s, windows of ${seconds} s:`);
tell(
  'PostgreSQL : SQLite, moves per CPU second of the node',
  ['sqlite', 'one'],
  row => cost(row.sqlite) / cost(row.one),
  'bar 0.75',
);
tell(
  'p50 of a move, PostgreSQL beyond SQLite, ms',
  ['sqlite', 'one'],
  row => row.one.p50_ms - row.sqlite.p50_ms,
  `bar 2 × ${told(rows.map(({ bare }) => bare))}`,
);
tell(
  "PostgreSQL's own CPU a move : the node's",
  ['one'],
  row => row.one.database_us_per_move / cost(row.one),
  'bar 1.0',
);
for (const [shape, bar] of [
  ['sticky', '1.10'],
  ['spread', '2.2'],
]) {
  const ratio = of => row => of(row[shape]) / of(row.one);
  tell(`two nodes ${shape} : one, CPU of all nodes a move`, ['one', shape], ratio(cost), `bar ${bar}`);
  tell(`${shape} : one, main threads alone`, ['one', shape], ratio(main));
}
tell(
  'two nodes sticky : one that has half of the moves',
  ['half', 'sticky'],
  row => cost(row.sticky) / cost(row.half),
  'what a second machine adds',
);
for (const house of Object.values(houses)) await house.close();
redis?.stop();
await postgres.stop();
process.exit(0);
