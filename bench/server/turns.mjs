// Our server and bare ws in turns, so that a fast or slow minute of the host meets both: node bench/server/turns.mjs [pairs] [seconds] [moves/s]
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const [pairs = 5, seconds = 8, rate = 0] = process.argv.slice(2).map(Number);
const run = promisify(execFile);
const load = async file => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { stdout } = await run(process.execPath, [path, '50', String(seconds), String(rate)], { maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
};
const median = list => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];

const rows = [];
for (let pair = 0; pair < pairs; pair += 1) {
  const ours = await load('./load.mjs');
  const bare = await load('./yardstick/load.mjs');
  rows.push({ ours, bare, ratio: ours.moves_per_cpu_s / bare.moves_per_cpu_s });
  console.log(
    `ours ${ours.moves_per_cpu_s} per CPU second, p99 ${ours.p99_ms} ms; bare ws ${bare.moves_per_cpu_s}, p99 ${bare.p99_ms} ms; ratio ${rows.at(-1).ratio.toFixed(2)}`,
  );
}
const middle = pick => median(rows.map(pick));
console.log(
  `medians: ours ${middle(row => row.ours.moves_per_cpu_s)}, p50 ${middle(row => row.ours.p50_ms)} ms, p99 ${middle(row => row.ours.p99_ms)} ms; ` +
    `bare ws ${middle(row => row.bare.moves_per_cpu_s)}, p50 ${middle(row => row.bare.p50_ms)} ms, p99 ${middle(row => row.bare.p99_ms)} ms; ratio ${middle(row => row.ratio).toFixed(2)}`,
);
