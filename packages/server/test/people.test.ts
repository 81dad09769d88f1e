import { PROTOCOL_VERSION, type TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests } from './house.ts';

const ADMIN = 'a-very-secret-admin-token';
let house: House;
beforeEach(async () => {
  house = await openHouse({ adminToken: ADMIN });
});
afterEach(() => house.close());

const api = ({ token }: Pick<Guest, 'token'>): Api => new Api(house.base, token);
const open = (host: Guest, seats = 3): Promise<TableInfo> =>
  api(host).ok('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: Array(seats).fill({ kind: 'open' }),
    settings: { watchers: 'consent', chat: 'all' },
  });
const ban = (person: string, banned = true): Promise<unknown> =>
  new Api(house.base, ADMIN).ok('POST', `/api/admin/people/${person}/ban`, { banned });
const comes = async ({ token }: Guest, id: string): Promise<Live> => {
  const live = await Live.open(house.base, token);
  await live.watch(id);
  return live;
};

test('who is banned is told so and shown the door, and is not here for the others any more', async () => {
  const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2);
  const [ada, ben] = guests as [Guest, Guest];
  const stays = await comes(ada, id);
  const goes = await comes(ben, id);
  await stays.next('presence', 0, ({ here }) => here.includes(ben.id));
  const from = stays.messages.length;
  await ban(ben.id);
  expect(await goes.next('farewell')).toEqual({ type: 'farewell', code: 'banned' });
  await goes.isClosed();
  await stays.next('presence', from, ({ here }) => !here.includes(ben.id));
  stays.close();
});

test('a new name does not bring somebody back in who is banned, and neither does a new socket', async () => {
  const ben = await newGuest(house.base, 'Ben');
  await ban(ben.id);
  expect((await api(ben).call('POST', '/api/people', { name: 'Bernd' })).json.code).toBe('banned');
  const withCookie = await new Api(house.base).call(
    'POST',
    '/api/people',
    { name: 'B' },
    { cookie: `conclave=${ben.token}` },
  );
  expect(withCookie).toMatchObject({ status: 403, json: { code: 'banned' } });
  expect((await api(ben).call('PATCH', '/api/me', { name: 'Bernd' })).json.code).toBe('banned');
  expect((await api(ben).call('DELETE', '/api/me')).json.code).toBe('banned');
  const live = new Live(house.base, ben.token);
  await live.opened();
  live.send({ type: 'hello', protocol: PROTOCOL_VERSION });
  expect(await live.next('farewell')).toEqual({ type: 'farewell', code: 'banned' });
  await live.isClosed();
  expect(live.messages.some(({ type }) => type === 'welcome')).toBe(false);
  await ban(ben.id, false);
  expect((await api(ben).call('PATCH', '/api/me', { name: 'Bernd' })).status).toBe(200);
});

test('whose token is worthless now is told so', async () => {
  const ada = await newGuest(house.base, 'Ada');
  const live = await Live.open(house.base, ada.token);
  await api(ada).ok('POST', '/api/me/token');
  expect(await live.next('farewell')).toEqual({ type: 'farewell', code: 'notKnown' });
});

test('names are unique at a table: a second Anna is Anna 2, who sits, who watches and who speaks', async () => {
  const [one, two, three] = (await Promise.all(
    ['Anna', 'anna', 'A n n a'].map(name => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
  const table = await open(one);
  await api(one).act(table.id, { do: 'sit', seat: 0 });
  const { seats } = await api(two).act(table.id, { do: 'sit', seat: 1 });
  expect(seats.map(({ name }) => name)).toEqual(['Anna', 'anna 2', '']);
  const { watchers } = await api(three).act(table.id, { do: 'askToWatch' });
  expect(watchers.map(({ name }) => name)).toEqual(['A n n a 3']);
  const live = await comes(one, table.id);
  await api(two).ok('POST', `/api/tables/${table.id}/chat`, { text: 'hello' });
  expect(await live.next('chat')).toMatchObject({ lines: [{ name: 'anna 2', text: 'hello' }] });
  live.close();
});

test('a long name has room for its number', async () => {
  const name = 'Wolfgang Amadeus Theophilus M.'; // 30
  const [one, two] = (await Promise.all([name, name].map(each => newGuest(house.base, each)))) as [Guest, Guest];
  const table = await open(one);
  await api(one).act(table.id, { do: 'sit', seat: 0 });
  const { seats } = await api(two).act(table.id, { do: 'sit', seat: 1 });
  expect(seats[1]?.name).toBe('Wolfgang Amadeus Theophilus 2');
});

test('a new name is a new name at every table one sits at, before the game and in it, and never that of another', async () => {
  const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2);
  const [ada, ben] = guests as [Guest, Guest];
  const waiting = await open(ben);
  await api(ben).act(waiting.id, { do: 'sit', seat: 0 });
  const live = await comes(ada, id);
  await api(ben).ok('PATCH', '/api/me', { name: 'Benedikt' });
  await live.until(() => (live.info?.seats[1]?.name === 'Benedikt' ? true : undefined), 'the new name');
  expect((await api(ada).ok<TableInfo>('GET', `/api/tables/${waiting.id}`)).seats[0]?.name).toBe('Benedikt');
  await api(ben).ok('PATCH', '/api/me', { name: 'Ada' });
  await live.until(() => (live.info?.seats[1]?.name === 'Ada 2' ? true : undefined), 'another Ada');
  live.close();
});

test('who only looks on has the new name too, and everybody hears of it', async () => {
  const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2, { watchers: 'anyone' });
  const [ada] = guests as [Guest, Guest];
  const fan = await newGuest(house.base, 'Fan');
  const [live, watching] = [await comes(ada, id), await comes(fan, id)];
  await api(fan).act(id, { do: 'askToWatch' });
  await api(fan).ok('PATCH', '/api/me', { name: 'Fanny' });
  await live.until(() => (live.info?.watchers[0]?.name === 'Fanny' ? true : undefined), 'the new name');
  await api(fan).ok('DELETE', '/api/me');
  await live.until(() => (live.info?.watchers.length === 0 ? true : undefined), 'that she is forgotten');
  for (const each of [live, watching]) each.close();
});

test('who is forgotten leaves: a bot plays on without the name, also at a table that was left before', async () => {
  const game = await seatGuests(house.base, 'sealed-bids', 3);
  const [ada, ben, cleo] = game.guests as [Guest, Guest, Guest];
  const waiting = await open(ben);
  await api(ben).act(waiting.id, { do: 'sit', seat: 0 });
  await api(cleo).act(game.id, { do: 'leave' });
  const { tables } = await api(cleo).ok<{ tables: unknown[] }>('GET', '/api/tables/mine');
  expect(tables).toEqual([]);
  await api(ben).ok('DELETE', '/api/me');
  await api(cleo).ok('DELETE', '/api/me');
  const { seats, host } = await api(ada).ok<TableInfo>('GET', `/api/tables/${game.id}`);
  expect(seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['human Ada', 'bot —', 'bot —']);
  expect(host).toBe(ada.id);
  const room = await api(ada).ok<TableInfo>('GET', `/api/tables/${waiting.id}`);
  expect(room.seats[0]).toMatchObject({ kind: 'open', name: '' });
  expect(JSON.stringify(await house.server.services.storage.load(game.id))).not.toMatch(/"name\\?":\\?"(Ben|Cleo)/);
});
