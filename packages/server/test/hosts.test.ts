import { type AnyGame, fastChance, type SeatView } from '@conclave/kernel';
import type { TableAction, TableInfo, TableLine } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, nonce, openHouse, rulesNamed, seatGuests, type Table } from './house.ts';

let house: House;
let now = 1_700_000_000_000;
beforeEach(async () => {
  house = await openHouse({}, { now: () => now });
});
afterEach(() => house.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number): void => {
  now += ms;
};
const api = ({ token }: Guest): Api => new Api(house.base, token);
const guests = (...names: string[]): Promise<readonly Guest[]> =>
  Promise.all(names.map(name => newGuest(house.base, name)));
const open = (host: Guest, seats: number, settings = {}, game = 'sealed-bids'): Promise<TableInfo> =>
  api(host).ok('POST', '/api/tables', { game, seats: Array(seats).fill({ kind: 'open' }), settings });
const sit = (guest: Guest, { id }: { id: string }, seat: number): Promise<TableInfo> =>
  api(guest).act(id, { do: 'sit', seat, nonce: nonce(seat) });
const refusal = async (guest: Guest, id: string, action: TableAction): Promise<unknown> =>
  (await api(guest).call('POST', `/api/tables/${id}/actions`, action)).json.code;
const info = (id: string): Promise<TableInfo> => new Api(house.base).ok('GET', `/api/tables/${id}`);
const comes = async ({ token }: Guest, id: string): Promise<Live> => {
  const live = await Live.open(house.base, token);
  await live.watch(id);
  return live;
};
const goes = async (live: Live, { id: person }: Guest, table: string): Promise<void> => {
  live.close();
  await expect.poll(() => house.server.tables.at(table).present().has(person)).toBe(false);
};
const ended = (live: Live, status: string): Promise<TableInfo> =>
  live.until(() => (live.info?.status === status ? live.info : undefined), status);

