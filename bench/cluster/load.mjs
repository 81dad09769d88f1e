// One house under a steady load: so many tables, their people at one node or spread.
import { Table } from '../server/conclave-table.mjs';
import { Drive, measure, sleep, startServer } from '../server/core.mjs';
import { alone, mainThread } from './programs.mjs';

export const NODE = new URL('./node.mjs', import.meta.url).pathname;

/** So many tables are opened at the same time. */
const TOGETHER = 10;
/** Moves a second until every node is warm. */
const HURRY = 3000;

/** A table whose people may be at several nodes. */
export class WideTable extends Table {
  constructor(drive, ports) {
    super(drive, ports[0]);
    this.ports = ports;
  }

  connect(token, seat) {
    this.port = this.ports[seat % this.ports.length];
    return super.connect(token, seat);
  }
}

const together = nodes => ({
  stats: async () => {
    const all = await Promise.all(nodes.map(node => node.stats()));
    const sum = pick => all.reduce((total, one) => total + pick(one), 0);
    const extra = { commits: sum(one => one.extra.commits), lost: sum(one => one.extra.lost) };
    return { cpu: sum(one => one.cpu), system: sum(one => one.system), tx: sum(one => one.tx), extra };
  },
});

const portsFor = (nodes, index, isSpread) => {
  const ports = nodes.map(({ port }) => port);
  if (!isSpread) return [ports[index % ports.length]];
  return [0, 1, 2, 3].map(() => ports[Math.floor(Math.random() * ports.length)]);
};

/** Tables whose people have sat down and are ready to play at this rate. */
const opened = async (rate, tables, portsOf) => {
  const drive = new Drive(rate);
  const open = async index => {
    const table = new WideTable(drive, portsOf(index));
    await table.open();
    drive.tables.push(table);
  };
  for (let index = 0; index < tables; index += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, tables - index) }, (_, more) => open(index + more)));
  for (const table of drive.tables) drive.schedule(table);
  return drive;
};

/**
 * Every node has decided so many moves before anything is measured, at tables of their own: V8 compiles by how often, not by how long, so that two
 * nodes that share a load would be colder than one; and games that began together end together, which costs more than their moves.
 */
const warmUp = async (moves, tables, portsOf) => {
  const drive = await opened(HURRY, tables, portsOf);
  while (drive.moves < moves) await sleep(50);
  drive.stopped = true;
  await sleep(500);
  for (const table of drive.tables) table.close();
  await sleep(1000);
};

/** `setup`: how many nodes, whether people are spread, database and bus; `databaseCpu` answers seconds, `family` the processes of the database. */
export const load = async (
  { count = 1, isSpread = false, env = {}, databaseCpu, family },
  { tables, seconds, rate, warm },
) => {
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, index) => startServer(NODE, { ...env, NAME: `bench-${index}` })),
  );
  const calm = alone([process.pid, ...nodes.map(({ pid }) => pid), ...(family?.() ?? [])]);
  const portsOf = index => portsFor(nodes, index, isSpread);
  await warmUp(warm * count, tables, portsOf);
  const drive = await opened(rate, tables, portsOf);
  await sleep(2000);
  const main = () => nodes.reduce((sum, { pid }) => sum + mainThread(pid), 0);
  const [before, { extra: first }, mainBefore] = [databaseCpu?.() ?? 0, await together(nodes).stats(), main()];
  const result = await measure(drive, together(nodes), 'cluster', { warm: 0, seconds });
  const database = (databaseCpu?.() ?? 0) - before; // while its processes for our nodes are still there
  const decided = main() - mainBefore;
  const moves = result.moves_s * seconds;
  calm();
  drive.stopped = true;
  await sleep(200);
  for (const table of drive.tables) table.close();
  await Promise.all(nodes.map(node => node.stop()));
  return {
    ...result,
    main_us_per_move: Math.round((1e6 * decided) / moves),
    database_us_per_move: Math.round((1e6 * database) / moves),
    lost_per_move: Number(((result.extra.lost - first.lost) / moves).toFixed(3)),
    commits_per_move: Number(((result.extra.commits - first.commits) / moves).toFixed(2)),
  };
};
