import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { commands } from '../../src/index.ts';
import { Api, Live } from '../client.ts';
import { type House, openHouse, seatGuests } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { runs } from './run.ts';

const programs = postgresPrograms();
const WAITING = "select 1 from pg_locks where not granted and locktype = 'relation'";
const TOKEN = 'a-long-admin-token-for-tests';

test('a house in a folder has no nodes to speak of', async () => {
  await expect(runs('nodes', '--data', 'x')).rejects.toThrow('a house in a folder has one server');
});

describe.skipIf(programs === undefined)('nodes of one house', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres?.stop());

  const node = async (database: string, name: string): Promise<House> => {
    const house = await openHouse({ database, node: name, adminToken: TOKEN, drainMs: 50, goodbyeMs: 200 });
    onTestFinished(() => house.close().catch(() => undefined));
    return house;
  };

  test('are listed; one that drains answers what it was asked, sends everybody away and takes nobody new', async () => {
    const database = await postgres.newDatabase();
    const [one, other] = [await node(database, 'one'), await node(database, 'other')];
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const [ada] = table.guests;
    const live = await Live.open(one.base, ada?.token);
    await live.watch(table.id);
    const card = (live.seen?.view.own as { readonly hand: readonly number[] } | undefined)?.hand[0];
    expect((await runs('nodes', '--database', database)).said).toEqual([
      expect.stringMatching(/^one .*:\d+ .* since 20.* well$/),
      expect.stringMatching(/^other .* well$/),
    ]);
    const move = { type: 'move', table: table.id, id: 'm', seq: 0, move: { type: 'bid', card } };
    const answered = live.request(move as never);
    const said: string[] = [];
    expect(await commands.drain.run(['--server', one.base, '--token', TOKEN], line => said.push(line))).toBe(0);
    expect(said[0]).toMatch(/^draining/);
    expect(await answered).not.toHaveProperty('code');
    expect((await new Api(one.base).call('GET', '/health/ready')).status).toBe(503);
    expect((await new Api(one.base).call('GET', '/health/live')).status).toBe(200);
    expect(await live.isClosed()).toBe(1012);
    await expect(Live.open(one.base, ada?.token)).rejects.toThrow('503');
    await expect.poll(async () => (await runs('nodes', '--database', database)).said[0]).toMatch(/ draining$/);
    const again = await Live.open(other.base, ada?.token);
    await again.watch(table.id);
    expect(again.seen?.seq).toBe(1);
    again.close();
    await one.close();
    expect((await runs('nodes', '--database', database)).said).toHaveLength(1);
  });

  test('who waits for an answer when a node is drained gets it before the goodbye; who waits for nothing goes at once', async () => {
    const database = await postgres.newDatabase();
    const [one] = [await node(database, 'one'), await node(database, 'other')];
    const table = await seatGuests(one.base, 'sealed-bids', 2, { chat: 'all' });
    const [ada, ben] = table.guests;
    const [live, idle] = [await Live.open(one.base, ada?.token), await Live.open(one.base, ben?.token)];
    await live.watch(table.id);
    const card = (live.seen?.view.own as { readonly hand: readonly number[] } | undefined)?.hand[0];
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin; lock table log, chat in exclusive mode'); // whoever saves a move or a line waits
    const messages = (): number =>
      Number(/^conclave_messages_total (\d+)$/m.exec(one.server.services.metrics.text())?.[1]);
    const before = messages();
    const asked = [
      live.request({ type: 'move', table: table.id, id: 'm', seq: 0, move: { type: 'bid', card } } as never),
      live.request({ type: 'chat', table: table.id, id: 'c', text: 'good luck' } as never),
    ];
    await expect.poll(messages).toBe(before + asked.length);
    await expect.poll(async () => (await client.query(WAITING)).rows).toHaveLength(1);
    const drained = one.server.drain();
    expect(await idle.isClosed()).toBe(1012);
    expect(live.ws.readyState).toBe(live.ws.OPEN);
    await client.query('commit');
    for (const answer of await Promise.all(asked)) expect(answer).not.toHaveProperty('code');
    expect(await live.isClosed()).toBe(1012);
    await drained;
  });
});