test('a host who leaves before the start hands the table to the next person; an empty one waits for the next who sits down', async () => {
  const [ada, ben, cleo] = (await guests('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest];
  const table = await open(ada, 4);
  await sit(ada, table, 0);
  await sit(ben, table, 2);
  await sit(cleo, table, 1);
  expect((await api(ada).act(table.id, { do: 'leave' })).host).toBe(cleo.id);
  expect(await refusal(ada, table.id, { do: 'seatBot', seat: 0 })).toBe('onlyTheHost');
  await api(cleo).act(table.id, { do: 'seatBot', seat: 0 });
  expect((await api(cleo).act(table.id, { do: 'leave' })).host).toBe(ben.id);
  await api(ben).act(table.id, { do: 'leave' });
  expect((await sit(ada, table, 1)).host).toBe(ada.id);
});

test('a host who has been away for two minutes hands the table to the next person who is there, and not one who reloads', async () => {
  const [ada, ben, cleo] = (await guests('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest];
  const table = await open(ada, 4);
  await sit(ada, table, 0);
  await sit(ben, table, 1);
  await sit(cleo, table, 2);
  const host = await comes(ada, table.id);
  await goes(await comes(ben, table.id), ben, table.id);
  const here = await comes(cleo, table.id);
  later(30 * MINUTE);
  const quiet = async (): Promise<void> =>
    expect.poll(async () => (await house.server.services.storage.due(now, 10)).length).toBe(0);
  await quiet();
  await goes(host, ada, table.id);
  later(MINUTE);
  await quiet();
  expect((await info(table.id)).host).toBe(ada.id);
  later(2 * MINUTE);
  await expect.poll(async () => (await info(table.id)).host).toBe(cleo.id); // Ben sits before her, and is away
  here.close();
});

test('who leaves a running game hands the table on too', async () => {
  const { id, guests: people } = await seatGuests(house.base, 'sealed-bids', 3);
  const left = await api(people[0] as Guest).act(id, { do: 'leave' });
  expect(left.host).toBe(people[1]?.id);
});

test('the game does not begin over the heads of people who are away, but when they come', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const table = await open(ada, 2);
  const away = await comes(ada, table.id);
  await sit(ada, table, 0);
  await goes(away, ada, table.id);
  const waiting = await comes(ben, table.id);
  expect((await sit(ben, table, 1)).status).toBe('open');
  const back = await comes(ada, table.id);
  await ended(back, 'running');
  await ended(waiting, 'running');
  for (const live of [waiting, back]) live.close();
});

test('after a restart of the house it does not begin without those who sat here before it', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const table = await open(ada, 2);
  await sit(ada, table, 0);
  await house.restart(() => later(MINUTE));
  expect((await sit(ben, table, 1)).status).toBe('open');
  expect((await api(ada).act(table.id, { do: 'start' })).status).toBe('running');
});

test('a chair that goes to a bot, or is freed, ends the waiting: then the host begins', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const table = await open(ada, 2);
  const away = await comes(ben, table.id);
  await sit(ben, table, 1);
  await goes(away, ben, table.id);
  expect((await sit(ada, table, 0)).status).toBe('open');
  await api(ada).act(table.id, { do: 'openSeat', seat: 1 });
  await api(ada).act(table.id, { do: 'seatBot', seat: 1 });
  const here = await comes(ada, table.id);
  here.send({ type: 'ping' });
  await here.next('pong');
  expect((await info(table.id)).status).toBe('open');
  here.close();
});

test('the host begins with those who are there: free chairs go, and those that the game needs go to bots', async () => {
  const [ada, ben, cleo] = (await guests('Ada', 'Ben', 'Cleo')) as [Guest, Guest, Guest];
  const table = await open(ada, 4);
  await sit(ada, table, 0);
  await sit(cleo, table, 3);
  await sit(ben, table, 2);
  expect(await refusal(ada, table.id, { do: 'start' })).toBe('seatsOpen');
  expect(await refusal(ben, table.id, { do: 'start', asWeAre: true })).toBe('onlyTheHost');
  const begun = await api(ada).act(table.id, { do: 'start', asWeAre: true });
  expect(begun.status).toBe('running');
  expect(begun.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(begun.seal.nonces).toEqual([nonce(0), nonce(2), nonce(3)]);
  await house.restart();
  const { tables } = await api(cleo).ok<{ tables: TableLine[] }>('GET', '/api/tables/mine');
  expect(tables.map(({ id }) => id)).toEqual([table.id]);
  const alone = await open(ada, 4);
  await sit(ada, alone, 1);
  const withBots = await api(ada).act(alone.id, { do: 'start', asWeAre: true });
  expect(withBots.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
});

test('the host closes a table, before the game and in it, and everyone is told', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const early = await open(ada, 3);
  const waiting = await comes(ben, early.id);
  expect(await refusal(ben, early.id, { do: 'close' })).toBe('onlyTheHost');
  await api(ada).act(early.id, { do: 'close' });
  expect(await ended(waiting, 'abandoned')).toMatchObject({ closedBy: 'host' });
  expect(await refusal(ben, early.id, { do: 'sit', seat: 0 })).toBe('alreadyStarted');
  later(DAY + 1);
  await waiting.next('gone');
  const { id, guests: people } = await seatGuests(house.base, 'sealed-bids', 3);
  const player = await comes(people[1] as Guest, id);
  expect(await refusal(people[1] as Guest, id, { do: 'close' })).toBe('onlyTheHost');
  await api(people[0] as Guest).act(id, { do: 'close' });
  expect(await ended(player, 'abandoned')).toMatchObject({ closedBy: 'host' });
  for (const live of [waiting, player]) live.close();
});

test('a table of the lobby goes minutes after the last person has; one with people stays, and so does a private one', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const left = await open(ada, 2, { visibility: 'lobby' });
  const kept = await open(ben, 2, { visibility: 'lobby' });
  const hidden = await open(ben, 2);
  const first = await comes(ada, left.id);
  const second = await comes(ben, kept.id);
  later(30 * MINUTE);
  await expect.poll(async () => (await house.server.services.storage.due(now, 10)).length).toBe(0);
  await goes(first, ada, left.id);
  later(10 * MINUTE);
  await expect.poll(async () => (await info(left.id)).status).toBe('expired');
  const { tables } = await new Api(house.base).ok<{ tables: TableLine[] }>('GET', '/api/lobby');
  expect(tables.map(({ id }) => id)).toEqual([kept.id]);
  expect((await info(hidden.id)).status).toBe('open');
  second.close();
});

/** Whoever is asked makes the smallest move. */
const moveAt = async ({ id, guests: people }: Table, game: string): Promise<void> => {
  const rules = rulesNamed(game);
  for (const [seat, guest] of people.entries()) {
    const { seq, view } = await api(guest).ok<{ seq: number; view: SeatView<AnyGame> }>(
      'GET',
      `/api/tables/${id}/view`,
    );
    if (!rules.toAct(view.table).includes(seat)) continue;
    const move = rules.timeoutMove(view.table, view.own, seat, fastChance(1));
    await api(guest).ok('POST', `/api/tables/${id}/moves`, { id: `m${seq}`, seq, move });
    return;
  }
};

test('a game that nobody touches for 30 days is closed, and those who sit there are told three days before', async () => {
  const table = await seatGuests(house.base, 'seven-seals', 3);
  later(20 * DAY);
  await moveAt(table, 'seven-seals');
  later(20 * DAY);
  await expect.poll(async () => (await house.server.services.storage.due(now, 10)).length).toBe(0);
  expect((await info(table.id)).expiresAt).toBeUndefined(); // a move was made meanwhile
  later(7 * DAY);
  await expect.poll(async () => (await info(table.id)).expiresAt).toBe(now + 3 * DAY);
  const { tables } = await api(table.guests[1] as Guest).ok<{ tables: TableLine[] }>('GET', '/api/tables/mine');
  expect(tables[0]?.expiresAt).toBe(now + 3 * DAY);
  later(2 * DAY);
  await moveAt(table, 'seven-seals'); // and it stays
  expect((await info(table.id)).expiresAt).toBeUndefined();
  later(DAY);
  await expect.poll(async () => (await house.server.services.storage.due(now, 10)).length).toBe(0);
  expect((await info(table.id)).status).toBe('running');
  later(26 * DAY);
  await expect.poll(async () => (await info(table.id)).expiresAt).toBeDefined();
  const visitor = await comes(table.guests[2] as Guest, table.id);
  expect(visitor.info?.expiresAt).toBe(now + 3 * DAY);
  later(3 * DAY);
  expect(await ended(visitor, 'abandoned')).toMatchObject({ closedBy: 'nobody' });
  visitor.close();
});

test('where a decision may take 30 days, nobody is warned before it was due', async () => {
  const { id } = await seatGuests(house.base, 'sealed-bids', 3, { clock: { kind: 'days', days: 30 } });
  later(29 * DAY);
  await expect.poll(async () => (await house.server.services.storage.due(now, 10)).length).toBe(0);
  expect((await info(id)).expiresAt).toBeUndefined();
});

test('what the table’s own clock does is nobody’s touch', async () => {
  const { id } = await seatGuests(house.base, 'sealed-bids', 3, { timeout: 'default' });
  const storage = house.server.services.storage;
  for (let day = 0; day < 27 && (await info(id)).status === 'running'; day += 1) {
    later(DAY);
    await expect.poll(async () => (await storage.due(now, 10)).length).toBe(0);
  }
  const { status, expiresAt } = await info(id);
  expect(status === 'over' || expiresAt !== undefined).toBe(true);
});
