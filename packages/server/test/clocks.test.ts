import type { TableSettings } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, Live } from './client.ts';
import { type House, openHouse, seatGuests, type Table } from './house.ts';

let house: House;
let now = 1_700_000_000_000;
beforeEach(async () => {
  house = await openHouse({}, { now: () => now });
});
afterEach(() => house.close());

const MINUTE = 60_000;
const sit = (settings: Partial<TableSettings>): Promise<Table> => seatGuests(house.base, 'sealed-bids', 3, settings);
const view = async ({ id, guests }: Table) =>
  new Api(house.base, guests[0]?.token).ok<{
    seq: number;
    past: { how?: string }[];
    info: { status: string; seats: { standIn?: boolean }[] };
    clock: { left: number[]; running: number[] };
  }>('GET', `/api/tables/${id}/view`);
const later = (ms: number): void => {
  now += ms;
};
const bid = async ({ id, guests }: Table, seat: number, seq: number): Promise<void> => {
  const api = new Api(house.base, guests[seat]?.token);
  const { view: seen } = await api.ok<{ view: { own: { hand: number[] } } }>('GET', `/api/tables/${id}/view`);
  await api.ok('POST', `/api/tables/${id}/moves`, {
    id: `b${seat}${seq}`,
    seq,
    move: { type: 'bid', card: seen.own.hand[0] },
  });
};

test('time in which the house was closed is taken from nobody, and 20 seconds more to come back', async () => {
  const table = await sit({ clock: { kind: 'move', seconds: 60 }, timeout: 'default' });
  await bid(table, 1, 0);
  later(50_000);
  await house.restart(() => later(10 * MINUTE));
  later(19_000);
  expect((await view(table)).clock).toEqual({ left: [10_000, 60_000, 10_000], running: [0, 2] });
  later(10_000); // 20 seconds to come back, and 9 of the 10 that were left
  expect((await view(table)).clock.left).toEqual([1000, 60_000, 1000]);
  expect((await view(table)).seq).toBe(1);
  later(1001);
  await expect.poll(async () => (await view(table)).seq).toBe(3);
  const { past, clock } = await view(table);
  expect(past.map(({ how }) => how)).toEqual([undefined, undefined, 'clock', 'clock']);
  const left = MINUTE + 2000; // four events are to be shown first
  expect(clock).toEqual({ left: [left, left, left], running: [0, 1, 2] });
});

test('a clock for the whole game runs on after a restart, without what nobody could use', async () => {
  const table = await sit({ clock: { kind: 'player', seconds: 120, increment: 10 }, timeout: 'default' });
  later(30_000);
  await bid(table, 0, 0);
  expect((await view(table)).clock).toEqual({ left: [100_000, 90_000, 90_000], running: [1, 2] });
  await house.restart(() => later(MINUTE));
  await house.restart(() => later(MINUTE)); // twice: what was given back stays given back
  later(40_000);
  expect((await view(table)).clock).toEqual({ left: [100_000, 70_000, 70_000], running: [1, 2] });
  await bid(table, 1, 0);
  expect((await view(table)).clock.left).toEqual([100_000, 80_000, 70_000]);
  later(70_001);
  await expect.poll(async () => (await view(table)).seq).toBe(3);
});

test('the table may give the seat to a bot, and its player takes it back', async () => {
  const table = await sit({ clock: { kind: 'move', seconds: 60 }, timeout: 'botSeat' });
  await bid(table, 0, 0);
  await bid(table, 1, 0);
  later(61_000);
  await expect.poll(async () => (await view(table)).info.seats[2]?.standIn).toBe(true);
  await expect.poll(async () => (await view(table)).seq).toBeGreaterThanOrEqual(4); // the bot bids in the next round too
  const info = await new Api(house.base, table.guests[2]?.token).act(table.id, { do: 'takeBack' });
  expect(info.seats[2]).toMatchObject({ kind: 'human', name: 'Cleo' });
  expect(info.seats[2]?.standIn).toBeUndefined();
});

test('the others may wait: a clock gets more time, also across a restart', async () => {
  const table = await sit({ clock: { kind: 'move', seconds: 60 }, timeout: 'default' });
  await bid(table, 0, 0);
  const live = await Live.open(house.base, table.guests[1]?.token);
  await live.watch(table.id);
  await new Api(house.base, table.guests[0]?.token).act(table.id, { do: 'wait' });
  expect((await live.next('current')).clock).toEqual({ left: [60_000, 120_000, 120_000], running: [1, 2] });
  live.close();
  await house.restart();
  later(90_000);
  expect((await view(table)).clock.left).toEqual([60_000, 50_000, 50_000]); // the first 20 seconds after it do not count
  expect((await view(table)).seq).toBe(1);
});

test('bots move by stored deadlines: one that was due before a restart moves after it', async () => {
  const paced = await openHouse({ botPaceMs: 5000 }, { now: () => now });
  const [guest] = (await seatGuests(paced.base, 'sealed-bids', 2)).guests;
  const api = new Api(paced.base, guest?.token);
  const { id } = await api.ok<{ id: string }>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: [{ kind: 'open' }, { kind: 'bot' }],
    sit: { seat: 0 },
  });
  const seq = async (): Promise<number> => {
    const again = new Api(paced.base, guest?.token); // the port may be another one
    return (await again.ok<{ seq: number }>('GET', `/api/tables/${id}/view`)).seq;
  };
  expect(await seq()).toBe(0);
  await paced.restart();
  later(5001);
  await expect.poll(seq).toBe(1);
  await paced.close();
});

test('an unstarted table expires, with a warning to those who wait at it', async () => {
  const [guest] = (await sit({})).guests;
  const api = new Api(house.base, guest?.token);
  const { id, expiresAt } = await api.ok<{ id: string; expiresAt: number }>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    settings: { visibility: 'lobby' },
    sit: { seat: 0 },
  });
  const live = await Live.open(house.base, guest?.token);
  await live.watch(id);
  later(expiresAt - now - 30 * MINUTE);
  expect(await live.next('notice')).toEqual({ type: 'notice', table: id, code: 'expiresSoon', at: expiresAt });
  later(31 * MINUTE);
  await live.until(() => (live.info?.status === 'expired' ? true : undefined), 'the end of the table');
  expect((await api.ok<{ tables: unknown[] }>('GET', '/api/lobby')).tables).toEqual([]);
  later(25 * 60 * MINUTE);
  await expect.poll(async () => (await api.call('GET', `/api/tables/${id}`)).status).toBe(404);
  live.close();
});
