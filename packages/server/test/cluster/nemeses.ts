import type { RedisServer } from '../bus/redis-server.ts';
import type { PostgresServer } from '../storage/postgres-server.ts';
import type { NodeProcess } from './node-process.ts';

/** A house of several nodes, and all that can be done to it. */
export interface Cluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly nodes: readonly NodeProcess[];
  readonly luck: () => number;
}

export type Nemesis = (cluster: Cluster, seconds: number) => Promise<void>;

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

export const pick = <Item>(items: readonly Item[], luck: () => number): Item =>
  items[Math.floor(luck() * items.length)] as Item;

/** Two different ones. */
const pair = ({ nodes, luck }: Cluster): readonly [NodeProcess, NodeProcess] => {
  const one = pick(nodes, luck);
  const others = nodes.filter(node => node !== one);
  return [one, pick(others, luck)];
};

/** `seconds` is how long it lasts, where it lasts. */
export const NEMESES: Readonly<Record<string, Nemesis>> = {
  'a node is killed, and comes back': async ({ nodes, luck }) => {
    const node = pick(nodes, luck);
    await node.end('SIGKILL');
    await sleep(luck() * 1000);
    await node.start();
  },
  'a node is frozen, and wakes with what it had in its hands': async ({ nodes, luck }, seconds) => {
    const node = pick(nodes, luck);
    node.signal('SIGSTOP');
    await sleep(seconds * 2000);
    node.signal('SIGCONT');
  },
  'the nodes are renewed one by one': async ({ nodes }) => {
    for (const node of nodes) {
      await node.end('SIGTERM');
      await node.start();
    }
  },
  'Redis dies, and comes back': async ({ redis }, seconds) => {
    await redis.kill();
    await sleep(seconds * 500);
    await redis.start();
  },
  'Redis does not answer one node': async ({ nodes, luck }, seconds) => {
    const { toBus } = pick(nodes, luck);
    toBus.swallow();
    await sleep(seconds * 1500);
    toBus.mend();
  },
  'PostgreSQL loses its power, and comes back': async ({ postgres }) => {
    await postgres.kill();
    await postgres.start();
  },
  'the lines to the database break': async ({ nodes }) => {
    for (const { toDatabase } of nodes) toDatabase.cut();
  },
  'the database does not answer one node': async ({ nodes, luck }, seconds) => {
    const { toDatabase } = pick(nodes, luck);
    toDatabase.swallow();
    await sleep(seconds * 1000);
    toDatabase.mend();
  },
  'what is asked of the database is done, and its answers are lost': async ({ nodes, luck }, seconds) => {
    const { toDatabase } = pick(nodes, luck);
    toDatabase.swallowAnswers();
    await sleep(seconds * 500);
    toDatabase.mend();
  },
  'one node has the database and no Redis, another Redis and no database': async (cluster, seconds) => {
    const [one, other] = pair(cluster);
    one.toBus.swallow();
    other.toDatabase.swallow();
    await sleep(seconds * 1000);
    one.toBus.mend();
    other.toDatabase.mend();
  },
};
