// Houses under a steady load: so many tables, their people at one node or spread; measured in turns, window by window.
import { availableParallelism } from 'node:os';
import { Table } from '../server/conclave-table.mjs';
import { Drive, measure, sleep, startServer } from '../server/core.mjs';
import { mainThread } from './programs.mjs';

export const NODE = new URL('./node.mjs', import.meta.url).pathname;

/** So many tables are opened at the same time. */
const TOGETHER = 10;
/** Moves a second until every node is warm. */
const HURRY = 3000;
/** How long a house plays before each window, so that what the others left in the caches is gone. */
const RUN_IN = 1000;
/** Whatever is under way when a window ends is seen by then. */
const SETTLED = 500;

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
  return drive;
};

const play = drive => {
  drive.stopped = false;
  for (const table of drive.tables) {
    table.due = undefined;
    drive.schedule(table);
  }
};

const rest = async drive => {
  drive.stopped = true;
  await sleep(SETTLED);
};

/**
 * Every node has decided so many moves before anything is measured, at tables of their own: V8 compiles by how often, not by how long, so that two
 * nodes that share a load would be colder than one; and games that began together end together, which costs more than their moves.
 */
const warmUp = async (moves, tables, portsOf) => {
  const drive = await opened(HURRY, tables, portsOf);
  play(drive);
  while (drive.moves < moves) await sleep(50);
  await rest(drive);
  for (const table of drive.tables) table.close();
  await sleep(1000);
};

/** A house that is warm and whose people wait for its next window. Others may be open beside it: they rest meanwhile. */
export class House {
  /** `shape`: how many nodes, whether people are spread, what part of the moves they have, database and bus; `databaseCpu` answers seconds. */
  static async open({ count = 1, isSpread = false, part = 1, env = {}, databaseCpu }, { tables, rate, warm }) {
    const house = new House();
    const nodes = await Promise.all(
      Array.from({ length: count }, (_, index) => startServer(NODE, { ...env, NAME: `bench-${index}` })),
    );
    const portsOf = index => portsFor(nodes, index, isSpread);
    await warmUp(warm * count, tables, portsOf);
    const drive = await opened(rate * part, tables * part, portsOf);
    return Object.assign(house, { nodes, drive, databaseCpu: databaseCpu ?? (() => 0) });
  }

  /** Seconds of the threads that decide. */
  get main() {
    return this.nodes.reduce((sum, { pid }) => sum + mainThread(pid), 0);
  }

  async window(seconds) {
    const { nodes, drive } = this;
    play(drive);
    await sleep(RUN_IN);
    const games = sumOf(drive.tables, table => table.games);
    const [database, { extra: first }, main] = [this.databaseCpu(), await together(nodes).stats(), this.main];
    const result = await measure(drive, together(nodes), 'cluster', { warm: 0, seconds });
    const [decided, theirs] = [this.main - main, this.databaseCpu() - database];
    await rest(drive);
    const { moves } = result;
    return {
      ...result,
      share: (result.server_cpu + result.generator_cpu + theirs / seconds) / availableParallelism(),
      us_per_move: 1e6 / result.moves_per_cpu_s,
      main_us_per_move: (1e6 * decided) / moves,
      database_us_per_move: (1e6 * theirs) / moves,
      lost_per_move: (result.extra.lost - first.lost) / moves,
      commits_per_move: (result.extra.commits - first.commits) / moves,
      ended: sumOf(drive.tables, table => table.games) - games,
    };
  }

  async close() {
    for (const table of this.drive.tables) table.close();
    await Promise.all(this.nodes.map(node => node.stop()));
  }
}

const sumOf = (list, pick) => list.reduce((sum, one) => sum + pick(one), 0);
