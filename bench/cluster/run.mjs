// Ratios of section "Capacity" in docs/scale.md: node bench/cluster/run.mjs [rounds] [seconds] [moves per second] [tables] [warm moves of each node]
// Everything in turns, so that a fast or slow minute of the machine meets all.
import { sleep } from '../server/core.mjs';
import { load } from './load.mjs';
import { bareCommit, startPostgres, startRedis } from './programs.mjs';
import { loadNow, told } from './words.mjs';

const [rounds = 5, seconds = 10, rate = 500, tables = 100, warm = 8000] = process.argv.slice(2).map(Number);
/** For whatever else the machine has to do, where a run has precedence. */
const PAUSE = 2000;
const postgres = await startPostgres();
const redis = await startRedis();
if (redis === undefined)
  console.log('There is no Redis or Valkey here (Debian: redis-server): nodes look every second instead.');

const onPostgres = async shape => ({
  ...shape,
  env: { DATABASE: await postgres.newDatabase(), ...(redis === undefined ? {} : { BUS: redis.url }) },
  databaseCpu: postgres.cpu,
  family: () => [...postgres.family(), ...(redis === undefined ? [] : [redis.pid])],
});
const SHAPES = {
  'one node, SQLite': async () => ({}),
  'one node, PostgreSQL': () => onPostgres({}),
  'two nodes, sticky': () => onPostgres({ count: 2 }),
  'two nodes, spread': () => onPostgres({ count: 2, isSpread: true }),
};

const rows = [];
const bare = [];
for (let round = 0; round < rounds; round += 1) {
  const row = {};
  for (const [name, shape] of Object.entries(SHAPES)) {
    await sleep(PAUSE);
    row[name] = await load(await shape(), { tables, seconds, rate, warm });
    const {
      moves_s,
      moves_per_cpu_s,
      p50_ms,
      p99_ms,
      database_us_per_move,
      main_us_per_move,
      lost_per_move,
      commits_per_move,
    } = row[name];
    console.log(
      `${name.padEnd(22)} ${moves_s} moves/s, ${Math.round(1e6 / moves_per_cpu_s)} µs of the nodes a move (${main_us_per_move} of their main threads), ${database_us_per_move} µs of PostgreSQL, p50 ${p50_ms} ms, p99 ${p99_ms} ms, ${commits_per_move} commits and ${lost_per_move} lost ones a move, load ${loadNow()}`,
    );
  }
  bare.push(await bareCommit(await postgres.newDatabase()));
  rows.push(row);
}

const each = pick => told(rows.map(pick));
const per = name => row => row[name].moves_per_cpu_s;
const [sqlite, alone, sticky, spread] = Object.keys(SHAPES).map(per);
const late = row => row['one node, PostgreSQL'].p50_ms - row['one node, SQLite'].p50_ms;
console.log(`\nMedian and range of ${rounds}, at ${rate} moves/s:`);
console.log(
  `PostgreSQL : SQLite, moves per CPU second of the node        ${each(row => alone(row) / sqlite(row))}   bar 0.75`,
);
console.log(`p50 of a move, PostgreSQL beyond SQLite, ms                  ${each(late)}   bar 2 × ${told(bare)}`);
console.log(
  `PostgreSQL's own CPU a move : the node's                     ${each(row => (row['one node, PostgreSQL'].database_us_per_move * alone(row)) / 1e6)}   bar 1.0`,
);
console.log(
  `two nodes sticky : one, CPU of all nodes a move              ${each(row => alone(row) / sticky(row))}   bar 1.10`,
);
console.log(
  `two nodes spread : one, CPU of all nodes a move              ${each(row => alone(row) / spread(row))}   bar 2.2`,
);
const main = name => row => row[name].main_us_per_move;
const [, mainAlone, mainSticky, mainSpread] = Object.keys(SHAPES).map(main);
console.log(
  `sticky : one, main threads alone                             ${each(row => mainSticky(row) / mainAlone(row))}`,
);
console.log(
  `spread : one, main threads alone                             ${each(row => mainSpread(row) / mainAlone(row))}`,
);
redis?.stop();
await postgres.stop();
process.exit(0);
