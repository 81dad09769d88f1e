// Several servers at once, each with its own load generator, of which one plays at a time, for a slice of a second: a host that is fast and slow by
// turns meets all of them alike. Prints processor time a move, and the middle and quarters of the ratios of all rounds.
// node bench/server/slices.mjs [rounds] [ms a slice] [ws | colyseus | OTHER_TREE …]; another tree is given this folder's core.mjs before.
// As fast as they can, or at `RATE` moves a second each.
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [rounds = 30, slice = 1000] = process.argv.slice(2, 4).map(Number);
/** Rounds before it counts: compilers decide late. */
const WARM = Number(process.env.WARM ?? 10);
const here = file => fileURLToPath(new URL(file, import.meta.url));
const PEERS = { ws: here('./yardstick/load.mjs'), colyseus: here('../peers/colyseus/load.mjs') };
const pathOf = name => PEERS[name] ?? resolve(name, 'bench/server/load.mjs');

/** `NODE_ARGS_1` are flags of the first other's server only. */
const start = (path, index) =>
  new Promise(begun => {
    const NODE_ARGS = process.env[`NODE_ARGS_${index}`] ?? '';
    const child = fork(path, ['50', '1', process.env.RATE ?? '0'], {
      env: { ...process.env, SLICES: '1', NODE_ARGS },
      silent: true,
    });
    child.stderr.pipe(process.stderr);
    let answer = begun;
    const play = ms =>
      new Promise(done => {
        answer = ({ moves, cpu, system }) => done({ us: (cpu * 1e6) / moves, system: (system * 1e6) / moves });
        child.send({ slice: ms });
      });
    child.on('message', message => answer(message.ready ? { play, end: () => child.kill() } : message));
  });

const others = process.argv.slice(4);
const contenders = [];
for (const [index, path] of [here('./load.mjs'), ...others.map(pathOf)].entries())
  contenders.push(await start(path, index));

const rows = [];
for (let round = -WARM; round < rounds; round += 1) {
  const order = contenders.map((_, index) => (index + round + WARM) % contenders.length);
  const row = [];
  for (const index of order) row[index] = await contenders[index].play(slice);
  if (round >= 0) rows.push(row);
}
for (const { end } of contenders) end();

const sorted = list => list.toSorted((one, other) => one - other);
const at = (list, share) => sorted(list)[Math.floor((list.length - 1) * share)];
const middle = (index, pick) =>
  at(
    rows.map(row => pick(row[index])),
    0.5,
  ).toFixed(1);
const cost = index =>
  `${middle(index, ({ us }) => us)} µs of processor a move (${middle(index, ({ system }) => system)} in the kernel)`;
console.log(`ours ${cost(0)}, middle of ${rows.length} slices, load ${loadavg()[0].toFixed(1)}`);
for (const [index, name] of others.entries()) {
  const ratios = rows.map(row => row[index + 1].us / row[0].us);
  const quarters = [0.25, 0.5, 0.75].map(share => at(ratios, share).toFixed(2));
  console.log(
    `${name} ${cost(index + 1)}; ours makes ${quarters[1]} of its moves in the same time (half of the rounds ${quarters[0]} to ${quarters[2]})`,
  );
}
process.exit(0);
