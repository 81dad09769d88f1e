import { LONGER } from '../../../../scripts/longer.ts';
import type { RedisServer } from '../bus/redis-server.ts';
import type { PostgresServer } from '../storage/postgres-server.ts';
import type { NodeProcess } from './node-process.ts';

/** A primary and the standby that every commit waits for. */
export interface Pair {
  primary: PostgresServer;
  standby: PostgresServer;
}

/** A house of several nodes, and all that can be done to it. */
export interface Cluster {
  readonly databases: Pair;
  readonly redis: RedisServer;
  readonly nodes: readonly NodeProcess[];
  readonly luck: () => number;
  /** The next release is being brought to the nodes, or has been. */
  isRenewed: boolean;
}

export type Nemesis = (cluster: Cluster, ms: number) => Promise<void>;

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

export const pick = <Item>(items: readonly Item[], luck: () => number): Item =>
  items[Math.floor(luck() * items.length)] as Item;

/** Two different ones. */
const pair = ({ nodes, luck }: Cluster): readonly [NodeProcess, NodeProcess] => {
  const one = pick(nodes, luck);
  const others = nodes.filter(node => node !== one);
  return [one, pick(others, luck)];
};

/** Again and again until the time is over, with pauses of `from` to `to` seconds, each as long as luck wants. */
const again = async (
  { luck }: Cluster,
  ms: number,
  [from, to]: readonly [number, number],
  work: () => Promise<void> | void,
): Promise<void> => {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await work();
    await sleep(1000 * (from + luck() * (to - from)));
  }
};

/** The standby has all that the primary has. */
const caughtUp = async ({ primary }: Pair): Promise<void> => {
  const CAUGHT_UP = 'select 1 from pg_stat_replication where flush_lsn >= pg_current_wal_lsn()';
  while ((await primary.ask(CAUGHT_UP).catch(() => [])).length === 0) await sleep(50);
};

type Lane = Readonly<Record<string, Nemesis>>;

/** What happens to nodes. */
const NODES: Lane = {
  'a random node is killed every 1 to 3 s, and comes back': async (cluster, ms) => {
    const { nodes, luck } = cluster;
    const returning: Promise<void>[] = [];
    await again(cluster, ms, [1, 3], async () => {
      const node = pick(nodes, luck);
      if (!node.isUp) return; // it is on its way back
      await node.end('SIGKILL');
      returning.push(node.startAgain(luck() < 0.5 ? 'its own' : 'a new one'));
    });
    await Promise.all(returning);
  },
  'a node is frozen for 20 s or a minute, and wakes with what it had in its hands': async ({ nodes, luck }, ms) => {
    const node = pick(nodes, luck);
    node.signal('SIGSTOP');
    await sleep(LONGER > 1 ? 60_000 : Math.max(20_000, ms));
    node.signal('SIGCONT');
  },
  'the nodes are brought to the next release, one by one': async (cluster, ms) => {
    cluster.isRenewed = true;
    for (const node of cluster.nodes) {
      node.isNext = true;
      await node.end('SIGTERM');
      await node.startAgain();
      await sleep(ms / 5); // old and new beside each other
    }
  },
};

/** What happens to news. */
const NEWS: Lane = {
  'Redis dies, and comes back': (cluster, ms) =>
    again(cluster, ms, [1, 4], async () => {
      await cluster.redis.kill();
      await sleep(cluster.luck() * 3000);
      await cluster.redis.start();
    }),
  'Redis does not answer for 10 s': async ({ nodes }, ms) => {
    for (const { toBus } of nodes) toBus.swallow();
    await sleep(10_000);
    for (const { toBus } of nodes) toBus.mend();
    await sleep(ms - 10_000);
  },
  'all news come twice, up to 3 s late, and in any order': async ({ nodes }, ms) => {
    for (const { news } of nodes) news.late = 3000;
    await sleep(ms);
    for (const { news } of nodes) news.late = 0;
  },
};

/** What happens to PostgreSQL. */
const DATABASES: Lane = {
  'PostgreSQL loses its power, and comes back': (cluster, ms) =>
    again(cluster, ms, [2, 5], async () => {
      await cluster.databases.primary.kill();
      await cluster.databases.primary.start();
    }),
  'the standby pauses, and waits for it are cancelled': async (cluster, ms) => {
    const { primary, standby } = cluster.databases;
    const CANCEL = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
    const end = performance.now() + ms;
    while (performance.now() < end) {
      standby.signal('SIGSTOP');
      await again(cluster, 5000, [0.5, 1.5], async () => void (await primary.ask(CANCEL).catch(() => [])));
      standby.signal('SIGCONT');
      await caughtUp(cluster.databases);
    }
  },
  'the primary dies for good, the standby is promoted, and the lines lead there': async (cluster, ms) => {
    const { databases, nodes } = cluster;
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const { primary: dead, standby: heir } = databases;
      await dead.kill('SIGKILL');
      await heir.promote();
      databases.primary = heir;
      for (const { toDatabase } of nodes) toDatabase.leadTo(heir.port);
      databases.standby = await heir.addStandby();
      await dead.stop();
      await sleep(1000 + cluster.luck() * 2000);
    }
  },
};

/** What happens on the way to them. */
const LINES: Lane = {
  'the lines to the database break': (cluster, ms) =>
    again(cluster, ms, [0.5, 2], () => {
      for (const { toDatabase } of cluster.nodes) toDatabase.cut();
    }),
  'the database does not answer for 5 s': (cluster, ms) =>
    again(cluster, ms, [0.5, 2], async () => {
      const those = cluster.luck() < 0.5 ? cluster.nodes : [pick(cluster.nodes, cluster.luck)];
      for (const { toDatabase } of those) toDatabase.swallow();
      await sleep(5000);
      for (const { toDatabase } of those) toDatabase.mend();
    }),
  'what is asked of the database is done, and its answers are lost': (cluster, ms) =>
    again(cluster, ms, [1, 2], async () => {
      const { toDatabase } = pick(cluster.nodes, cluster.luck);
      toDatabase.swallowAnswers();
      await sleep(500 + cluster.luck() * 2500);
      toDatabase.mend();
    }),
  'one node has the database and no Redis, another Redis and no database': async (cluster, ms) => {
    const [one, other] = pair(cluster);
    one.toBus.swallow();
    other.toDatabase.swallow();
    await sleep(ms);
    one.toBus.mend();
    other.toDatabase.mend();
  },
};

/** Of each lane one is at work at any time, so four of them at once; two of one lane would undo each other. */
export const LANES: readonly Lane[] = [NODES, NEWS, DATABASES, LINES];
