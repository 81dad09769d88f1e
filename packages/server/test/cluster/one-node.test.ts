import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { configFrom } from '../../src/index.ts';
import { Live, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, watchAll } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const programs = postgresPrograms();

test('an address that is none is said in one sentence, without what stands in it', () => {
  expect(() => configFrom(['--database', 'mysql://me:secret@host/x'], {})).toThrow(
    /^the database must be an address that begins with postgres:\/\/$/,
  );
  expect(() => configFrom([], { CONCLAVE_URL: 'conclave.example' })).toThrow(/^the url must be an address/);
  expect(() => configFrom(['--node', 'a b'], {})).toThrow(/^the name of a node/);
  const { database, node, url } = configFrom(['--node', 'a-1'], {
    CONCLAVE_DATABASE: 'postgresql://host/house',
    CONCLAVE_URL: 'https://conclave.example',
  });
  expect({ database, node, url }).toEqual({
    database: 'postgresql://host/house',
    node: 'a-1',
    url: 'https://conclave.example',
  });
});

describe.skipIf(programs === undefined)('a house on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres?.stop());

  const openHere = async (database: string): Promise<House> => {
    const house = await openHouse({ database });
    onTestFinished(() => house.close());
    return house;
  };

  test('is played at to the end, and all of it is there after a restart', async () => {
    const house = await openHere(await postgres.newDatabase());
    const table = await seatGuests(house.base, 'seven-seals', 3);
    const players = await watchAll(house.base, table);
    for (const live of players) new RandomPlayer(live, rulesNamed('seven-seals'), table.id);
    for (const live of players) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
    await house.restart();
    const [host] = table.guests;
    const again = await Live.open(house.base, host?.token);
    await again.watch(table.id);
    expect(again.info?.status).toBe('over');
    expect(again.seen?.view).toEqual(players[0]?.seen?.view);
    again.ws.terminate();
  });

  test('who comes while its database is gone is sent away for a moment, and finds the table when it is back', async () => {
    const own = await startPostgres(programs ?? '');
    onTestFinished(() => own.stop());
    const house = await openHere(await own.newDatabase());
    const table = await seatGuests(house.base, 'sealed-bids', 2);
    const live = await Live.open(house.base); // of somebody whom the house knows it might ask anew who that is, and hang up
    await own.kill();
    live.send({ type: 'watch', table: table.id });
    expect((await live.next('gone')).code).toBe('serverError');
    expect(await live.isClosed()).toBe(1013);
    await own.start();
    const again = await Live.open(house.base, table.guests[0]?.token);
    await again.watch(table.id);
    expect(again.info?.status).toBe('running');
    again.close();
  });
});
