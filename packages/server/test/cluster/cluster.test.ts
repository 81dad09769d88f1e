import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { redisProgram } from '../../../../scripts/need-redis.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import type { StoredEntry } from '../../src/storage/storage.ts';
import { startRedis } from '../bus/redis-server.ts';
import { Api, newGuest } from '../client.ts';
import { nonce, rulesNamed } from '../house.ts';
import { check, checkClocks } from '../nodes/checker.ts';
import { startPostgres } from '../storage/postgres-server.ts';
import { loaded } from '../storage/rows.ts';
import { seeded } from '../storage/shared-memory.ts';
import { checkBus } from './bus-bytes.ts';
import { StubbornClient } from './client.ts';
import { type Cluster, NEMESES, pick, sleep } from './nemeses.ts';
import { NodeProcess } from './node-process.ts';

const programs = postgresPrograms();
const redisServer = redisProgram();

const GAME = 'seven-seals';
const TABLES = LONGER > 1 ? 6 : 2;
const CLOCK = 5000;
/** How late a clock may be: what happened to the house, and a machine that has other things to do, count for nobody. */
const LATEST = 45_000;
const SECONDS = LONGER > 1 ? 10 : 2;
const ROUNDS = LONGER > 1 ? 4 * LONGER : 1;
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
];

const shuffled = <Item>(items: readonly Item[], luck: () => number): readonly Item[] =>
  items
    .map(item => [luck(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

interface Seated {
  readonly id: string;
  readonly clients: readonly StubbornClient[];
  readonly secrets: readonly string[];
}

/** Three people and a bot, and somebody who looks on, each at any node. */
const seatedAt = async ({ nodes, luck }: Cluster, index: number): Promise<Seated> => {
  const ports = nodes.map(({ port }) => port);
  const anywhere = (): string => pick(nodes, luck).base;
  const names = ['Ada', 'Ben', 'Cleo'].map(name => `${name} of ${index}`);
  const guests = await Promise.all(names.map(name => newGuest(anywhere(), name)));
  const [host] = guests;
  const { id } = await new Api(anywhere(), host?.token).ok<{ id: string }>('POST', '/api/tables', {
    game: GAME,
    seats: [...guests.map(() => ({ kind: 'open' })), { kind: 'bot' }],
    settings: {
      clock: { kind: 'move', seconds: CLOCK / 1000 },
      timeout: 'default',
      chat: 'all',
      undo: 'consent',
      watchers: 'anyone',
    },
  });
  for (const [seat, { token }] of guests.entries())
    await new Api(anywhere(), token).act(id, { do: 'sit', seat, nonce: nonce(seat) });
  const common = { ports, table: id, rules: rulesNamed(GAME) };
  const clients = [
    ...guests.map(
      ({ token, id: person }, seat) =>
        new StubbornClient({ ...common, token, person, viewer: seat, seed: SEED * 100 + index * 10 + seat }),
    ),
    new StubbornClient({ ...common, token: undefined, person: 'nobody', viewer: 'spectator', seed: SEED + index }),
  ];
  return {
    id,
    clients,
    secrets: [id, ...names, ...guests.map(({ token }) => token), ...guests.map((_, seat) => nonce(seat))],
  };
};

describe.skipIf(programs === undefined || redisServer === undefined)('three nodes in processes of their own', () => {
  let cluster: Cluster;
  let database: string;
  const bytes: string[] = [];
  beforeAll(async () => {
    const postgres = await startPostgres(programs ?? '');
    const redis = await startRedis(redisServer ?? '');
    database = await postgres.newDatabase();
    const place = { database, redis: redis.port, heard: (data: Buffer) => bytes.push(data.toString('latin1')) };
    const nodes = await Promise.all(SKEWS.map((skew, index) => NodeProcess.start(`node-${index}`, place, skew)));
    cluster = { postgres, redis, nodes, luck: seeded(SEED) };
  });
  afterAll(async () => {
    await Promise.all(cluster.nodes.map(node => node.close()));
    await Promise.all([cluster.postgres.stop(), cluster.redis.stop()]);
  });

  test('whatever happens to them, nothing is lost, doubled, taken back or told to others', {
    timeout: 400_000 * LONGER,
  }, async () => {
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, index) => seatedAt(cluster, index)));
    const clients = tables.flatMap(table => table.clients);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, nemesis] of shuffled(Object.entries(NEMESES), cluster.luck)) {
        console.log(`${new Date().toISOString()} ${name} (SEED=${SEED})`);
        await nemesis(cluster, SECONDS);
        await sleep(cluster.luck() * 1000);
      }
    for (const client of clients) client.rest();
    await expect.poll(() => clients.filter(({ isIdle }) => !isIdle).length, { timeout: 60_000 }).toBe(0);
    const storage = await openPostgres(database);
    try {
      for (const { id, clients: here, secrets } of tables) {
        // Bots and clocks go on: at some moment everybody has what is stored.
        const violations = async (): Promise<readonly string[]> =>
          check({ stored: await loaded(storage, id), chat: await storage.chat(id, 10_000) }, here);
        await expect.poll(violations, { timeout: 60_000, interval: 300 }).toEqual([]);
        for (const client of here) client.stop();
        const stored = await loaded(storage, id);
        const chat = await storage.chat(id, 10_000);
        expect(checkClocks(stored, CLOCK, LATEST)).toEqual([]);
        expect(stored.entries.filter(isMove).length).toBeGreaterThan(20);
        expect(checkBus(bytes.join(''), [...secrets, ...chat.map(({ text }) => text)])).toEqual([]);
      }
    } finally {
      for (const client of clients) client.stop();
      await storage.close();
    }
    for (const { said, died } of cluster.nodes) {
      expect(died).toBeUndefined();
      const strange = said.split('\n').filter(line => line !== '' && !NAMED.some(words => line.includes(words)));
      expect(strange).toEqual([]);
    }
  });
});

const isMove = ({ kind }: StoredEntry): boolean => kind === 'move';
