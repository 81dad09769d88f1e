import type { BellNotices, Club, NewChannel, TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { configFrom } from '../../src/index.ts';
import { Api, type Guest, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, watchAll } from '../house.ts';
import { LOOPBACK, openPostOffice } from '../notices/post-office.ts';
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

  test('an invitation, a chair, a steward’s word and a club that is heard elsewhere are the same there, and who is forgotten is named nowhere', async () => {
    const office = await openPostOffice();
    onTestFinished(() => void office.close());
    const house = await openHouse({ database: await postgres.newDatabase() }, { outside: LOOPBACK });
    onTestFinished(() => house.close());
    const [ada, ben, cleo] = (await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => newGuest(house.base, name)))) as [
      Guest,
      Guest,
      Guest,
    ];
    const api = ({ token }: Guest): Api => new Api(house.base, token);
    const { id: club, invite } = await api(ada).ok<Club>('POST', '/api/clubs', { name: 'The Owls' });
    for (const who of [ben, cleo]) await api(who).ok('POST', '/api/clubs/join', { code: invite?.code });
    const hook = { url: `${office.url}/hook`, form: 'generic' };
    const { channel } = await api(ada).ok<NewChannel>('POST', `/api/clubs/${club}/webhooks`, hook);
    const [, code] = /code is ([A-Z0-9]+)/.exec(office.letters[0]?.body.toString() ?? '') ?? [];
    await api(ada).ok('POST', `/api/clubs/${club}/webhooks/${channel.id}/code`, { code });
    const wish = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }], club, sit: { seat: 0 } };
    const { id } = await api(ada).ok<TableInfo>('POST', '/api/tables', wish);
    await expect.poll(() => office.letters.length).toBe(2);
    expect(JSON.parse(office.letters[1]?.body.toString() ?? '')).toMatchObject({ kind: 'table' });
    await api(ada).ok('POST', `/api/tables/${id}/invitations`, { person: ben.id });
    const { notices } = await api(ben).ok<BellNotices>('GET', '/api/me/notices');
    expect(notices).toMatchObject([{ kind: 'invited', by: 'Ada', table: id }]);
    await api(ada).ok('PUT', `/api/clubs/${club}/members/${ben.id}/mute`, { hours: 1, reason: 'loud' });
    await api(ben).act(id, { do: 'sit', seat: 1 });
    expect((await api(ben).call('POST', `/api/tables/${id}/chat`, { text: 'hello' })).json.code).toBe('mutedInClub');
    const open = await api(ada).ok<TableInfo>('POST', '/api/tables', { ...wish, settings: { watchers: 'anyone' } });
    await api(cleo).act(open.id, { do: 'askToWatch' });
    await api(cleo).ok('DELETE', '/api/me');
    const rows = await house.server.services.storage.ask('game_table', '');
    expect(rows.filter(({ doc }) => doc.includes(cleo.id))).toEqual([]);
    await api(ada).ok('DELETE', `/api/clubs/${club}`);
    expect(await house.server.services.storage.count('channel', 'where person_id = ?', club)).toBe(0);
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
