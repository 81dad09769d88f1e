// Our server and another in turns, so that a fast or slow minute of the host meets both. The other is bare ws, Colyseus, or the server of
// another tree (an older commit, built): node bench/server/turns.mjs [pairs] [seconds] [moves/s] [colyseus | OTHER_TREE]
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const [pairs = 5, seconds = 8, rate = 0] = process.argv.slice(2, 5).map(Number);
const tree = process.argv[5];
const here = file => fileURLToPath(new URL(file, import.meta.url));
const OURS = { name: 'ours', path: here('./load.mjs') };
const PEERS = {
  ws: { name: 'bare ws', path: here('./yardstick/load.mjs') },
  colyseus: { name: 'Colyseus', path: here('../peers/colyseus/load.mjs') },
};
const OTHER = PEERS[tree ?? 'ws'] ?? { name: 'other tree', path: resolve(tree, 'bench/server/load.mjs') };

const run = promisify(execFile);
const load = async ({ path }) => {
  const { stdout } = await run(process.execPath, [path, '50', String(seconds), String(rate)], { maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
};
const median = list => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];

const rows = [];
for (let pair = 0; pair < pairs; pair += 1) {
  const ours = await load(OURS);
  const other = await load(OTHER);
  rows.push({ ours, other, ratio: ours.moves_per_cpu_s / other.moves_per_cpu_s });
  console.log(
    `ours ${ours.moves_per_cpu_s} per CPU second, p99 ${ours.p99_ms} ms; ${OTHER.name} ${other.moves_per_cpu_s}, p99 ${other.p99_ms} ms; ratio ${rows.at(-1).ratio.toFixed(2)}`,
  );
}
const middle = pick => median(rows.map(pick));
const summary = (name, pick) =>
  `${name} ${middle(row => pick(row).moves_per_cpu_s)}, p50 ${middle(row => pick(row).p50_ms)} ms, p99 ${middle(row => pick(row).p99_ms)} ms`;
console.log(
  `medians of ${pairs}: ${summary('ours', row => row.ours)}; ${summary(OTHER.name, row => row.other)}; ratio ${middle(row => row.ratio).toFixed(2)}`,
);
