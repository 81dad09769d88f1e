import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { Api, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const programs = postgresPrograms();
const KEEPER = 'a token of sixteen letters';

describe.skipIf(programs === undefined)('two nodes on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres?.stop());

  const openNode = async (database: string, node: string): Promise<House> => {
    const house = await openHouse({ database, node, adminToken: KEEPER });
    onTestFinished(() => house.close().catch(() => undefined));
    return house;
  };

  const openBoth = async (): Promise<readonly [House, House]> => {
    const database = await postgres.newDatabase();
    const one = await openNode(database, 'one');
    const other = await openNode(database, 'other');
    await one.server.node?.lookNow();
    return [one, other];
  };

  const watchAt = async (house: House, { id, guests }: Table, seat: number): Promise<Live> => {
    const live = await Live.open(house.base, guests[seat]?.token);
    await live.watch(id);
    return live;
  };

  test('people play with each other at both, and see the same to the end', async () => {
    const [one, other] = await openBoth();
    const table = await seatGuests(one.base, 'sealed-bids', 3, { chat: 'all' });
    const players = await Promise.all([one, other, other].map((house, seat) => watchAt(house, table, seat)));
    await players[0]?.request({ type: 'chat', table: table.id, id: 'c1', text: 'hello' } as { id: string });
    await players[1]?.next('chat', 0, ({ lines }) => lines.some(({ text }) => text === 'hello'));
    for (const live of players) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
    for (const live of players) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
    const views = players.map(live => live.seen?.view.table);
    for (const view of views) expect(view).toEqual(views[0]);
    for (const live of players) live.close();
  });

  test('who is banned at one is shown out of the other, and a table opened at one is in the lobby of the other', async () => {
    const [one, other] = await openBoth();
    const guest = await newGuest(one.base, 'Ada');
    const live = await Live.open(other.base, guest.token);
    live.send({ type: 'lobby', on: true });
    await live.next('lobby');
    const { id } = await new Api(one.base, guest.token).ok<{ id: string }>('POST', '/api/tables', {
      game: 'sealed-bids',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      settings: { visibility: 'lobby' },
    });
    await live.next('lobby', 0, ({ tables }) => tables.some(line => line.id === id));
    await new Api(one.base, KEEPER).ok('POST', `/api/admin/people/${guest.id}/ban`, { banned: true });
    await live.next('farewell', 0, ({ code }) => code === 'banned');
  });

  test('a clock that the other node had set runs out here when that node is gone, once', async () => {
    const [one, other] = await openBoth();
    const clock = { kind: 'move', seconds: 5 } as const;
    const table = await seatGuests(one.base, 'sealed-bids', 3, { clock, timeout: 'default' });
    const live = await watchAt(other, table, 0);
    await one.close();
    const first = await live.next('update', 0, ({ how }) => how === 'clock');
    await live.next('update', 0, ({ seq, how }) => how === 'clock' && seq > first.seq);
    live.close();
  });

  test('the house is as late as its database says, whatever the clocks of its machines say', async () => {
    const database = await postgres.newDatabase();
    const late = await openHouse({ database, node: 'late' }, { wall: () => Date.now() - 20_000 });
    onTestFinished(() => late.close());
    expect(Math.abs(late.server.services.now() - Date.now())).toBeLessThan(10_000);
  });

  test('two nodes of one name are one too many', async () => {
    const database = await postgres.newDatabase();
    await openNode(database, 'one');
    await expect(openHouse({ database, node: 'one' })).rejects.toThrow(/^a node called one is already running/);
  });
});
