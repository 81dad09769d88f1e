import type { TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table, watchAll } from '../house.ts';

let house: House;
let table: Table;
let lost: Guest;
let now = 1_700_000_000_000;
beforeEach(async () => {
  house = await openHouse({ awayMs: 0 }, { now: () => now });
  table = await seatGuests(house.base, 'sealed-bids', 3);
  lost = await newGuest(house.base, 'Cleo'); // who sat on seat 2 and cleared the browser
});
afterEach(() => house.close());

const api = ({ token }: Guest): Api => new Api(house.base, token);
const player = (seat: number): Guest => table.guests[seat] as Guest;
const ask = (who: Guest, action: object) => api(who).call('POST', `/api/tables/${table.id}/actions`, action);
const claim = (who: Guest, seat = 2) => ask(who, { do: 'reseat', seat });
const agree = (who: Guest, seat = 2) => ask(who, { do: 'agree', to: 'reseat', seat });
const decline = (who: Guest, seat = 2) => ask(who, { do: 'decline', to: 'reseat', seat });
const info = (): Promise<TableInfo> => api(player(0)).ok('GET', `/api/tables/${table.id}`);
const code = async (asked: Promise<{ json: Record<string, unknown> }>): Promise<unknown> => (await asked).json.code;
const comes = async ({ token }: Guest): Promise<Live> => {
  const live = await Live.open(house.base, token);
  await live.watch(table.id);
  return live;
};

test('a seat comes back when all others who play agree: with its cards, and without its former person', async () => {
  const [outside, former] = [await comes(lost), await Live.open(house.base, player(2).token)];
  expect((await claim(lost)).status).toBe(200);
  expect((await info()).votes).toEqual([
    { what: 'reseat', seat: 2, by: 2, agreed: [], person: { id: lost.id, name: 'Cleo' } },
  ]);
  expect((await agree(player(1))).status).toBe(200);
  expect((await info()).seats[2]?.person).toBe(player(2).id);
  await agree(player(0));
  const { seats, votes } = await info();
  expect([seats[2]?.person, seats[2]?.name, votes]).toEqual([lost.id, 'Cleo', []]);
  await outside.until(() => (outside.seen?.view.seat === 2 ? true : undefined), 'the view of the seat');
  await former.watch(table.id).catch(() => undefined);
  expect(former.seen?.view.seat).not.toBe(2);
  const mine = await api(lost).ok<{ tables: { id: string }[] }>('GET', '/api/tables/mine');
  expect(mine.tables.map(({ id }) => id)).toEqual([table.id]);
  expect((await api(player(2)).ok<{ tables: unknown[] }>('GET', '/api/tables/mine')).tables).toEqual([]);
  for (const live of [outside, former]) live.close();
});

test('the host alone is enough, and a host’s own seat takes the table with it', async () => {
  await claim(lost);
  await agree(player(0));
  expect((await info()).seats[2]?.person).toBe(lost.id);
  const host = await newGuest(house.base, 'Ada');
  await claim(host, 0);
  await agree(player(1), 0);
  expect((await info()).host).toBe(player(0).id);
  await agree(lost, 0);
  const after = await info();
  expect([after.host, after.seats[0]?.person]).toEqual([host.id, host.id]);
});

test('not while its person is there, not for who sits, not for a chair nobody can vouch for', async () => {
  const here = await comes(player(2));
  expect(await code(claim(lost))).toBe('playerIsHere');
  here.close();
  await expect.poll(async () => (await claim(lost)).status).toBe(200);
  const back = await comes(player(2));
  expect(await code(agree(player(0)))).toBe('playerIsHere');
  back.close();
  expect(await code(claim(player(1)))).toBe('alreadySeated');
  expect(await code(claim(await newGuest(house.base, 'Dan')))).toBe('somebodyAsks');
  expect(await code(claim(lost, 1))).toBe('askedElsewhere');
  expect(await code(claim(lost, 9))).toBe('noSuchSeat');
  expect(await code(agree(player(2)))).toBe('notYourSeat'); // one cannot vouch for one's own seat
  expect(await code(agree(lost))).toBe('notYourSeat');
});

test('nobody’s cards go to somebody else because a line broke: the seat is given back after two minutes', async () => {
  await house.close();
  house = await openHouse({}, { now: () => now });
  table = await seatGuests(house.base, 'sealed-bids', 3);
  lost = await newGuest(house.base, 'Cleo');
  (await comes(player(2))).close();
  await expect.poll(async () => (await claim(lost)).status).toBe(200);
  now += 119_000;
  expect(await code(agree(player(0)))).toBe('waitLonger');
  expect((await info()).seats[2]?.person).toBe(player(2).id);
  now += 2000;
  expect((await agree(player(0))).status).toBe(200);
  expect((await info()).seats[2]?.person).toBe(lost.id);
});

test('the seat of somebody who is kept is nobody’s to give away, whoever asks and whoever agrees', async () => {
  await claim(lost); // before Cleo on seat 2 was kept
  await api(player(2)).ok('POST', '/api/me/recovery');
  expect(await code(agree(player(0)))).toBe('seatIsKept');
  expect(await code(claim(await newGuest(house.base, 'Dan')))).toBe('seatIsKept');
  expect((await info()).seats[2]?.person).toBe(player(2).id);
  expect((await claim(await newGuest(house.base, 'Finn'), 1)).status).toBe(200);
});

test('who is told no does not ask again; who thinks better of it may', async () => {
  await claim(lost);
  expect((await decline(lost)).status).toBe(200);
  expect((await info()).votes).toEqual([]);
  await claim(lost);
  await decline(player(1));
  expect(await code(claim(lost))).toBe('turnedAway');
  expect(JSON.stringify(await info())).not.toContain('turnedAway');
});

test('a seat among bots alone is given to nobody', async () => {
  const host = await newGuest(house.base, 'Ada');
  const seats = [{ kind: 'open' }, { kind: 'bot' }];
  const { id, status } = await api(host).ok<TableInfo>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats,
    sit: { seat: 0 },
  });
  if (status !== 'running') await api(host).act(id, { do: 'start' });
  const asked = await api(lost).call('POST', `/api/tables/${id}/actions`, { do: 'reseat', seat: 0 });
  expect(asked.json.code).toBe('nobodyToAgree');
});

test('the question outlives a move, and is forgotten with who asked it', async () => {
  const [asking, ...players] = [
    await comes(lost),
    ...(await watchAll(house.base, { ...table, guests: table.guests.slice(0, 2) })),
  ];
  await claim(lost);
  for (const live of players) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
  await players[0]?.until(() => ((players[0]?.seen?.seq ?? 0) > 1 ? true : undefined), 'moves');
  expect((await info()).votes).toHaveLength(1);
  for (const live of [asking, ...players]) live?.close();
  await api(lost).ok('DELETE', '/api/me');
  expect((await info()).votes).toEqual([]);
});
