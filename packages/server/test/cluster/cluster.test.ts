import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { redisProgram } from '../../../../scripts/need-redis.ts';
import { closedUntilNow } from '../../src/house/opening-hours.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import type { Storage, StoredEntry, StoredTable } from '../../src/storage/storage.ts';
import { docFrom } from '../../src/table/doc.ts';
import { startRedis } from '../bus/redis-server.ts';
import { Api } from '../client.ts';
import { check, checkBots, checkClocks } from '../nodes/checker.ts';
import { startPostgres } from '../storage/postgres-server.ts';
import { loaded } from '../storage/rows.ts';
import { seeded } from '../storage/shared-memory.ts';
import { checkBus } from './bus-bytes.ts';
import { type Cluster, LANES, sleep } from './nemeses.ts';
import { NodeProcess } from './node-process.ts';
import { CLOCK, Evening, type Seated } from './tables.ts';

const programs = postgresPrograms();
const redisServer = redisProgram();

const GAMES = ['seven-seals', 'mea-culpa'];
const TABLES = LONGER > 1 ? 6 : 3;
/** How long everything lasts that happens to them: in CI each once, else for ten minutes and longer. */
const EACH = 15_000;
const ALTOGETHER = LONGER > 1 ? 300_000 * LONGER : 0;
/** How late a clock may be while the house is open: what happens to its database, and a machine that has other things to do, count for nobody. */
const LATEST = 60_000;
const SKEWS = [0, 20_000, -20_000];

/** What a node may log as an error while its database does not answer. */
const NAMED = [
  'something could not be saved',
  'a table could not be read',
  'deadlines could not be read',
  'the house could not note that it is open',
  'a line of the chat could not be saved',
  'a deadline could not be put off',
  'the chat could not be read',
  'a message could not be handled',
  'a request failed',
  'results could not be written',
];

const shuffled = <Item>(items: readonly Item[], luck: () => number): readonly Item[] =>
  items
    .map(item => [luck(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

/** What the table was dealt from, and every move. */
const secretsIn = ({ row, entries }: StoredTable): readonly string[] => [
  docFrom(row).secret,
  ...new Set(entries.filter(isMove).map(({ body }) => JSON.stringify(body))),
];

const isMove = ({ kind }: StoredEntry): boolean => kind === 'move';
const since = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

describe.skipIf(programs === undefined || redisServer === undefined)('three nodes in processes of their own', () => {
  let cluster: Cluster;
  let database: string;
  const bytes: string[] = [];
  beforeAll(async () => {
    const primary = await startPostgres(programs ?? '');
    const redis = await startRedis(redisServer ?? '');
    const url = await primary.newDatabase();
    database = new URL(url).pathname.slice(1);
    const standby = await primary.addStandby();
    const luck = seeded(SEED);
    const heard = (data: Buffer): void => void bytes.push(data.toString('latin1'));
    const place = { database: url, redis: redis.port, luck, heard };
    const nodes = await Promise.all(SKEWS.map((skew, index) => NodeProcess.start(`node-${index}`, place, skew)));
    cluster = { databases: { primary, standby }, redis, nodes, luck, isRenewed: false };
  });
  afterAll(async () => {
    const { nodes, databases, redis } = cluster;
    await Promise.all(nodes.map(node => node.close()));
    await Promise.all([databases.primary.stop(), databases.standby.stop(), redis.stop()]);
  });

  /** Everything in each lane once, in any order, and all of it again until the time is over. */
  const everythingHappens = async (): Promise<number> => {
    const end = performance.now() + ALTOGETHER;
    let count = 0;
    const down = async (lane: (typeof LANES)[number]): Promise<void> => {
      for (let isFirst = true; isFirst || performance.now() < end; isFirst = false)
        for (const [name, nemesis] of shuffled(Object.entries(lane), cluster.luck)) {
          if (!isFirst && performance.now() > end) return;
          const began = performance.now();
          await nemesis(cluster, EACH * (LONGER > 1 ? 1 + cluster.luck() / 2 : 1));
          console.log(`${new Date().toISOString()} ${since(began)}: ${name} (SEED=${SEED})`);
          count += 1;
          if (LONGER > 1) await sleep(cluster.luck() * 5000);
        }
    };
    await Promise.all(LANES.map(down));
    return count;
  };

  const checkTable = async (storage: Storage, { id, game, bot, clients, secrets }: Seated): Promise<void> => {
    // Bots and clocks go on: at some moment everybody has what is stored.
    const violations = async (): Promise<readonly string[]> =>
      check({ stored: await loaded(storage, id), chat: await storage.chat(id, 10_000) }, clients);
    await expect.poll(violations, { interval: 300 }).toEqual([]);
    const stored = await loaded(storage, id);
    const chat = await storage.chat(id, 10_000);
    expect(checkBots(stored, [bot])).toEqual([]);
    const closed = await closedUntilNow(storage);
    if (game === 'seven-seals') expect(checkClocks(stored, CLOCK, LATEST, closed)).toEqual([]);
    expect(checkBus(bytes.join(''), [...secrets, ...secretsIn(stored), ...chat.map(({ text }) => text)])).toEqual([]);
  };

  /** Everybody who sits there is at some node, and everybody is told. */
  const checkPresence = async (tables: readonly Seated[]): Promise<void> => {
    for (const { clients } of tables) {
      const people = clients.map(({ person }) => person).filter(person => person !== 'nobody');
      const told = (): readonly string[] =>
        clients.map(({ isHere, here }) => (isHere ? [...here].sort().join() : 'away'));
      await expect.poll(told, { timeout: 120_000 }).toEqual(clients.map(() => people.toSorted().join()));
    }
  };

  test('whatever happens to them, nothing is lost, doubled, taken back or told to others', {
    timeout: LONGER > 1 ? 3_600_000 : 400_000,
  }, async () => {
    const evening = new Evening(cluster, GAMES);
    await evening.begin(TABLES);
    const count = await everythingHappens();
    const calm = performance.now();
    await evening.end();
    const { tables } = evening;
    const clients = tables.flatMap(table => table.clients);
    for (const client of clients) client.rest();
    await expect.poll(() => clients.filter(({ isIdle }) => !isIdle).length).toBe(0);
    const answered = since(calm);
    await checkPresence(tables);
    const present = since(calm);
    const storage = await openPostgres(cluster.databases.primary.urlOf(database));
    const moves: number[] = [];
    try {
      for (const table of tables) {
        await checkTable(storage, table);
        for (const client of table.clients) client.stop();
        moves.push((await loaded(storage, table.id)).entries.filter(isMove).length);
      }
    } finally {
      for (const client of clients) client.stop();
      await storage.close();
    }
    console.log(
      `SEED=${SEED}: ${count} nemeses, ${tables.length} tables, ${moves.reduce((one, other) => one + other)} moves; after the last fault everybody ` +
        `was answered in ${answered}, seen in ${present} and had the end in ${since(calm)}`,
    );
    expect(Math.min(...moves.slice(0, TABLES))).toBeGreaterThan(20);
    for (const { base, said, died } of cluster.nodes) {
      expect(died).toBeUndefined();
      const strange = said.split('\n').filter(line => line !== '' && !NAMED.some(words => line.includes(words)));
      expect(strange).toEqual([]);
      expect((await new Api(base).call('GET', '/metrics')).text).toMatch(/given_up_total 0$/m);
    }
  });
});
