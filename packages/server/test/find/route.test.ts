import type { FindWish, TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';

const SECOND = 1000;
const WISH: FindWish = { game: 'dogma', seats: 3, pace: 'fast', rated: false };
let house: House;
let now: number;
beforeEach(async () => {
  now = 1_700_000_000_000;
  house = await openHouse({}, { now: () => now });
});
afterEach(() => house.close());

const api = ({ token }: Guest): Api => new Api(house.base, token);
const asks = (who: Guest, wish: object = {}) => api(who).call('POST', '/api/find', { ...WISH, ...wish });
const finds = (who: Guest, wish: object = {}) => api(who).ok<TableInfo>('POST', '/api/find', { ...WISH, ...wish });
const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
const leaves = (who: Guest, id: string) => api(who).act(id, { do: 'leave' });
const infoOf = (id: string) => new Api(house.base).ok<TableInfo>('GET', `/api/tables/${id}`);
const until = (id: string, is: (info: TableInfo) => boolean) =>
  expect.poll(async () => is(await infoOf(id))).toBe(true);

test.each([
  ['a game that nobody knows', { game: 'chess' }, 400, 'unknownGame'],
  ['too few chairs', { seats: 1 }, 400, 'seatCount'],
  ['too many chairs', { seats: 9 }, 400, 'seatCount'],
  ['no number at all', { seats: 0 }, 400, 'malformed'],
  ['another pace', { pace: 'soon' }, 400, 'malformed'],
  ['what counts, as a guest', { rated: true }, 409, 'keptOnly'],
])('%s is refused', async (_, wish, status, code) => {
  const answer = await asks(await guest('Ada'), wish);
  expect([answer.status, answer.json.code]).toEqual([status, code]);
});

test('who looks for a table already does not look for another; the table is the house’s while it collects', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')];
  const { id } = await finds(ada);
  expect((await asks(ada, { seats: 4 })).json.code).toBe('alreadyFinding');
  await finds(ben);
  for (const action of [
    { do: 'start', asWeAre: true },
    { do: 'close' },
    { do: 'openSeat', seat: 1 },
    { do: 'seatBot', seat: 2 },
  ]) {
    const answer = await api(ada).call('POST', `/api/tables/${id}/actions`, action);
    expect(answer.json.code, action.do).toBe('houseFills');
  }
  const lobby = await api(ben).ok<{ tables: { id: string }[] }>('GET', '/api/lobby');
  expect(lobby.tables.map(table => table.id)).toEqual([id]);
});

test('asked again under the same word, because the answer was lost, it is the same chair, also when the game has begun', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')];
  const first = await finds(ada, { seats: 2, id: 'of Ada' });
  expect((await finds(ada, { seats: 2, id: 'of Ada' })).id).toBe(first.id);
  const second = await finds(ben, { seats: 2, id: 'of Ben' });
  expect([second.id, second.status]).toEqual([first.id, 'running']);
  for (const [who, id] of [
    [ada, 'of Ada'],
    [ben, 'of Ben'],
  ] as const) {
    expect(await finds(who, { seats: 2, id })).toMatchObject({ id: first.id, status: 'running' });
    expect((await api(who).ok<{ tables: object[] }>('GET', '/api/tables/mine')).tables).toHaveLength(1);
  }
  expect((await finds(ben, { seats: 2, id: 'once more' })).id).not.toBe(first.id);
});

test('the house fills by itself, and nobody who has gone is dealt in', async () => {
  const people = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
  const infos = [];
  for (const who of people) infos.push(await finds(who, { seats: 4 }));
  const { id } = infos[0] ?? expect.fail('no table');
  const gone = await Live.open(house.base, people[0]?.token);
  await gone.watch(id);
  gone.close();
  await until(id, ({ seats }) => seats[0]?.present === false);
  now += 60 * SECOND;
  await until(id, ({ status }) => status === 'running');
  const { seats, host } = await infoOf(id);
  expect(seats.map(({ kind, name }) => (kind === 'human' ? name : kind))).toEqual(['bot', 'Ben', 'Cleo', 'bot']);
  expect(host).toBe(people[1]?.id);
});

test('alone after a minute: bots sit down if one wants it, and a slow game waits for nobody who looks away', async () => {
  const ada = await guest('Ada');
  const { id } = await finds(ada, { pace: 'slow' });
  expect((await infoOf(id)).settings.clock).toEqual({ kind: 'days', days: 3 });
  now += 60 * SECOND;
  await until(id, ({ find }) => find?.state === 'short');
  for (const seat of [1, 2]) await api(ada).act(id, { do: 'seatBot', seat });
  expect((await api(ada).act(id, { do: 'start' })).status).toBe('running');
});

test('who leaves three tables in ten minutes pauses for five', async () => {
  const ada = await guest('Ada');
  for (let times = 0; times < 3; times += 1) {
    const { id } = await finds(ada);
    await leaves(ada, id);
    now += 100 * SECOND;
  }
  expect((await asks(ada)).json.code).toBe('findPauses');
  expect((await api(ada).ok<{ walkouts: unknown[] }>('GET', '/api/me/export')).walkouts).toHaveLength(3);
  now += 199 * SECOND;
  expect((await asks(ada)).json.code).toBe('findPauses');
  now += 2 * SECOND;
  expect((await asks(ada)).status).toBe(200);
  const ben = await guest('Ben');
  for (let times = 0; times < 3; times += 1) {
    const { id } = await finds(ben);
    await leaves(ben, id);
    now += 400 * SECOND;
  }
  expect((await asks(ben)).status).toBe(200);
});

test('after the house was closed, people have a moment to come back before bots sit down', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')];
  const { id } = await finds(ada);
  await finds(ben);
  await house.restart(() => {
    now += 300 * SECOND;
  });
  const lives = [];
  for (const who of [ada, ben]) {
    const live = await Live.open(house.base, who.token);
    await live.watch(id);
    lives.push(live);
  }
  now += 60 * SECOND;
  await until(id, ({ status }) => status === 'running');
  for (const live of lives) live.close();
});

test('a house that finds no tables says nothing of it', async () => {
  await house.close();
  house = await openHouse({ finds: false });
  expect((await asks(await guest('Ada'))).status).toBe(404);
  const { paths } = await new Api(house.base).ok<{ paths: object }>('GET', '/api/openapi.json');
  expect(Object.keys(paths)).not.toContain('/api/find');
});
