// All figures of the server, beside its peers, in one run: node bench/server/run.mjs [seconds per measurement] [tables to open and close]
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const [seconds = 10, visits = 10_000] = process.argv.slice(2).map(Number);
const here = path => fileURLToPath(new URL(path, import.meta.url));
const run = promisify(execFile);

const CONTENDERS = [
  { name: 'conclave', file: './load.mjs', there: '../../packages/server/dist/index.js', install: 'npm run build' },
  {
    name: 'bare ws',
    file: './yardstick/load.mjs',
    there: '../../packages/server/dist/index.js',
    install: 'npm run build',
  },
  {
    name: 'Colyseus',
    file: '../peers/colyseus/load.mjs',
    there: '../peers/colyseus/node_modules',
    install: 'npm install --prefix bench/peers/colyseus',
  },
  {
    name: 'boardgame.io',
    file: '../peers/boardgame-io/load.mjs',
    there: '../peers/node_modules/boardgame.io',
    install: 'npm install --prefix bench/peers',
  },
];

const measureOne = async ({ file }, rate) => {
  const { stdout } = await run(process.execPath, [here(file), '50', String(seconds), String(rate)], { maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
};

const show = ({ label, moves_s, moves_per_cpu_s, p50_ms, p99_ms, bytes_out_per_move, load, bytes_per_update }) => {
  console.log(
    `${label.padEnd(34)} ${String(moves_s).padStart(6)} moves/s ${String(moves_per_cpu_s).padStart(6)} per server CPU second  ` +
      `p50 ${p50_ms} ms  p99 ${p99_ms} ms  ${bytes_out_per_move} bytes out per move  (load ${load})`,
  );
  if (bytes_per_update !== undefined)
    console.log(`  bytes per update and seat: median ${bytes_per_update.p50}, 95 % ${bytes_per_update.p95}`);
};

for (const rate of [0, 1000]) {
  for (const contender of CONTENDERS) {
    if (existsSync(here(contender.there))) show(await measureOne(contender, rate));
    else if (rate === 0) console.log(`${contender.name.padEnd(34)} skipped; to install it: ${contender.install}`);
  }
}
const { stdout } = await run(process.execPath, [here('./memory.mjs'), '200', String(visits)], { maxBuffer: 1e7 });
console.log(stdout);
