import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetGuests } from '../../src/hourly/guests.ts';
import { Api, type Guest, newGuest } from '../client.ts';
import { type House, openHouse, seatGuests } from '../house.ts';

const DAY = 86_400_000;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const api = ({ token }: Guest): Api => new Api(house.base, token);
const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
const isKnown = async ({ id }: Guest): Promise<boolean> =>
  (await house.server.services.storage.person(id)) !== undefined;
const forget = (): Promise<number> => forgetGuests(house.server.services, house.server.tables);
const notSeenFor = async (days: number, ...people: readonly Guest[]): Promise<void> => {
  for (const { id } of people) {
    const sql = 'update person set seen_at = ? where id = ?';
    await house.server.services.storage.attempt([{ sql, values: [Date.now() - days * DAY, id], rows: 1 }]);
  }
};

test('a guest whom nobody saw for 180 days is forgotten; who is kept, sits somewhere, was here or was kept out is not', async () => {
  const [ada, ben, cleo, dan] = [await guest('Ada'), await guest('Ben'), await guest('Cleo'), await guest('Dan')];
  await api(ben).ok('POST', '/api/me/recovery');
  const { guests: sitters } = await seatGuests(house.base, 'sealed-bids', 2);
  const ban = { sql: 'update person set banned = 1 where id = ?', values: [dan.id], rows: 1 };
  await house.server.services.storage.attempt([ban]);
  await notSeenFor(181, ada, ben, dan, ...sitters);
  await notSeenFor(179, cleo);
  expect(await forget()).toBe(1);
  expect(await Promise.all([ada, ben, cleo, dan, ...sitters].map(isKnown))).toEqual([
    ...[false, true, true, true],
    ...sitters.map(() => true),
  ]);
  expect((await api(ada).call('GET', '/api/me')).status).toBe(401);
  expect(await forget()).toBe(0);
});

test('what they played stays, without their name', async () => {
  const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2);
  const [host, other] = guests;
  if (host === undefined || other === undefined) throw new Error('two sat down');
  await api(host).act(id, { do: 'close' });
  await notSeenFor(200, other);
  expect(await forget()).toBe(1);
  expect(await house.server.services.storage.table(id)).toMatchObject({ doc: expect.not.stringContaining(other.name) });
});

test('a house may say when, or never', async () => {
  for (const [forgetGuestsMs, count] of [
    [10 * DAY, 1],
    [0, 0],
  ] as const) {
    await house.close();
    house = await openHouse({ forgetGuestsMs });
    const ada = await guest('Ada');
    await notSeenFor(12, ada);
    expect(await forget()).toBe(count);
    expect(await isKnown(ada)).toBe(count === 0);
  }
});
